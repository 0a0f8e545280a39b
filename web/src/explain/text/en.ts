// Scoring table, what is left and end screen in English; the key set of all languages.

export const en = {
  'chips': 'Number chips', 'line.track': 'Place on the track: {what}', 'line.chips': 'Values of the number chips',
  'title': 'Scoring {n}', 'now': 'If scored now', 'nowHint': 'What everybody would get if scoring {n} came at this moment.', 'wall': 'Longest wall', 'total': 'Together', 'source': 'Source', 'rest': 'Outside the scorings', 'kinds': 'Majorities',
  'none': 'Nobody scores anything yet.', 'choose': 'Choose a number to see where it comes from.', 'rule': 'Rule', 'of': '{what}, {name}: {n} {n|point|points}', 'all': 'All points of {name}', 'allMine': 'All your points',
  'line.buildings': '{n} {n|place counts|places count} for {what}', 'line.wall': '{n} {n|side|sides} in one unbroken line', 'line.extra': '{n} {n|tile counts|tiles count}', 'line.nothing': 'nothing counts here', 'line.points': '{n} {n|point|points}', 'dirkNote': 'Dirk has no wall and cannot win.',
  'left.title': 'What is left', 'left.hint': '{n} of {m} tiles {n|is|are} still to come.', 'left.byPrice': 'By price', 'left.byWall': 'By wall', 'left.only': 'Only what is to come', 'left.kindLeft': '{n} of {m} left',
  'at.left': 'to come', 'at.market': 'on the market', 'at.palace': 'built by {name}', 'at.reserve': 'in the reserve of {name}', 'at.aside': 'being placed', 'at.dirk': "among Dirk's tiles", 'shape.none': 'no wall', 'shape.some': 'wall {sides}',
  'end.title': 'The game is over', 'end.winner': '{names} wins with {n} {n|point|points}', 'end.winners': '{names} share the victory with {n} {n|point|points}', 'end.place': 'Place {n}', 'end.points': '{n} {n|point|points}', 'end.byRound': 'Points by scoring', 'end.bySource': 'Points by source', 'end.start': 'Start', 'end.after': 'Scoring {n}', 'end.asTable': 'As a table', 'end.player': 'Player',
  'end.again': 'Play again', 'end.replay': 'Replay', 'end.home': 'Start', 'end.explain': 'Where the points come from', 'close': 'Close',
} as const;

export type ExplainKey = keyof typeof en;
export type ExplainMessages = Record<ExplainKey, string>;
