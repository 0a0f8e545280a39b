// Die Gunst des Wesirs auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Gunst des Wesirs',
  about: 'Zwischen zwei Zügen kauft dein wacher Wesir ein Plättchen für dich, wenn du genau passend zahlst.',
  'verb.buy': 'Der Wesir kauft',
  'buy.title': 'Der Wesir bietet seine Gunst an',
  'buy.hint': 'Zahle genau passend, und das Plättchen gehört sofort dir. Danach schläft dein Wesir.',
  'buy.tile': 'Welches Plättchen?',
  'buy.price': '{tile} für genau {n} {money}',
  'do.wake': 'Wesir wecken',
  'hint.wake': 'Kostet deine ganze Aktion. Ab der nächsten Pause kauft er wieder.',
  awake: 'Wesir wach',
  asleep: 'Wesir schläft',
  'event.bought': 'Der Wesir von {name} kauft {tile} für genau {n}.',
  'event.woken': '{name} weckt den Wesir.',
  'tip.vizier': 'Zwischen zwei Zügen kauft dein wacher Wesir ein Plättchen für dich, wenn du genau passend zahlst.',
};

export const rules: Rules = {
  window: {
    h: 'Kaufen zwischen zwei Zügen',
    p: 'Alle haben einen Wesir, der am Anfang wach ist. Ist ein Zug ganz vorbei, darf jeder der Reihe nach, angefangen beim nächsten Spieler, einen wachen Wesir ein Plättchen des Bauhofs kaufen lassen. Bezahlt wird genau passend. Der Wesir schläft ein, das Plättchen wird sofort gelegt und der Bauhof aufgefüllt; dann werden alle noch einmal gefragt. Wer an der Reihe ist, behält seinen normalen Zug.',
  },
  wake: {
    h: 'Wecken',
    p: 'Den eigenen Wesir zu wecken kostet eine Aktion und gibt keine weitere. Ab der nächsten Pause kauft er wieder, auch gleich nach diesem Zug.',
  },
  limits: {
    h: 'Gut zu wissen',
    p: 'Passend zu zahlen gibt hier keine weitere Aktion. Wechselstube oder Diamanten sind erlaubt, Charaktere nicht, und eine Bauhütte lässt sich so nicht nehmen. Kann der Bauhof danach nicht aufgefüllt werden, ist das Spiel sofort aus.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Waking the vizier is a main action of your own turn.': 'Den Wesir zu wecken ist eine Aktion des eigenen Zuges.',
  'Your vizier is awake already.': 'Dein Wesir ist schon wach.',
  'The vizier buys between two turns only.': 'Der Wesir kauft nur zwischen zwei Zügen.',
  'Your vizier is asleep; wake him first.': 'Dein Wesir schläft; wecke ihn zuerst.',
  'Choose a market slot that holds a tile.': 'Wähle einen Platz des Marktes mit einem Plättchen.',
};
