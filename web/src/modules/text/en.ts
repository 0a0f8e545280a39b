// Words of the modules in English; the key set of all languages.

export const en = {
  pass: 'Pass',
  back: 'Back',
  rule: 'Rule',
  waiting: 'Waiting for {name}',
  left: '{n} left',
  none: 'none',
  'window.title': 'Between two turns',
  'window.hint': 'Whoever wants may act before the next turn begins.',
  'window.nothing': 'There is nothing you can do now.',
  'start.title': 'Before your turn',
  'start.hint': 'Use a talent now, or go on to your turn.',
  'start.pass': 'Go on',
  'end.title': 'Before your turn ends',
  'end.pass': 'End turn',

  'pay.exact': 'exact',
  'pay.over': '{n} too much',
  'pay.in': 'in {money}',
  'pay.mixed': 'in several currencies',
  'pay.sum': 'Pay {n}',
} as const;

export type ModuleKey = keyof typeof en;
export type ModuleMessages = Record<ModuleKey, string>;
