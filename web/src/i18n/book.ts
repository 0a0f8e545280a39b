// Texts of one part of the client, beside the common ones: each part has a book per language with the same keys
// (a missing key does not compile) and speaks the reader's language.

import { settings } from '../state/settings.svelte';
import { fill, type Params } from './fill';
import { LANGS, type Lang } from './index';
import { textsOf, type Texts } from './texts';

/** The parts that are books of sentences. */
type Books = Omit<Texts, 'titles'>;

export { fill, type Params } from './fill';

/** Says a key of this part in the reader's language (reactive), or in `lang`. */
export const speaker =
  <P extends keyof Books>(part: P) =>
  (key: keyof Books[P] & string, params?: Params, lang: Lang = settings.lang): string =>
    fill(textsOf(lang)[part][key] as string, params);

/** Whether this part has a text under a key made at run time. */
export const speaks =
  <P extends keyof Books>(part: P) =>
  (key: string): key is keyof Books[P] & string =>
    key in textsOf(settings.lang)[part];

/** Keys that another language lacks, or whose texts have other holes than in English: for the tests of each book. */
export function differences(books: Readonly<Record<Lang, Readonly<Record<string, string>>>>): string[] {
  const holes = (text: string | undefined): string =>
    text === undefined ? 'missing' : [...new Set(text.match(/\{\w+(?=\||\})/g) ?? [])].sort().join();
  return LANGS.flatMap((lang) =>
    [...new Set([...Object.keys(books.en), ...Object.keys(books[lang])])]
      .filter((key) => holes(books[lang][key]) !== holes(books.en[key]))
      .map((key) => `${lang} ${key}`),
  );
}
export const differingHoles = (part: keyof Books): string[] =>
  differences({ en: textsOf('en')[part], nl: textsOf('nl')[part], de: textsOf('de')[part] });
