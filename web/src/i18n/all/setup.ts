// For the tests: all languages at hand.

import { LANGS } from '../index';
import { loadTexts } from '../texts';

await Promise.all(LANGS.map(loadTexts));
