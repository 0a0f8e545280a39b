// The rules of the games in our own words, in English.

import type { AlcazabaKey, BaseKey, DiceKey } from '../structure';
import type { ChapterText } from '../types';

export interface GameRules {
  base: ChapterText<BaseKey>;
  dice: ChapterText<DiceKey>;
  alcazaba: ChapterText<AlcazabaKey>;
}

export const en: GameRules = {
  base: {
    goal: {
      h: 'What it is about',
      p: 'Everybody builds a palace round a fountain. Three times in the game you get points: whoever leads in a kind of building is rewarded, and so is a long unbroken outer wall. The six kinds are pavilions, seraglios, arcades, chambers, gardens and towers; later kinds in this list are dearer and worth more.',
    },
    setup: {
      h: 'The start',
      p: 'Four tiles lie on the market. Each place of the market asks for its own currency: florins, dirhams, denars and ducats, from 1 to 4. You are dealt open money cards until they add up to 20 or more; from then on your hand is secret. Four more cards lie open as the display. Whoever got the fewest cards begins; if that is a tie, the smaller sum. Hidden in the second and the fourth fifth of the money pile lies a scoring card each.',
    },
    turn: {
      h: 'Your turn',
      p: 'Do one thing: take money, buy a tile, or redesign your palace. Only if you pay for a tile exactly may you act once more, and again after every further exact payment. When you are done, you place all tiles you got. You must act if you can; an extra action may be declined.',
    },
    take: {
      h: 'Take money',
      p: 'Take one card of the display, whatever its value; or several that add up to 5 at most. Currencies do not matter. The display is filled up again when your turn is over.',
    },
    buy: {
      h: 'Buy a tile',
      p: 'Pay with cards of the currency of that place, at least the price. You never get change. If the sum is exactly the price, it is your turn again. The market is not filled up before your turn ends, so at most four tiles can be bought in one turn.',
    },
    redesign: {
      h: 'Redesign',
      p: 'Instead of taking money or buying, change your palace in one of three ways: bring one tile from your reserve into it; take one tile out and put it on the reserve; or exchange one tile for one of the reserve, which then lies in the very same place. The fountain stays. Afterwards the palace must obey all building rules. Tiles you have just bought cannot take part.',
    },
    place: {
      h: 'Placing tiles',
      p: 'At the end of your turn every new tile goes into your palace or onto your reserve, in any order. Tiles are never turned: the signs always stand upright. Each tile must touch another one with a whole side, and after each single tile the three rules below must hold.',
    },
    edges: { h: 'Walls meet walls', p: 'Where two tiles touch, either both sides have a wall or neither has.' },
    foot: {
      h: 'A way on foot',
      p: 'From the fountain a walker must be able to reach every tile without climbing a wall or leaving the palace.',
    },
    holes: {
      h: 'No holes',
      p: 'Empty cells may not be closed in. From every gap, however large, there must be a way out over empty cells, side by side; slipping through a corner does not count.',
    },
    wall: {
      h: 'The longest wall',
      p: 'Walled sides on the outside of your palace form lines, also round corners. The longest unbroken line brings one point per side in every scoring. A wall between two tiles counts for nothing. In the picture the golden line has 8 sides.',
    },
    refill: {
      h: 'After a turn',
      p: 'First the display is filled up to four cards, then the market, lowest place first. If a scoring card turns up among the money it is replaced, and the scoring takes place once the display is full, before new tiles come. When the money pile is empty the discarded cards are shuffled.',
    },
    majority: {
      h: 'Majorities',
      p: 'For each kind, compare how many tiles the players have in their palaces; the reserve counts for nothing, and so does the price. In the first scoring only the leader gets points, in the second the first two, in the third the first three. Who ties adds up the points of the places they share and divides them, rounded down. Without a tile of a kind there is no place.',
    },
    end: {
      h: 'The end',
      p: 'The game ends at once when a place of the market cannot be filled any more. Each tile left on the market goes to whoever holds the most money of its currency; in case of a tie to nobody. These tiles may be placed, then comes the third scoring. Most points win; equal points share the victory.',
    },
    dirk: {
      h: 'Two players and Dirk',
      p: 'With two players an invisible third, Dirk, takes part in the majorities. He draws six tiles at the start, six after the first scoring and a third of the bag after the second. You may hand him a tile you have just bought instead of placing it. Dirk has no wall and cannot win. One copy of every money card is left out.',
    },
  },
  dice: {
    goal: {
      h: 'What it is about',
      p: 'Eight dice show the six kinds of building. Throw up to three times to claim good places in the columns of the board. They bring building points, and those who are ahead in a column score after rounds 1, 3 and 5.',
    },
    round: {
      h: 'A round',
      p: 'Each of the six columns gets a chip. In turn everybody throws and places one of his stones until all stones are placed: five stones with two or three players, four with four, three with more. Five rounds are played.',
    },
    throw: {
      h: 'Throwing',
      p: 'First throw all eight dice. After the first and after the second throw you may throw again as many dice as you like, even ones you had kept, or stop.',
    },
    place: {
      h: 'Placing a stone',
      p: 'Choose one kind. The more dice show it, the better the line; with the same number fewer throws are better. If that field is taken, your stone slides down to the next free one; if there is none, it is out for this round.',
    },
    chips: {
      h: 'Chips',
      p: 'Number chips bring their value in every scoring as long as you own them. The black die, after your first throw, is a ninth die showing what you like. Annul takes back the throw just made. Push back lets you take the field of an opponent, whose stone moves down by one and pushes on others in its way. Exchange puts one building point into another column. Each chip except the numbers is used once.',
    },
    results: {
      h: 'Results',
      p: 'Column by column, the best stone chooses: two building points, or one point and the chip. The second best gets the other reward. Whoever gets the chip of the starting player names who begins the next round.',
    },
    scoring: {
      h: 'Scoring',
      p: 'In each column the stone farthest up is first; on the same field the one that came first. The points are those of the table: first scoring after round 1, second after round 3, third after round 5. There are no ties. Then number chips are added.',
    },
    dirk: {
      h: 'Two players and Dirk',
      p: "Dirk's five stones are set by a die at the start of every round. He is ranked like the others, takes two points when he is best and what is left when he is second. He cannot win.",
    },
  },
  alcazaba: {
    goal: {
      h: 'What it is about',
      p: 'Dice decide who gets the tiles, and with them you build a palace as in the base game. There is no money. An extra tower makes it 55 tiles, and all of them turn up in the course of five rounds.',
    },
    round: {
      h: 'A round',
      p: 'Six tiles, one of each kind, and five more from the bag are laid into the columns of their kind. Then everybody throws and places stones as in the dice game. One column also has the chip of the starting player, except in the last round.',
    },
    turn: {
      h: 'Redesign instead',
      p: 'After your first or second throw you may redesign your palace once instead of placing your stone. That stone is used up for this round.',
    },
    results: {
      h: 'Results',
      p: 'Column by column, the best stone takes a tile of its choice or the chip, then the next best, as long as something lies there. A tile is built or put on the reserve at once. Tiles nobody got leave the game.',
    },
    scoring: {
      h: 'Scoring',
      p: 'After rounds 1, 3 and 5, exactly as in the base game: majorities, with ties shared, and the longest wall.',
    },
    dirk: {
      h: 'Two players and Dirk',
      p: 'Dirk gets a stone in the column of each tile drawn from the bag, one line higher each time. He takes the tile that was laid first. You may give him a tile you have just won.',
    },
  },
};
