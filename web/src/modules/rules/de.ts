// Die Regeln der Module in eigenen Worten, auf Deutsch.

import type { ModuleRules } from './en';

export const de: ModuleRules = {
  'viziers-favour': {
    title: 'Die Gunst des Wesirs',
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
  },
  'bureau-de-change': {
    title: 'Die Wechselstube',
    take: {
      h: 'Eine Karte bekommen',
      p: 'Sechs Karten, eine für jedes Paar von Währungen, stecken mitten im Geldstapel und kommen wie Geld in die Auslage. Statt Geld darfst du eine davon nehmen, allein.',
    },
    pay: {
      h: 'Damit zahlen',
      p: 'Ist die verlangte Währung darauf, spiele die Karte mit Geld beider Währungen in beliebiger Mischung, auch nur der anderen. Selbst ist sie nichts wert. Ist die Summe genau der Preis, darfst du noch einmal handeln. Eine Karte gilt für ein Plättchen, und ein Plättchen verträgt nur eine Karte.',
    },
    limits: {
      h: 'Gut zu wissen',
      p: 'Eine benutzte Karte kommt auf die Ablage und kann wiederkehren. Sie hilft auch bei einem Gebot und beim Wesir. Mit Diamanten geht sie nie zusammen, und bei der Verteilung der letzten Plättchen zählt sie nicht.',
    },
  },
  'bonus-cards': {
    title: 'Die Bonuskarten',
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
  },
  'workers-huts': {
    title: 'Die Bauhütten',
    take: {
      h: 'Eine Hütte nehmen',
      p: 'Neben dem Bauhof liegen sechs Stapel Hütten, einer je Art, die oberste offen. Eine offene Hütte zu nehmen ist eine Aktion, kostet nichts und gibt keine weitere. Am Ende deines Zugs wird sie wie ein Plättchen gelegt, in die Alhambra oder die Reserve. Niemand hat mehr als drei.',
    },
    count: {
      h: 'Was sie bringt',
      p: 'Eine Hütte zählt die Gebäude ihrer Art daneben, höchstens drei, zu deiner Anzahl dieser Art dazu. Eine Mauer dazwischen, auch mit Tor, verhindert das. Die Hütte selbst ist kein Gebäude, darum zählen Hütten einander nicht. Ihre Mauern gehören zu deiner Mauer.',
    },
  },
  'city-gates': {
    title: 'Die Stadttore',
    card: {
      h: 'Eine Karte bekommen',
      p: 'So viele Torkarten wie Spieler stecken im unteren Teil des Geldstapels. Die erste liegt offen im Angebot neben dem Geld; solange sie dort liegt, kommen weitere auf die Ablage. Nimm sie allein, statt Geld.',
    },
    open: {
      h: 'Ein Tor öffnen',
      p: 'Scheitert ein Plättchen nur daran, dass niemand hingehen kann, und liegt es Mauer an Mauer mit deiner Alhambra, spiele eine Torkarte: Ein Tor öffnet eine dieser doppelten Mauern. Beide Mauern müssen auf den Plättchen gedruckt sein. Ein ohnehin erreichbares Plättchen bekommt kein Tor. Das geht auch beim Einbauen aus der Reserve, für den Wesir und bei den letzten Plättchen.',
    },
    stay: {
      h: 'Es bleibt',
      p: 'Das Tor und beide Plättchen darunter werden nie mehr bewegt. In der Wertung bleibt die Grenze eine doppelte Mauer, die nichts zählt. Die Karte ist verbraucht.',
    },
  },
  diamonds: {
    title: 'Die Diamanten',
    pay: {
      h: 'Mit Diamanten zahlen',
      p: 'Zehn Diamanten mit Werten von 3 bis 9 sind ins Geld gemischt und werden wie Geld genommen. Sie bezahlen ein Plättchen von jedem Platz, aber nur unter sich, nie zusammen mit einer anderen Währung. Passend gibt wie immer eine weitere Aktion.',
    },
    limits: {
      h: 'Gut zu wissen',
      p: 'Auch ein Gebot oder der Wesir kann damit bezahlt werden, wieder nur unter sich. Bei der Verteilung der letzten Plättchen zählen Diamanten nicht.',
    },
  },
  characters: {
    title: 'Die Charaktere',
    auction: {
      h: 'Die Versteigerung',
      p: 'Sechs von zehn Charakteren warten im Geldstapel. Taucht einer auf, wird er sofort versteigert. Der nächste Spieler bietet zuerst oder passt; dann bietet jeder der Reihe nach mehr oder passt endgültig. Der Höchste zahlt mindestens sein Gebot, in einer Währung, in Diamanten oder mit einer Wechselstube in deren zweien, und bekommt nichts zurück. Bietet niemand, ist der Charakter fort. Du darfst beliebig viele haben.',
    },
    people: {
      h: 'Die zehn und ihr Talent',
      p: 'Manche helfen einmal und gehen dann, manche einmal in jedem deiner Züge, manche in jeder Wertung. Ein Talent, das du nicht nutzt, verlierst du nicht.',
    },
    start: {
      h: 'Vor deinem Zug',
      p: 'Tänzerin, Geldwechsler und Bettler wirken vor deiner ersten Aktion, in beliebiger Folge. Die Tänzerin legt ein Plättchen des Bauhofs zurück in den Beutel und ein neues an seine Stelle. Der Geldwechsler tauscht eine deiner Geldkarten gegen eine offene, die nicht mehr wert ist. Der Bettler zieht dir eine Karte, wenn du weniger als drei Geldkarten hast; was sonst dabei auftaucht, wird wie üblich behandelt.',
    },
    turn: {
      h: 'In deinem Zug',
      p: 'Mit dem Händler nimmst du mehrere Geldkarten bis 7. Hast du ein Plättchen für 10 oder mehr gekauft, nimmt der Geizhals eine offene Geldkarte, einmal je Zug. Liegen alle Plättchen, gibt der Baumeister noch einen Umbau. Der Gönner ist die ganze Zahlung für ein Plättchen und gilt als passend. Bei der Zauberin wählst du sofort: 8 Punkte, oder die unbekannte oberste Karte des Überschusses. Beim Wesir hilft keiner von ihnen.',
    },
    scoring: {
      h: 'In einer Wertung',
      p: 'Vor jeder Wertung nennt der weise Mann eine Art und zählt ein halbes Gebäude mehr davon. Das kann einen Gleichstand brechen, ist aber ohne Gebäude dieser Art nichts wert. Die Stadtwache bringt einen Punkt je drei volle Seiten deiner längsten Mauer.',
    },
  },
  camps: {
    title: 'Die Feldlager',
    build: {
      h: 'Wo Lager stehen',
      p: 'Acht Lager kommen wie Gebäude auf den Bauhof und werden ebenso gekauft, reserviert und getauscht. Ein Lager steht vor der Mauer: Nur seine Bastionen, die Seiten mit Pfeil, dürfen andere Plättchen berühren, und nur an einer Mauer; mindestens eine muss es. Zwei Lager dürfen sich mit grünen Seiten berühren. Niemand geht über ein Lager, und solange es an einer Mauer lehnt, muss diese bleiben. Hinter einem Lager zählt eine Mauer weiter als Außenmauer.',
    },
    score: {
      h: 'Was sie bringen',
      p: 'Folge in jeder Wertung jedem Pfeil gerade in den Palast und zähle die Plättchen bis zur ersten Lücke oder zum ersten Lager; auch Brunnen und Bauhütten zählen, Mauern halten dich nicht auf. Jedes Plättchen ist ein Punkt. Mehrere Lager dürfen dasselbe Plättchen zählen. In der Reserve ist ein Lager nichts wert.',
    },
  },
};
