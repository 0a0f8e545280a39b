// English texts of games that are played in words so far.

export const plainEn = {
  'do.throw': 'Throw again, keeping …', 'do.mark': 'Mark a building', 'do.name_starter': 'Next starting player', 'do.annul': 'Chip: start the throw anew', 'do.black_die': 'Chip: the black die', 'do.reward': 'Reward', 'do.exchange': 'Chip: move a building point to', 'do.take': 'Take', 'do.take_chip': 'Take the chip',
  'ask.throw_or_mark': 'Throw dice again, mark a building, or use something else.', 'ask.name_starter': 'Who starts the next round?', 'ask.reward': 'Choose your reward: two building points, or one and the chip.', 'ask.exchange': 'Move a building point with your chip, or pass.', 'ask.take': 'Choose a tile of the column, or the chip.',
  'field.keep': 'keep {faces}', 'field.keepNone': 'keep none', 'field.push': 'push back',
  'ev.round': 'Round {n}', 'ev.thrown': '{name} throws {dice}.', 'ev.marked': '{name} marks {type}: {line} of a kind, field {field}.', 'ev.fell_off': 'A stone of {name} is out of the round: no field of {type} is left.', 'ev.chip_taken': '{name} takes the chip of {type}: {chip}.', 'ev.starter_named': '{name} begins the next round.', 'ev.annulled': '{name} takes back the throw.', 'ev.points': '{name} gets {n} building points: {type}.', 'ev.exchanged': '{name} moves a building point to {type}.', 'ev.chip_lost': 'The chip of {type} is lost.', 'ev.black_die': '{name} uses the black die: {type}.', 'ev.taken': '{name} takes {tile}.', 'ev.tile_left': '{tile} is left over.',
  'view.area': 'Marked', 'view.bonus': 'Chips on offer', 'view.tracks': 'Tracks', 'view.stacks': 'Stacks', 'view.dice': 'Dice', 'view.faces': 'Faces', 'view.throws': 'Throws', 'view.round': 'Round', 'view.starter': 'Starting player', 'view.scorings_done': 'Scorings held', 'view.to_move': 'To move', 'view.stones': 'Stones', 'view.chips': 'Chips', 'view.action_chips': 'Action chips', 'view.columns': 'Columns', 'view.reserve': 'Reserve', 'view.out': 'Out', 'view.resting': 'Resting', 'view.bag_count': 'In the bag',
} as const;

export type PlainMessages = Record<keyof typeof plainEn, string>;
