// Playing without a mouse. Keys stand for the places of the market and the open money; after each of them the focus goes
// where the next choice is. Whoever uses a mouse or a finger keeps the focus where they left it.

import { tick } from 'svelte';

export const SLOT_KEYS = ['1', '2', '3', '4'] as const;
export const CARD_KEYS = ['Q', 'W', 'E', 'R'] as const;
export const UNDO_KEY = 'U';
export const HELP_KEY = '?';

/** Where the next choice may be, the likeliest first. What was begun is finished before anything else is offered. */
const CHOICES = [
  '.tray .way',
  '.tray .pay',
  '.tray .take:enabled',
  '.tray .piece',
  '.tray .on-piece',
  '.tray .redesign',
  '.stage .cell.first',
  '.stage .cell',
  '.reserve .tile.pointed:enabled',
  '.tray .beside',
  '.board button.tile, .board button.chip, .board .choose, .board .spot',
  '.tray .reward, .tray .starter, .tray .symbol, .tray .other, .tray .choice',
  '.dice .die:enabled, .dice .throw:enabled',
  '.market .slot.can',
  '.display .card:enabled',
  '.tray .pass',
  '.tray button:enabled',
];
const GROUPS = '.tray, .market, .display, .reserve, .dice, .board, .hand';
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

let byKeys = false;
/** A key was used last, not a mouse or a finger. */
export const usesKeys = (): boolean => byKeys;
/** Notes what was used last; once, when the page starts. */
export function watchKeyboard(root: Document = document): void {
  const used = (keys: boolean): void => {
    byKeys = keys;
    root.documentElement.toggleAttribute('data-keys', keys);
  };
  root.addEventListener('keydown', (e) => !e.ctrlKey && !e.metaKey && !e.altKey && used(true), { capture: true });
  root.addEventListener('pointerdown', () => used(false), { capture: true });
}

const visible = (e: HTMLElement | SVGElement): boolean =>
  e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden';
const focusable = (selector: string, scope: ParentNode = document): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(selector)].filter((e) => visible(e) && !e.matches(':disabled'));

/** Puts the focus on the next choice; where nothing is asked, on the line that says what is waited for. */
function focusChoice(asked: boolean): void {
  for (const selector of asked ? CHOICES : []) {
    const [first] = focusable(selector);
    if (first) return first.focus();
  }
  focusable('.tray[tabindex]')[0]?.focus();
}

const lost = (): boolean => {
  const now = document.activeElement;
  return !now || now === document.body || !now.isConnected || now.matches(':disabled');
};
let leader: (() => void) | null = null;
/** A dialog has closed: whoever uses keys goes on at the table. */
export function afterDialog(): void {
  void tick().then(() => byKeys && !document.querySelector('dialog[open]') && lost() && leader?.());
}

/** For a component of the table: whenever `stage` tells of another choice, the focus goes there. */
export function leadFocus(stage: () => unknown, asked: () => boolean): void {
  $effect(() => {
    const lead = (leader = () => focusChoice(asked()));
    return () => {
      if (leader === lead) leader = null;
    };
  });
  $effect(() => {
    stage();
    const now = asked();
    if (!byKeys) return;
    void tick().then(() => {
      // A dialog has the focus itself, and what is looked at in the bar is left alone.
      if (document.querySelector('dialog[open]') || document.activeElement?.closest('.bar, .coach')) return;
      if (now || lost()) focusChoice(now);
    });
  });
}

/** Whether a key is meant for the table: not while something is written, chosen from a list or asked in a dialog. */
export const forTable = (e: KeyboardEvent): boolean =>
  !e.ctrlKey &&
  !e.metaKey &&
  !e.altKey &&
  !e.defaultPrevented &&
  !(e.target instanceof Element && e.target.closest('input, select, textarea, [role=slider]')) &&
  document.querySelector('dialog[open]') === null;

/** Position of a key among these, or -1. */
export const keyAt = (keys: readonly string[], e: KeyboardEvent): number => keys.indexOf(e.key.toUpperCase());

/** Arrows go to the places of the palace, and within a group from one choice to the next. */
export function arrow(e: KeyboardEvent): void {
  const by = ARROWS[e.key];
  const now = document.activeElement;
  if (by === undefined || now?.closest('.palace')) return;
  const group = now?.closest(GROUPS);
  const cell = focusable('.stage .cell.first')[0] ?? focusable('.stage .cell')[0];
  const within = now instanceof HTMLElement && group && now !== group ? focusable('button', group) : [];
  const at = within.indexOf(now as HTMLElement);
  const next = at >= 0 && within.length > 1 ? within[(at + by + within.length) % within.length] : cell;
  if (!next) return;
  e.preventDefault();
  next.focus();
}
