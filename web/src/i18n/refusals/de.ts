// Warum etwas nicht geht, auf Deutsch; der Schlüssel ist der Satz des Servers.

export const de: Readonly<Record<string, string>> = {
  'After the third throw there is no redesign any more.': 'Nach dem dritten Wurf gibt es keinen Umbau mehr.',
  'No chip lies on the bonus field of this column.': 'Auf dem Bonusfeld dieser Spalte liegt kein Chip.',
  'That tile does not lie in this column.': 'Dieses Plättchen liegt nicht in dieser Spalte.',
  'Place the tile you have taken first.': 'Lege zuerst das Plättchen, das du genommen hast.',
  'Dirk takes part with two players only.': 'Dirk spielt nur zu zweit mit.',
  'Take a tile of this column, or the chip.': 'Nimm ein Plättchen dieser Spalte oder den Chip.',
  'That is not the tile you have just taken.': 'Das ist nicht das Plättchen, das du gerade genommen hast.',
  'Alhambra is played by 2 to 6 players.': 'Alhambra spielt man zu 2 bis 6.',
  'These modules together need more room than a state has.': 'Für diese Module zusammen reicht der Platz nicht.',
  'Choose a main action: take money, buy a building or redesign.':
    'Wähle eine Aktion: Geld nehmen, ein Gebäude kaufen oder umbauen.',
  'Market slots are numbered 1 to 4.': 'Die Plätze des Marktes haben die Nummern 1 bis 4.',
  'Pay with at least one card.': 'Zahle mit mindestens einer Karte.',
  'Pay with cards of the currency asked for; these cannot be used together.':
    'Zahle mit Karten der verlangten Währung; diese passen nicht zusammen.',
  'That is less than the price.': 'Das ist weniger als der Preis.',
  'That market slot is empty.': 'Dieser Platz des Marktes ist leer.',
  'You do not hold all the cards you want to pay with.': 'Du hast nicht alle Karten, mit denen du zahlen willst.',
  'Place the tiles you obtained first.': 'Lege zuerst die Plättchen, die du bekommen hast.',
  'That tile is not waiting to be placed.': 'Dieses Plättchen wartet nicht darauf, gelegt zu werden.',
  'Choose a redesign: add, remove or exchange a tile.':
    'Wähle einen Umbau: ein Plättchen anfügen, wegnehmen oder tauschen.',
  'That tile is not on your reserve.': 'Dieses Plättchen liegt nicht in deiner Reserve.',
  'The fountain never moves.': 'Der Brunnen bleibt immer liegen.',
  'There is no tile in that cell.': 'An dieser Stelle liegt kein Plättchen.',
  'Take one card, or several whose values add up to at most 5.':
    'Nimm eine Karte oder mehrere im Wert von zusammen höchstens 5.',
  'These cards do not lie in the display.': 'Diese Karten liegen nicht aus.',
  'A gate stands on one side: N, E, S or W.': 'Ein Tor steht an einer Seite: N, O, S oder W.',
  'A tile under a gate never moves.': 'Ein Plättchen unter einem Tor bleibt immer liegen.',
  'A gate needs a double wall.': 'Ein Tor braucht eine doppelte Mauer.',
  'No Alhambra reaches that far.': 'So weit reicht keine Alhambra.',
  'Say which way the tile shall lie; it has no such rotation.':
    'Wähle, wie das Plättchen liegen soll; so lässt es sich nicht drehen.',
  'That is not possible there.': 'Das geht dort nicht.',
  'There is a tile in that cell already.': 'Dort liegt schon ein Plättchen.',
  'This tile cannot be turned.': 'Dieses Plättchen lässt sich nicht drehen.',
  'What lies before that wall needs it.': 'Was vor dieser Mauer liegt, braucht sie.',
  'Touching sides must both have a wall or both be open.':
    'Seiten, die sich berühren, haben beide eine Mauer oder keine.',
  'No empty space may be enclosed.': 'Es darf keine leere Stelle eingeschlossen werden.',
  'A gate goes only where a double wall alone keeps the tile out of reach.':
    'Ein Tor kommt nur dorthin, wo allein eine doppelte Mauer das Plättchen unerreichbar macht.',
  'A tile must lie beside another one, side to side.': 'Ein Plättchen muss mit einer Seite an einem anderen liegen.',
  'Every tile must be reachable on foot from the fountain.':
    'Jedes Plättchen muss vom Brunnen aus zu Fuß erreichbar sein.',
  'There are no gates in this game.': 'In diesem Spiel gibt es keine Tore.',
  'The game is over; start a new one.': 'Das Spiel ist aus; fang ein neues an.',
  'Only a tile that was bought can be given to Dirk.': 'Nur ein gekauftes Plättchen darf an Dirk gehen.',
  'Tiles of the final distribution cannot be given to Dirk.':
    'Plättchen der letzten Verteilung dürfen nicht an Dirk gehen.',
  'You may not pass while you have a main action.': 'Solange du eine Aktion hast, darfst du nicht passen.',
  'Take at least one card.': 'Nimm mindestens eine Karte.',
  'That bonus card lies open already.': 'Diese Bonuskarte liegt schon offen.',
  'The very tile on the card must stand in your Alhambra.':
    'Genau das Plättchen der Karte muss in deiner Alhambra liegen.',
  'You do not hold that bonus card.': 'Diese Bonuskarte hast du nicht.',
  'Lay a bonus card now, or pass.': 'Lege jetzt eine Bonuskarte, oder passe.',
  'Bonus cards are laid in your own turn or just before a scoring.':
    'Bonuskarten legt man im eigenen Zug oder kurz vor einer Wertung.',
  'That bureau card does not show the currency asked for.': 'Diese Wechselstube zeigt die verlangte Währung nicht.',
  'With a bureau card you pay in the two currencies it shows.':
    'Mit einer Wechselstube zahlst du in den beiden Währungen, die sie zeigt.',
  'Only money of the two currencies on a bureau card goes with it.':
    'Zu einer Wechselstube passt nur Geld ihrer beiden Währungen.',
  'A bureau card is taken alone, instead of money.': 'Eine Wechselstube nimmt man allein, statt Geld.',
  'One payment takes at most one bureau card.': 'Zu einer Zahlung gehört höchstens eine Wechselstube.',
  'That would leave a camp without a wall for its bastion.':
    'Dann hätte ein Feldlager keine Mauer mehr für seine Bastion.',
  'Camps touch each other only green side to green side.': 'Feldlager berühren einander nur Grün an Grün.',
  'A wall never faces the green side of a camp.': 'Der grünen Seite eines Feldlagers liegt nie eine Mauer gegenüber.',
  'A camp touches other tiles only bastion to wall.':
    'Ein Feldlager berührt andere Plättchen nur mit Bastion an Mauer.',
  'A camp needs at least one bastion against a wall.': 'Ein Feldlager braucht mindestens eine Bastion an einer Mauer.',
  'A character is up for auction: bid or pass.': 'Ein Charakter wird versteigert: Biete oder passe.',
  'Bid at least one more than the highest bid, or pass.':
    'Biete mindestens eins mehr als das höchste Gebot, oder passe.',
  'Choose for the magician: 8 points, or the top card of the surplus.':
    'Wähle für den Magier: 8 Punkte oder die oberste Karte des Restes.',
  'Give a money card of your own hand.': 'Gib eine Geldkarte aus deiner Hand.',
  'No character is left in the surplus.': 'Im Rest liegt kein Charakter mehr.',
  'No character is up for auction.': 'Gerade wird kein Charakter versteigert.',
  'Pay what you bid.': 'Zahle, was du geboten hast.',
  'Pay your bid in one currency, or in the two of one bureau card.':
    'Zahle dein Gebot in einer Währung oder in den beiden einer Wechselstube.',
  'Take a card of equal or lower value.': 'Nimm eine Karte von gleichem oder kleinerem Wert.',
  'Take a money card that lies in the display.': 'Nimm eine Geldkarte, die ausliegt.',
  'That character is used before the first action of your own turn.':
    'Diesen Charakter nutzt man vor der ersten Aktion des eigenen Zuges.',
  'That is less than your bid.': 'Das ist weniger als dein Gebot.',
  'The beggar helps who holds fewer than three money cards, while there are cards to draw.':
    'Der Bettler hilft dem, der weniger als drei Geldkarten hat, solange es Karten zu ziehen gibt.',
  'The builder redesigns after all tiles of your turn are placed.':
    'Der Baumeister baut um, wenn alle Plättchen deines Zuges gelegt sind.',
  'The magician decides when she is won.': 'Über den Magier wird entschieden, wenn man ihn gewinnt.',
  'The patron is the whole payment; add nothing to him.': 'Der Gönner ist die ganze Zahlung; füge nichts hinzu.',
  'You do not own that character.': 'Diesen Charakter hast du nicht.',
  'There is nothing you could redesign.': 'Es gibt nichts umzubauen.',
  'Name the type of building your wise man stands for.': 'Nenne die Gebäudeart, für die dein Weiser spricht.',
  'The wise man names a type when a scoring begins.': 'Der Weise nennt eine Art, wenn eine Wertung beginnt.',
  'The patron pays only for a tile you buy in your own turn.':
    'Der Gönner zahlt nur ein Plättchen, das du im eigenen Zug kaufst.',
  'Each character is used once in a turn.': 'Jeden Charakter nutzt man einmal je Zug.',
  'With the merchant several cards may add up to at most 7.':
    'Mit dem Händler dürfen mehrere Karten zusammen höchstens 7 ergeben.',
  'Choose a market slot that holds a tile.': 'Wähle einen Platz des Marktes mit einem Plättchen.',
  'The dancer needs a tile in the bag.': 'Die Tänzerin braucht ein Plättchen im Beutel.',
  'Take a money card of the display for the miser, or pass.':
    'Nimm eine ausliegende Geldkarte für den Geizhals, oder passe.',
  'That card does not lie in the display.': 'Diese Karte liegt nicht aus.',
  'You cannot pay that much in one currency.': 'So viel kannst du in einer Währung nicht zahlen.',
  'The miser comes right after you buy a tile of price 10 or more.':
    'Der Geizhals kommt gleich, nachdem du ein Plättchen zum Preis von 10 oder mehr kaufst.',
  'The miser takes money cards only.': 'Der Geizhals nimmt nur Geldkarten.',
  'A gate card is taken alone, instead of money.': 'Eine Torkarte nimmt man allein, statt Geld.',
  'You hold no gate card.': 'Du hast keine Torkarte.',
  'A gate stands on a double wall of two tiles; a camp carries none.':
    'Ein Tor steht auf der doppelten Mauer zweier Plättchen; ein Feldlager trägt keines.',
  'A tile under a gate is never removed or exchanged.':
    'Ein Plättchen unter einem Tor wird nie weggenommen oder getauscht.',
  'A camp is not entered and carries no gate.': 'Ein Feldlager betritt man nicht, und es bekommt kein Tor.',
  'A gate stands on a double wall that the tile makes where it is laid.':
    'Ein Tor steht auf einer doppelten Mauer, die das Plättchen beim Legen bildet.',
  'The tile can be reached on foot there, so it gets no gate.':
    'Das Plättchen ist dort zu Fuß erreichbar und bekommt deshalb kein Tor.',
  'Both walls under a gate must be printed on their tiles.':
    'Beide Mauern unter einem Tor müssen auf ihren Plättchen gedruckt sein.',
  'Diamonds pay alone; they are never mixed with anything else.': 'Diamanten zahlen allein; sie werden nie gemischt.',
  'This game is played by 2 to 6 players.': 'Dieses Spiel spielt man zu 2 bis 6.',
  'There is no such building.': 'So ein Gebäude gibt es nicht.',
  'Throw again, mark a building or redesign your Alhambra.':
    'Würfle noch einmal, markiere ein Gebäude oder baue deine Alhambra um.',
  'Throw again, use a chip or mark a building.': 'Würfle noch einmal, nutze einen Chip oder markiere ein Gebäude.',
  'Throw at least one die, or mark a building.': 'Würfle mit mindestens einem Würfel, oder markiere ein Gebäude.',
  'You can only keep what your dice show.': 'Du kannst nur behalten, was deine Würfel zeigen.',
  'You have thrown three times; mark a building.': 'Du hast dreimal gewürfelt; markiere ein Gebäude.',
  'Exchange a building point, or pass.': 'Versetze einen Baupunkt, oder passe.',
  'Name the player who starts the next round.': 'Nenne, wer die nächste Runde beginnt.',
  'The black die is set right after the first throw.': 'Den schwarzen Würfel legt man gleich nach dem ersten Wurf.',
  'The black die shows one of the six buildings.': 'Der schwarze Würfel zeigt eins der sechs Gebäude.',
  'The point goes to another building than the one it came from.':
    'Der Punkt geht zu einem anderen Gebäude als dem, von dem er kommt.',
  'The starting player is one of the players; Dirk never starts.':
    'Startspieler ist jemand von euch; Dirk fängt nie an.',
  'You cannot push your own stone back.': 'Den eigenen Stein kann man nicht zurückschieben.',
  'You have no chip for the black die.': 'Du hast keinen Chip für den schwarzen Würfel.',
  'You have no chip to annul a throw with.': 'Du hast keinen Chip, um einen Wurf aufzuheben.',
  'You have no chip to push a stone back with.': 'Du hast keinen Chip, um einen Stein zurückzuschieben.',
  'Choose your reward: two building points, or one and the chip.':
    'Wähle deinen Lohn: zwei Baupunkte, oder einen und den Chip.',
  'This game has no modules.': 'Dieses Spiel hat keine Module.',
  'None of your dice shows that building.': 'Keiner deiner Würfel zeigt dieses Gebäude.',
  'No stone lies on the field of your result, so there is none to push back.':
    'Auf dem Feld deines Ergebnisses liegt kein Stein, also lässt sich keiner zurückschieben.',
  'The black die is used once in a turn.': 'Den schwarzen Würfel nutzt man einmal je Zug.',
  'Say which game to play.': 'Sag, welches Spiel gespielt wird.',
  'No module in play knows that action.': 'Kein Modul in diesem Spiel kennt diese Aktion.',
  'Use one of the things offered now, or pass.': 'Nutze etwas von dem, was jetzt geht, oder passe.',
  'This must be paid exactly.': 'Das muss genau passend gezahlt werden.',
  'The vizier buys between two turns only.': 'Der Wesir kauft nur zwischen zwei Zügen.',
  'Waking the vizier is a main action of your own turn.': 'Den Wesir zu wecken ist eine Aktion des eigenen Zuges.',
  'Your vizier is awake already.': 'Dein Wesir ist schon wach.',
  'Your vizier is asleep; wake him first.': 'Dein Wesir schläft; wecke ihn zuerst.',
  'Name the type of building of the hut.': 'Nenne die Art der Bauhütte.',
  'Nobody has more than three huts, in the Alhambra and on the reserve.':
    'Niemand hat mehr als drei Bauhütten, in Alhambra und Reserve zusammen.',
  'Taking a hut is a main action of your own turn.': 'Eine Bauhütte zu nehmen ist eine Aktion des eigenen Zuges.',
  'There are no more huts of that type.': 'Von dieser Art gibt es keine Bauhütten mehr.',
  'server.turn': 'Du bist gerade nicht gefragt.',
  'server.window': 'In dieser Pause kannst du nur passen.',
  'server.undo': 'Das lässt sich nicht mehr einfach zurücknehmen.',
  'server.begun': 'Das Spiel hat schon begonnen; du kannst zuschauen.',
  'server.not-begun': 'Das Spiel hat noch nicht begonnen.',
  'server.over': 'Das Spiel ist aus.',
  'server.not-over': 'Das Spiel ist noch nicht aus.',
  'server.not-playing': 'Es läuft kein Spiel.',
  'server.away': 'Ein Bot spielt für dich; nimm erst deinen Platz zurück.',
  'server.resigned': 'Du hast aufgegeben; ein Bot spielt weiter.',
  'server.seats-open': 'Es sind noch Plätze frei.',
  'server.seat-taken': 'Dieser Platz ist besetzt.',
  'server.not-your-seat': 'Dieser Platz gehört dir nicht.',
  'server.chat': 'Das lässt sich so nicht sagen.',
};
