// Der Straßenhändler auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Der Straßenhändler',
  about: 'Baue, wo dein Händler steht, und Bürger dieser Art ziehen in das Gebäude ein.',
  stock: 'Bürger im Vorrat',
  left: '{n} {n|Bürger|Bürger} im Vorrat: {type}',
  before: 'Händler mit {citizens}; {n} {n|Bürger|Bürger} in der Alhambra',
  'ask.setup': 'Dein Händler',
  'setup.hint': 'Alle wählen geheim; gezeigt wird es, wenn alle fertig sind.',
  'setup.citizens': 'Drei verschiedene Bürger für den Händler: {n} von {all}',
  'setup.side': 'Auf welcher Seite deines Brunnens soll er stehen?',
  'setup.ready': 'So soll es sein',
  'ask.move_in': 'Soll der Bürger einziehen?',
  'move.hint': 'Er passt zum gebauten Plättchen. Danach kommt ein anderer Bürger deiner Wahl zum Händler.',
  'do.move_in': 'Einziehen lassen',
  'pass.move_in': 'Stehen lassen',
  'ask.take': 'Welcher Bürger kommt zu deinem Händler?',
  'take.hint': 'Einer von jeder Art, die noch im Vorrat ist.',
  'do.take': 'Einen Bürger nehmen: {type}',
  'ask.swap': 'Einen Bürger tauschen?',
  'swap.hint': 'Niemand beim Händler passt zum Plättchen, also darfst du einen tauschen.',
  'swap.give': 'Wer geht?',
  'swap.take': 'Wer kommt?',
  'do.swap': '{give} gegen {take} tauschen',
  'pass.swap': 'Niemanden tauschen',
  'ask.put_back': 'Stelle deinen Händler auf ein leeres Feld neben deiner Alhambra zurück.',
  'do.put_back': 'Händler hierher stellen',
  'hint.put_back': 'Beim nächsten Plättchen, das du dort baust, kann ein Bürger einziehen.',
  'event.chosen': '{name} hat gewählt: {citizens}.',
  'event.chosen_unseen': '{name} hat gewählt.',
  'event.revealed': '{name} beginnt mit {citizens}.',
  'event.made_way': 'Der Händler von {name} macht Platz für {tile}.',
  'event.moved_in': '{name}: Ein Bürger zieht ein in {tile}.',
  'event.taken': 'Zum Händler von {name} kommt ein Bürger: {type}.',
  'event.swapped': '{name} tauscht einen Bürger: {give} gegen {take}.',
  'event.put_back': '{name} stellt den Händler zurück.',
  'event.stays_aside': 'Der Händler von {name} findet kein Feld und bleibt beiseite.',
  'event.returned': 'Der Bürger verlässt {tile} von {name}.',
  'on.citizen': 'hier wohnt ein Bürger',
  'tip.on.citizen': 'Hier wohnt ein Bürger, der in jeder Wertung zählt; geht das Plättchen, geht auch er.',
  'tip.trader':
    'Der Händler: Baue hier ein Plättchen von der Art eines seiner Bürger, und dieser Bürger darf einziehen.',
};

export const rules: Rules = {
  setup: {
    h: 'Drei Bürger und eine Seite',
    p: 'Vor dem ersten Bauhof wählen alle geheim drei der sechs Arten von Bürgern für ihren Händler, und die Seite ihres Brunnens, auf der er steht. Dann wird alles aufgedeckt. Von jeder Art gibt es sieben Bürger; der Rest ist der offene Vorrat.',
  },
  build: {
    h: 'Bauen, wo er steht',
    p: 'Das Feld des Händlers gilt als leer. Baust du dort ein Plättchen, macht er sofort Platz. Ist es ein Gebäude von der Art eines seiner Bürger, darf ein solcher Bürger einziehen; dann musst du einen aus dem Vorrat nehmen, gleich welcher Art. Passt niemand, darfst du stattdessen einen Bürger gegen einen anderer Art aus dem Vorrat tauschen. Verzichten darf man immer.',
  },
  back: {
    h: 'Zurück auf den Boden',
    p: 'Am Ende deines Zugs musst du den Händler auf ein leeres Feld neben einem Plättchen deiner Alhambra stellen, auch neben den Brunnen, nicht nur an eine Ecke; Feldlager und Wachtürme zählen nicht. Ob dort je gebaut werden kann, ist gleich. So begegnet man ihm einmal im Zug; außerhalb deines Zugs kommt er gleich nach jenem Plättchen zurück. Nur wenn kein Feld passt, bleibt er beiseite.',
  },
  score: {
    h: 'Was Bürger bringen',
    p: 'Ordne in jeder Wertung die Bürger in deinen Gebäuden zu Reihen aus verschiedenen Arten. Eine Reihe aus 1, 2, 3, 4, 5 oder 6 Arten bringt 1, 3, 6, 10, 15 oder 21 Punkte. Beispiel: 3, 2, 2 und 1 Bürger von vier Arten ergeben Reihen aus 4, 3 und 1: 10 + 6 + 1 = 17. Bürger beim Händler zählen nichts.',
  },
  limits: {
    h: 'Gut zu wissen',
    p: 'Wird ein Plättchen abgebaut oder ausgetauscht, geht sein Bürger in den Vorrat. Grundgebäude und magische Gebäude nehmen Bürger auf; Hütten, Basare, Feldlager, Medinas, Wachtürme und unfertige Gebäude nicht, aber tauschen darf man. Ein Plättchen, das du am Ende des Spiels bekommst, kann den Händler einmal treffen; dann bleibt er beiseite.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Choose three citizens of different types and a side of your fountain.':
    'Wähle drei Bürger verschiedener Art und eine Seite deines Brunnens.',
  'No such citizen is left in the stock.': 'So ein Bürger ist nicht mehr im Vorrat.',
  'Your trader has nothing to decide now.': 'Über deinen Händler gibt es jetzt nichts zu entscheiden.',
  'A citizen of its type may move into the tile; or pass.':
    'Ein Bürger dieser Art darf in das Plättchen einziehen; oder passe.',
  'Take a citizen from the stock for your trader.': 'Nimm einen Bürger aus dem Vorrat für deinen Händler.',
  'You may swap a citizen of your trader for one from the stock; or pass.':
    'Du darfst einen Bürger deines Händlers gegen einen aus dem Vorrat tauschen; oder passe.',
  'There is no such citizen on your trader.': 'So ein Bürger steht nicht bei deinem Händler.',
  'A citizen is swapped for one of another type.': 'Ein Bürger wird gegen einen anderer Art getauscht.',
  'Put your trader back beside your Alhambra.': 'Stelle deinen Händler neben deine Alhambra zurück.',
  'The trader goes on an empty cell.': 'Der Händler kommt auf ein leeres Feld.',
  'The trader goes beside a tile of your Alhambra, not merely at a corner.':
    'Der Händler kommt neben ein Plättchen deiner Alhambra, nicht nur an eine Ecke.',
};
