// The Treasure Chamber in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Treasure Chamber',
  about: 'Buy a room of chests for any money, stand them on buildings and have most of them.',
  room: 'Room {n} with chests: {chests}',
  empty: 'Room {n}, empty',
  waiting: 'Chests to be placed: {chests}',
  dirk: 'Dirk: {n} {n|chest|chests}',
  owned: '{n} {n|chest|chests} in the palace',
  'do.buy': 'Buy room {room}: {chests}',
  'hint.buy': 'At least 8, in any mix of the four currencies, or in diamonds alone. No change, no further action.',
  'verb.buy': 'Buy chests',
  'do.place': 'Chest on {tile}',
  'hint.place': 'It counts in every scoring as long as the building stands.',
  'ask.place': 'Place chests: pick buildings of their types in your Alhambra.',
  'pass.place': 'No chest for me',
  'event.filled': 'Room {room} is filled: {chests}.',
  'event.bought': '{name} buys the chests of room {room} for {n}.',
  'event.placed': '{name}: a chest on {tile}.',
  'event.returned': 'The chest on {tile} goes back to the bag.',
  'event.returned.no-tile': 'Back to the bag: {chests}.',
  'event.stays_empty': 'Room {room} stays empty; no room is filled any more.',
  'on.chest': 'a chest stands there',
  'tip.on.chest': 'A chest: whoever has most of them in his palace gets points in every scoring.',
  'tip.room': 'A room of four chests: bought as a whole, they go on buildings of their types at the end of the turn.',
  'tip.empty': 'This room is empty.',
} as const;

export const rules = {
  buy: {
    h: 'Buying a room',
    p: 'Three rooms hold four chests each. As a main action you may buy all chests of a room for at least 8 in any mix of the four currencies, or in diamonds alone. There is no change and no further action, not even for exactly 8; but it may itself be the further action after an exact purchase.',
  },
  place: {
    h: 'Placing the chests',
    p: 'At the end of the turn, when your tiles are placed, each chest goes on a finished building of its type in your Alhambra that has none yet; what you can place you must place, you only choose where. What is left is passed on to the left: each player in turn may place what fits. With two players Dirk comes first. The rest goes back to the bag.',
  },
  refill: {
    h: 'Filling the room again',
    p: 'Then the room is filled from the bag, if that holds four chests or more. The first time it does not, the room stays empty, and no room is filled any more.',
  },
  score: {
    h: 'What chests bring',
    p: 'In every scoring only the number of chests counts: in the first 7 points for most of them, in the second 14 and 7 for second, in the third 22, 14 and 7. Ties share the points of their places, rounded down. Without a chest no points. With two players Dirk takes part.',
  },
  limits: {
    h: 'Good to know',
    p: 'When a building is removed or exchanged its chest goes back to the bag. Huts, bazaars, camps, medinas, watchtowers and unfinished buildings carry none. Coins, caravanserais and master builders may pay, savings and the bureau de change do not. Tiles got outside your own turn wait for chests like any other.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
