// De bouwplaatsen in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De bouwplaatsen',
  about: 'Een tegel voor de halve prijs als bouwplaats, later te voltooien in een geheime geldsoort.',
  stack: 'Bouwplaatsen',
  left: 'nog {n} {n|bouwplaats|bouwplaatsen}',
  'tip.stack':
    'Bouwplaatsen die er nog zijn: een tegel voor de halve prijs, later voltooid in de geldsoort op de achterkant.',
  'verb.set_up': 'Als bouwplaats',
  'do.set_up': 'Een bouwplaats inrichten',
  'ask.choose': 'Welke bouwplaats voor je tegel?',
  'choose.hint': 'Alleen jij ziet de geldsoort. Daarin voltooi je de tegel later, voor de volle prijs.',
  'do.choose': '{currency}',
  'verb.complete': 'Voltooien',
  'do.complete': '{tile} voltooien',
  'hint.complete': 'De volle prijs in {money}. Gepast betalen geeft een extra actie.',
  'on.site': 'bouwplaats',
  'tip.on.site':
    'Een bouwplaats: van de tegel tellen alleen de muren, tot de volle prijs betaald is in de geldsoort van de bouwplaats.',
  'event.set_up': '{name} richt {tile} in als bouwplaats, voor {n}.',
  'event.drawn': '{name} ziet twee bouwplaatsen: {currency} en {other}.',
  'event.chosen': '{name} kiest {currency} voor {tile}.',
  'event.laid': '{name} legt een bouwplaats op {tile}.',
  'event.completed': '{name} voltooit {tile} in {currency}.',
  'event.revealed': '{name} onthult de bouwplaats op {tile}: {currency}.',
  'event.void': 'Al het geld van {name} in {currency} is waardeloos: {pay}.',
};

export const rules: Rules = {
  setUp: {
    h: 'Een bouwplaats inrichten',
    p: 'In plaats van een tegel van de markt te kopen mag je hem inrichten als bouwplaats: betaal minstens de halve prijs, naar beneden afgerond, in de geldsoort van zijn plaats. Dat geldt nooit als gepast, dus je acties zijn voorbij. Bekijk twee bouwplaatsen van de stapel, kies er in het geheim één en leg die op de tegel; de andere gaat terug. De tegel wordt dan geplaatst zoals altijd, maar niet aan Dirk gegeven.',
  },
  counts: {
    h: 'In aanbouw',
    p: 'De tegel volgt alle bouwregels en zijn muren tellen voor je langste muur. Zijn soort telt nergens voor hij voltooid is. Hij houdt zijn bouwplaats bij elke verplaatsing.',
  },
  complete: {
    h: 'Voltooien',
    p: 'Als actie voltooi je een van je bouwplaatsen, in je Alhambra of in reserve: betaal de volle prijs in de geldsoort van de bouwplaats, wat je ook al betaalde. Gepast betalen geeft een extra actie. De bouwplaats gaat uit het spel en de tegel is een gewoon gebouw.',
  },
  end: {
    h: 'Aan het einde',
    p: 'Voor de laatste tegels verdeeld worden, onthult iedereen de bouwplaatsen in zijn Alhambra, niet die in reserve. Al het geld van die geldsoorten is waardeloos en wordt ingeleverd: kaarten, munten, bouwmeesters, karavanserais en spaargeld.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Sites are neither set up nor completed between two turns.':
    'Tussen twee beurten worden geen bouwplaatsen ingericht of voltooid.',
  'Complete a tile of your own that is under construction.': 'Voltooi een eigen tegel die in aanbouw is.',
  'No building site is left in the stack.': 'Er is geen bouwplaats meer in de stapel.',
  'Choose a market slot that holds a tile.': 'Kies een plaats van de markt waar een tegel ligt.',
  'This tile cannot be set up as a site.': 'Deze tegel kan geen bouwplaats worden.',
  'A site is chosen right after it is set up.': 'Een bouwplaats kies je meteen na het inrichten.',
  'Choose one of the two sites drawn.': 'Kies een van de twee getrokken bouwplaatsen.',
  'A tile bought as a site cannot be given to Dirk.': 'Een tegel die bouwplaats is kun je niet aan Dirk geven.',
};
