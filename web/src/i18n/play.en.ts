// English texts of playing: connection, decisions, actions, events, tables.

export const playEn = {
  'net.loading': 'Setting the table …', 'net.lost': 'The connection was lost. Trying again …', 'net.back': 'Connected again.', 'net.none': 'There is no such table.', 'net.failed': 'The server does not answer.',
  'notice.rule': 'Rule {rule}', 'notice.stale': 'The game had moved on. Please choose again.', 'notice.lost': 'Not sent: the connection was lost.',
  'notice.refused': 'That is not allowed now.', 'notice.rate': 'Too fast. Please wait a moment.', 'notice.limit': 'That is more than this server allows.', 'notice.store': 'The server cannot store anything at the moment.', 'notice.internal': 'Something went wrong on the server.', 'notice.not-found': 'There is no such thing here.',
  'undo.ask': 'Ask to take back my last action', 'undo.asks': '{name} asks to take back the last action.', 'undo.waiting': 'Asked the others to take it back …', 'undo.agree': 'Agree', 'undo.refuse': 'Refuse', 'undo.done': '{name} takes back the last action.',

  'act.remove': 'Take it into the reserve', 'act.gate': 'with a gate {side}', 'act.noGate': 'without a gate', 'act.walls': 'walls {sides}', 'act.variants': 'How shall {tile} lie?', 'act.more': 'More', 'act.redesignTile': '{tile}: what shall happen to it?', 'act.others': 'Special actions …', 'act.special': 'Special actions', 'act.choose': 'Choose',
  'act.under': '{n} too little', 'act.orPick': 'or pick cards from your hand', 'act.pickCards': 'Pick cards yourself', 'act.ways': 'All {n} ways …', 'act.takeCard': 'Take {card}',
  'pass.main_action': 'No further action', 'pass.end_of_turn': 'End turn', 'pass.start_of_turn': 'Go on', 'pass.window': 'Pass', 'pass.redesign': 'No redesign',
  'ask.main_action': 'Take money, buy a building or redesign.', 'ask.place': 'Place your tiles: into the palace or onto the reserve.', 'ask.start_of_turn': 'Before your first action: use something, or go on.', 'ask.end_of_turn': 'Before your turn ends: use something, or end it.', 'ask.redesign': 'Choose the extra redesign.', 'ask.window': 'Between the turns: act or pass.',

  'ask.decide': 'Your decision is wanted.', 'ask.wait': '{name} decides …', 'ask.waitWindow': 'The others may act between the turns …', 'ask.watching': 'You are watching.', 'ask.answered': 'Noted. Waiting for the others …', 'window.seconds': '{n} s', 'window.never': 'Always pass from now on', 'window.title': 'Between the turns', 'window.hint': 'Some modules let everybody act between two turns. Which of them shall ask you?', 'window.asks': 'asks me', 'window.passes': 'passes for me',

  'do.buy': 'Buy', 'do.take_money': 'Take money', 'do.pass': 'Pass', 'do.place': 'Place', 'do.reserve': 'To reserve', 'do.give': 'Give to Dirk', 'do.redesign_add': 'Add from reserve', 'do.redesign_remove': 'Take to reserve', 'do.redesign_swap': 'Exchange',

  'field.slot': 'place {n}', 'field.amount': '{n}', 'field.give': 'give {card}', 'field.take': 'take {card}', 'field.at': 'column {x}, row {y}', 'field.gate': 'gate {side}', 'field.player': '{name}',

  'ev.starting_money': '{name} starts with {cards}.', 'ev.starting_player': '{name} begins.', 'ev.money_taken': '{name} takes {cards}.', 'ev.bought': '{name} buys {tile} for {sum} {money}.', 'ev.bought.exact': '{name} pays exactly: {tile} for {sum} {money}.', 'ev.placed': '{name} builds {tile}.', 'ev.reserved': '{name} puts {tile} in reserve.', 'ev.given_to_dirk': '{name} gives {tile} to Dirk.', 'ev.redesign_added': '{name} redesigns: adds {tile}.', 'ev.redesign_removed': '{name} redesigns: takes away {tile}.', 'ev.redesign_swapped': '{name} redesigns: {tile} in place of {out}.', 'ev.passed': '{name} passes.', 'ev.scored': '{name}: {n} {n|point|points}.', 'ev.scoring': 'Scoring {n}', 'ev.dirk_draws': 'Dirk gets {tile}.', 'ev.reshuffled': 'The money pile is shuffled anew: {cards} cards.', 'ev.game_ending': 'The last tile is drawn: the game ends.', 'ev.awarded': '{name} has the most money for {tile} and gets it.', 'ev.game_over': 'The game is over.',

  'card.unknown': 'a card',
  'tool.left': 'What is left', 'tool.score': 'If scored now', 'tool.scoring': 'Scoring {n}', 'tool.result': 'The result', 'tool.rule': 'Show the rule',
  'hot.pass': 'Hand the device to {name}', 'hot.hint': 'The cards stay hidden until then.', 'hot.ready': 'I am {name}',
  'seat.away': 'a bot plays', 'seat.offline': 'not here', 'seat.free': 'free seat', 'seat.return': 'Take my seat back', 'seat.awayLong': 'A bot plays for you.',
  'menu.title': 'This table', 'menu.leave': 'Let a bot play for me', 'menu.resign': 'Resign', 'menu.resignSure': 'Really resign? A bot plays on for good.', 'menu.rules': 'Rules', 'menu.link': 'Copy the link', 'menu.copied': 'Link copied', 'menu.home': 'To the start', 'menu.watching': '{n} watching',
  'chat.title': 'Talk', 'chat.say': 'Say something', 'chat.send': 'Send',
  'end.title': 'The game is over', 'end.you': 'You win!', 'end.winner': '{name} wins', 'end.shared': 'Shared victory: {names}', 'end.rematch': 'Play again', 'end.look': 'Look at the palaces', 'end.record': 'Save the record', 'end.place': 'place {n}',

  'lobby.title': 'Waiting for players', 'lobby.invite': 'Send this link to those who shall play:', 'lobby.copy': 'Copy', 'lobby.copied': 'Copied', 'lobby.sit': 'Sit down', 'lobby.fill': 'Start now, bots take the free seats', 'lobby.leave': 'Get up', 'lobby.name': 'Your name', 'lobby.me': 'you', 'lobby.level': 'Level', 'lobby.modules': 'Modules',
  'new.title': 'New table', 'new.game': 'Game', 'new.modules': 'Modules', 'new.none': 'None: the base game', 'new.options': 'Options', 'new.seats': 'Seats', 'new.seat': 'Seat {n}', 'new.players': 'Players', 'new.me': 'Me', 'new.bot': 'Bot', 'new.open': 'Free, for somebody with the link', 'new.level': 'Level of the bot', 'new.clock': 'Clock', 'new.clock.none': 'no clock', 'new.clock.turn': '{n} {n|second|seconds} a move', 'new.clock.fischer': '{n} {n|minute|minutes} each, {m} {m|second|seconds} more a move', 'new.clock.days': '{n} {n|day|days} a move', 'new.private': 'Only for those with the link', 'new.start': 'Start', 'new.hot': 'Several seats of yours: one device goes round.', 'new.needMe': 'Take at least one seat yourself, or leave one free.', 'new.all': 'All', 'new.clear': 'None', 'new.yes': 'yes', 'new.no': 'no', 'new.reconstructed': 'Partly reconstructed',
  'option.extra_tower': 'Extra tower', 'option.invaders_open': 'Invaders: the next invasion lies open', 'option.none': 'none', 'option.add': 'add it', 'option.instead': 'instead of {tile}',
  'level.random': 'Beginner', 'level.greedy': 'Greedy', 'level.easy': 'Easy', 'level.medium': 'Medium', 'level.hard': 'Hard', 'level.search': 'Thinker', 'level.expert': 'Expert',
  'watch.title': 'Games under way', 'watch.none': 'Nobody is playing at the moment.', 'watch.look': 'Look on', 'watch.over': 'over', 'start.over': 'over', 'start.name': 'Your name', 'start.missing': 'Coming soon', 'start.lobby': 'waiting for players',
} as const;

export type PlayMessages = Record<keyof typeof playEn, string>;
