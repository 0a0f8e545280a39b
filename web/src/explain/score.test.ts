import { expect, it, vi } from 'vitest';
import { differingHoles } from '../i18n/book';
import { highlight, pointsOf, rowsOf, runningTotals, sourcesOf, standingsOf, type Scoring } from './score';
import { whereTiles } from './tiles';
import { useFacts } from '../state/facts.svelte';
import type { View } from '../state/types';

vi.mock('../state/settings.svelte', () => ({ settings: { lang: 'en' } }));

const scorings: Scoring[] = [
  {
    round: 1,
    lines: [
      {
        player: 0,
        category: 'buildings',
        type: 'tower',
        points: 6,
        rule: 'base.5.majority',
        cells: [
          [1, 0],
          [0, 1],
        ],
      },
      { player: 1, category: 'wall', points: 4, rule: 'base.4.longest-wall', segments: [[0, 0, 'N']] },
      { player: 'dirk', category: 'buildings', type: 'garden', points: 5, rule: 'base.5.majority' },
    ],
  },
  {
    round: 2,
    lines: [
      {
        player: 1,
        category: 'camps',
        points: 3,
        rule: 'camps.5',
        cells: [
          [0, 1],
          [0, 0],
          [0, -1],
        ],
      },
    ],
  },
];

it('arranges lines by row and player', () => {
  const rows = rowsOf(scorings);
  expect(rows.map((r) => r.key)).toEqual([
    'pavilion',
    'seraglio',
    'arcades',
    'chambers',
    'garden',
    'tower',
    'wall',
    'camps',
  ]);
  expect(pointsOf(scorings[0]?.lines ?? [], rows[5] ?? null, 0)).toBe(6);
  expect(pointsOf(scorings[0]?.lines ?? [], null, 'dirk')).toBe(5);
  expect(runningTotals(scorings, 2)).toEqual([
    [0, 6, 6],
    [0, 4, 7],
  ]);
  expect(sourcesOf(scorings, rows, 1, 15).at(-1)).toEqual({ row: null, points: 8 });
});

it('marks cells and draws a line where cells form one', () => {
  expect(highlight(scorings[1]?.lines ?? [], 1)).toMatchObject({ line: true, seat: 1 });
  expect(highlight(scorings[0]?.lines.slice(0, 1) ?? [], 0)).toMatchObject({
    line: false,
    cells: [
      [1, 0],
      [0, 1],
    ],
  });
});

it('has the same holes in every language', () => expect(differingHoles('explain')).toEqual([]));

it('knows all tiles of the bag and where the open ones are', () => {
  const ids = [
    'tower-9-ne',
    'garden-6-esw',
    'arcades-9-0',
    'tower-13-e',
    'pavilion-8-0',
    'pavilion-2-new',
    'tower-7-new',
  ];
  useFacts({ tiles: { ...Object.fromEntries(ids.map((id) => [id, { bag: true }])), 'hut-garden-n': {} } });
  const view = {
    modules: [],
    options: {},
    players: [{ palace: [{ tile: 'tower-9-ne', at: [1, 0] }], reserve: ['garden-6-esw'] }],
    market: ['arcades-9-0', null],
    dirk: ['tower-13-e'],
    aside: ['pavilion-8-0'],
  } as unknown as View;
  const where = whereTiles(view);
  expect(where.get('tower-9-ne')).toEqual({ at: 'palace', seat: 0 });
  expect(where.get('garden-6-esw')).toEqual({ at: 'reserve', seat: 0 });
  expect(where.get('arcades-9-0')).toEqual({ at: 'market', seat: null });
  expect(where.get('tower-13-e')).toEqual({ at: 'dirk', seat: null });
  expect(where.get('pavilion-2-new')).toEqual({ at: 'left', seat: null });
  expect([...where.values()].filter((w) => w.at === 'left')).toHaveLength(2);
  expect(where.has('hut-garden-n')).toBe(false);
});

it('shares the points of the places that equal ones take, as players reckon', () => {
  const all = standingsOf(
    [
      [0, 2],
      [1, 2],
      [2, 1],
      ['dirk', 0],
    ],
    [8, 4, 1],
  );
  expect(all).toEqual([
    { who: [0, 1], count: 2, prizes: [8, 4], each: 6 },
    { who: [2], count: 1, prizes: [1], each: 1 },
  ]);
  expect(
    standingsOf(
      [
        [0, 1],
        [1, 1],
      ],
      [5],
    )[0]?.each,
  ).toBe(2);
});
