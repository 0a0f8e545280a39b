// The Falconers in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Falconers',
  reconstructed: 'Which pairs of buildings the falcons show is reconstructed.',
  about: 'Falcons for a card each, on points where four buildings of the right types meet.',
  market: 'Falcons',
  'colour.black': 'black',
  'colour.brown': 'brown',
  'colour.white': 'white',
  name: '{colour} falcon ({types})',
  tip: 'A {colour} falcon: it sits where four tiles meet, {types} among them. The more of one colour you have, the more points.',
  owned: '{n} {colour} {n|falcon|falcons}: {points} points in each scoring',
  'do.buy': 'Buy the {falcon}',
  'where.buy': 'On which crossing shall it sit? It needs {types}.',
  'hint.buy': 'One money card of any currency and value. It is your only action; more falcons may follow.',
  'verb.buy': 'Buy falcons',
  'ask.buy': 'Another falcon? Pick it beside the market, or stop.',
  'pass.buy': 'No more falcons',
  'event.bought': '{name} buys the {falcon} with {pay}.',
  'event.returned': 'The {falcon} of {name} flies back to the supply.',
  'print.falcon': 'Colour',
  'print.colours': 'Buildings',
  'print.falcon.black': 'black',
  'print.falcon.brown': 'brown',
  'print.falcon.white': 'white',
} as const;

export const rules = {
  buy: {
    h: 'Buying falcons',
    p: 'Fifteen falcons, five each of black, brown and white, lie open beside the market. Buying falcons is possible only as the first and only main action of your turn: as many as you like, one after another, each for exactly one money card from your hand, of any currency and value, and each placed at once.',
  },
  crossing: {
    h: 'Where they sit',
    p: 'A falcon sits on a crossing: a point of your Alhambra where four tiles meet, all of them base buildings or the fountain. Both types on the falcon must be among them; the fountain has no type. Walls do not matter. A crossing carries one falcon, and one that fits nowhere cannot be bought.',
  },
  back: {
    h: 'Flying back',
    p: 'When one of the four tiles is removed or exchanged, even for one of the same type, the falcon goes back to the supply at once, and anybody may buy it again.',
  },
  score: {
    h: 'What they bring',
    p: 'In every scoring, for each colour on its own: 1 falcon 2 points, 2 falcons 6, 3 falcons 12, 4 falcons 20, 5 falcons 30.',
  },
  limits: {
    h: 'Good to know',
    p: 'Diamonds and master builders are money cards and may pay; coins, savings, caravanserais, bureau and gate cards do not. Huts, bazaars, camps, medinas, magical buildings and watchtowers make no crossing; an unfinished base building does, but has no type. The action ends by itself when nothing fits any more or no card is left.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
