// Woorden van de spelmodules in het Nederlands; namen als in het Nederlandse spelregelboek.

import type { ModuleMessages } from './en';

export const nl: ModuleMessages = {
  pass: 'Passen',
  back: 'Terug',
  rule: 'Regel',
  waiting: 'Wachten op {name}',
  left: 'nog {n}',
  none: 'geen',
  'window.title': 'Tussen twee beurten',
  'window.hint': 'Wie wil, kan iets doen voor de volgende beurt begint.',
  'window.nothing': 'Je kunt nu niets doen.',
  'start.title': 'Voor je beurt',
  'start.hint': 'Gebruik nu een talent, of ga verder met je beurt.',
  'start.pass': 'Verder',
  'end.title': 'Voor het einde van je beurt',
  'end.pass': 'Einde beurt',

  'pay.exact': 'gepast',
  'pay.over': '{n} te veel',
  'pay.in': 'met {money}',
  'pay.mixed': 'in meer geldsoorten',
  'pay.sum': 'Betaal {n}',
};
