// Pictures of the modules: what a module card shows. Pieces with art of their own are composed in
// ModulePicture.svelte; the others have an emblem here, 24 by 24, on a coloured field.

export const MODULES = [
  'art-of-the-moors',
  'bazaars',
  'bonus-cards',
  'building-sites',
  'bureau-de-change',
  'camps',
  'caravanserai',
  'change',
  'characters',
  'city-gates',
  'city-walls',
  'diamonds',
  'exchange-certificates',
  'falconers',
  'invaders',
  'magical-buildings',
  'master-builders',
  'medina',
  'new-score-cards',
  'power-of-sultan',
  'street-trader',
  'thieves',
  'treasure-chamber',
  'viziers-favour',
  'watchtowers',
  'workers-huts',
] as const;
export type ModuleId = (typeof MODULES)[number];

/** The module an option of a game belongs to, by the beginning of its key; null: to the game itself. */
export const optionModule = (key: string): ModuleId | null =>
  MODULES.find((slug) => key.startsWith(`${slug.replaceAll('-', '_')}_`)) ?? null;

export interface ModuleEmblem {
  field: string;
  fill: string;
  line?: string;
}

export const MODULE_EMBLEM: Partial<Record<ModuleId, ModuleEmblem>> = {
  // a knotted star
  'art-of-the-moors': {
    field: '#1f4e9c',
    fill: 'M12 8l1.200 2.800L16 12l-2.800 1.200L12 16l-1.200-2.800L8 12l2.800-1.200z',
    line: 'M12 2l3 3h4v4l3 3-3 3v4h-4l-3 3-3-3H5v-4l-3-3 3-3V5h4zM12 6l6 6-6 6-6-6z',
  },
  // a scaffold
  'building-sites': {
    field: '#b97a22',
    fill: 'M9 12h6v9H9z',
    line: 'M4 22V4M20 22V4M2 9h20M2 15h20M4 9l8 6M20 9l-8 6M4 4h16',
  },
  // a camel
  caravanserai: {
    field: '#b97a22',
    fill: 'M2 7.500C2 6 3.500 5 5 6l1.500 5c1 .5 1.500-2 3-4 1.500-1.500 2 2 3.500 2s2-3.500 3.500-2.500c2 1.500 3.500 4 4 6.500L22 16h-1.500v6H18v-6h-6v6H9.500v-6C6.500 16 5 13 4.500 9H2z',
  },
  // a small pile of coins
  change: {
    field: '#2a7d4f',
    fill: 'M4 16.500c0-1.600 3-2.500 6-2.500s6 .9 6 2.500S13 19 10 19s-6-.9-6-2.500zm0 2.800c1.500 1 3.700 1.300 6 1.300s4.500-.3 6-1.300c0 1.900-3 2.700-6 2.700s-6-.8-6-2.700zM18 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM9 5a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z',
  },
  // a sealed deed
  'exchange-certificates': {
    field: '#6b4a2a',
    fill: 'M4 2h13l3 3v11h-4.500l1.500 6-3-1.600L11 22l1.500-6H4zm3 4v1.600h9V6zm0 4v1.600h9V10z',
  },
  // a falcon
  falconers: {
    field: '#274f86',
    fill: 'M2 6c5-1 8 1 10 4 2-3 5-5 10-4-3 2-4 4-5 7l3-.5c-2 3-4 4-6 4.500L13 22h-2l-1-5C8 16.500 6 15.500 4 12.500l3 .5C6 10 5 8 2 6z',
  },
  // crossed swords
  invaders: {
    field: '#8c3a22',
    fill: 'M2 2l4 .5L18 15l-2.500 2.500L3 6zM22 2l-4 .5L6 15l2.500 2.500L21 6z',
    line: 'M4 16l4.500 4.500M5 20l-2 2M20 16l-4.500 4.500M19 20l2 2',
  },
  // a trowel and a square
  'master-builders': {
    field: '#1d6f52',
    fill: 'M3 3l10 4-2 2 1.500 1.500-1.500 1.500L9.500 10.500 7.500 13zM12 13l2-2 7 7-2 3z',
  },
  // three ranked bars
  'new-score-cards': { field: '#5b3a78', fill: 'M3 13h5v8H3zm6.500-8h5v16h-5zM16 9h5v12h-5z' },
  // a crowned turban
  'power-of-sultan': {
    field: '#6f4a8c',
    fill: 'M2 14C2 7 6 3 12 3s10 4 10 11c-3-2-6.500-3-10-3s-7 1-10 3zm2 2.500c5-3 11-3 16 0V21c-5-3-11-3-16 0zM12 5l1.500 2.500L12 10l-1.500-2.500z',
  },
  // a hand cart
  'street-trader': {
    field: '#b04a2a',
    fill: 'M2 7h15l-2 8H5zM8 3.500A2 2 0 1 1 8 7.500zM12 3.500a2 2 0 1 1 0 4zM9 17a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
    line: 'M15 14l7-4',
  },
  // a mask
  thieves: {
    field: '#2a2018',
    fill: 'M2 8c6-2 14-2 20 0 .5 5-2 8-5 8-2.500 0-3.500-2.500-5-2.500S9.500 16 7 16c-3 0-5.500-3-5-8zm3.500 3c.5 2 3.500 2.500 4.500.5-1-1.500-3-2-4.500-.5zm13 0c-1.500-1.500-3.500-1-4.500.5 1 2 4 1.500 4.500-.5z',
  },
  // a chest
  'treasure-chamber': {
    field: '#6b4a2a',
    fill: 'M4 8c0-3 2-4 4-4h8c2 0 4 1 4 4v2H4zM3 11.500h7V14h4v-2.500h7V20H3zM11.200 12h1.600v5h-1.600z',
  },
};
