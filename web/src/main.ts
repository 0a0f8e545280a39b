// The first thing the page runs, and small: it begins everything the first picture needs at once, so that nothing waits
// for what could have come beside it.
import '@fontsource/marcellus/latin-400.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './app.css';
import { loadTexts } from './i18n/texts';
import { openEarly } from './net/early';
import { preferredLang } from './state/stored';

// All addresses are the first page; a screen is told by what comes after '#'.
if (location.pathname !== '/') history.replaceState(null, '', `/${location.search}${location.hash}`);
openEarly();
const texts = loadTexts(preferredLang());
if (location.hash.startsWith('#/t/')) {
  void import('./screens/Game.svelte');
  void import('./screens/Table.svelte');
}
void Promise.all([import('./start'), texts]).then(([{ start }]) => start());
