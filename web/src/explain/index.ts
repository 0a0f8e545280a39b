// Understanding the score. The end screen with its charts is loaded when it is needed.

export { default as ScoreTable } from './ScoreTable.svelte';
export { default as ScoreExplain } from './ScoreExplain.svelte';
export { highlight, type Highlight, type ScoreLine, type Scoring } from './score';
export const loadEndScreen = () => import('./EndScreen.svelte').then((m) => m.default);
export const loadWhatIsLeft = () => import('./WhatIsLeft.svelte').then((m) => m.default);
