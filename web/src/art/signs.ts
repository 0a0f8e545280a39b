// Emblems of the house, 24 by 24: filled shapes and lines on a field of colour.

export interface Emblem {
  field: string;
  fill: string;
  line?: string;
}

export const OPEN_BOOK: Emblem = {
  field: '#274f86',
  fill: 'M12 6C9 4 6 3.500 2 4v14c4-.5 7 0 10 2 3-2 6-2.500 10-2V4c-4-.5-7 0-10 2zm-1 11.200C8.700 16 6.500 15.700 4 15.900V5.800c2.700-.1 4.800.3 7 1.500z',
};
export const EYE: Emblem = {
  field: '#1d6f52',
  fill: 'M1.500 12C4.500 7 8 4.800 12 4.800S19.500 7 22.500 12c-3 5-6.500 7.200-10.500 7.200S4.500 17 1.500 12zM12 7.600a4.400 4.400 0 1 0 0 8.800 4.400 4.400 0 0 0 0-8.800zm0 2.300a2.100 2.100 0 1 1 0 4.200 2.100 2.100 0 0 1 0-4.200z',
};
