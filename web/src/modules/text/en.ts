// Words of the modules in English; the key set of all languages.

export const en = {
  'title.viziers-favour': "The Vizier's Favour", 'about.viziers-favour': 'Between two turns your vizier, while awake, buys a tile for you if you pay its price exactly.',
  'title.bureau-de-change': 'The Bureau de Change', 'about.bureau-de-change': 'Cards with two currencies: pay for one tile in any mix of both.',
  'title.bonus-cards': 'The Bonus Cards', 'about.bonus-cards': 'Secret cards that make one building without walls count double once you have built it.',
  'title.workers-huts': "The Workers' Huts", 'about.workers-huts': 'Free huts that count the buildings of their own kind beside them once more.',
  'title.city-gates': 'The City Gates', 'about.city-gates': 'A gate opens a way through a double wall, for tiles nobody could walk to.',
  'title.diamonds': 'The Diamonds', 'about.diamonds': 'A fifth currency that pays for any tile, but never mixed with another.',
  'title.characters': 'The Characters', 'about.characters': 'Ten people with special talents come up among the money and go to the highest bidder.',
  'title.camps': 'The Camps', 'about.camps': 'Camps outside your wall score every tile in a straight line across the palace.',

  'pass': 'Pass', 'back': 'Back', 'choose': 'Choose', 'rule': 'Rule', 'waiting': 'Waiting for {name}', 'left': '{n} left', 'none': 'none',
  'window.title': 'Between two turns', 'window.hint': 'Whoever wants may act before the next turn begins.', 'window.nothing': 'There is nothing you can do now.',
  'start.title': 'Before your turn', 'start.hint': 'Use a talent now, or go on to your turn.', 'start.pass': 'Go on', 'end.title': 'Before your turn ends', 'end.pass': 'End turn',

  'pay.title': 'How do you pay?', 'pay.exact': 'exact', 'pay.over': '{n} too much', 'pay.bureau': 'with the bureau de change', 'pay.diamonds': 'in diamonds', 'pay.free': 'the patron pays', 'pay.in': 'in {money}', 'pay.sum': 'Pay {n}',

  'vizier.title': 'The vizier offers his help', 'vizier.hint': 'Pay exactly and the tile is yours at once. Your vizier then sleeps.', 'vizier.pickTile': 'Which tile?',
  'vizier.price': '{tile} for exactly {n} {money}', 'vizier.wake': 'Wake the vizier', 'vizier.wakeHint': 'Takes your whole action. He can buy again from the next pause on.', 'vizier.awake': 'vizier awake', 'vizier.asleep': 'vizier asleep',

  'hut.title': "Take a workers' hut", 'hut.hint': 'It costs nothing but your action. You have {n} of at most 3.', 'hut.take': 'Take {tile}', 'hut.free': 'Costs nothing but your action.', 'hut.full': 'You have three huts already.', 'hut.gone': 'none left', 'hut.market': 'Huts',

  'bonus.title': 'Lay a bonus card', 'bonus.hint': 'Its tile stands in your palace: laid open, the card counts as one more of its kind.', 'bonus.before': 'Before the scoring', 'bonus.beforeHint': 'Lay a bonus card whose tile you have built, or pass.',
  'bonus.lay': 'Lay {tile}', 'bonus.notYet': 'tile not in your palace', 'bonus.open': 'open: {cards}', 'bonus.hand': '{n} bonus {n|card|cards} in hand', 'bonus.card': 'bonus card {tile}',

  'gate.title': 'Open a gate?', 'gate.hint': 'Nobody can walk to this place. Your gate card opens the wall in the {side}.', 'gate.choose': 'Nobody can walk to this place. Which wall gets the gate?', 'gate.forever': 'Gate and both tiles then stay for the rest of the game.', 'gate.side': 'Gate in the {side}', 'gate.offer': 'gate card on offer, taken alone instead of money', 'gate.instead': 'Taken instead of money, and alone.', 'gate.without': 'Without a gate',

  'auction.title': 'Auction', 'auction.hint': 'Raise or pass. Whoever passes is out.', 'auction.noBid': 'no bid yet', 'auction.bid': 'highest bid {n}, {name}', 'auction.in': 'still in', 'auction.out': 'passed', 'auction.leads': 'leads', 'auction.yours': 'Your bid', 'auction.doBid': 'Bid {n}', 'auction.less': 'Bid less', 'auction.more': 'Bid more', 'auction.most': 'At most {n}: your best sum in one currency.', 'auction.cannot': 'You cannot bid higher.', 'auction.you': 'you',
  'auction.won': 'You win {who} for {n}', 'auction.payHint': 'Pay at least your bid, in one currency. No change is given.',
  'magician.title': 'The travelling magician', 'magician.points': '8 points now', 'magician.swap': 'Swap her for the top card of the surplus', 'magician.hint': 'Either way she leaves the game.', 'magician.left': '{n} {n|unknown character waits|unknown characters wait} there.',
  'wise.title': 'The wise man speaks', 'wise.hint': 'A scoring begins. For which kind does he count half a building more?', 'wise.have': 'you {n}, best other {m}',
  'miser.title': 'The miser', 'miser.hint': 'Price 10 or more: take one money card from the display.', 'dancer.do': 'Let her dance', 'dancer.hint': 'Which tile shall go back into the bag for a new one?', 'dancer.slot': 'Replace {tile}',
  'changer.do': 'Change money', 'changer.give': 'Give a card', 'changer.take': 'and take one of the same value or less', 'beggar.do': 'Beg for a card', 'builder.do': 'One more redesign',
  'characters.use': 'Use', 'characters.used': 'used this turn', 'characters.surplus': 'surplus: {n} {n|character|characters}', 'characters.market': 'Characters', 'characters.of': 'characters: {list}',
  'does.patron': 'pays for one tile of the market, exactly, and leaves', 'does.miser': 'takes a money card after you bought a tile of price 10 or more', 'does.builder': 'gives one more redesign at the end of your turn', 'does.merchant': 'lets you take several money cards up to 7 instead of 5', 'does.magician': 'brings 8 points, or an unknown character instead', 'does.wise-man': 'counts half a building more of one kind in each scoring', 'does.dancer': 'exchanges one tile of the market before your turn', 'does.money-changer': 'swaps a card of yours for one of the display before your turn', 'does.beggar': 'draws a card if you hold fewer than three before your turn', 'does.city-watch': 'brings a point for every three segments of your longest wall in each scoring',
  'when.once': 'once', 'when.turn': 'every turn', 'when.scoring': 'every scoring',
  'camp.line': 'line of {n} {n|tile|tiles}', 'category.camps': 'Camps', 'category.characters': 'City watch',

  'event.viziers-favour:bought': "{name}'s vizier buys {tile} for exactly {n}.", 'event.viziers-favour:woken': '{name} wakes the vizier.',
  'event.bonus-cards:dealt': '{name} gets the bonus card {card}.', 'event.bonus-cards:dealt_unseen': '{name} gets {n} bonus {n|card|cards}.', 'event.bonus-cards:played': '{name} lays the bonus card {card}.', 'event.bonus-cards:returned': "{name}'s bonus card {card} goes back to the hand.",
  'event.workers-huts:taken': '{name} takes {tile}.', 'event.workers-huts:turned_up': '{tile} lies open.',
  'event.city-gates:offered': 'A gate card is on offer.', 'event.city-gates:discarded': 'A second gate card goes to the discard.', 'event.city-gates:gate_set': '{name} opens a gate in the {side} of {tile}.',
  'event.characters:auction': '{card} is up for auction.', 'event.characters:bid': '{name} bids {n}.', 'event.characters:bid_passed': '{name} passes in the auction.', 'event.characters:won': '{name} wins {card} for {n}.', 'event.characters:unsold': 'Nobody wants {card}.',
  'event.characters:magician_points': 'The magician brings {name} {n} {n|point|points}.', 'event.characters:magician_swap': '{name} swaps the magician for {card}.', 'event.characters:wise_man': "{name}'s wise man speaks for: {kind}.", 'event.characters:dancer': "{name}'s dancer sends {tile} back to the bag.", 'event.characters:money_changer': '{name} changes {give} for {take}.', 'event.characters:beggar': '{name} sends the beggar.', 'event.characters:begged': '{name} begs {card}.', 'event.characters:begged_unseen': '{name} begs a card.', 'event.characters:begged_nothing': '{name} begs in vain.', 'event.characters:miser': "{name}'s miser takes {card}.", 'event.characters:builder': "{name}'s builder redesigns.", 'event.characters:patron': "{name}'s patron pays and leaves.",
} as const;

export type ModuleKey = keyof typeof en;
export type ModuleMessages = Record<ModuleKey, string>;
