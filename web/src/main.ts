import '@fontsource/marcellus/latin-400.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { strapworkUrl } from './art/pattern';
import { loadTexts } from './i18n/texts';
import { server } from './net/server.svelte';
import { settings } from './state/settings.svelte';

document.documentElement.style.setProperty('--strapwork', strapworkUrl());
server.warm();
const target = document.getElementById('app');
void loadTexts(settings.lang).then(() => target && mount(App, { target }));
// What things are, in one sentence: not needed for the first picture.
setTimeout(() => void import('./rules/tips').then((tips) => tips.watchTips()), 1500);
