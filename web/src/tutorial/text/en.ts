// The first game in English; the key set of all languages.

export const en = {
  welcome: {
    h: 'Welcome!',
    p: 'You are going to build a palace. This game is a real one, against two bots, and I tell you what matters while you play. You can stop the lesson whenever you like and play on.',
  },
  palace: {
    h: 'Your palace',
    p: 'It begins with a fountain. Tiles are added round it. Drag to look around, use the wheel or two fingers to come closer.',
  },
  market: {
    h: 'The market',
    p: 'Four tiles are for sale. The coin on each place says in which currency you pay; the number on the tile says how much.',
  },
  hand: {
    h: 'Your money',
    p: 'These cards are yours, sorted by currency, with the sum of each. Nobody else sees them.',
  },
  turn: { h: 'One moment', p: 'Others are playing. As soon as it is your turn we go on.' },
  take: {
    h: 'Take money',
    p: 'Now it is your turn. Take one card from the display, or several that add up to 5 or less: click them, then press the button.',
  },
  others: { h: 'The others play', p: 'Watch what they take and build. A click on a small palace makes it large.' },
  buy: {
    h: 'Buy a tile',
    p: 'Now you can afford something. Click a lit tile and choose how to pay. You get no change, so pay as little too much as you can.',
  },
  buyExact: {
    h: 'Pay exactly!',
    p: 'A tile with a green tick can be paid exactly. Then you may act once more in this turn: this is the best trick of the game. Click it and choose an exact payment.',
  },
  saveUp: {
    h: 'Save up',
    p: 'Nothing can be bought yet. Take more money, best in one currency or so that it adds up to a price on the market.',
  },
  again: { h: 'Once more!', p: 'You paid exactly, so it is your turn again. Take money, buy another tile, or pass.' },
  place: {
    h: 'Build',
    p: 'Where your tile may go is lit. The small numbers tell how long your longest wall would be and how many points a scoring would bring. Choose a place, or put the tile in reserve.',
  },
  wall: {
    h: 'Walls',
    p: 'Wall must meet wall and open side open side. The golden line is your longest wall: each of its sides is a point in every scoring. But do not shut yourself in: each tile must be reachable on foot.',
  },
  reserve: {
    h: 'The reserve',
    p: 'Tiles that do not fit wait here. Instead of taking money or buying you may redesign: bring one in, take one out, or exchange two.',
  },
  supply: {
    h: 'When points come',
    p: 'There are three scorings. Two are hidden in the money pile, the last comes when the tiles run out. Whoever has the most of a kind gets points; towers are worth the most.',
  },
  goOn: {
    h: 'Play on',
    p: 'You know enough to play. Go for the kinds in which you can lead. I come back at the first scoring.',
  },
  scored: {
    h: 'The first scoring',
    p: 'Every point was explained: choose a number in that table and the tiles and walls that count light up. The sign with the bars opens it again at any time and shows what a scoring would bring now.',
  },
  finish: {
    h: 'That is it',
    p: 'In the next scorings second and third places get points too, and everything is worth more. Enjoy the rest of the game!',
  },
  'd.welcome': {
    h: 'Welcome!',
    p: 'Eight dice, six kinds of building, five rounds. This game is a real one, against two bots, and I tell you what matters while you play. You can stop the lesson whenever you like and play on.',
  },
  'd.columns': {
    h: 'The board',
    p: 'Each kind of building has a column. At the bottom the dice area: eight lines for the number of equal dice, three fields for the first, second and third throw. Above it the chip to be won, then the track on which your building stone climbs.',
  },
  'd.keep': {
    h: 'Keep and throw',
    p: 'Your dice have been thrown. Click those you want to keep and throw the others, up to twice more. Or place your stone now: fewer throws count for more.',
  },
  'd.mark': {
    h: 'Place your stone',
    p: 'The green rings show where your stone would lie in each column. If the field is taken it slides down to the next free one. Click the ring you want.',
  },
  'd.rank': {
    h: 'Who is ahead',
    p: 'More equal dice beat fewer; with as many, the earlier throw is better, so further left. At the end of the round the best stone of each column chooses its reward, the second gets the other one.',
  },
  'd.goOn': {
    h: 'Play on',
    p: 'Everybody places all their stones, one each turn. Go where you can be first or second. I come back when the rewards are handed out.',
  },
  'd.rewards': {
    h: 'Rewards',
    p: 'Column by column the best stone takes two building points, or one point and the chip. Points move your building stone up the track. On the same field whoever was there first stays ahead.',
  },
  'd.chips': {
    h: 'Chips',
    p: 'Chips with a number bring points in every scoring. The others are used once: take back a throw, a ninth die, push a stone back, move a point to another column. The crown lets you name who begins.',
  },
  'd.toScoring': {
    h: 'Towards the scoring',
    p: 'After rounds 1, 3 and 5 whoever is ahead in a column scores the points at its head. Play on, I come back then.',
  },
  'd.scored': {
    h: 'The first scoring',
    p: 'Choose a number in that table to read where it comes from. The sign with the bars shows at any time what a scoring would bring now.',
  },
  'a.welcome': {
    h: 'Welcome!',
    p: 'The dice win you tiles, and with the tiles you build your palace. This game is a real one, against two bots, and I tell you what matters while you play.',
  },
  'a.columns': {
    h: 'Tiles to be won',
    p: 'Each column holds the tiles of one kind for this round. In its dice area below you place stones: eight lines for the number of equal dice, three fields for the first, second and third throw.',
  },
  'a.goOn': {
    h: 'Play on',
    p: 'Everybody places all their stones, one each turn. Then, column by column, the stones choose a tile, the best first. I come back when it is your turn to choose.',
  },
  'a.place': {
    h: 'Build',
    p: 'Build the tile at once: where it may go is lit, with the wall and the points it would bring. Or put it in reserve.',
  },
  'a.redesign': {
    h: 'Redesign',
    p: 'After your first or second throw you may redesign your palace instead of placing a stone: bring a tile in from the reserve, take one out, or exchange two. That stone then rests until the next round.',
  },
  'r.welcome': {
    h: 'Welcome!',
    p: 'You are going to build a red palace. It is a real game, against two bots, and I tell you what matters while you play. Everybody starts on 5 points, and the starting money has been chosen: as the first to act you got the last set.',
  },
  'r.yard': {
    h: 'Land and buildings',
    p: 'Four buildings are for sale in the yard. The land tile shows the price, the walls and red watchtowers; which building stands on it was drawn from a bag. You pay in the currency of the coin.',
  },
  'r.preview': {
    h: 'The preview',
    p: 'Three more buildings wait here. What leaves the yard is replaced from the right; the others slide up. So you see what is coming.',
  },
  'r.board': {
    h: 'The guard board',
    p: 'The four red tiles are abilities. Guards pay for them and then stand on the small tiles beside them, from the left. The number under the last of them is what each guard on your longest wall will be worth at the end.',
  },
  'r.act': {
    h: 'Buy or take money',
    p: 'Now it is your turn. Click a lit building and choose how to pay, or take money from the display: one card, or several up to 5.',
  },
  'r.abilities': {
    h: 'Abilities',
    p: 'Lit abilities can be used now, each once in a turn, before or after your action. They cost a guard. As long as you own no guard you pay points instead: one for each guard now, more after the scorings. Hold or point at a tile to read what it does.',
  },
  'r.again': {
    h: 'Once more!',
    p: 'You have an action and must take it: take money, buy another building or redesign. Abilities may be used besides.',
  },
  'r.end': {
    h: 'The end of your turn',
    p: 'Your actions are done. Use an ability if you like, or press “End turn”; then you place what you bought.',
  },
  'r.guards': {
    h: 'Guards',
    p: 'Each watchtower on land you bought gets a guard, also in the reserve. A guard is worth an ability, or points at the end if it still stands on your longest wall.',
  },
  'r.rows': {
    h: 'What counts when',
    p: 'These rows say how much each kind is worth in the three scorings: the further right, the more. The next scoring is lit.',
  },
  'r.finish': {
    h: 'That is it',
    p: 'After the first scoring abilities cost 2 points where you have no guards, after the second 3. Keep some guards on your longest wall for the end. Enjoy the rest of the game!',
  },
  'ui.next': { h: 'Next', p: '' },
  'ui.back': { h: 'Back', p: '' },
  'ui.quit': { h: 'End the lesson', p: '' },
  'ui.step': { h: 'Step {n} of {m}', p: '' },
  'ui.done': { h: 'Play on', p: '' },
  'ui.lesson': { h: 'First game', p: '' },
  'ui.small': { h: 'Make smaller', p: '' },
  'ui.large': { h: 'Show the lesson', p: '' },
} as const;

export type TutorialKey = keyof typeof en;
export type StepKey = Exclude<TutorialKey, `ui.${string}`>;
export type TutorialMessages = Record<TutorialKey, { h: string; p: string }>;
