// Die Regeln in eigenen Worten, auf Deutsch.

import type { GameRules } from './en';

export const de: GameRules = {
  base: {
    goal: {
      h: 'Worum es geht',
      p: 'Alle bauen einen Palast um einen Brunnen. Dreimal gibt es Punkte: für die Mehrheit bei jeder Gebäudeart und für eine lange Außenmauer ohne Lücke. Die sechs Arten sind Pavillon, Serail, Arkaden, Gemächer, Garten und Turm; weiter hinten in dieser Reihe ist es teurer und mehr wert.',
    },
    setup: {
      h: 'Der Anfang',
      p: 'Auf dem Bauhof liegen vier Plättchen. Jeder Platz verlangt seine Währung: Gulden, Dirham, Denar und Dukat, von 1 bis 4. Du bekommst offen Geldkarten, bis sie zusammen 20 oder mehr wert sind; danach ist deine Hand geheim. Vier weitere Karten liegen offen aus. Es beginnt, wer die wenigsten Karten hat, bei Gleichstand die kleinere Summe. Im zweiten und im vierten Fünftel des Geldstapels steckt je eine Wertungskarte.',
    },
    turn: {
      h: 'Dein Zug',
      p: 'Tu eines: Geld nehmen, ein Plättchen kaufen oder umbauen. Nur wer ein Plättchen genau passend bezahlt, darf noch einmal handeln, und so weiter nach jeder passenden Zahlung. Zum Schluss legst du alle erworbenen Plättchen. Wer etwas tun kann, muss; auf eine zusätzliche Aktion darfst du verzichten.',
    },
    take: {
      h: 'Geld nehmen',
      p: 'Nimm eine offene Karte von beliebigem Wert; oder mehrere, die zusammen höchstens 5 ergeben. Die Währung ist gleich. Aufgefüllt wird erst nach deinem Zug.',
    },
    buy: {
      h: 'Ein Plättchen kaufen',
      p: 'Zahle mit Karten der Währung dieses Platzes, mindestens den Preis. Wechselgeld gibt es nie. Ist die Summe genau der Preis, bist du noch einmal dran. Der Bauhof wird erst nach deinem Zug aufgefüllt, darum sind höchstens vier Käufe in einem Zug möglich.',
    },
    redesign: {
      h: 'Umbauen',
      p: 'Statt Geld zu nehmen oder zu kaufen, ändere deine Alhambra auf eine von drei Arten: ein Plättchen aus der Reserve einbauen; eines herausnehmen und in die Reserve legen; oder eines gegen eines aus der Reserve tauschen, das dann genau an dessen Stelle liegt. Der Brunnen bleibt. Danach müssen alle Bauregeln gelten. Gerade gekaufte Plättchen machen nicht mit.',
    },
    place: {
      h: 'Plättchen legen',
      p: 'Am Ende deines Zugs kommt jedes neue Plättchen in deine Alhambra oder in die Reserve, in beliebiger Reihenfolge. Gedreht wird nie. Jedes berührt mit einer ganzen Seite ein anderes, und nach jedem einzelnen müssen die drei folgenden Regeln gelten.',
    },
    edges: { h: 'Mauer an Mauer', p: 'Wo sich zwei Plättchen berühren, haben beide Seiten eine Mauer oder keine.' },
    foot: {
      h: 'Zu Fuß erreichbar',
      p: 'Vom Brunnen aus muss man zu jedem Plättchen gehen können, ohne über eine Mauer zu steigen oder die Alhambra zu verlassen.',
    },
    holes: {
      h: 'Keine Löcher',
      p: 'Leere Felder dürfen nicht eingeschlossen werden. Aus jeder Lücke, wie groß sie auch ist, muss ein Weg über leere Felder nach außen führen, Seite an Seite; durch eine Ecke zu schlüpfen gilt nicht.',
    },
    wall: {
      h: 'Die längste Mauer',
      p: 'Mauern außen herum bilden Linien, auch um Ecken. Die längste Linie ohne Lücke bringt in jeder Wertung einen Punkt je Seite. Eine Mauer zwischen zwei Plättchen zählt nicht. Im Bild hat die goldene Linie 8 Seiten.',
    },
    refill: {
      h: 'Nach einem Zug',
      p: 'Zuerst werden die Geldkarten auf vier ergänzt, dann der Bauhof, der niedrigste Platz zuerst. Kommt eine Wertungskarte, wird sie ersetzt; gewertet wird, sobald vier Geldkarten liegen und bevor neue Plättchen kommen. Ist der Geldstapel leer, werden die abgelegten Karten gemischt.',
    },
    majority: {
      h: 'Mehrheiten',
      p: 'Vergleicht für jede Art, wie viele Plättchen jeder in seiner Alhambra hat; die Reserve zählt nicht, der Preis auch nicht. In der ersten Wertung bekommt nur der Erste Punkte, in der zweiten die ersten zwei, in der dritten die ersten drei. Bei Gleichstand werden die Punkte der geteilten Plätze addiert und geteilt, abgerundet. Ohne Plättchen einer Art gibt es keinen Platz.',
    },
    end: {
      h: 'Das Ende',
      p: 'Das Spiel endet sofort, wenn ein Platz des Bauhofs nicht mehr gefüllt werden kann. Jedes übrige Plättchen geht an den, der das meiste Geld seiner Währung hat; bei Gleichstand an niemanden. Diese Plättchen werden noch gelegt, dann folgt die dritte Wertung. Die meisten Punkte gewinnen; Gleichstand ist ein geteilter Sieg.',
    },
    dirk: {
      h: 'Zu zweit: Dirk',
      p: 'Zu zweit spielt ein unsichtbarer Dritter um die Mehrheiten mit, Dirk. Er zieht sechs Plättchen am Anfang, sechs nach der ersten Wertung und nach der zweiten ein Drittel des Beutels. Ein gerade gekauftes Plättchen darfst du ihm schenken, statt es zu legen. Dirk hat keine Mauer und kann nicht gewinnen. Von jeder Geldkarte bleibt eine draußen.',
    },
  },
  dice: {
    goal: {
      h: 'Worum es geht',
      p: 'Acht Würfel zeigen die sechs Gebäudearten. Wirf bis zu dreimal, um gute Plätze in den Spalten des Plans zu bekommen. Sie bringen Baupunkte, und wer in einer Spalte vorn liegt, punktet nach Runde 1, 3 und 5.',
    },
    round: {
      h: 'Eine Runde',
      p: 'Jede Spalte bekommt einen Chip. Reihum würfelt jeder und setzt einen seiner Steine, bis alle gesetzt sind: fünf Steine zu zweit oder dritt, vier zu viert, sonst drei. Gespielt werden fünf Runden.',
    },
    throw: {
      h: 'Würfeln',
      p: 'Wirf zuerst alle acht. Nach dem ersten und nach dem zweiten Wurf darfst du beliebig viele Würfel noch einmal werfen, auch zurückgelegte, oder aufhören.',
    },
    place: {
      h: 'Einen Stein setzen',
      p: 'Wähle eine Art. Je mehr Würfel sie zeigen, desto besser die Reihe; bei gleicher Zahl sind weniger Würfe besser. Ist das Feld besetzt, rutscht dein Stein zum nächsten freien; gibt es keines, ist er für diese Runde draußen.',
    },
    chips: {
      h: 'Chips',
      p: 'Zahlenchips bringen ihren Wert in jeder Wertung, solange du sie hast. Der schwarze Würfel ist nach deinem ersten Wurf ein neunter mit beliebigem Zeichen. Aufheben nimmt den letzten Wurf zurück. Zurückschieben nimmt einem Gegner das Feld; dessen Stein rückt eins nach unten und schiebt andere weiter. Tauschen setzt einen Baupunkt in eine andere Spalte. Außer den Zahlen wird jeder Chip einmal benutzt.',
    },
    results: {
      h: 'Ergebnis',
      p: 'Spalte für Spalte wählt der beste Stein: zwei Baupunkte, oder einen Punkt und den Chip. Der zweitbeste bekommt den anderen Lohn. Wer den Chip des Startspielers bekommt, bestimmt, wer die nächste Runde beginnt.',
    },
    scoring: {
      h: 'Wertung',
      p: 'In jeder Spalte ist der Stein am weitesten oben Erster; auf demselben Feld, wer zuerst da war. Die Punkte stehen in der Tabelle: die erste Wertung nach Runde 1, die zweite nach Runde 3, die dritte nach Runde 5. Gleichstand gibt es nicht. Dann kommen die Zahlenchips dazu.',
    },
    dirk: {
      h: 'Zu zweit: Dirk',
      p: 'Ein Würfel bestimmt in jeder Runde, wo Dirks fünf Steine stehen. Er wird gereiht wie die anderen, nimmt als Bester zwei Punkte und als Zweiter, was übrig ist. Gewinnen kann er nicht.',
    },
  },
  alcazaba: {
    goal: {
      h: 'Worum es geht',
      p: 'Würfel entscheiden, wer die Plättchen bekommt, und damit baust du eine Alhambra wie im Grundspiel. Geld gibt es nicht. Mit einem zusätzlichen Turm sind es 55 Plättchen, die in fünf Runden alle vorbeikommen.',
    },
    round: {
      h: 'Eine Runde',
      p: 'Sechs Plättchen, von jeder Art eines, und fünf aus dem Beutel kommen in die Spalten ihrer Art. Dann würfelt und setzt jeder wie im Würfelspiel. In einer Spalte liegt auch der Chip des Startspielers, außer in der letzten Runde.',
    },
    turn: {
      h: 'Stattdessen umbauen',
      p: 'Nach deinem ersten oder zweiten Wurf darfst du einmal umbauen, statt deinen Stein zu setzen. Der Stein ist dann für diese Runde verbraucht.',
    },
    results: {
      h: 'Ergebnis',
      p: 'Spalte für Spalte nimmt der beste Stein ein Plättchen nach Wahl oder den Chip, dann der nächste, solange etwas daliegt. Ein Plättchen wird sofort gebaut oder in die Reserve gelegt. Was niemand bekommt, verlässt das Spiel.',
    },
    scoring: {
      h: 'Wertung',
      p: 'Nach Runde 1, 3 und 5, genau wie im Grundspiel: Mehrheiten, bei Gleichstand geteilt, und die längste Mauer.',
    },
    dirk: {
      h: 'Zu zweit: Dirk',
      p: 'Dirk bekommt einen Stein in die Spalte jedes Plättchens aus dem Beutel, jedes Mal eine Reihe höher. Er nimmt das Plättchen, das zuerst lag. Ein gerade gewonnenes Plättchen darfst du ihm geben.',
    },
  },
};
