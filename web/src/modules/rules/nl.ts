// De regels van de spelmodules in onze eigen woorden, in het Nederlands.

import type { ModuleRules } from './en';

export const nl: ModuleRules = {
  'viziers-favour': {
    title: 'De gunst van de vizier',
    window: {
      h: 'Kopen tussen twee beurten',
      p: 'Iedereen heeft een vizier, in het begin wakker. Is een beurt helemaal voorbij, dan mag ieder om de beurt, te beginnen bij wie nu aan zet komt, een wakkere vizier één tegel van de markt laten kopen. Er moet precies gepast betaald worden. De vizier valt in slaap, de tegel wordt meteen geplaatst en de markt aangevuld; dan wordt iedereen opnieuw gevraagd. Wie aan zet komt houdt zijn gewone beurt.',
    },
    wake: {
      h: 'Wakker maken',
      p: 'Je vizier wakker maken kost een actie en geeft geen extra. Vanaf de volgende pauze kan hij weer kopen, ook meteen na deze beurt.',
    },
    limits: {
      h: 'Goed om te weten',
      p: 'Gepast betalen geeft hier geen extra actie. Een wisselkantoor of diamanten mag, personages niet, en een bouwhut nemen kan zo niet. Kan de markt daarna niet worden aangevuld, dan is het spel meteen uit.',
    },
  },
  'bureau-de-change': {
    title: 'Het wisselkantoor',
    take: {
      h: 'Een kaart krijgen',
      p: 'Zes kaarten, één voor elk paar geldsoorten, zitten midden in de geldstapel en komen als geld open te liggen. In plaats van geld mag je er één nemen, alleen.',
    },
    pay: {
      h: 'Ermee betalen',
      p: 'Staat de gevraagde geldsoort erop, speel de kaart dan samen met geld van beide soorten, in elke mengeling, ook alleen van de andere. Zelf is de kaart niets waard. Is de som precies de prijs, dan mag je nog iets doen. Eén kaart is voor één tegel, en bij één tegel past één kaart.',
    },
    limits: {
      h: 'Goed om te weten',
      p: 'Een gebruikte kaart gaat op de aflegstapel en kan terugkomen. Ze helpt ook bij een bod op een personage en bij de vizier. Met diamanten gaat ze nooit samen, en bij het verdelen van de laatste tegels telt ze niet.',
    },
  },
  'bonus-cards': {
    title: 'De bonuskaartjes',
    deal: {
      h: 'De kaartjes',
      p: 'Er zijn tien kaartjes, één voor elk gebouw zonder stadsmuur. Je krijgt er drie met twee of drie spelers, twee met vier of vijf, één met zes. Houd ze geheim; de rest doet niet mee.',
    },
    lay: {
      h: 'Een kaartje leggen',
      p: 'Staat precies die tegel in je Alhambra, dan mag je het kaartje open leggen: in je beurt wanneer je wilt, of vlak voor een puntentelling. Het hoeft nooit. Verlaat de tegel je Alhambra, dan komt het kaartje terug in je hand en kan later weer gelegd worden.',
    },
    count: {
      h: 'Wat het oplevert',
      p: 'Een open kaartje telt bij elke telling als nog een gebouw van zijn soort. Het is geen tegel: er kan niets naast liggen. Een kaartje dat je nooit legt is niets waard.',
    },
  },
  'workers-huts': {
    title: 'De pleinen met bouwhutten',
    take: {
      h: 'Een bouwhut nemen',
      p: 'Naast de markt liggen zes stapels bouwhutten, één per soort, de bovenste open. Een open hut nemen is een actie, kost niets en geeft geen extra actie. Aan het einde van je beurt plaats je haar als een tegel, in je Alhambra of in reserve. Niemand heeft er meer dan drie.',
    },
    count: {
      h: 'Wat ze oplevert',
      p: 'Een hut telt de gebouwen van haar eigen soort ernaast, hooguit drie, bij jouw aantal van die soort. Een muur ertussen, ook met een poort, verhindert dat. De hut zelf is geen gebouw, dus hutten tellen elkaar niet. Haar muren horen bij jouw stadsmuur.',
    },
  },
  'city-gates': {
    title: 'De stadspoorten',
    card: {
      h: 'Een kaart krijgen',
      p: 'Er zitten evenveel poortkaarten als spelers onder in de geldstapel. De eerste die komt ligt open klaar naast het geld; zolang ze daar ligt, gaan andere naar de aflegstapel. Neem haar alleen, in plaats van geld.',
    },
    open: {
      h: 'Een poort openen',
      p: 'Kan een tegel die je legt alleen niet omdat niemand erheen kan lopen, en staat hij muur tegen muur met je Alhambra, speel dan een poortkaart: een poort opent een van die dubbele muren. Beide muren moeten op de tegels gedrukt staan. Een tegel die toch al bereikbaar is krijgt geen poort. Dit kan ook bij inbouwen uit de reserve, voor de vizier en bij de laatste tegels.',
    },
    stay: {
      h: 'Die blijft',
      p: 'De poort en beide tegels eronder worden nooit meer verplaatst. Voor de telling is de grens nog steeds een dubbele muur, die niets telt. De kaart is op.',
    },
  },
  diamonds: {
    title: 'De diamanten',
    pay: {
      h: 'Betalen met diamanten',
      p: 'Tien diamanten van 3 tot 9 zitten tussen het geld en worden net zo genomen. Ze betalen een tegel van elk veld, maar alleen onder elkaar, nooit samen met een andere geldsoort. Gepast geeft zoals altijd een extra actie.',
    },
    limits: {
      h: 'Goed om te weten',
      p: 'Ook een bod of de vizier kun je ermee betalen, weer alleen onder elkaar. Bij het verdelen van de laatste tegels tellen diamanten niet.',
    },
  },
  characters: {
    title: 'De personages',
    auction: {
      h: 'De veiling',
      p: 'Zes van de tien personages wachten in de geldstapel. Komt er een, dan wordt het meteen geveild. Wie aan zet komt biedt eerst of past; daarna biedt ieder om de beurt meer of past voorgoed. De hoogste betaalt minstens het bod, in één geldsoort, in diamanten, of met één wisselkantoor in de twee die erop staan, en krijgt niets terug. Biedt niemand, dan verdwijnt het personage. Je mag er zoveel hebben als je wilt.',
    },
    people: {
      h: 'De tien en hun talent',
      p: 'Sommige helpen één keer en vertrekken dan, sommige één keer in elke beurt van jou, sommige bij elke telling. Een talent dat je niet gebruikt raak je niet kwijt.',
    },
    start: {
      h: 'Voor je beurt',
      p: 'De danseres, de geldwisselaar en de bedelaar werken voor je eerste actie, in elke volgorde. De danseres legt een tegel van de markt terug en een nieuwe op zijn plaats. De geldwisselaar ruilt een geldkaart van jou tegen een open kaart die niet meer waard is. De bedelaar trekt een kaart voor je als je minder dan drie geldkaarten hebt; wat er onderweg nog opduikt, wordt gewoon afgehandeld.',
    },
    turn: {
      h: 'In je beurt',
      p: 'Met de handelaar neem je meerdere geldkaarten tot 7. Kocht je een tegel van prijs 10 of meer, dan neemt de vrek een open geldkaart, één keer per beurt. Liggen alle tegels, dan geeft de bouwmeester nog een verbouwing. De beschermheer is de hele betaling voor één tegel, en dat geldt als gepast. Bij de goochelaar kies je meteen: 8 punten, of de onbekende bovenste kaart van de reservestapel. Bij de vizier helpt geen van hen.',
    },
    scoring: {
      h: 'Bij een telling',
      p: 'Voor elke telling noemt de wijze man een soort en telt daarvan een half gebouw extra. Dat kan een gelijke stand breken, maar zonder gebouw van die soort is het niets waard. De stadswacht geeft één punt per drie volle zijden van je langste muur.',
    },
  },
  camps: {
    title: 'De veldkampen',
    build: {
      h: 'Waar kampen staan',
      p: 'Acht kampen komen als gebouwen op de markt en worden net zo gekocht, gereserveerd en geruild. Een kamp staat buiten de muur: alleen zijn bastions, de zijden met een pijl, mogen andere tegels raken, en alleen bij een muur; minstens één moet dat. Twee kampen mogen met hun groene zijden tegen elkaar. Niemand loopt over een kamp, en zolang het tegen een muur leunt, moet die muur blijven. Achter een kamp blijft een muur een buitenmuur.',
    },
    score: {
      h: 'Wat ze opleveren',
      p: 'Volg bij elke telling iedere pijl recht het paleis in en tel de tegels tot het eerste gat of kamp; ook de fontein en bouwhutten tellen, muren houden je niet tegen. Elke tegel is een punt. Meerdere kampen mogen dezelfde tegel tellen. In reserve is een kamp niets waard.',
    },
  },
};
