// The Master Builders in English: its words and its page of rules; the keys of all languages.

export const words = {
  title: 'The Master Builders',
  about: 'Money cards of value 3 that can be given up for a redesign at the end of your turn.',
  'card.master-builder': 'master builder, {money} 3',
  'redesign.title': 'Give up a master builder?',
  'do.redesign': 'Give up {card} for a redesign',
  'hint.redesign': 'One card for one redesign that costs no action. The card leaves the game.',
  'event.dealt': '{name} is dealt {cards}.',
  'event.dealt_unseen': '{name} is dealt {n} {n|master builder|master builders}.',
  'event.given_up': '{name} gives up {card} for a redesign.',
  'tip.master-builder':
    'Money of value 3; or given up at the end of your turn for a redesign. Used, it leaves the game.',
} as const;

export const rules = {
  money: {
    h: 'Money of value 3',
    p: 'Everybody begins with two master builders, unseen by the others and beside the starting money; more lie deep in the money pile. They are taken and paid like any card of value 3 of their currency. A used one leaves the game and never comes back.',
  },
  redesign: {
    h: 'Or a redesign',
    p: 'Once in your turn, when all tiles are placed, you may give up one master builder of any currency for one redesign: add, remove or exchange a tile. It costs no action, whatever you did before. The card is given up first; then the redesign must be made. Others may pay in the same turn.',
  },
  limits: {
    h: 'Good to know',
    p: 'How many somebody holds is known to all. Nobody redesigns with one between two turns or when the last tiles are given away; then those left count 3 of their currency.',
  },
} as const;

export type Words = Record<keyof typeof words, string>;
export type Rules = Record<keyof typeof rules, { h: string; p: string }>;
