// The first game of the Red Palace: what it adds to Alhambra, between the steps they share.

import { at, canPayExactly, DISPLAY, has, mine, owns, PALACE, SHOPPING, TRAY, type Step } from './steps';

const YARD = at('market', 'main.table section.market');
const PREVIEW = at('preview', 'main.table .preview');
const BOARD = at('guard-board', 'main.table .board');
const ABILITIES = at('abilities', 'main.table .abilities');
const ROWS = at('rows', 'main.table .rows');

export const RED_STEPS: readonly Step[] = [
  { key: 'r.welcome', target: [] },
  { key: 'r.yard', target: YARD },
  { key: 'r.preview', target: PREVIEW },
  { key: 'r.board', target: BOARD },
  { key: 'turn', target: [], wait: { turn: true }, when: (c) => !mine(c) },
  {
    key: 'r.act',
    target: YARD,
    clear: [...SHOPPING, ...BOARD],
    wait: { actions: ['take_money', 'buy'] },
    variant: (c) => (canPayExactly(c) ? 'buyExact' : has(c, 'buy') ? 'r.act' : 'take'),
  },
  {
    key: 'others',
    target: at('others', 'main.table .others', 'main.table .plates'),
    wait: { turn: true },
    when: (c) => !mine(c),
  },
  { key: 'r.abilities', target: ABILITIES, when: mine },
  {
    key: 'r.again',
    target: DISPLAY,
    clear: [...SHOPPING, ...BOARD],
    wait: { actions: ['take_money', 'buy', 'redesign_add', 'redesign_remove', 'redesign_swap'] },
    when: (c) => c.decision?.kind === 'main_action' && mine(c),
  },
  {
    key: 'r.end',
    target: ABILITIES,
    clear: [TRAY, ...BOARD],
    wait: { actions: ['pass', 'place', 'reserve'] },
    when: (c) => c.decision?.kind === 'abilities' && mine(c),
  },
  {
    key: 'place',
    target: PALACE,
    clear: [TRAY, 'main.table .reserve'],
    wait: { actions: ['place', 'reserve'] },
    when: (c) => c.decision?.kind === 'place' && mine(c),
  },
  { key: 'r.guards', target: PALACE, when: owns },
  { key: 'r.rows', target: ROWS },
  { key: 'goOn', target: [], clear: [...SHOPPING, ...PALACE], wait: { event: 'scoring' } },
  { key: 'scored', target: at('score', 'main.table .score', 'main.table .bar') },
  { key: 'r.finish', target: BOARD },
];
