// Understanding the score: each part is loaded when it is needed.

export type { ScoreLine, Scoring } from './score';
export const loadScoreExplain = () => import('./ScoreExplain.svelte').then((m) => m.default);
export const loadEndScreen = () => import('./EndScreen.svelte').then((m) => m.default);
export const loadWhatIsLeft = () => import('./WhatIsLeft.svelte').then((m) => m.default);
