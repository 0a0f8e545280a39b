// The Thieves in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Thieves',
  about: 'Between two turns a secret thief takes one money card from the display for you.',
  'card.thief': 'thief of {money}',
  hidden: '{n} {n|thief|thieves}, known to their owner only',
  'do.steal': 'Steal {card}',
  'hint.steal': 'Your thief of that currency leaves the game.',
  'verb.steal': 'Steal',
  'event.dealt': '{name} is dealt a {card}.',
  'event.dealt_unseen': '{name} is dealt {n} {n|thief|thieves}.',
  'event.stolen': '{name} plays a {thief} and takes {card}.',
  'tip.thief':
    'Between two turns, but not right before your own, it takes one open money card of its currency, whatever its value.',
} as const;

export const rules = {
  deal: {
    h: 'Secret thieves',
    p: 'There are three thieves of each currency. Everybody is dealt four of them with two or three players, three with four, two with five or six; the rest stay out, unseen. All know how many you hold, nobody which ones.',
  },
  steal: {
    h: 'Stealing',
    p: 'Between two turns a thief takes one open money card of his currency, of any value, into your hand. He then leaves the game, and the display is filled at once, with all that may follow: a scoring, an auction. Whoever is due next plays no thief; the player whose turn just ended may. It costs nothing.',
  },
  order: {
    h: 'Who comes first',
    p: 'Players are asked in turn order from the one who is due next; after each thief or vizier everybody may think again from the start. So an earlier player may cut in, and one player may act several times.',
  },
  limits: {
    h: 'Good to know',
    p: 'Only money of the four currencies can be stolen, master builders too; no diamonds, bureau, gate or other cards. Thieves are no money cards, and those left at the end are worth nothing.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
