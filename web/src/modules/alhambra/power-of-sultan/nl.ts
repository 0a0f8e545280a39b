// De macht van de sultan in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De macht van de sultan',
  reconstructed:
    'De munten van de kaarten en twee van de drie paren tegenover elkaar liggende tekens zijn gereconstrueerd.',
  about: 'Een sultankaart neemt een gebouw van haar soort voor niets, zodra het voor de markt getrokken wordt.',
  'card.sultan': 'sultankaart, {money}',
  marked: '{card} {price}: {type}',
  open: 'Sultankaarten',
  'do.buy': 'Koop de {card}',
  'hint.buy': 'Ze eist een gebouw van de gemarkeerde soort op: {type}. Gepast betalen geeft een extra actie.',
  'ask.redraw': 'Het teken op je kaart houden?',
  'redraw.hint':
    'Er wordt een nieuw symbool geloot; dan markeer je dat of het tegenovergestelde. Het oude teken vervalt.',
  'do.redraw': 'Een ander symbool loten',
  'pass.redraw': 'Het teken houden',
  keep: '{type} houden',
  'ask.mark': 'Welke soort markeer je?',
  'mark.hint': 'Het gelote symbool, of het tegenovergestelde. Gebouwen van die soort kun je met de kaart opeisen.',
  'do.mark': '{type} markeren',
  'ask.claim': 'Het getrokken gebouw opeisen?',
  'claim.title': '{tile} opeisen?',
  'claim.hint': 'Je krijgt de tegel voor niets en plaatst hem meteen. Je sultankaart is dan op.',
  'do.claim': 'Opeisen',
  'pass.claim': 'Naar de markt laten gaan',
  'event.card_up': 'Een {card} ligt open, gemarkeerd met {type}.',
  'event.bought': '{name} koopt een {card} voor {n}.',
  'event.symbol': '{name} loot {type} voor de {card}.',
  'event.marked': '{name} markeert {type} op de {card}.',
  'event.drawn': '{tile} wordt getrokken voor de markt en kan worden opgeëist.',
  'event.claimed': '{name} eist {tile} op met een {card}.',
  'tip.sultan':
    'Een sultankaart: wie haar heeft, mag één gebouw van de gemarkeerde soort opeisen zodra het voor de markt getrokken wordt.',
  'print.opposites': 'Tegenover elkaar',
};

export const rules: Rules = {
  buy: {
    h: 'Een kaart kopen',
    p: 'In de geldstapel zitten acht sultankaarten. Een die komt, wordt open naast de markt gelegd, en een soort gebouw wordt er door loting op gemarkeerd. Je koopt haar als een gebouw voor 7 van haar geldsoort; gepast betalen geeft een extra actie.',
  },
  mark: {
    h: 'Een ander teken',
    p: 'Meteen na de aankoop mag je één keer een ander symbool laten loten. Dan moet je die soort of de tegenovergestelde markeren: paviljoen en toren, harem en tuin, arcaden en vertrekken. Het teken ziet iedereen en het verandert nooit meer.',
  },
  claim: {
    h: 'Een gebouw opeisen',
    p: 'Telkens als een gebouw wordt getrokken om de markt aan te vullen, wordt wie een kaart met die soort heeft gevraagd, te beginnen bij de speler die het eerst aan de beurt komt. De eerste die het wil, levert de kaart in en plaatst de tegel meteen, zonder te betalen. Dan wordt voor dezelfde plaats een andere tegel getrokken. Tegels die al op de markt liggen, kun je niet opeisen, en medina’s, veldkampen, bouwhutten en bazaars ook niet.',
  },
  end: {
    h: 'Goed om te weten',
    p: 'Je mag zoveel kaarten hebben als je wilt en er bij één aanvulling meer gebruiken, één per tegel. Bij de laatste aanvulling gaat het opeisen door tot de zak leeg is. De vizier komt pas na alle eisen en koopt geen sultankaarten. Een kaart die overblijft is niets waard.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Sultan cards are not bought between two turns.': 'Tussen twee beurten worden geen sultankaarten gekocht.',
  'That sultan card does not lie open beside the market.': 'Die sultankaart ligt niet open naast de markt.',
  'A sultan card takes a tile just as it is drawn, never one that lies there.':
    'Een sultankaart neemt een tegel zodra hij getrokken wordt, nooit een die er al ligt.',
  'The mark is settled right after the card is bought.': 'Het teken wordt meteen na de aankoop van de kaart bepaald.',
  'Mark the type drawn or its opposite.': 'Markeer de gelote soort of de tegenovergestelde.',
  'Have a new symbol drawn for the card, or pass to keep its mark.':
    'Laat een nieuw symbool voor de kaart loten, of pas om het teken te houden.',
  'Claim the tile with your sultan card, or pass.': 'Eis de tegel op met je sultankaart, of pas.',
  'Two types are opposite each other, or neither is.': 'Twee soorten liggen tegenover elkaar, of geen van beide.',
};
