// English words of the dice game and Alcazaba at the table.

export const en = {
  'results': 'Round {n} is over: rewards are handed out from left to right.',
  'board': 'The board', 'prizes': 'Points in scoring {n}', 'take': 'Take', 'mark': 'Mark {type}: {line} of a kind, field {field}', 'markPush': 'Push back: {type}, {line} of a kind, field {field}', 'markOut': 'Mark {type}: no field is free, the stone is out', 'out': 'out',
  'track.none': 'Nobody on the track.', 'track.field': 'Field {n}: {names}.', 'tiles': 'Tiles: {tiles}.', 'area.none': 'No stone in the dice area.', 'area.stone': '{line} of a kind, field {field}: {name}.', 'bonus': 'Bonus field: {chip}.',
  'chip.number': '{n} {n|point|points} in every scoring', 'chip.exchange': 'Exchange: move one building point to another column', 'chip.push_back': 'Push back: take the field of your result, the stones there move down', 'chip.annul': 'Annul: take back your last throw', 'chip.black_die': 'Black die: a ninth die with a symbol of your choice', 'chip.starting_player': 'Starting player: name who begins the next round',
  'name.number': 'Chip {n}', 'name.exchange': 'Exchange', 'name.push_back': 'Push back', 'name.annul': 'Annul', 'name.black_die': 'Black die', 'name.starting_player': 'Starting player',
  'dice': 'The dice', 'dice.keep': '{face}, keep', 'dice.kept': '{face}, kept', 'dice.black': 'Black die: {face}', 'throws': 'Throw {n} of 3',
  'throw.all': 'Throw all 8 again', 'throw.some': 'Throw {n} again', 'throw.none': 'Let some go to throw', 'hint.keep': 'Click the dice to keep. Throw the others, or place your stone.', 'hint.last': 'Third throw: place your stone.', 'hint.redesign': 'Or redesign your palace.',
  'mark.do': 'Place: {type}', 'push.do': 'Push back', 'annul.do': 'Annul the throw', 'black.do': 'Black die …', 'black.ask': 'Which symbol shall the black die show?',
  'reward.points': '2 points', 'reward.chip': '1 point and the chip', 'reward.one': '1 point, no chip', 'reward.ask': '{type}: your stone is the best. Which reward?', 'exchange.ask': 'A point for {type}. Move it with your chip?', 'exchange.no': 'Keep it here', 'starter.ask': 'Who begins the next round?', 'take.ask': '{type}: choose a tile, or the chip.', 'take.tile': '{type}: choose a tile.',
  'stones': '{n} {n|stone|stones} to place', 'outStones': '{n} out', 'resting': '{n} resting', 'starter': 'begins this round', 'round': 'Round {n} of 5', 'next': 'scoring after this round', 'chips': 'Chips of {name}', 'tab.board': 'Board', 'tab.palace': 'Palace', 'nobody': 'No dice yet.', 'players': 'Players', 'more': 'Redesign',
} as const;

export type DiceKey = keyof typeof en;
export type DiceMessages = Record<DiceKey, string>;
