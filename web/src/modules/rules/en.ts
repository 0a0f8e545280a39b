// The rules of the modules in our own words, in English.

import type { ChapterText } from '../../rules/types';
import type { ModuleRuleKeys } from './structure';

export type ModuleRules = { [S in keyof ModuleRuleKeys]: ChapterText<ModuleRuleKeys[S]> };

export const en: ModuleRules = {
  'viziers-favour': {
    title: "The Vizier's Favour",
    window: {
      h: 'A purchase between turns',
      p: 'Everybody has a vizier, at first awake. When a turn is completely over, each player in order, beginning with the one who comes next, may let an awake vizier buy one tile of the market. The price must be paid exactly. The vizier falls asleep, the tile is placed at once and the market is filled up; then everybody is asked again. Whoever comes next still has the normal turn.',
    },
    wake: {
      h: 'Waking him',
      p: 'Waking your own vizier takes a main action and gives no further one. He can buy again from the next pause on, even the one right after this turn.',
    },
    limits: {
      h: 'Good to know',
      p: 'The exact payment gives no further action here. A bureau card or diamonds may be used, characters not, and no hut can be taken. If the market cannot be filled up after the purchase, the game ends at once.',
    },
  },
  'bureau-de-change': {
    title: 'The Bureau de Change',
    take: {
      h: 'Getting a card',
      p: 'Six cards, one for each pair of currencies, lie in the middle of the money pile and come to the display like money. Instead of money you may take one of them, alone.',
    },
    pay: {
      h: 'Paying with it',
      p: 'If one of its two currencies is the one asked for, play it together with money of both, in any mix, even of the other one only. The card has no value of its own. If the sum is exactly the price you may act again. One card serves for one tile, and one tile takes one card at most.',
    },
    limits: {
      h: 'Good to know',
      p: 'A used card is discarded and may come back. It can help with a bid for a character and with the vizier. Diamonds never go with it, and it counts for nothing when the last tiles are given away.',
    },
  },
  'bonus-cards': {
    title: 'The Bonus Cards',
    deal: {
      h: 'The cards',
      p: 'There are ten cards, one for each building without walls. You get three with two or three players, two with four or five, one with six. Keep them secret; the rest stays out of the game.',
    },
    lay: {
      h: 'Laying a card',
      p: 'Once the very tile on your card stands in your palace you may lay the card open: at any time in your turn, or just before a scoring. You never have to. If the tile leaves your palace the card goes back to your hand and can be laid again later.',
    },
    count: {
      h: 'What it brings',
      p: 'An open card counts as one more building of its kind in each scoring. It is no tile: nothing can stand beside it. A card never laid is worth nothing.',
    },
  },
  'workers-huts': {
    title: "The Workers' Huts",
    take: {
      h: 'Taking a hut',
      p: 'Six stacks of huts, one for each kind, lie beside the market with the top one open. Taking an open hut is a main action, costs nothing and gives no further action. At the end of your turn it is placed like any tile, in the palace or on the reserve. Nobody may own more than three.',
    },
    count: {
      h: 'What it brings',
      p: 'A hut counts the buildings of its own kind beside it, up to three, and adds them to your number of that kind. A wall in between, even with a gate, prevents this. The hut itself is no building, so huts do not count one another. Its walls belong to your wall.',
    },
  },
  'city-gates': {
    title: 'The City Gates',
    card: {
      h: 'Getting a card',
      p: 'As many gate cards as players lie in the lower part of the money pile. The first to appear lies open on offer beside the display; while it lies there, others go to the discard. Take it alone, instead of money.',
    },
    open: {
      h: 'Opening a gate',
      p: 'If a tile you lay is cut off only because nobody could walk there, and it stands wall against wall with your palace, play a gate card: a gate opens one of these double walls and the tile is within reach. Both walls must be printed on their tiles. A tile that can be reached anyway gets no gate. This also works when adding from the reserve, for the vizier and for the last tiles.',
    },
    stay: {
      h: 'It stays',
      p: 'The gate and both tiles under it are never moved again. For scoring the border is still a double wall, which counts nothing. The card is used up.',
    },
  },
  diamonds: {
    title: 'The Diamonds',
    pay: {
      h: 'Paying with diamonds',
      p: 'Ten diamonds with values from 3 to 9 are mixed into the money and are taken like any money. They pay for a tile of every place, but only on their own, never together with another currency. An exact sum gives a further action as always.',
    },
    limits: {
      h: 'Good to know',
      p: 'They may pay for a bid or for the vizier, again only on their own. When the last tiles are given away diamonds do not count.',
    },
  },
  characters: {
    title: 'The Characters',
    auction: {
      h: 'The auction',
      p: 'Six of ten characters wait in the money pile. When one turns up it is sold at once. The player who comes next bids first or passes; then each in turn bids more or passes for good. The highest bidder pays at least the bid, in one currency, in diamonds, or with one bureau card in its two, and gets no change. If nobody bids, the character is gone. You may own as many as you like.',
    },
    people: {
      h: 'The ten and their talents',
      p: 'Some help once and then leave, some once in every turn of yours, some in every scoring. A talent is never lost by not using it.',
    },
    start: {
      h: 'Before your turn',
      p: 'The dancer, the money changer and the beggar work before your first action, in any order. The dancer puts a market tile back into the bag and a new one in its place. The money changer swaps one of your money cards for one of the display that is worth no more. The beggar draws you a card if you hold fewer than three money cards; whatever else turns up on the way is dealt with as usual.',
    },
    turn: {
      h: 'In your turn',
      p: 'The merchant lets you take several money cards up to 7. After you have bought a tile with a price of 10 or more the miser takes one money card of the display, once a turn. When all tiles are placed the builder gives one more redesign. The patron is the whole payment for one tile, which counts as exact. The magician decides when won: 8 points, or the unknown top card of the surplus. None of them helps with the vizier.',
    },
    scoring: {
      h: 'In a scoring',
      p: 'Before each scoring the wise man names a kind and counts half a building more of it. That can break a tie, but without a building of the kind it is worth nothing. The city watch adds one point for every three full sides of your longest wall.',
    },
  },
  camps: {
    title: 'The Camps',
    build: {
      h: 'Where camps stand',
      p: 'Eight camps come to the market like buildings, are bought, reserved and exchanged like them. A camp stands outside the wall: only its bastions, the sides with an arrow, may touch other tiles, and only at a wall; at least one must. Two camps may touch with their green sides. Nobody walks over a camp, and as long as it leans on a wall that wall must stay. Behind a camp a wall still counts as an outer wall.',
    },
    score: {
      h: 'What they bring',
      p: 'In each scoring follow every arrow straight into the palace and count the tiles up to the first gap or camp; the fountain and huts count too, walls do not stop you. Each tile is a point. Several camps may count the same tile. On the reserve a camp is worth nothing.',
    },
  },
};
