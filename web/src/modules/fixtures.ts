// A real game with all eight modules, three players, after the first scoring (one hand and the display touched up);
// and the scorings of how it ended. For the gallery and for trying out; written by the engine.

import type { ScoreLine } from '../explain/score';
import type { Action, Decision, SeatInfo, View } from '../state/types';

export const seats: SeatInfo[] = [
  { name: 'Player 1' },
  { name: 'Player 2', bot: true },
  { name: 'Player 3', bot: true },
];

const played = JSON.parse(`{
 "game": "alhambra",
 "modules": [
  "viziers-favour",
  "camps",
  "bureau-de-change",
  "diamonds",
  "characters",
  "bonus-cards",
  "workers-huts",
  "city-gates"
 ],
 "options": {},
 "players": [
  {
   "score": 20,
   "hand_count": 10,
   "hand": ["denar-3", "denar-5", "dirham-7", "dirham-9", "ducat-1", "florin-3", "florin-5", "diamond-6", "diamond-7", "bureau-denar-florin"],
   "palace": [{"tile": "pavilion-5-nw", "at": [0, -1]}, {"tile": "seraglio-4-ne", "at": [-2, -4]}, {"tile": "seraglio-6-es", "at": [-2, -1], "gate": "E"}, {"tile": "arcades-10-0", "at": [-2, -3]}, {"tile": "chambers-7-ne", "at": [1, -1]}, {"tile": "garden-6-esw", "at": [0, 1]}, {"tile": "tower-7-new", "at": [-1, -1]}, {"tile": "tower-9-es", "at": [-1, 1]}, {"tile": "tower-10-w", "at": [-1, 0]}, {"tile": "camp-s", "at": [0, -2]}, {"tile": "camp-ne", "at": [-2, 0]}, {"tile": "camp-sw", "at": [-2, -5]}, {"tile": "camp-nw", "at": [2, 0]}, {"tile": "hut-seraglio-es", "at": [1, 0]}, {"tile": "hut-arcades-e", "at": [-2, -2]}],
   "reserve": ["hut-tower-s"],
   "viziers-favour": {"awake": false},
   "characters": {"cards": ["miser", "builder", "merchant", "wise-man", "city-watch"]},
   "bonus-cards": {"open": ["bonus-arcades-10-0"], "hand": ["bonus-chambers-10-0", "bonus-garden-10-0"]}
  },
  {
   "score": 21,
   "hand_count": 7,
   "palace": [{"tile": "pavilion-4-es", "at": [0, 1]}, {"tile": "pavilion-6-n", "at": [-2, -4]}, {"tile": "seraglio-5-sw", "at": [-2, 2]}, {"tile": "seraglio-7-w", "at": [-2, -3]}, {"tile": "seraglio-9-0", "at": [-1, -2]}, {"tile": "arcades-5-nw", "at": [-3, -4]}, {"tile": "arcades-6-sw", "at": [-1, -1]}, {"tile": "chambers-6-es", "at": [-1, 2]}, {"tile": "chambers-11-0", "at": [0, -1]}, {"tile": "garden-7-nsw", "at": [-1, 0]}, {"tile": "garden-8-sw", "at": [-2, -2]}, {"tile": "tower-9-nw", "at": [-1, -6]}, {"tile": "tower-11-s", "at": [-1, -4]}, {"tile": "camp-e", "at": [-3, 1]}, {"tile": "camp-w", "at": [1, 1]}, {"tile": "hut-pavilion-n", "at": [-1, 1]}, {"tile": "hut-tower-w", "at": [-1, -5]}, {"tile": "hut-tower-nw", "at": [-2, 1]}],
   "reserve": [],
   "viziers-favour": {"awake": true},
   "characters": {"cards": []},
   "bonus-cards": {"open": ["bonus-seraglio-9-0"], "hand": 2}
  },
  {
   "score": 18,
   "hand_count": 4,
   "palace": [{"tile": "pavilion-2-new", "at": [0, -5]}, {"tile": "pavilion-3-sw", "at": [-2, 0]}, {"tile": "pavilion-7-e", "at": [0, -1]}, {"tile": "seraglio-8-s", "at": [1, -4]}, {"tile": "arcades-8-e", "at": [0, -3]}, {"tile": "chambers-5-nsw", "at": [3, -3], "gate": "N"}, {"tile": "chambers-7-sw", "at": [-1, -4]}, {"tile": "chambers-9-s", "at": [2, -4]}, {"tile": "garden-9-e", "at": [0, -2]}, {"tile": "garden-11-0", "at": [0, -4]}, {"tile": "garden-12-s", "at": [3, -4]}, {"tile": "tower-11-0", "at": [-1, 0]}, {"tile": "camp-n", "at": [1, 2]}, {"tile": "camp-es", "at": [0, -6]}, {"tile": "hut-arcades-ne", "at": [1, 0]}, {"tile": "hut-tower-es", "at": [-1, 1]}, {"tile": "hut-tower-esw", "at": [1, 1]}],
   "reserve": [],
   "viziers-favour": {"awake": false},
   "characters": {"cards": ["beggar"]},
   "bonus-cards": {"open": ["bonus-tower-11-0"], "hand": 2}
  }
 ],
 "market": [
  "tower-13-e",
  "arcades-6-ne",
  "garden-8-nw",
  "tower-11-n"
 ],
 "display": [
  "bureau-denar-dirham",
  "diamond-5",
  "florin-2",
  "ducat-9"
 ],
 "discard": [
  "dirham-8",
  "dirham-8",
  "denar-9",
  "ducat-3",
  "ducat-2",
  "diamond-8"
 ],
 "deck_count": 24,
 "bag_count": 16,
 "scorings_done": 1,
 "to_move": 0,
 "characters": {
  "surplus_count": 4,
  "out": [],
  "used": []
 },
 "workers-huts": {
  "pavilion": [
   "hut-pavilion-sw"
  ],
  "seraglio": [
   "hut-seraglio-s"
  ],
  "arcades": [
   "hut-arcades-nsw"
  ],
  "chambers": [
   "hut-chambers-w"
  ],
  "garden": [
   "hut-garden-e"
  ],
  "tower": [],
  "left": {
   "pavilion": 2,
   "seraglio": 2,
   "arcades": 2,
   "chambers": 4,
   "garden": 5,
   "tower": 0
  }
 },
 "city-gates": {
  "offer": true
 }
}`) as unknown;
export const view: View = { ...(played as View), to_move: 0 };

export const lines = JSON.parse(`[
{"player":0,"category":"buildings","type":"pavilion","points":0,"rule":"base.5.majority","cells":[[0,-1]]},
{"player":0,"category":"buildings","type":"seraglio","points":2,"rule":"base.5.majority","cells":[[-2,-4],[-2,-1]]},
{"player":0,"category":"buildings","type":"arcades","points":10,"rule":"base.5.majority","cells":[[-2,-3],[-2,-2]]},
{"player":0,"category":"buildings","type":"chambers","points":0,"rule":"base.5.majority","cells":[[1,-1]]},
{"player":0,"category":"buildings","type":"garden","points":0,"rule":"base.5.majority","cells":[[0,1]]},
{"player":0,"category":"buildings","type":"tower","points":3,"rule":"base.5.majority","cells":[[-1,-1],[-1,1],[-1,0]]},
{"player":0,"category":"wall","points":10,"rule":"base.4.longest-wall","segments":[[-2,-2,"E"],[-1,-1,"N"],[0,-1,"N"],[1,-1,"N"],[1,-1,"E"],[1,0,"E"],[1,0,"S"],[0,1,"E"],[0,1,"S"],[-1,1,"S"]]},
{"player":1,"category":"buildings","type":"pavilion","points":4,"rule":"base.5.majority","cells":[[0,1],[-2,-4],[-1,1]]},
{"player":1,"category":"buildings","type":"seraglio","points":9,"rule":"base.5.majority","cells":[[-2,2],[-2,-3],[-1,-2]]},
{"player":1,"category":"buildings","type":"arcades","points":3,"rule":"base.5.majority","cells":[[-3,-4],[-1,-1]]},
{"player":1,"category":"buildings","type":"chambers","points":4,"rule":"base.5.majority","cells":[[-1,2],[0,-1]]},
{"player":1,"category":"buildings","type":"garden","points":5,"rule":"base.5.majority","cells":[[-1,0],[-2,-2]]},
{"player":1,"category":"buildings","type":"tower","points":13,"rule":"base.5.majority","cells":[[-1,-6],[-1,-4],[-1,-5]]},
{"player":1,"category":"wall","points":13,"rule":"base.4.longest-wall","segments":[[-2,-3,"W"],[-2,-2,"W"],[-2,-2,"S"],[-1,-1,"W"],[-1,0,"W"],[-2,1,"N"],[-2,1,"W"],[-2,2,"W"],[-2,2,"S"],[-1,2,"S"],[-1,2,"E"],[0,1,"S"],[0,1,"E"]]},
{"player":2,"category":"buildings","type":"pavilion","points":4,"rule":"base.5.majority","cells":[[0,-5],[-2,0],[0,-1]]},
{"player":2,"category":"buildings","type":"seraglio","points":0,"rule":"base.5.majority","cells":[[1,-4]]},
{"player":2,"category":"buildings","type":"arcades","points":0,"rule":"base.5.majority","cells":[[0,-3]]},
{"player":2,"category":"buildings","type":"chambers","points":11,"rule":"base.5.majority","cells":[[3,-3],[-1,-4],[2,-4]]},
{"player":2,"category":"buildings","type":"garden","points":12,"rule":"base.5.majority","cells":[[0,-2],[0,-4],[3,-4]]},
{"player":2,"category":"buildings","type":"tower","points":3,"rule":"base.5.majority","cells":[[-1,0],[-1,1]]},
{"player":2,"category":"wall","points":12,"rule":"base.4.longest-wall","segments":[[3,-3,"S"],[3,-3,"W"],[2,-4,"S"],[1,-4,"S"],[0,-3,"E"],[0,-2,"E"],[0,-1,"E"],[1,0,"N"],[1,0,"E"],[1,1,"E"],[1,1,"S"],[1,1,"W"]]},
{"player":0,"category":"camps","points":3,"rule":"camps.5","cells":[[0,-1],[0,0],[0,1]]},
{"player":0,"category":"camps","points":4,"rule":"camps.5","cells":[[-2,-1],[-2,-2],[-2,-3],[-2,-4]]},
{"player":0,"category":"camps","points":3,"rule":"camps.5","cells":[[-1,0],[0,0],[1,0]]},
{"player":0,"category":"camps","points":4,"rule":"camps.5","cells":[[-2,-4],[-2,-3],[-2,-2],[-2,-1]]},
{"player":0,"category":"camps","points":0,"rule":"camps.5"},
{"player":0,"category":"camps","points":0,"rule":"camps.5"},
{"player":0,"category":"camps","points":3,"rule":"camps.5","cells":[[1,0],[0,0],[-1,0]]},
{"player":1,"category":"camps","points":3,"rule":"camps.5","cells":[[-2,1],[-1,1],[0,1]]},
{"player":1,"category":"camps","points":3,"rule":"camps.5","cells":[[0,1],[-1,1],[-2,1]]},
{"player":2,"category":"camps","points":2,"rule":"camps.5","cells":[[1,1],[1,0]]},
{"player":2,"category":"camps","points":0,"rule":"camps.5"},
{"player":2,"category":"camps","points":6,"rule":"camps.5","cells":[[0,-5],[0,-4],[0,-3],[0,-2],[0,-1],[0,0]]},
{"player":0,"category":"characters","points":3,"rule":"characters.5"}]`) as ScoreLine[];

const decide = (kind: string): Decision => ({ player: 0, kind, prompt: '' });
const pass: Action = { kind: 'pass' };
const withAuction = (card: string, bid: number, leader: number): View =>
  ({ ...view, characters: { ...(view['characters'] as object), auction: { card, bid, leader, in: [0, 1] } } }) as View;

export interface Scene {
  name: string;
  view: View;
  decision: Decision;
  legal: Action[];
}

/** One scene per decision of the modules. */
export const scenes: Scene[] = [
  {
    name: 'auction',
    view: withAuction('dancer', 6, 1),
    decision: decide('characters:bid'),
    legal: [...[7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((amount) => ({ kind: 'characters:bid', amount })), pass],
  },
  {
    name: 'pay',
    view: withAuction('dancer', 13, 0),
    decision: decide('characters:pay'),
    legal: [
      { kind: 'characters:pay', pay: ['dirham-7', 'dirham-9'] },
      { kind: 'characters:pay', pay: ['diamond-6', 'diamond-7'] },
      { kind: 'characters:pay', pay: ['bureau-denar-florin', 'denar-3', 'denar-5', 'florin-5'] },
    ],
  },
  {
    name: 'magician',
    view,
    decision: decide('characters:magician'),
    legal: [
      { kind: 'characters:magician', choice: 'points' },
      { kind: 'characters:magician', choice: 'swap' },
    ],
  },
  {
    name: 'wise',
    view,
    decision: decide('characters:wise-man'),
    legal: ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'].map((type) => ({
      kind: 'characters:wise-man',
      type,
    })),
  },
  {
    name: 'miser',
    view,
    decision: decide('characters:miser'),
    legal: [
      { kind: 'characters:miser', card: 'diamond-5' },
      { kind: 'characters:miser', card: 'florin-2' },
      { kind: 'characters:miser', card: 'ducat-9' },
      pass,
    ],
  },
  {
    name: 'bonus',
    view,
    decision: decide('bonus-cards:play'),
    legal: [{ kind: 'bonus-cards:play', card: 'bonus-chambers-10-0' }, pass],
  },
  {
    name: 'window',
    view,
    decision: decide('window'),
    legal: [
      { kind: 'viziers-favour:buy', slot: 3, pay: ['denar-3', 'denar-5'] },
      { kind: 'viziers-favour:buy', slot: 3, pay: ['bureau-denar-florin', 'denar-3', 'florin-5'] },
      { kind: 'viziers-favour:buy', slot: 1, pay: ['diamond-6', 'diamond-7'] },
      pass,
    ],
  },
  {
    name: 'start',
    view,
    decision: decide('start_of_turn'),
    legal: [
      ...[1, 2, 3, 4].map((slot) => ({ kind: 'characters:dancer', slot })),
      { kind: 'characters:money-changer', give: 'dirham-9', take: 'diamond-5' },
      { kind: 'characters:money-changer', give: 'dirham-9', take: 'ducat-9' },
      { kind: 'characters:money-changer', give: 'florin-5', take: 'florin-2' },
      { kind: 'characters:beggar' },
      pass,
    ],
  },
  { name: 'end', view, decision: decide('end_of_turn'), legal: [{ kind: 'characters:builder' }, pass] },
  {
    name: 'main',
    view,
    decision: decide('main_action'),
    legal: [
      { kind: 'viziers-favour:wake' },
      { kind: 'take_money', cards: ['city-gate'] },
      ...['pavilion', 'seraglio', 'arcades', 'chambers', 'garden'].map((type) => ({ kind: 'workers-huts:take', type })),
      { kind: 'bonus-cards:play', card: 'bonus-chambers-10-0' },
    ],
  },
];

export const payments: Action[] = [
  { kind: 'buy', slot: 1, pay: ['florin-3', 'florin-5'] },
  { kind: 'buy', slot: 1, pay: ['diamond-6', 'diamond-7'] },
  { kind: 'buy', slot: 1, pay: ['bureau-denar-florin', 'denar-5', 'florin-3', 'florin-5'] },
  { kind: 'buy', slot: 1, pay: ['bureau-denar-florin', 'denar-3', 'denar-5', 'florin-5'] },
  { kind: 'buy', slot: 1, pay: ['patron'] },
].slice(1);

export const gates: Action[] = [
  { kind: 'place', tile: 'garden-7-nsw', at: [1, -1], gate: 'N' },
  { kind: 'place', tile: 'garden-7-nsw', at: [1, -1], gate: 'W' },
];
