// Het eerste spel in het Nederlands.

import type { TutorialMessages } from './en';

export const nl: TutorialMessages = {
  welcome: {
    h: 'Welkom!',
    p: 'Je gaat een paleis bouwen. Dit is een echt spel, tegen twee bots, en ik vertel je onderweg wat belangrijk is. Je kunt de les altijd stoppen en gewoon verder spelen.',
  },
  palace: {
    h: 'Jouw Alhambra',
    p: 'Ze begint met een fontein. Daaromheen komen tegels. Sleep om rond te kijken, gebruik het wiel of twee vingers om dichterbij te komen.',
  },
  market: {
    h: 'De gebouwenmarkt',
    p: 'Hier zijn vier tegels te koop. De munt op elk veld zegt met welk geld je betaalt; het getal op de tegel zegt hoeveel.',
  },
  hand: { h: 'Jouw geld', p: 'Deze kaarten zijn van jou, per geldsoort, met de som van elk. Niemand anders ziet ze.' },
  turn: { h: 'Even wachten', p: 'De anderen spelen. Zodra jij aan de beurt bent gaan we verder.' },
  take: {
    h: 'Geld nemen',
    p: 'Nu ben jij aan de beurt. Neem één open kaart, of meerdere die samen hooguit 5 zijn: klik ze aan en druk op de knop.',
  },
  others: {
    h: 'De anderen spelen',
    p: 'Kijk wat ze nemen en bouwen. Klik op een kleine Alhambra om haar groot te zien.',
  },
  buy: {
    h: 'Koop een tegel',
    p: 'Nu kun je iets betalen. Klik op een verlichte tegel en kies hoe je betaalt. Er is geen wisselgeld, dus betaal zo weinig mogelijk te veel.',
  },
  buyExact: {
    h: 'Betaal gepast!',
    p: 'Een tegel met een groen vinkje kun je gepast betalen. Dan mag je in deze beurt nog iets doen: de beste truc van het spel. Klik erop en kies een gepaste betaling.',
  },
  saveUp: {
    h: 'Sparen',
    p: 'Er is nog niets te kopen. Neem meer geld, liefst van één soort of zo dat het precies een prijs op de markt wordt.',
  },
  again: {
    h: 'Nog eens!',
    p: 'Je betaalde gepast, dus je bent nog eens aan de beurt. Neem geld, koop nog een tegel, of pas.',
  },
  place: {
    h: 'Bouwen',
    p: 'Waar je tegel mag liggen is verlicht. De kleine getallen zeggen hoe lang je langste muur zou worden en hoeveel punten een telling zou geven. Kies een plek, of leg de tegel in reserve.',
  },
  wall: {
    h: 'Muren',
    p: 'Muur tegen muur, open tegen open. De gouden lijn is je langste stadsmuur: elke zijde is bij elke telling een punt. Maar sluit jezelf niet op: elke tegel moet te voet bereikbaar zijn.',
  },
  reserve: {
    h: 'De reserve',
    p: 'Tegels die niet passen wachten hier. In plaats van geld te nemen of te kopen mag je verbouwen: er een inbouwen, er een weghalen, of twee ruilen.',
  },
  supply: {
    h: 'Wanneer er punten zijn',
    p: 'Er zijn drie puntentellingen. Twee zitten in de geldstapel, de laatste komt als de tegels op zijn. Wie het meeste van een soort heeft krijgt punten; torens zijn het meest waard.',
  },
  goOn: {
    h: 'Speel verder',
    p: 'Je weet genoeg om te spelen. Ga voor soorten waarin je kunt leiden. Bij de eerste telling ben ik terug.',
  },
  scored: {
    h: 'De eerste telling',
    p: 'Elk punt werd uitgelegd: kies een getal in die tabel en de tegels en muren die tellen lichten op. Het teken met de staafjes opent haar weer en toont wat een telling nu zou geven.',
  },
  finish: {
    h: 'Dat was het',
    p: 'Bij de volgende tellingen krijgen ook tweede en derde plaatsen punten, en alles is meer waard. Veel plezier met de rest van het spel!',
  },
  'd.welcome': {
    h: 'Welkom!',
    p: 'Acht dobbelstenen, zes soorten gebouwen, vijf ronden. Dit is een echt spel, tegen twee bots, en ik vertel onderweg wat telt. Je kunt de les altijd beëindigen en gewoon doorspelen.',
  },
  'd.columns': {
    h: 'Het speelbord',
    p: 'Elk soort gebouw heeft een kolom. Onderaan het dobbelveld: acht regels voor het aantal gelijke stenen, drie velden voor de eerste, tweede en derde worp. Daarboven de fiche die te winnen is, en de balk waarop je bouwsteen klimt.',
  },
  'd.keep': {
    h: 'Houden en gooien',
    p: 'Je dobbelstenen zijn gegooid. Klik aan wat je wilt houden en gooi de rest, hooguit nog twee keer. Of leg nu al je steen: minder worpen is beter.',
  },
  'd.mark': {
    h: 'Leg je steen',
    p: 'De groene ringen tonen waar je steen in elke kolom zou liggen. Is het veld bezet, dan schuift hij door naar het volgende vrije veld. Klik op de ring die je wilt.',
  },
  'd.rank': {
    h: 'Wie ligt voor',
    p: 'Meer gelijke stenen gaan voor; bij evenveel telt de vroegere worp, dus verder naar links. Aan het einde van de ronde kiest de beste steen van elke kolom een beloning, de tweede krijgt de andere.',
  },
  'd.goOn': {
    h: 'Speel verder',
    p: 'Iedereen legt al zijn stenen, één per beurt. Ga waar je eerste of tweede kunt worden. Ik kom terug als de beloningen worden verdeeld.',
  },
  'd.rewards': {
    h: 'Beloningen',
    p: 'Kolom voor kolom neemt de beste steen twee bouwpunten, of één punt en de fiche. Punten brengen je bouwsteen omhoog. Op hetzelfde veld blijft voor wie er het eerst was.',
  },
  'd.chips': {
    h: 'Fiches',
    p: 'Fiches met een getal geven in elke telling punten. De andere gebruik je één keer: een worp terugnemen, een negende dobbelsteen, een steen terugschuiven, een punt verplaatsen. Met de kroon wijs je aan wie begint.',
  },
  'd.toScoring': {
    h: 'Naar de telling',
    p: 'Na ronde 1, 3 en 5 krijgt wie in een kolom voorligt de punten die bovenaan staan. Speel verder, dan kom ik terug.',
  },
  'd.scored': {
    h: 'De eerste telling',
    p: 'Kies een getal in die tabel en je leest waar het vandaan komt. Het teken met de staafjes toont altijd wat een telling nu zou opleveren.',
  },
  'a.welcome': {
    h: 'Welkom!',
    p: 'Met de dobbelstenen win je tegels, en met de tegels bouw je je Alhambra. Dit is een echt spel, tegen twee bots, en ik vertel onderweg wat telt.',
  },
  'a.columns': {
    h: 'Tegels te winnen',
    p: 'In elke kolom liggen de tegels van één soort voor deze ronde. In het dobbelveld eronder leg je stenen: acht regels voor het aantal gelijke, drie velden voor de eerste, tweede en derde worp.',
  },
  'a.goOn': {
    h: 'Speel verder',
    p: 'Iedereen legt al zijn stenen, één per beurt. Daarna kiezen de stenen kolom voor kolom een tegel, de beste eerst. Ik kom terug als jij mag kiezen.',
  },
  'a.place': {
    h: 'Bouwen',
    p: 'Bouw de tegel meteen: waar hij mag liggen licht op, met de muur en de punten die dat oplevert. Of leg hem in reserve.',
  },
  'a.redesign': {
    h: 'Verbouwen',
    p: 'Na je eerste of tweede worp mag je verbouwen in plaats van een steen te leggen: een tegel uit de reserve inbouwen, er een uitnemen, of twee ruilen. Die steen rust dan tot de volgende ronde.',
  },
  'r.welcome': {
    h: 'Welkom!',
    p: 'Je gaat een rood paleis bouwen. Dit is een echt spel, tegen twee bots, en ik vertel je onderweg wat belangrijk is. Iedereen begint met 5 punten, en het startgeld is al gekozen: wie begint krijgt de laatste set.',
  },
  'r.yard': {
    h: 'Land en gebouwen',
    p: 'Vier gebouwen zijn te koop op de bouwplaats. De landtegel toont de prijs, de muren en rode wachttorens; welk gebouw erop staat is uit een zak getrokken. Je betaalt in de geldsoort van de munt.',
  },
  'r.preview': {
    h: 'De vooruitblik',
    p: 'Hier wachten nog drie gebouwen. Wat de bouwplaats verlaat wordt van rechts af aangevuld; de rest schuift op. Zo zie je wat er komt.',
  },
  'r.board': {
    h: 'Het wachtersbord',
    p: 'De vier rode tegels zijn vaardigheden. Wachters betalen ervoor en staan daarna op de kleine tegels ernaast, van links af. Het getal onder de laatste is wat elke wachter op je langste muur aan het einde waard is.',
  },
  'r.act': {
    h: 'Kopen of geld nemen',
    p: 'Nu ben jij aan de beurt. Klik een verlicht gebouw en kies hoe je betaalt, of neem geld: één kaart, of meer tot samen 5.',
  },
  'r.abilities': {
    h: 'Vaardigheden',
    p: 'Verlichte vaardigheden kun je nu gebruiken, elk één keer per beurt, voor of na je actie. Ze kosten een wachter. Zolang je geen wachter hebt betaal je punten: nu één per wachter, na de tellingen meer. Houd een tegel vast of wijs hem aan om te lezen wat hij doet.',
  },
  'r.again': {
    h: 'Nog een keer!',
    p: 'Je hebt een actie en moet die doen: neem geld, koop nog een gebouw of verbouw. Vaardigheden mogen erbij.',
  },
  'r.end': {
    h: 'Het einde van je beurt',
    p: 'Je acties zijn gedaan. Gebruik nog een vaardigheid, of kies ‘Beurt beëindigen’; dan leg je wat je gekocht hebt.',
  },
  'r.guards': {
    h: 'Wachters',
    p: 'Elke wachttoren op land dat je kocht krijgt een wachter, ook in reserve. Een wachter is een vaardigheid waard, of punten aan het einde als hij dan nog op je langste muur staat.',
  },
  'r.rows': {
    h: 'Wat wanneer telt',
    p: 'Deze rijen zeggen hoeveel elke soort waard is bij de drie tellingen: hoe verder naar rechts, hoe meer. De volgende telling is verlicht.',
  },
  'r.finish': {
    h: 'Dat is alles',
    p: 'Na de eerste telling kosten vaardigheden zonder wachters 2 punten, na de tweede 3. Houd wachters op je langste muur voor het einde. Veel plezier met de rest van het spel!',
  },
  'ui.next': { h: 'Verder', p: '' },
  'ui.back': { h: 'Terug', p: '' },
  'ui.quit': { h: 'Les stoppen', p: '' },
  'ui.step': { h: 'Stap {n} van {m}', p: '' },
  'ui.done': { h: 'Speel verder', p: '' },
  'ui.lesson': { h: 'Eerste spel', p: '' },
  'ui.small': { h: 'Kleiner', p: '' },
  'ui.large': { h: 'Toon de les', p: '' },
};
