// Das erste Spiel auf Deutsch.

import type { TutorialMessages } from './en';

export const de: TutorialMessages = {
  'welcome': { h: 'Willkommen!', p: 'Du wirst einen Palast bauen. Dies ist ein echtes Spiel gegen zwei Bots, und ich sage dir unterwegs, worauf es ankommt. Du kannst die Lektion jederzeit beenden und weiterspielen.' },
  'palace': { h: 'Deine Alhambra', p: 'Sie beginnt mit einem Brunnen. Darum herum kommen Plättchen. Ziehe, um dich umzusehen, mit Rad oder zwei Fingern kommst du näher.' },
  'market': { h: 'Der Bauhof', p: 'Vier Plättchen sind zu haben. Die Münze an jedem Platz sagt, in welcher Währung du zahlst; die Zahl auf dem Plättchen sagt, wie viel.' },
  'hand': { h: 'Dein Geld', p: 'Diese Karten gehören dir, nach Währung sortiert, mit der Summe von jeder. Niemand sonst sieht sie.' },
  'turn': { h: 'Einen Moment', p: 'Die anderen spielen. Sobald du dran bist, geht es weiter.' },
  'take': { h: 'Geld nehmen', p: 'Jetzt bist du dran. Nimm eine offene Karte oder mehrere, die zusammen höchstens 5 ergeben: anklicken, dann auf den Knopf.' },
  'others': { h: 'Die anderen spielen', p: 'Sieh zu, was sie nehmen und bauen. Ein Klick auf eine kleine Alhambra macht sie groß.' },
  'buy': { h: 'Ein Plättchen kaufen', p: 'Jetzt kannst du dir etwas leisten. Klicke ein leuchtendes Plättchen an und wähle, wie du zahlst. Wechselgeld gibt es nicht, zahle also möglichst wenig zu viel.' },
  'buyExact': { h: 'Passend zahlen!', p: 'Ein Plättchen mit grünem Haken kannst du passend bezahlen. Dann darfst du in diesem Zug noch einmal handeln: der beste Kniff des Spiels. Klicke es an und wähle eine passende Zahlung.' },
  'saveUp': { h: 'Sparen', p: 'Noch ist nichts zu kaufen. Nimm mehr Geld, am besten in einer Währung oder so, dass es genau einen Preis am Bauhof ergibt.' },
  'again': { h: 'Noch einmal!', p: 'Du hast passend bezahlt und bist noch einmal dran. Nimm Geld, kaufe noch ein Plättchen, oder passe.' },
  'place': { h: 'Bauen', p: 'Wo dein Plättchen hin darf, leuchtet es. Die kleinen Zahlen sagen, wie lang deine längste Mauer würde und wie viele Punkte eine Wertung brächte. Wähle einen Platz, oder lege das Plättchen in die Reserve.' },
  'wall': { h: 'Mauern', p: 'Mauer an Mauer, offen an offen. Die goldene Linie ist deine längste Mauer: Jede ihrer Seiten ist in jeder Wertung ein Punkt. Aber sperr dich nicht ein: Jedes Plättchen muss zu Fuß erreichbar sein.' },
  'reserve': { h: 'Die Reserve', p: 'Was nicht passt, wartet hier. Statt Geld zu nehmen oder zu kaufen, darfst du umbauen: eines einbauen, eines herausnehmen oder zwei tauschen.' },
  'supply': { h: 'Wann es Punkte gibt', p: 'Es gibt drei Wertungen. Zwei stecken im Geldstapel, die letzte kommt, wenn die Plättchen ausgehen. Wer von einer Art am meisten hat, bekommt Punkte; Türme sind am meisten wert.' },
  'goOn': { h: 'Spiel weiter', p: 'Du weißt genug. Setze auf Arten, bei denen du führen kannst. Bei der ersten Wertung bin ich wieder da.' },
  'scored': { h: 'Die erste Wertung', p: 'Jeder Punkt wurde erklärt: Wähle in der Tabelle eine Zahl, und was zählt, leuchtet auf. Das Zeichen mit den Balken öffnet sie jederzeit wieder und zeigt, was eine Wertung jetzt brächte.' },
  'finish': { h: 'Das war es', p: 'In den nächsten Wertungen bekommen auch zweite und dritte Plätze Punkte, und alles ist mehr wert. Viel Spaß beim Rest des Spiels!' },
  'ui.next': { h: 'Weiter', p: '' }, 'ui.back': { h: 'Zurück', p: '' }, 'ui.quit': { h: 'Lektion beenden', p: '' }, 'ui.step': { h: 'Schritt {n} von {m}', p: '' }, 'ui.done': { h: 'Weiterspielen', p: '' }, 'ui.lesson': { h: 'Erstes Spiel', p: '' }, 'ui.small': { h: 'Kleiner', p: '' }, 'ui.large': { h: 'Lektion zeigen', p: '' },
};
