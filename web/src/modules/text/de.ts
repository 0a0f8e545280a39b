// Wörter der Module auf Deutsch.

import type { ModuleMessages } from './en';

export const de: ModuleMessages = {
  pass: 'Passen',
  back: 'Zurück',
  rule: 'Regel',
  waiting: 'Warten auf {name}',
  left: 'noch {n}',
  none: 'keine',
  'window.title': 'Zwischen zwei Zügen',
  'window.hint': 'Wer möchte, handelt jetzt, bevor der nächste Zug beginnt.',
  'window.nothing': 'Du kannst jetzt nichts tun.',
  'start.title': 'Vor deinem Zug',
  'start.hint': 'Nutze jetzt ein Talent, oder beginne deinen Zug.',
  'start.pass': 'Weiter',
  'end.title': 'Bevor dein Zug endet',
  'end.pass': 'Zug beenden',

  'pay.exact': 'passend',
  'pay.over': '{n} zu viel',
  'pay.in': 'in {money}',
  'pay.mixed': 'in mehreren Währungen',
  'pay.sum': '{n} zahlen',
};
