// The levels of bots, as far as the server has them. Fixed yardsticks are offered only where there is nothing else.

const YARDSTICKS: readonly string[] = ['greedy', 'flat'];
const USUAL = 'normal';

/** What players may choose from. */
export const offered = (bots: readonly string[]): string[] =>
  bots.filter((b) => !bots.includes(USUAL) || !YARDSTICKS.includes(b));

/** Who sits down where nobody said otherwise. */
export const usualLevel = (bots: readonly string[]): string =>
  [USUAL, ...YARDSTICKS].find((level) => bots.includes(level)) ?? bots[0] ?? USUAL;
