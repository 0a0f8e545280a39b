// What this person prefers: language, theme, palette, confirming. Kept in the browser, applied to the document.

import type { Lang } from '../i18n';
import { loadTexts } from '../i18n/texts';
import { preferredLang, store, stored } from './stored';

export type Theme = 'light' | 'dark';
export type Palette = 'classic' | 'safe';

const browserTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

class Settings {
  lang = $state<Lang>(preferredLang());
  theme = $state<Theme>(stored('theme') === 'dark' ? 'dark' : stored('theme') === 'light' ? 'light' : browserTheme());
  palette = $state<Palette>(stored('palette') === 'safe' ? 'safe' : 'classic');

  /** Whether a place is only shown at first and wants a second press; null: with a finger, not with a mouse. */
  confirm = $state<boolean | null>(stored('confirm') === 'yes' ? true : stored('confirm') === 'no' ? false : null);

  /** Whether placing wants confirming when it is done by finger, or by mouse or key. */
  confirms(finger: boolean): boolean {
    return this.confirm ?? finger;
  }
  setConfirm(on: boolean): void {
    this.confirm = on;
    store('confirm', on ? 'yes' : 'no');
  }
  /** Empty until somebody gives one. */
  name = $state(stored('name') ?? '');

  setName(name: string): void {
    this.name = name.trim().slice(0, 40);
    store('name', this.name);
  }
  /** What I am called in this seat: by number, as long as I have no name, so that no two are called the same. */
  nameAt(seat: number): string {
    return this.name || `Player ${seat + 1}`;
  }
  async setLang(lang: Lang): Promise<void> {
    store('lang', lang);
    await loadTexts(lang);
    this.lang = lang;
  }
  toggleTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    store('theme', this.theme);
  }
  togglePalette(): void {
    this.palette = this.palette === 'safe' ? 'classic' : 'safe';
    store('palette', this.palette);
  }
  apply(root: HTMLElement): void {
    root.lang = this.lang;
    root.dataset['theme'] = this.theme;
    root.dataset['palette'] = this.palette;
  }
}

export const settings = new Settings();
