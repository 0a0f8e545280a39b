// What is kept in the browser under the name of this program. Storage can be switched off or full; then a choice lasts
// as long as the page.

export const LANGS = ['en', 'nl', 'de'] as const;
export type Lang = (typeof LANGS)[number];

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`comares.${key}`);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(`comares.${key}`, value);
  } catch {
    // see above
  }
}

/** The language that was chosen, or else the browser's, or else English. */
export const preferredLang = (): Lang =>
  LANGS.find((l) => l === stored('lang')) ?? LANGS.find((l) => navigator.language.toLowerCase().startsWith(l)) ?? 'en';
