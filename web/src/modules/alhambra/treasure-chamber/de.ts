// Die Schatzkammer auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Schatzkammer',
  about: 'Kaufe einen Raum voller Truhen für beliebiges Geld, stelle sie auf Gebäude und habe die meisten.',
  room: 'Raum {n} mit Truhen: {chests}',
  empty: 'Raum {n}, leer',
  waiting: 'Zu verteilende Truhen: {chests}',
  dirk: 'Dirk: {n} {n|Truhe|Truhen}',
  owned: '{n} {n|Truhe|Truhen} in der Alhambra',
  'do.buy': 'Raum {room} kaufen: {chests}',
  'hint.buy':
    'Mindestens 8, in beliebiger Mischung der vier Währungen, oder nur in Diamanten. Kein Wechselgeld, keine weitere Aktion.',
  'verb.buy': 'Truhen kaufen',
  'do.place': 'Truhe auf {tile}',
  'hint.place': 'Sie zählt in jeder Wertung, solange das Gebäude steht.',
  'ask.place': 'Verteile Truhen: Wähle Gebäude ihrer Arten in deiner Alhambra.',
  'pass.place': 'Keine Truhe für mich',
  'event.filled': 'Raum {room} wird gefüllt: {chests}.',
  'event.bought': '{name} kauft die Truhen aus Raum {room} für {n}.',
  'event.placed': '{name}: eine Truhe auf {tile}.',
  'event.returned': 'Die Truhe auf {tile} geht zurück in den Beutel.',
  'event.returned.no-tile': 'Zurück in den Beutel: {chests}.',
  'event.stays_empty': 'Raum {room} bleibt leer; kein Raum wird mehr gefüllt.',
  'on.chest': 'hier steht eine Truhe',
  'tip.on.chest': 'Eine Truhe: Wer die meisten in seiner Alhambra hat, bekommt in jeder Wertung Punkte.',
  'tip.room': 'Ein Raum mit vier Truhen: Man kauft sie zusammen; am Ende des Zugs kommen sie auf Gebäude ihrer Arten.',
  'tip.empty': 'Dieser Raum ist leer.',
};

export const rules: Rules = {
  buy: {
    h: 'Einen Raum kaufen',
    p: 'In drei Räumen liegen je vier Truhen. Als Aktion darfst du alle Truhen eines Raums für mindestens 8 in beliebiger Mischung der vier Währungen kaufen, oder nur in Diamanten. Es gibt kein Wechselgeld und keine weitere Aktion, auch nicht für genau 8; es darf aber selbst die weitere Aktion nach einem passend bezahlten Kauf sein.',
  },
  place: {
    h: 'Die Truhen verteilen',
    p: 'Am Ende des Zugs, wenn deine Plättchen gelegt sind, kommt jede Truhe auf ein fertiges Gebäude ihrer Art in deiner Alhambra, das noch keine hat; was du stellen kannst, musst du stellen, du wählst nur, wo. Der Rest geht nach links weiter: Alle dürfen der Reihe nach stellen, was passt. Zu zweit kommt Dirk zuerst. Was bleibt, geht zurück in den Beutel.',
  },
  refill: {
    h: 'Den Raum wieder füllen',
    p: 'Dann wird der Raum aus dem Beutel gefüllt, wenn dort vier oder mehr Truhen sind. Das erste Mal, wenn nicht, bleibt er leer, und kein Raum wird mehr gefüllt.',
  },
  score: {
    h: 'Was Truhen bringen',
    p: 'In jeder Wertung zählt nur die Zahl der Truhen: in der ersten 7 Punkte für die meisten, in der zweiten 14 und 7 für den zweiten Platz, in der dritten 22, 14 und 7. Bei Gleichstand teilt man die Punkte der Plätze, abgerundet. Ohne Truhe keine Punkte. Zu zweit macht Dirk mit.',
  },
  limits: {
    h: 'Gut zu wissen',
    p: 'Wird ein Gebäude abgebaut oder ausgetauscht, geht seine Truhe zurück in den Beutel. Hütten, Basare, Feldlager, Medinas, Wachtürme und unfertige Gebäude tragen keine. Münzen, Karawansereien und Baumeister dürfen zahlen, Gespartes und Wechselstube nicht. Plättchen, die du außerhalb deines Zugs bekommst, warten auf Truhen wie alle anderen.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Chests are bought in your own turn.': 'Truhen kauft man im eigenen Zug.',
  'The rooms are numbered 1 to 3.': 'Die Räume haben die Nummern 1 bis 3.',
  'You have bought a room in this turn already.': 'Du hast in diesem Zug schon einen Raum gekauft.',
  'That room is empty.': 'Dieser Raum ist leer.',
  'Chests are placed after a room was bought, when you are asked.':
    'Truhen verteilt man, nachdem ein Raum gekauft wurde, wenn man gefragt wird.',
  'Whoever bought the chests must place what he can.': 'Wer die Truhen gekauft hat, muss stellen, was geht.',
  'A chest stands on a building of your own Alhambra.': 'Eine Truhe steht auf einem Gebäude deiner eigenen Alhambra.',
  'Only a finished building carries a chest.': 'Nur ein fertiges Gebäude trägt eine Truhe.',
  'That building has a chest already.': 'Auf diesem Gebäude steht schon eine Truhe.',
  "No chest of that building's type is waiting.": 'Es wartet keine Truhe von der Art dieses Gebäudes.',
};
