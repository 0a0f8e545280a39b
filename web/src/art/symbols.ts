// One-colour symbols on a 24 by 24 field, so that nothing is told by colour alone.

import type { Kind, MoneyKind } from '../state/types';

export const KIND_SYMBOL: Record<Kind, string> = {
  pavilion: 'M12 2 2 11h3v9h3v-6h3v6h2v-6h3v6h3v-9h3z',
  seraglio: 'M11 1h2v3c5 2 8 5 8 9v1H3v-1c0-4 3-7 8-9zM4 16h16v5h-5v-2a3 3 0 0 0-6 0v2H4z',
  arcades:
    'M1 5h22v15h-3v-5a2.500 2.500 0 0 0-5 0v5h-1.200v-5a1.800 1.800 0 0 0-3.600 0v5H9v-5a2.500 2.500 0 0 0-5 0v5H1z',
  chambers: 'M2 3h20v18H2zM8 8v8h8V8zM10 10.500h4v3h-4z',
  garden:
    'M7 1c3 4 4 8 4 11 0 2-1.300 3-3 3.400V18H6v-2.600C4.300 15 3 14 3 12c0-3 1-7 4-11zm10 3c2.600 3.400 3.500 6.500 3.500 9 0 1.700-1 2.700-2.500 3V18h-2v-2c-1.500-.3-2.500-1.300-2.500-3 0-2.500.9-5.600 3.500-9zM2 20c3-1.500 5 1.500 8 0s5 1.500 8 0c1.500-.8 3 0 4 .6V23c-1.500-1-2.500-1-4-.3-3 1.500-5-1.500-8 0s-5-1.500-8 0z',
  tower: 'M6 1h3v3h2V1h2v3h2V1h3v8h-1.500v11H19v3H5v-3h2.500V9H6zm4.500 11v3.500h3V12a1.500 1.500 0 0 0-3 0z',
};

export const MONEY_SYMBOL: Record<MoneyKind, string> = {
  // eight-point star, crescent, crown, lily, cut stone
  denar:
    'M12 1l3.200 3.300h4.600v4.600L23 12l-3.200 3.100v4.600h-4.600L12 23l-3.200-3.300H4.200v-4.600L1 12l3.200-3.100V4.300h4.600z',
  dirham: 'M15.500 2.200A10 10 0 1 0 21.800 15 8 8 0 1 1 15.500 2.200z',
  ducat: 'M2 6l5 5 5-8 5 8 5-5-2 11H4zM4 18.500h16V22H4z',
  florin:
    'M12 1c3 3 3.600 6 2 10 1-3 3.500-4.600 6-3.500 2.300 1 2.500 4.500-.3 5.500-1-2-3-1-3.200 1.500H18v2.500h-4c0 2 .8 3.500 2 5.500h-8c1.200-2 2-3.500 2-5.500H6v-2.500h1.500C7.300 12 5.300 11 4.300 13 1.500 12 1.700 8.500 4 7.500c2.500-1.100 5 .5 6 3.500-1.600-4-1-7 2-10z',
  diamond: 'M6 3h12l5 6-11 13L1 9zm1 2L4 8.500h4L10.500 5zm10 0h-3.500L16 8.500h4zM9.800 10.500 12 17l2.200-6.500z',
};
