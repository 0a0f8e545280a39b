// Die Macht des Sultans auf Deutsch.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'Die Macht des Sultans',
  reconstructed: 'Die Währungen der Karten und zwei der drei Paare gegenüberliegender Zeichen sind rekonstruiert.',
  about: 'Eine Sultanskarte nimmt ein Gebäude ihrer Art umsonst, sobald es für den Bauhof gezogen wird.',
  'card.sultan': 'Sultanskarte, {money}',
  marked: '{card} {price}: {type}',
  open: 'Sultanskarten',
  'do.buy': '{card} kaufen',
  'hint.buy': 'Sie beansprucht ein Gebäude der markierten Art: {type}. Passend bezahlt gibt es eine weitere Aktion.',
  'ask.redraw': 'Die Markierung deiner Karte behalten?',
  'redraw.hint':
    'Ein neues Symbol wird ausgelost; dann markierst du es oder sein Gegenstück. Das alte gilt nicht mehr.',
  'do.redraw': 'Ein anderes Symbol auslosen',
  'pass.redraw': 'Die Markierung behalten',
  keep: '{type} behalten',
  'ask.mark': 'Welche Art markierst du?',
  'mark.hint': 'Das ausgeloste Symbol oder sein Gegenstück. Gebäude dieser Art kannst du mit der Karte beanspruchen.',
  'do.mark': '{type} markieren',
  'ask.claim': 'Das gezogene Gebäude beanspruchen?',
  'claim.title': '{tile} beanspruchen?',
  'claim.hint': 'Du bekommst es umsonst und legst es sofort. Deine Sultanskarte ist dann verbraucht.',
  'do.claim': 'Beanspruchen',
  'pass.claim': 'In den Bauhof lassen',
  'event.card_up': 'Offen liegt: {card}, markiert mit {type}.',
  'event.bought': '{name} kauft für {n}: {card}.',
  'event.symbol': '{name} lost {type} aus ({card}).',
  'event.marked': '{name} markiert {type} ({card}).',
  'event.drawn': '{tile} wird für den Bauhof gezogen und kann beansprucht werden.',
  'event.claimed': '{name} beansprucht {tile} ({card}).',
  'tip.sultan':
    'Eine Sultanskarte: Wer sie besitzt, darf ein Gebäude der markierten Art beanspruchen, sobald es für den Bauhof gezogen wird.',
  'print.opposites': 'Gegenüberliegende Symbole',
};

export const rules: Rules = {
  buy: {
    h: 'Eine Karte kaufen',
    p: 'Im Geldstapel stecken acht Sultanskarten. Eine, die kommt, wird offen neben den Bauhof gelegt, und eine Art von Gebäude wird auf ihr ausgelost. Man kauft sie wie ein Gebäude für 7 ihrer Währung; passend bezahlt gibt es eine weitere Aktion.',
  },
  mark: {
    h: 'Eine andere Markierung',
    p: 'Gleich nach dem Kauf darfst du einmal ein anderes Symbol auslosen lassen. Dann musst du diese Art oder ihr Gegenstück markieren: Pavillon und Turm, Serail und Garten, Arkaden und Gemächer. Die Markierung sehen alle, und sie ändert sich nie mehr.',
  },
  claim: {
    h: 'Ein Gebäude beanspruchen',
    p: 'Immer wenn ein Gebäude gezogen wird, um den Bauhof aufzufüllen, werden alle gefragt, die eine Karte mit seiner Art haben, zuerst wer als Nächster am Zug ist. Der Erste, der es will, gibt die Karte ab und legt das Plättchen sofort, ohne zu zahlen. Dann wird für denselben Platz ein anderes gezogen. Was schon im Bauhof liegt, kann man nicht beanspruchen, auch keine Medinas, Feldlager, Bauhütten und Basare.',
  },
  end: {
    h: 'Gut zu wissen',
    p: 'Man darf beliebig viele Karten haben und bei einem Auffüllen mehrere benutzen, eine je Plättchen. Beim letzten Auffüllen geht es weiter, bis der Beutel leer ist. Der Wesir kommt erst nach allen Ansprüchen und kauft keine Sultanskarten. Eine übrige Karte ist nichts wert.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Sultan cards are not bought between two turns.': 'Zwischen zwei Zügen werden keine Sultanskarten gekauft.',
  'That sultan card does not lie open beside the market.': 'Diese Sultanskarte liegt nicht offen neben dem Bauhof.',
  'A sultan card takes a tile just as it is drawn, never one that lies there.':
    'Eine Sultanskarte nimmt ein Plättchen, sobald es gezogen wird, nie eines, das schon daliegt.',
  'The mark is settled right after the card is bought.': 'Die Markierung wird gleich nach dem Kauf festgelegt.',
  'Mark the type drawn or its opposite.': 'Markiere die ausgeloste Art oder ihr Gegenstück.',
  'Have a new symbol drawn for the card, or pass to keep its mark.':
    'Lass ein neues Symbol für die Karte auslosen, oder passe, um die Markierung zu behalten.',
  'Claim the tile with your sultan card, or pass.': 'Beanspruche das Plättchen mit deiner Sultanskarte, oder passe.',
  'Two types are opposite each other, or neither is.': 'Zwei Arten liegen einander gegenüber, oder keine der beiden.',
};
