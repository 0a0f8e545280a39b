// The Street Trader in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Street Trader',
  about: 'Build where your trader stands, and citizens of its type move into the building.',
  stock: 'Citizens in the stock',
  left: '{n} {n|citizen|citizens} in the stock: {type}',
  before: 'trader with {citizens}; {n} {n|citizen|citizens} in the palace',
  'ask.setup': 'Your trader',
  'setup.hint': 'All choose in secret; it is shown when everybody is ready.',
  'setup.citizens': 'Three different citizens for the trader: {n} of {all}',
  'setup.side': 'On which side of your fountain shall he stand?',
  'setup.ready': 'So be it',
  'ask.move_in': 'Shall the citizen move in?',
  'move.hint': 'He fits the tile you built. Another citizen of your choice then comes to the trader.',
  'do.move_in': 'Move in',
  'pass.move_in': 'Stay',
  'ask.take': 'Which citizen joins your trader?',
  'take.hint': 'One of any type that is left in the stock.',
  'do.take': 'Take a citizen: {type}',
  'ask.swap': 'Swap a citizen?',
  'swap.hint': 'Nobody on your trader fits the tile, so you may swap one of them.',
  'swap.give': 'Who goes?',
  'swap.take': 'Who comes?',
  'do.swap': 'Swap {give} for {take}',
  'pass.swap': 'Swap nobody',
  'ask.put_back': 'Put your trader back on an empty cell beside your Alhambra.',
  'do.put_back': 'Put the trader here',
  'hint.put_back': 'The next tile you build there lets a citizen move in.',
  'event.chosen': '{name} has chosen {citizens}.',
  'event.chosen_unseen': '{name} has chosen.',
  'event.revealed': '{name} begins with {citizens}.',
  'event.made_way': 'The trader of {name} makes way for {tile}.',
  'event.moved_in': '{name}: a citizen moves into {tile}.',
  'event.taken': '{name}’s trader is joined by a citizen: {type}.',
  'event.swapped': '{name} swaps a citizen: {give} for {take}.',
  'event.put_back': '{name} puts the trader back.',
  'event.stays_aside': 'The trader of {name} finds no cell and stays aside.',
  'event.returned': 'The citizen leaves {tile} of {name}.',
  'on.citizen': 'a citizen lives there',
  'tip.on.citizen': 'A citizen lives here and counts in every scoring; if the tile leaves the palace, so does he.',
  'tip.trader': 'The trader: build a tile of the type of one of his citizens here, and that citizen may move in.',
} as const;

export const rules = {
  setup: {
    h: 'Three citizens and a side',
    p: 'Before the first market is laid out, everybody secretly chooses three of the six types of citizens for his trader, and the side of his fountain where the trader stands. Then all is revealed. There are seven citizens of each type; the rest are the open stock.',
  },
  build: {
    h: 'Building where he stands',
    p: 'The trader’s cell counts as empty. When you build a tile on it, he makes way at once. If it is a building of the type of one of his citizens, one such citizen may move in; then you must take one from the stock, of any type. If nobody fits, you may instead swap one citizen for one of another type from the stock. Declining is always possible.',
  },
  back: {
    h: 'Going back',
    p: 'At the end of your turn you must put the trader on an empty cell beside a tile of your Alhambra, the fountain included, not merely at a corner; camps and watchtowers do not count. Whether anything could ever be built there does not matter. So he is met once in a turn; outside your turn he goes back right after that tile. Only if no cell fits does he stay aside.',
  },
  score: {
    h: 'What citizens bring',
    p: 'In every scoring, sort the citizens in your buildings into series of different types. A series of 1, 2, 3, 4, 5 or 6 types brings 1, 3, 6, 10, 15 or 21 points. Example: 3, 2, 2 and 1 citizens of four types make series of 4, 3 and 1: 10 + 6 + 1 = 17. Citizens on the trader count nothing.',
  },
  limits: {
    h: 'Good to know',
    p: 'A tile that is removed or exchanged sends its citizen to the stock. Base and magical buildings take citizens in; huts, bazaars, camps, medinas, watchtowers and unfinished buildings do not, but one may swap. A tile got at the end of the game may meet the trader once; then he stays aside.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
