// De spelregels in onze eigen woorden, in het Nederlands.

import type { GameRules } from './en';

export const nl: GameRules = {
  base: {
    goal: {
      h: 'Waar het om gaat',
      p: 'Iedereen bouwt een paleis rond een fontein. Drie keer zijn er punten: voor wie de meeste gebouwen van een soort heeft, en voor een lange stadsmuur zonder gaten. De zes soorten zijn paviljoens, harems, bogengalerijen, kamers, tuinen en torens; hoe verder in deze rij, hoe duurder en hoe meer waard.',
    },
    setup: {
      h: 'Het begin',
      p: 'Op de gebouwenmarkt liggen vier tegels. Elk veld vraagt zijn eigen geld: gulden, dirham, denar en dukaat, van 1 tot 4. Je krijgt open geldkaarten tot ze samen 20 of meer waard zijn; daarna is je hand geheim. Nog vier kaarten liggen open te nemen. Wie de minste kaarten kreeg begint; is dat gelijk, dan wie de kleinste som heeft. In het tweede en in het vierde vijfde deel van de geldstapel zit telkens een puntentelling verstopt.',
    },
    turn: {
      h: 'Je beurt',
      p: 'Doe één ding: geld nemen, een tegel kopen of je Alhambra verbouwen. Alleen wie een tegel gepast betaalt, mag nog iets doen, en zo verder na elke gepaste betaling. Aan het slot plaats je alle tegels die je kreeg. Kun je iets doen, dan moet je; een extra actie mag je laten lopen.',
    },
    take: {
      h: 'Geld nemen',
      p: 'Neem één open kaart, hoe hoog ook; of meerdere die samen hooguit 5 waard zijn. De geldsoort maakt niet uit. Pas na je beurt wordt aangevuld.',
    },
    buy: {
      h: 'Een tegel kopen',
      p: 'Betaal met kaarten van de geldsoort van dat veld, minstens de prijs. Wisselgeld is er nooit. Is de som precies de prijs, dan ben je nog eens aan de beurt. De markt wordt pas na je beurt aangevuld, dus je koopt er in één beurt hooguit vier.',
    },
    redesign: {
      h: 'Verbouwen',
      p: 'In plaats van geld te nemen of te kopen verander je je Alhambra op een van drie manieren: bouw één tegel uit je reserve in; haal één tegel weg naar je reserve; of ruil één tegel tegen een uit je reserve, die dan op precies dezelfde plek komt. De fontein blijft liggen. Daarna moet alles aan de bouwregels voldoen. Tegels die je net kocht doen niet mee.',
    },
    place: {
      h: 'Tegels plaatsen',
      p: 'Aan het einde van je beurt komt elke nieuwe tegel in je Alhambra of op je reservebord, in de volgorde die je wilt. Tegels worden nooit gedraaid. Elke tegel raakt met een hele zijde een andere, en na elke tegel moeten de drie regels hieronder kloppen.',
    },
    edges: {
      h: 'Muur tegen muur',
      p: 'Waar twee tegels elkaar raken, hebben beide zijden een stadsmuur of geen van beide.',
    },
    foot: {
      h: 'Te voet bereikbaar',
      p: 'Vanaf de fontein moet een wandelaar elke tegel kunnen bereiken zonder over een muur te klimmen of het paleis te verlaten.',
    },
    holes: {
      h: 'Geen gaten',
      p: 'Lege plekken mogen niet ingesloten raken. Uit elk gat, hoe groot ook, moet een weg naar buiten leiden over lege plekken die met een zijde aan elkaar liggen; door een hoek glippen telt niet.',
    },
    wall: {
      h: 'De langste stadsmuur',
      p: 'Muren aan de buitenkant vormen lijnen, ook om hoeken heen. De langste lijn zonder onderbreking geeft bij elke telling één punt per zijde. Een muur tussen twee tegels telt niet. Op de tekening telt de gouden lijn 8 zijden.',
    },
    refill: {
      h: 'Na een beurt',
      p: 'Eerst komen er geldkaarten bij tot er vier liggen, dan tegels op de markt, het laagste veld eerst. Komt er een puntentelling tevoorschijn, dan wordt die vervangen; geteld wordt zodra er vier geldkaarten liggen en voordat er tegels bijkomen. Is de geldstapel op, dan worden de afgelegde kaarten geschud.',
    },
    majority: {
      h: 'Meerderheden',
      p: 'Vergelijk per soort hoeveel tegels ieder in zijn Alhambra heeft; de reserve telt niet en de prijs ook niet. Bij de eerste telling krijgt alleen de eerste punten, bij de tweede de eerste twee, bij de derde de eerste drie. Bij gelijk aantal tel je de punten van de gedeelde plaatsen op en deel je ze, naar beneden afgerond. Zonder tegel van een soort heb je geen plaats.',
    },
    end: {
      h: 'Het einde',
      p: 'Het spel stopt zodra een veld van de markt niet meer gevuld kan worden. Elke overgebleven tegel gaat naar wie het meeste geld van die soort heeft; bij gelijk naar niemand. Die tegels mogen nog geplaatst worden, dan volgt de derde telling. De meeste punten winnen; gelijk is samen winnen.',
    },
    dirk: {
      h: 'Met z’n tweeën: Dirk',
      p: 'Met twee spelers doet een onzichtbare derde mee, Dirk. Hij krijgt zes tegels aan het begin, zes na de eerste telling en na de tweede een derde van de tegeltoren. Een tegel die je net kocht mag je hem geven in plaats van hem te plaatsen. Dirk heeft geen muur en kan niet winnen. Van elke geldkaart gaat er één uit het spel.',
    },
  },
  dice: {
    goal: {
      h: 'Waar het om gaat',
      p: 'Acht dobbelstenen tonen de zes soorten gebouwen. Gooi tot drie keer om goede plekken in de kolommen van het bord te veroveren. Die geven bouwpunten, en wie in een kolom voorligt scoort na ronde 1, 3 en 5.',
    },
    round: {
      h: 'Een ronde',
      p: 'Elke kolom krijgt een fiche. Om de beurt gooit ieder en zet één van zijn stenen, tot alle stenen staan: vijf stenen met twee of drie spelers, vier met vier, drie met meer. Er zijn vijf rondes.',
    },
    throw: {
      h: 'Gooien',
      p: 'Gooi eerst alle acht. Na de eerste en na de tweede worp mag je zoveel dobbelstenen opnieuw gooien als je wilt, ook die je bewaard had, of stoppen.',
    },
    place: {
      h: 'Een steen zetten',
      p: 'Kies één soort. Hoe meer dobbelstenen die tonen, hoe beter de rij; bij evenveel zijn minder worpen beter. Is dat veld bezet, dan zakt je steen naar het volgende vrije veld; is er geen, dan doet hij deze ronde niet mee.',
    },
    chips: {
      h: 'Fiches',
      p: 'Getalfiches geven hun waarde bij elke telling zolang je ze hebt. De zwarte dobbelsteen is, na je eerste worp, een negende met de soort die je wilt. Met ongedaan maken neem je de laatste worp terug. Met terugduwen neem je het veld van een tegenstander, wiens steen één veld zakt en anderen in de weg verder duwt. Met ruilen zet je één bouwpunt in een andere kolom. Behalve de getallen wordt elk fiche één keer gebruikt.',
    },
    results: {
      h: 'Uitslag',
      p: 'Kolom voor kolom kiest de beste steen: twee bouwpunten, of één punt en het fiche. De op een na beste krijgt de andere beloning. Wie het startspelerfiche krijgt, wijst aan wie de volgende ronde begint.',
    },
    scoring: {
      h: 'Puntentelling',
      p: 'In elke kolom is de steen die het verst is de eerste; op hetzelfde veld wie er het eerst was. De punten staan in de tabel: de eerste telling na ronde 1, de tweede na ronde 3, de derde na ronde 5. Gelijk bestaat niet. Daarna tellen de getalfiches.',
    },
    dirk: {
      h: 'Met z’n tweeën: Dirk',
      p: 'Een dobbelsteen bepaalt elke ronde waar de vijf stenen van Dirk komen. Hij telt mee als de anderen, neemt twee punten als hij de beste is en anders wat overblijft. Winnen kan hij niet.',
    },
  },
  alcazaba: {
    goal: {
      h: 'Waar het om gaat',
      p: 'Dobbelstenen bepalen wie de tegels krijgt, en daarmee bouw je een Alhambra als in het basisspel. Geld is er niet. Met een extra toren zijn er 55 tegels, die in vijf rondes allemaal voorbijkomen.',
    },
    round: {
      h: 'Een ronde',
      p: 'Zes tegels, van elke soort één, en vijf uit de zak komen in de kolom van hun soort. Dan gooit en zet ieder als in het dobbelspel. Eén kolom heeft ook het startspelerfiche, behalve in de laatste ronde.',
    },
    turn: {
      h: 'In plaats daarvan verbouwen',
      p: 'Na je eerste of tweede worp mag je één keer verbouwen in plaats van je steen te zetten. Die steen is dan voor deze ronde gebruikt.',
    },
    results: {
      h: 'Uitslag',
      p: 'Kolom voor kolom neemt de beste steen een tegel naar keuze of het fiche, dan de volgende, zolang er iets ligt. Een tegel wordt meteen gebouwd of in reserve gelegd. Tegels die niemand krijgt verlaten het spel.',
    },
    scoring: {
      h: 'Puntentelling',
      p: 'Na ronde 1, 3 en 5, precies als in het basisspel: meerderheden, gedeeld bij gelijk, en de langste stadsmuur.',
    },
    dirk: {
      h: 'Met z’n tweeën: Dirk',
      p: 'Dirk krijgt een steen in de kolom van elke tegel uit de zak, telkens een rij hoger. Hij neemt de tegel die er het eerst lag. Een tegel die je net won mag je hem geven.',
    },
  },
};
