// Het eerste spel in het Nederlands.

import type { TutorialMessages } from './en';

export const nl: TutorialMessages = {
  'welcome': { h: 'Welkom!', p: 'Je gaat een paleis bouwen. Dit is een echt spel, tegen twee bots, en ik vertel je onderweg wat belangrijk is. Je kunt de les altijd stoppen en gewoon verder spelen.' },
  'palace': { h: 'Jouw Alhambra', p: 'Ze begint met een fontein. Daaromheen komen tegels. Sleep om rond te kijken, gebruik het wiel of twee vingers om dichterbij te komen.' },
  'market': { h: 'De gebouwenmarkt', p: 'Hier zijn vier tegels te koop. De munt op elk veld zegt met welk geld je betaalt; het getal op de tegel zegt hoeveel.' },
  'hand': { h: 'Jouw geld', p: 'Deze kaarten zijn van jou, per geldsoort, met de som van elk. Niemand anders ziet ze.' },
  'turn': { h: 'Even wachten', p: 'De anderen spelen. Zodra jij aan de beurt bent gaan we verder.' },
  'take': { h: 'Geld nemen', p: 'Nu ben jij aan de beurt. Neem één open kaart, of meerdere die samen hooguit 5 zijn: klik ze aan en druk op de knop.' },
  'others': { h: 'De anderen spelen', p: 'Kijk wat ze nemen en bouwen. Klik op een kleine Alhambra om haar groot te zien.' },
  'buy': { h: 'Koop een tegel', p: 'Nu kun je iets betalen. Klik op een verlichte tegel en kies hoe je betaalt. Er is geen wisselgeld, dus betaal zo weinig mogelijk te veel.' },
  'buyExact': { h: 'Betaal gepast!', p: 'Een tegel met een groen vinkje kun je gepast betalen. Dan mag je in deze beurt nog iets doen: de beste truc van het spel. Klik erop en kies een gepaste betaling.' },
  'saveUp': { h: 'Sparen', p: 'Er is nog niets te kopen. Neem meer geld, liefst van één soort of zo dat het precies een prijs op de markt wordt.' },
  'again': { h: 'Nog eens!', p: 'Je betaalde gepast, dus je bent nog eens aan de beurt. Neem geld, koop nog een tegel, of pas.' },
  'place': { h: 'Bouwen', p: 'Waar je tegel mag liggen is verlicht. De kleine getallen zeggen hoe lang je langste muur zou worden en hoeveel punten een telling zou geven. Kies een plek, of leg de tegel in reserve.' },
  'wall': { h: 'Muren', p: 'Muur tegen muur, open tegen open. De gouden lijn is je langste stadsmuur: elke zijde is bij elke telling een punt. Maar sluit jezelf niet op: elke tegel moet te voet bereikbaar zijn.' },
  'reserve': { h: 'De reserve', p: 'Tegels die niet passen wachten hier. In plaats van geld te nemen of te kopen mag je verbouwen: er een inbouwen, er een weghalen, of twee ruilen.' },
  'supply': { h: 'Wanneer er punten zijn', p: 'Er zijn drie puntentellingen. Twee zitten in de geldstapel, de laatste komt als de tegels op zijn. Wie het meeste van een soort heeft krijgt punten; torens zijn het meest waard.' },
  'goOn': { h: 'Speel verder', p: 'Je weet genoeg om te spelen. Ga voor soorten waarin je kunt leiden. Bij de eerste telling ben ik terug.' },
  'scored': { h: 'De eerste telling', p: 'Elk punt werd uitgelegd: kies een getal in die tabel en de tegels en muren die tellen lichten op. Het teken met de staafjes opent haar weer en toont wat een telling nu zou geven.' },
  'finish': { h: 'Dat was het', p: 'Bij de volgende tellingen krijgen ook tweede en derde plaatsen punten, en alles is meer waard. Veel plezier met de rest van het spel!' },
  'ui.next': { h: 'Verder', p: '' }, 'ui.back': { h: 'Terug', p: '' }, 'ui.quit': { h: 'Les stoppen', p: '' }, 'ui.step': { h: 'Stap {n} van {m}', p: '' }, 'ui.done': { h: 'Speel verder', p: '' }, 'ui.lesson': { h: 'Eerste spel', p: '' }, 'ui.small': { h: 'Kleiner', p: '' }, 'ui.large': { h: 'Toon de les', p: '' },
};
