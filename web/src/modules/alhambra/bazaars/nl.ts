// De bazaars in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De bazaars',
  reconstructed: 'De soorten en munten van de acht bazaars zijn deels gereconstrueerd.',
  about: 'Bazaars betaal je precies; aan het einde tellen ze de gebouwen eromheen.',
  'tile.bazaar': 'bazaar',
  name: 'bazaar voor {money}',
  full: 'bazaar voor {money}: {types}',
  tip: 'Bazaar voor {money}: aan het einde telt hij {types} op de acht vakken eromheen. Hij kost precies wat de tegel op de plaats van {money} kost.',
  now: 'prijs {n}',
  unsold: 'nu geen prijs',
  'do.buy': 'Koop {tile}',
  'hint.buy': 'Alleen precies betalen, in zijn eigen geldsoort. Daarna heb je een extra actie.',
  'verb.buy': 'Een bazaar kopen',
  'event.laid_beside': 'Naast de markt komt te liggen: {tile}.',
  'event.bought': '{name} koopt {tile} voor {n}.',
};

export const rules: Rules = {
  beside: {
    h: 'Naast de markt',
    p: 'In de zak zitten acht bazaars. Wordt er een voor de markt getrokken, dan komt hij er open naast te liggen en wordt er verder getrokken, ook bij de allereerste markt. Er kunnen er zoveel liggen als er komen; alleen wie koopt neemt er een weg. Met twee spelers trekt Dirk ze als elke tegel, maar ze leveren hem niets op.',
  },
  buy: {
    h: 'Er een kopen',
    p: 'Een bazaar heeft een geldsoort en kost evenveel als de tegel die nu op de marktplaats van die geldsoort ligt. Je betaalt precies en in die geldsoort; daarom heb je altijd een extra actie. Is die plaats leeg, dan is hij niet te koop. Aan het einde van je beurt plaats je hem als een gebouw zonder muren. Ook de vizier kan er een kopen.',
  },
  score: {
    h: 'Wat hij oplevert',
    p: 'Alleen bij de derde telling: kijk naar de acht vakken eromheen, ook schuin. Tel daar de gebouwen van zijn drie soorten en vermenigvuldig met hoeveel van de drie soorten erbij zijn, hooguit 24 punten. Muren doen er niet toe, en één gebouw kan voor meer bazaars tellen.',
  },
  limits: {
    h: 'Goed om te weten',
    p: 'Een bazaar is geen gebouw: hij telt voor geen meerderheid en er komt geen burger of kist op. Voor hem tellen alleen voltooide gebouwen, ook magische; geen fontein, hut, tentenkamp, medina of andere bazaar. Wat aan het einde niet verkocht is krijgt niemand, en wat nog in de zak zit houdt het spel niet gaande.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'That bazaar does not lie beside the market.': 'Die bazaar ligt niet naast de markt.',
  'The slot of its currency is empty, so the bazaar has no price now.':
    'De plaats van zijn geldsoort is leeg, dus de bazaar heeft nu geen prijs.',
  'A bazaar shows three different types.': 'Een bazaar toont drie verschillende soorten.',
};
