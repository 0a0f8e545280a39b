// One sentence for everything on the table, shown on hover, focus or long press. A thing is named in `data-tip`:
// 'tile:tower-9-ne', 'card:denar-7', 'slot:3', or a plain word such as 'display', 'reserve', 'bag'; several with spaces. What
// is said already in the reader's words is in `data-hint`. Pieces name themselves; what holds them may say more.

import './tips.css';
import { cardName, t, tileName } from '../i18n/say';
import { chipName } from '../dice/say';
import type { Chip } from '../dice/types';
import { cardTip, onTileTip, tileTip } from '../modules/tips';
import { facts } from '../state/facts.svelte';
import { isFountain, isKind, parseCard, parseTile } from '../state/notation';
import { speaks } from '../i18n/book';
import { r } from './text/ui';
import { spotFor } from './tip_place';

const has = speaks('rules');

const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

/** Sentences for the things named, one after the other; null where none is known. */
export const tipFor = (things: string): string | null =>
  things
    .split(' ')
    .flatMap((x) => one(x) ?? [])
    .join(' ') || null;

function one(thing: string): string | null {
  const colon = thing.indexOf(':');
  const [what, id] = colon < 0 ? [thing, ''] : [thing.slice(0, colon), thing.slice(colon + 1)];
  if (what === 'tile') {
    if (isFountain(id)) return r('tip.fountain');
    const own = tileTip(id);
    if (own) return capital(own);
    return parseTile(id).kind ? capital(r('tip.tile', { tile: tileName(id) })) : null;
  }
  if (what === 'card')
    return capital(cardTip(id) ?? '') || (parseCard(id).money ? capital(r('tip.money', { card: cardName(id) })) : null);
  if (what === 'on') return onTileTip(id);
  if (what === 'chip') return `${chipName((Number(id) || id) as Chip)}.`;
  if (what === 'slot') {
    const money = facts().slots[Number(id) - 1];
    return money ? r('tip.slot', { n: id, money: t(`money.${money}`) }) : null;
  }
  if (what === 'pawn') return r('tip.pawn', { n: Number(id) + 1 });
  if (what === 'kind') return isKind(id) ? capital(r('tip.kind', { kind: t(`kind.${id}`) })) : null;
  const key = `tip.${what}`;
  return has(key) ? r(key) : null;
}

const tipOf = (element: HTMLElement | SVGElement): string | null =>
  element.dataset['hint'] ?? tipFor(element.dataset['tip'] ?? '');

/** Watches the document for things with `data-tip` or `data-hint`; returns how to stop. */
export function watchTips(root: Document = document): () => void {
  const bubble = root.createElement('div');
  bubble.className = 'tip-bubble';
  bubble.setAttribute('role', 'tooltip');
  bubble.id = 'tip-bubble';
  bubble.hidden = true;
  root.body.append(bubble);
  let timer = 0;
  let shown: Element | null = null;
  /** Shown, or about to be. */
  let wanted: Element | null = null;
  /** A finger that was held to read does not press when it is lifted. */
  let held = false;

  const nearest = (element: Element | null): HTMLElement | null =>
    element?.closest<HTMLElement>('[data-tip], [data-hint]') ?? null;
  /** What tells most about what is under the pointer: a piece, or what holds it where that says the same and more. */
  const owner = (target: EventTarget | null): HTMLElement | null => {
    let found = nearest(target instanceof Element ? target : null);
    for (let around = nearest(found?.parentElement ?? null); found && around; around = nearest(around.parentElement)) {
      const tip = found.dataset['tip'];
      if (tip !== undefined && (around.dataset['tip'] ?? '').split(' ').includes(tip.split(' ')[0] ?? ''))
        found = around;
      else if (tipOf(found) === null) found = around;
      else break;
    }
    return found;
  };
  const hide = (): void => {
    clearTimeout(timer);
    shown?.removeAttribute('aria-describedby');
    shown = wanted = null;
    bubble.hidden = true;
  };
  const show = (element: HTMLElement | SVGElement): void => {
    const text = tipOf(element);
    if (!text) return;
    const home = element.closest('dialog[open]') ?? root.body;
    if (bubble.parentElement !== home) home.append(bubble);
    bubble.textContent = text;
    bubble.hidden = false;
    const box = element.getBoundingClientRect();
    const own = bubble.getBoundingClientRect();
    // Over a palace a hint leaves free the other places that can be chosen there.
    const ground = element.closest('.stage');
    const others = [...(ground?.querySelectorAll('.cell') ?? [])].filter((c) => c !== element);
    const { x, y } = spotFor(
      box,
      own,
      { width: innerWidth, height: innerHeight },
      others.map((c) => c.getBoundingClientRect()),
      ground?.getBoundingClientRect(),
    );
    bubble.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    shown = element;
    element.setAttribute('aria-describedby', bubble.id);
  };
  const later = (element: HTMLElement | SVGElement, ms: number, byFinger = false): void => {
    clearTimeout(timer);
    wanted = element;
    timer = window.setTimeout(() => {
      show(element);
      held = byFinger && shown === element;
    }, ms);
  };

  const stop = new AbortController();
  const on = <K extends keyof DocumentEventMap>(type: K, go: (e: DocumentEventMap[K]) => void): void =>
    root.addEventListener(type, go, { signal: stop.signal, passive: true, capture: type === 'scroll' });
  on('pointerover', (e) => {
    if (e.pointerType === 'touch') return;
    const element = owner(e.target);
    if (element === shown && element) return;
    hide();
    if (element) later(element, 550);
  });
  on('pointerdown', (e) => {
    hide();
    held = false;
    const element = owner(e.target);
    if (e.pointerType === 'touch' && element) later(element, 480, true);
  });
  root.addEventListener(
    'click',
    (e) => {
      if (!held) return;
      held = false;
      e.preventDefault();
      e.stopPropagation();
    },
    { signal: stop.signal, capture: true },
  );
  // This file is loaded a while after the page: the pointer may rest on something already.
  const resting = owner([...root.querySelectorAll(':hover')].at(-1) ?? null);
  if (resting) later(resting, 550);
  on('pointerup', () => clearTimeout(timer));
  on(
    'pointermove',
    (e) => e.pointerType === 'touch' && Math.abs(e.movementX) + Math.abs(e.movementY) > 3 && clearTimeout(timer),
  );
  on('focusin', (e) => {
    const element = owner(e.target);
    hide();
    if (element && e.target instanceof Element && e.target.matches(':focus-visible')) later(element, 700);
  });
  on('focusout', hide);
  on('keydown', (e) => e.key === 'Escape' && hide());
  // Only what moves away under the pointer takes its hint along, not a log that grows elsewhere.
  on('scroll', (e) => e.target instanceof Node && wanted !== null && e.target.contains(wanted) && hide());
  return () => {
    hide();
    stop.abort();
    bubble.remove();
  };
}
