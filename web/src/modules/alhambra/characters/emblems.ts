// Emblems of the ten characters, 24 by 24: filled shapes and lines.

import { OPEN_BOOK, type Emblem } from '../../../art/signs';

export const CHARACTERS = [
  'patron',
  'miser',
  'builder',
  'merchant',
  'magician',
  'wise-man',
  'dancer',
  'money-changer',
  'beggar',
  'city-watch',
] as const;
export type CharacterId = (typeof CHARACTERS)[number];

export const CHARACTER_EMBLEM: Record<CharacterId, Emblem> = {
  // an open purse with coins
  patron: {
    field: '#1d6f52',
    fill: 'M8 6h8l-1.500 3C19 11 21 15 20 19c-.7 2.500-3 3-8 3s-7.300-.5-8-3c-1-4 1-8 5.500-10zM9 3a2 2 0 1 1 4 0 2 2 0 0 1-4 0zm5 .5a1.600 1.600 0 1 1 3.200 0 1.600 1.600 0 0 1-3.200 0z',
  },
  // a locked chest
  miser: {
    field: '#6b4a2a',
    fill: 'M4 8c0-3 2-4 4-4h8c2 0 4 1 4 4v2H4zM3 11.500h7V14h4v-2.500h7V20H3zM11.200 12h1.600v5h-1.600z',
  },
  // compasses over a square
  builder: { field: '#1f4e9c', fill: 'M10.500 2h3v3h-3z', line: 'M12 5 6 18M12 5l6 13M8.500 13h7M4 21h16' },
  // scales
  merchant: {
    field: '#b97a22',
    fill: 'M2 13h8a4 4 0 0 1-8 0zm12 0h8a4 4 0 0 1-8 0zM8 20h8v2H8z',
    line: 'M12 3v17M4 6h16M6 6 2.500 13M6 6l3.500 7M18 6l-3.500 7M18 6l3.500 7',
  },
  // a wand and stars
  magician: {
    field: '#5b3a78',
    fill: 'M16 2l1.200 2.800L20 6l-2.800 1.200L16 10l-1.200-2.800L12 6l2.800-1.200zM20 11l.8 1.700 1.700.8-1.700.8L20 16l-.8-1.700-1.700-.8 1.700-.8zM8 3l.7 1.500 1.500.7-1.500.7L8 7.500l-.7-1.600-1.500-.7 1.500-.7z',
    line: 'M4 21 14 9',
  },
  // an open book
  'wise-man': OPEN_BOOK,
  // a tambourine
  dancer: {
    field: '#b23a2e',
    fill: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM3 4l4 2-2 2zM21 4l-4 2 2 2zM3 20l4-2-2-2zM21 20l-4-2 2-2z',
  },
  // two coins changing places
  'money-changer': {
    field: '#1d6f52',
    fill: 'M7 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm10 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
    line: 'M14 5h3.500V8.500M15.500 7l2 2 2-2M10 19H6.500V15.500M8.500 17l-2-2-2 2',
  },
  // an empty bowl with one coin
  beggar: { field: '#7a6a4f', fill: 'M2 12h20c0 5-3 8-6 9H8c-3-1-6-4-6-9zm10-9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z' },
  // spear and shield
  'city-watch': {
    field: '#8c3a22',
    fill: 'M4 7c3 0 5-1 6.500-2.500C12 6 14 7 17 7c.5 7-2 12-6.500 14.500C6 19 3.500 14 4 7zm6.500.5v11C13 16.500 14.500 13.500 14.700 9.300c-1.600-.2-3-.8-4.200-1.800zM20 1l1.800 4H18.200z',
    line: 'M20 4v18',
  },
};
