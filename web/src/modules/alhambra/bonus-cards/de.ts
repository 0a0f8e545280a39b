// Die Bonuskarten auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Bonuskarten',
  about: 'Geheime Karten, durch die ein Gebäude ohne Mauer doppelt zählt, sobald du es gebaut hast.',
  'title.play': 'Bonuskarte auslegen',
  'hint.play': 'Ihr Plättchen steht in deiner Alhambra: Offen zählt die Karte als eins mehr von seiner Art.',
  before: 'Vor der Wertung',
  beforeHint: 'Lege eine Bonuskarte aus, deren Plättchen du gebaut hast, oder passe.',
  'do.play': '{card} auslegen',
  notYet: 'Plättchen nicht in deiner Alhambra',
  hand: '{n} {n|Bonuskarte|Bonuskarten} auf der Hand',
  card: 'Bonuskarte {tile}',
  'event.dealt': '{name} bekommt die Bonuskarte {card}.',
  'event.dealt_unseen': '{name} bekommt {n} {n|Bonuskarte|Bonuskarten}.',
  'event.played': '{name} legt die Bonuskarte {card} aus.',
  'event.returned': 'Die Bonuskarte {card} von {name} geht zurück auf die Hand.',
  'card.bonus': 'Bonuskarte',
  'tip.hidden': 'Bonuskarten auf der Hand: Nur wer sie hat, sieht sie.',
};

export const rules: Rules = {
  deal: {
    h: 'Die Karten',
    p: 'Es gibt zehn Karten, eine für jedes Gebäude ohne Mauer. Du bekommst drei zu zweit oder dritt, zwei zu viert oder fünft, eine zu sechst. Halte sie geheim; der Rest bleibt draußen.',
  },
  lay: {
    h: 'Eine Karte auslegen',
    p: 'Steht genau dieses Plättchen in deiner Alhambra, darfst du die Karte offen auslegen: jederzeit in deinem Zug oder kurz vor einer Wertung. Du musst es nie. Verlässt das Plättchen deine Alhambra, kommt die Karte auf die Hand zurück und kann später wieder ausgelegt werden.',
  },
  count: {
    h: 'Was sie bringt',
    p: 'Eine offene Karte zählt in jeder Wertung als ein Gebäude mehr von ihrer Art. Sie ist kein Plättchen: Daneben kann nichts stehen. Eine nie ausgelegte Karte ist nichts wert.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Lay a bonus card now, or pass.': 'Lege jetzt eine Bonuskarte, oder passe.',
  'Bonus cards are laid in your own turn or just before a scoring.':
    'Bonuskarten legt man im eigenen Zug oder kurz vor einer Wertung.',
  'You do not hold that bonus card.': 'Diese Bonuskarte hast du nicht.',
  'That bonus card lies open already.': 'Diese Bonuskarte liegt schon offen.',
  'The very tile on the card must stand in your Alhambra.':
    'Genau das Plättchen der Karte muss in deiner Alhambra liegen.',
};
