// The first game with dice: the dice game itself, and Alcazaba, where the dice bring tiles for a palace.

import { at, mine, PALACE, type Context, type Step } from './steps';

const BOARD = at('board', 'main.table .board');
const DICE = at('dice', 'main.table .dice');
const TRAY = 'main.table .tray';
const PLAYING = [...DICE, ...BOARD, TRAY];
const canThrow = (c: Context): boolean => c.legal.some((a) => a.kind === 'throw');
const canMark = (c: Context): boolean => c.legal.some((a) => a.kind === 'mark');

const TURN: readonly Step[] = [
  { key: 'turn', target: [], wait: { turn: true }, when: (c) => !mine(c) },
  { key: 'd.keep', target: DICE, clear: PLAYING, wait: { actions: ['throw', 'mark'] }, when: canThrow },
  { key: 'd.mark', target: BOARD, clear: [...BOARD, TRAY], wait: { actions: ['mark'] }, when: canMark },
  { key: 'd.rank', target: BOARD },
];

export const DICE_STEPS: readonly Step[] = [
  { key: 'd.welcome', target: [] },
  { key: 'd.columns', target: BOARD, clear: [TRAY] },
  ...TURN,
  { key: 'd.goOn', target: [], clear: PLAYING, wait: { event: 'points' } },
  { key: 'd.rewards', target: BOARD, clear: PLAYING },
  { key: 'd.chips', target: at('players', 'main.table .players') },
  { key: 'd.toScoring', target: [], clear: PLAYING, wait: { event: 'scoring' } },
  { key: 'd.scored', target: at('score', 'main.table .score', 'main.table .bar') },
  { key: 'finish', target: [] },
];

export const ALCAZABA_STEPS: readonly Step[] = [
  { key: 'a.welcome', target: [] },
  { key: 'a.columns', target: BOARD, clear: [TRAY] },
  ...TURN,
  { key: 'a.goOn', target: [], clear: PLAYING, wait: { actions: ['take', 'place', 'reserve'], event: 'scoring' } },
  {
    key: 'a.place',
    target: PALACE,
    clear: [...PALACE, TRAY, ...DICE],
    wait: { actions: ['place', 'reserve'] },
    when: (c) => c.decision?.kind === 'place' && mine(c),
  },
  { key: 'wall', target: PALACE },
  { key: 'a.redesign', target: PALACE },
  { key: 'd.toScoring', target: [], clear: [...PLAYING, ...PALACE], wait: { event: 'scoring' } },
  { key: 'scored', target: at('score', 'main.table .score', 'main.table .bar') },
  { key: 'finish', target: [] },
];
