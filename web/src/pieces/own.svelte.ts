// The corrections this browser keeps, by game, and what the next table is to be played with.

import type { RulesAnswer } from '../net/messages';
import { store, stored } from '../state/stored';
import { countPieces, fromLink, fromText, toLink, type Corrections } from './values';

/** 'assumed': without corrections; 'own': those of this browser; 'link': those a link brought; else the title of a file the host offers. */
type Choice = string;
export const ASSUMED = 'assumed';
export const OWN = 'own';
export const LINKED = 'link';
const hosts = 'host:';

class OwnPieces {
  private files = $state.raw<Readonly<Record<string, Corrections>>>({});
  private linked = $state.raw<Readonly<Record<string, Corrections>>>({});
  private choices = $state.raw<Readonly<Record<string, Choice>>>({});

  file(game: string): Corrections {
    return this.files[game] ?? fromText(stored(`pieces.${game}`) ?? '') ?? { game };
  }
  count(game: string): number {
    return countPieces(this.file(game));
  }
  /** Whoever enters a first value wants to play with it. */
  keep(game: string, file: Corrections): void {
    if (this.count(game) === 0 && countPieces(file) > 0) this.choose(game, OWN);
    this.files = { ...this.files, [game]: file };
    store(`pieces.${game}`, JSON.stringify(file));
  }

  /** As far as it is still there. */
  choice(game: string, rules: RulesAnswer | null): Choice {
    const choice = this.choices[game] ?? stored(`pieces.${game}.choice`) ?? ASSUMED;
    if (choice === OWN) return this.count(game) > 0 ? OWN : ASSUMED;
    if (choice === LINKED) return this.linked[game] ? LINKED : ASSUMED;
    return this.offered(game, rules).some((o) => o.choice === choice) ? choice : ASSUMED;
  }
  choose(game: string, choice: Choice): void {
    this.choices = { ...this.choices, [game]: choice };
    if (choice !== LINKED) store(`pieces.${game}.choice`, choice);
  }
  /** Somebody else's values, brought by the link of a set-up: played with, but not kept. */
  borrow(game: string, link: string): void {
    const file = fromLink(link);
    if (!file || link === this.asLink(game, null)) return;
    this.linked = { ...this.linked, [game]: file };
    this.choose(game, LINKED);
  }
  borrowed(game: string): Corrections | undefined {
    return this.linked[game];
  }
  /** What is chosen, as a link carries it: '' for nothing, undefined where it is too much for one. */
  asLink(game: string, rules: RulesAnswer | null): string | undefined {
    const { corrections } = this.chosen(game, rules);
    return corrections ? toLink(corrections) : '';
  }
  /** The host's files for this game. */
  offered(game: string, rules: RulesAnswer | null): { choice: Choice; title: string; file: Corrections }[] {
    return (rules?.corrections ?? [])
      .filter((file) => (file.game ?? 'alhambra') === game)
      .map((file, i) => ({ choice: `${hosts}${file.title ?? i + 1}`, title: file.title ?? '', file }));
  }
  /** What a table is made with, besides game and modules. */
  chosen(game: string, rules: RulesAnswer | null): { corrections?: Corrections } {
    const choice = this.choice(game, rules);
    if (choice === ASSUMED) return {};
    const file =
      choice === OWN
        ? this.file(game)
        : choice === LINKED
          ? this.linked[game]
          : this.offered(game, rules).find((o) => o.choice === choice)?.file;
    return file ? { corrections: file } : {};
  }
}

export const own = new OwnPieces();
