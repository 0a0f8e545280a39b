// Die Bauhütten auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Bauhütten',
  reconstructed: 'Die Mauern der 24 Hütten sind rekonstruiert.',
  about: 'Kostenlose Hütten, die die Gebäude ihrer Art daneben noch einmal zählen.',
  'take.title': 'Bauhütte nehmen',
  'take.hint': 'Sie kostet nur deine Aktion. Du hast {n} von höchstens 3.',
  'do.take': '{tile} nehmen',
  'hint.take': 'Kostet nur deine Aktion.',
  gone: 'keine mehr',
  market: 'Bauhütten',
  'event.taken': '{name} nimmt {tile}.',
  'event.turned_up': '{tile} liegt offen.',
  'tile.hut': 'Bauhütte: {type}',
  'tip.gone': 'Von dieser Art ist keine Hütte mehr da.',
};

export const rules: Rules = {
  take: {
    h: 'Eine Hütte nehmen',
    p: 'Neben dem Bauhof liegen sechs Stapel Hütten, einer je Art, die oberste offen. Eine offene Hütte zu nehmen ist eine Aktion, kostet nichts und gibt keine weitere. Am Ende deines Zugs wird sie wie ein Plättchen gelegt, in die Alhambra oder die Reserve. Niemand hat mehr als drei.',
  },
  count: {
    h: 'Was sie bringt',
    p: 'Eine Hütte zählt die Gebäude ihrer Art daneben, höchstens drei, zu deiner Anzahl dieser Art dazu. Eine Mauer dazwischen, auch mit Tor, verhindert das. Die Hütte selbst ist kein Gebäude, darum zählen Hütten einander nicht. Ihre Mauern gehören zu deiner Mauer.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Taking a hut is a main action of your own turn.': 'Eine Bauhütte zu nehmen ist eine Aktion des eigenen Zuges.',
  'Name the type of building of the hut.': 'Nenne die Art der Bauhütte.',
  'There are no more huts of that type.': 'Von dieser Art gibt es keine Bauhütten mehr.',
  'Nobody has more than three huts, in the Alhambra and on the reserve.':
    'Niemand hat mehr als drei Bauhütten, in Alhambra und Reserve zusammen.',
};
