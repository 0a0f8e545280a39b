// Das erste Spiel auf Deutsch.

import type { TutorialMessages } from './en';

export const de: TutorialMessages = {
  welcome: {
    h: 'Willkommen!',
    p: 'Du wirst einen Palast bauen. Dies ist ein echtes Spiel gegen zwei Bots, und ich sage dir unterwegs, worauf es ankommt. Du kannst die Lektion jederzeit beenden und weiterspielen.',
  },
  palace: {
    h: 'Deine Alhambra',
    p: 'Sie beginnt mit einem Brunnen. Darum herum kommen Plättchen. Ziehe, um dich umzusehen, mit Rad oder zwei Fingern kommst du näher.',
  },
  market: {
    h: 'Der Bauhof',
    p: 'Vier Plättchen sind zu haben. Die Münze an jedem Platz sagt, in welcher Währung du zahlst; die Zahl auf dem Plättchen sagt, wie viel.',
  },
  hand: {
    h: 'Dein Geld',
    p: 'Diese Karten gehören dir, nach Währung sortiert, mit der Summe von jeder. Niemand sonst sieht sie.',
  },
  turn: { h: 'Einen Moment', p: 'Die anderen spielen. Sobald du dran bist, geht es weiter.' },
  take: {
    h: 'Geld nehmen',
    p: 'Jetzt bist du dran. Nimm eine offene Karte oder mehrere, die zusammen höchstens 5 ergeben: anklicken, dann auf den Knopf.',
  },
  others: {
    h: 'Die anderen spielen',
    p: 'Sieh zu, was sie nehmen und bauen. Ein Klick auf eine kleine Alhambra macht sie groß.',
  },
  buy: {
    h: 'Ein Plättchen kaufen',
    p: 'Jetzt kannst du dir etwas leisten. Klicke ein leuchtendes Plättchen an und wähle, wie du zahlst. Wechselgeld gibt es nicht, zahle also möglichst wenig zu viel.',
  },
  buyExact: {
    h: 'Passend zahlen!',
    p: 'Ein Plättchen mit grünem Haken kannst du passend bezahlen. Dann darfst du in diesem Zug noch einmal handeln: der beste Kniff des Spiels. Klicke es an und wähle eine passende Zahlung.',
  },
  saveUp: {
    h: 'Sparen',
    p: 'Noch ist nichts zu kaufen. Nimm mehr Geld, am besten in einer Währung oder so, dass es genau einen Preis am Bauhof ergibt.',
  },
  again: {
    h: 'Noch einmal!',
    p: 'Du hast passend bezahlt und bist noch einmal dran. Nimm Geld, kaufe noch ein Plättchen, oder passe.',
  },
  place: {
    h: 'Bauen',
    p: 'Wo dein Plättchen hin darf, leuchtet es. Die kleinen Zahlen sagen, wie lang deine längste Mauer würde und wie viele Punkte eine Wertung brächte. Wähle einen Platz, oder lege das Plättchen in die Reserve.',
  },
  wall: {
    h: 'Mauern',
    p: 'Mauer an Mauer, offen an offen. Die goldene Linie ist deine längste Mauer: Jede ihrer Seiten ist in jeder Wertung ein Punkt. Aber sperr dich nicht ein: Jedes Plättchen muss zu Fuß erreichbar sein.',
  },
  reserve: {
    h: 'Die Reserve',
    p: 'Was nicht passt, wartet hier. Statt Geld zu nehmen oder zu kaufen, darfst du umbauen: eines einbauen, eines herausnehmen oder zwei tauschen.',
  },
  supply: {
    h: 'Wann es Punkte gibt',
    p: 'Es gibt drei Wertungen. Zwei stecken im Geldstapel, die letzte kommt, wenn die Plättchen ausgehen. Wer von einer Art am meisten hat, bekommt Punkte; Türme sind am meisten wert.',
  },
  goOn: {
    h: 'Spiel weiter',
    p: 'Du weißt genug. Setze auf Arten, bei denen du führen kannst. Bei der ersten Wertung bin ich wieder da.',
  },
  scored: {
    h: 'Die erste Wertung',
    p: 'Jeder Punkt wurde erklärt: Wähle in der Tabelle eine Zahl, und was zählt, leuchtet auf. Das Zeichen mit den Balken öffnet sie jederzeit wieder und zeigt, was eine Wertung jetzt brächte.',
  },
  finish: {
    h: 'Das war es',
    p: 'In den nächsten Wertungen bekommen auch zweite und dritte Plätze Punkte, und alles ist mehr wert. Viel Spaß beim Rest des Spiels!',
  },
  'd.welcome': {
    h: 'Willkommen!',
    p: 'Acht Würfel, sechs Arten von Gebäuden, fünf Runden. Dies ist ein echtes Spiel gegen zwei Bots, und ich sage dir unterwegs, worauf es ankommt. Du kannst die Einführung jederzeit beenden und weiterspielen.',
  },
  'd.columns': {
    h: 'Der Spielplan',
    p: 'Jede Gebäudeart hat eine Spalte. Unten der Würfelbereich: acht Zeilen für die Zahl gleicher Würfel, drei Felder für den ersten, zweiten und dritten Wurf. Darüber der Chip, den es zu gewinnen gibt, und die Leiste, auf der dein Baustein steigt.',
  },
  'd.keep': {
    h: 'Behalten und würfeln',
    p: 'Deine Würfel sind gefallen. Klicke an, was du behalten willst, und würfle den Rest, höchstens noch zweimal. Oder lege schon jetzt deinen Stein: Weniger Würfe zählen mehr.',
  },
  'd.mark': {
    h: 'Lege deinen Stein',
    p: 'Die grünen Ringe zeigen, wo dein Stein in jeder Spalte läge. Ist das Feld besetzt, rutscht er auf das nächste freie. Klicke auf den Ring, den du willst.',
  },
  'd.rank': {
    h: 'Wer vorn liegt',
    p: 'Mehr gleiche Würfel schlagen weniger; bei gleich vielen zählt der frühere Wurf, also weiter links. Am Ende der Runde wählt in jeder Spalte der beste Stein seine Belohnung, der zweite bekommt die andere.',
  },
  'd.goOn': {
    h: 'Spiel weiter',
    p: 'Alle legen alle ihre Steine, einen in jedem Zug. Geh dorthin, wo du Erster oder Zweiter werden kannst. Ich melde mich, wenn die Belohnungen verteilt werden.',
  },
  'd.rewards': {
    h: 'Belohnungen',
    p: 'Spalte für Spalte nimmt der beste Stein zwei Baupunkte oder einen Punkt und den Chip. Punkte bringen deinen Baustein auf der Leiste nach oben. Auf demselben Feld bleibt vorn, wer zuerst da war.',
  },
  'd.chips': {
    h: 'Chips',
    p: 'Chips mit einer Zahl bringen in jeder Wertung Punkte. Die anderen nutzt man einmal: einen Wurf zurücknehmen, ein neunter Würfel, einen Stein zurückschieben, einen Punkt versetzen. Mit der Krone bestimmst du, wer beginnt.',
  },
  'd.toScoring': {
    h: 'Auf zur Wertung',
    p: 'Nach Runde 1, 3 und 5 erhält, wer in einer Spalte vorn liegt, die Punkte an ihrem Kopf. Spiel weiter, ich melde mich dann.',
  },
  'd.scored': {
    h: 'Die erste Wertung',
    p: 'Wähle eine Zahl in dieser Tabelle und du liest, woher sie kommt. Das Zeichen mit den Balken zeigt jederzeit, was eine Wertung jetzt brächte.',
  },
  'a.welcome': {
    h: 'Willkommen!',
    p: 'Mit den Würfeln gewinnst du Plättchen, und mit den Plättchen baust du deine Alhambra. Dies ist ein echtes Spiel gegen zwei Bots, und ich sage dir unterwegs, worauf es ankommt.',
  },
  'a.columns': {
    h: 'Plättchen zu gewinnen',
    p: 'In jeder Spalte liegen die Plättchen einer Art für diese Runde. Im Würfelbereich darunter legst du Steine: acht Zeilen für die Zahl gleicher Würfel, drei Felder für den ersten, zweiten und dritten Wurf.',
  },
  'a.goOn': {
    h: 'Spiel weiter',
    p: 'Alle legen alle ihre Steine, einen in jedem Zug. Dann wählen die Steine Spalte für Spalte ein Plättchen, der beste zuerst. Ich melde mich, wenn du wählen darfst.',
  },
  'a.place': {
    h: 'Bauen',
    p: 'Baue das Plättchen sofort: Wo es liegen darf, leuchtet auf, mit der Mauer und den Punkten, die es brächte. Oder lege es in die Reserve.',
  },
  'a.redesign': {
    h: 'Umbauen',
    p: 'Nach dem ersten oder zweiten Wurf darfst du umbauen, statt einen Stein zu legen: ein Plättchen aus der Reserve einbauen, eines herausnehmen oder zwei tauschen. Der Stein ruht dann bis zur nächsten Runde.',
  },
  'r.welcome': {
    h: 'Willkommen!',
    p: 'Du baust einen roten Palast. Das ist ein richtiges Spiel gegen zwei Bots, und ich sage dir unterwegs, worauf es ankommt. Alle beginnen mit 5 Punkten, und das Startgeld ist schon gewählt: Wer beginnt, bekommt den letzten Satz.',
  },
  'r.yard': {
    h: 'Land und Gebäude',
    p: 'Vier Gebäude stehen im Bauhof zum Kauf. Das Landplättchen zeigt Preis, Mauern und rote Wachtürme; welches Gebäude darauf steht, wurde aus einem Beutel gezogen. Du zahlst in der Währung der Münze.',
  },
  'r.preview': {
    h: 'Die Vorschau',
    p: 'Drei weitere Gebäude warten hier. Was den Bauhof verlässt, wird von rechts nachgefüllt; die anderen rücken auf. So siehst du, was kommt.',
  },
  'r.board': {
    h: 'Die Wächtertafel',
    p: 'Die vier roten Plättchen sind Fähigkeiten. Wächter bezahlen sie und stehen dann auf den kleinen Plättchen daneben, von links an. Die Zahl unter dem letzten ist, was jeder Wächter auf deiner längsten Mauer am Ende wert ist.',
  },
  'r.act': {
    h: 'Kaufen oder Geld nehmen',
    p: 'Jetzt bist du dran. Klicke ein beleuchtetes Gebäude an und wähle, wie du zahlst, oder nimm Geld: eine Karte, oder mehrere bis zusammen 5.',
  },
  'r.abilities': {
    h: 'Fähigkeiten',
    p: 'Beleuchtete Fähigkeiten kannst du jetzt benutzen, jede einmal im Zug, vor oder nach deiner Aktion. Sie kosten einen Wächter. Solange du keinen Wächter hast, zahlst du Punkte: jetzt einen je Wächter, nach den Wertungen mehr. Halte ein Plättchen oder zeige darauf, um zu lesen, was es kann.',
  },
  'r.again': {
    h: 'Noch einmal!',
    p: 'Du hast eine Aktion und musst sie nutzen: Nimm Geld, kaufe noch ein Gebäude oder baue um. Fähigkeiten darfst du dazu benutzen.',
  },
  'r.end': {
    h: 'Das Ende deines Zugs',
    p: 'Deine Aktionen sind getan. Benutze noch eine Fähigkeit, oder wähle „Zug beenden“; dann legst du, was du gekauft hast.',
  },
  'r.guards': {
    h: 'Wächter',
    p: 'Jeder Wachturm auf gekauftem Land bekommt einen Wächter, auch in der Reserve. Ein Wächter ist eine Fähigkeit wert, oder Punkte am Ende, wenn er dann noch auf deiner längsten Mauer steht.',
  },
  'r.rows': {
    h: 'Was wann zählt',
    p: 'Diese Reihen sagen, wie viel jede Art in den drei Wertungen wert ist: je weiter rechts, desto mehr. Die nächste Wertung ist hervorgehoben.',
  },
  'r.finish': {
    h: 'Das war’s',
    p: 'Nach der ersten Wertung kosten Fähigkeiten ohne Wächter 2 Punkte, nach der zweiten 3. Behalte Wächter auf deiner längsten Mauer für das Ende. Viel Spaß beim Rest des Spiels!',
  },
  'ui.next': { h: 'Weiter', p: '' },
  'ui.back': { h: 'Zurück', p: '' },
  'ui.quit': { h: 'Lektion beenden', p: '' },
  'ui.step': { h: 'Schritt {n} von {m}', p: '' },
  'ui.done': { h: 'Weiterspielen', p: '' },
  'ui.lesson': { h: 'Erstes Spiel', p: '' },
  'ui.small': { h: 'Kleiner', p: '' },
  'ui.large': { h: 'Lektion zeigen', p: '' },
};
