import '@fontsource/marcellus/latin-400.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { strapworkUrl } from './art/pattern';
import { server } from './net/server.svelte';

document.documentElement.style.setProperty('--strapwork', strapworkUrl());
server.warm();
const target = document.getElementById('app');
if (target) mount(App, { target });
// What things are, in one sentence: not needed for the first picture.
setTimeout(() => void import('./rules/tips').then((tips) => tips.watchTips()), 1500);
