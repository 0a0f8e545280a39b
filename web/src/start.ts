// Puts the application on the page, once its texts are there.
import { mount } from 'svelte';
import App from './App.svelte';
import { strapworkUrl } from './art/pattern';
import { watchKeyboard } from './state/keyboard.svelte';

export function start(): void {
  document.documentElement.style.setProperty('--strapwork', strapworkUrl());
  watchKeyboard();
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  // What things are, in one sentence: not needed for the first picture.
  setTimeout(() => void import('./rules/tips').then((tips) => tips.watchTips()), 1500);
}
