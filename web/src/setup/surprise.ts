// 'Surprise me': some modules of about the weight that is wanted, around those that are to stay.

export type Wanted = 'light' | 'middling' | 'heavy' | 'any';

export interface Candidate {
  slug: string;
  weight: number;
}

const MEAN: Record<Exclude<Wanted, 'any'>, number> = { light: 1.2, middling: 1.9, heavy: 2.6 };
const TRIES = 60;

/** The best of many random draws: the weight is met as well as it can be, and nothing slow comes together if it need not. */
export function draw(
  all: readonly Candidate[],
  locked: readonly string[],
  count: number,
  wanted: Wanted,
  slow: (slugs: readonly string[]) => number = () => 0,
  random: () => number = Math.random,
): string[] {
  const kept = all.filter((c) => locked.includes(c.slug));
  const others = all.filter((c) => !locked.includes(c.slug));
  const missing = Math.min(others.length, Math.max(0, count - kept.length));
  let best: Candidate[] = kept;
  let least = Infinity;
  for (let i = 0; i < TRIES; ++i) {
    const rest = [...others];
    const drawn = Array.from({ length: missing }, () => rest.splice(Math.floor(random() * rest.length), 1)[0]).filter(
      (c) => c !== undefined,
    );
    const set = [...kept, ...drawn];
    const mean = drawn.length === 0 ? 0 : drawn.reduce((n, c) => n + c.weight, 0) / drawn.length;
    // Within a third of the wanted weight every draw is as good as any other: otherwise the same few would always come.
    const off = wanted === 'any' ? 0 : Math.max(0, Math.abs(mean - MEAN[wanted]) - 0.35);
    const fault = off + slow(set.map((c) => c.slug));
    if (fault < least) [best, least] = [set, fault];
    if (fault === 0) break;
  }
  return all.filter((c) => best.includes(c)).map((c) => c.slug);
}
