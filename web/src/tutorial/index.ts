// The first game that teaches by playing; loaded when it is asked for.

export const loadTutorial = () => import('./Tutorial.svelte').then((m) => m.default);
