// Draws flights: a copy of the thing goes from where it was to where it is. Any press skips them; who wants
// less motion sees none.

import type { Flight } from '../state/motion';
import { skippable } from './skip';

const LASTS = 420;

const visible = (place: string): Element | undefined =>
  [...document.querySelectorAll(`[data-fly="${CSS.escape(place)}"]`)].find((e) => e.getClientRects().length > 0);

export interface Taken {
  node: Element;
  box: DOMRect;
}

/** Before the page changes: where everything that could fly is now. */
export function take(): Map<string, Taken> {
  const taken = new Map<string, Taken>();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden') return taken;
  for (const node of document.querySelectorAll('[data-fly]')) {
    const place = node.getAttribute('data-fly') ?? '';
    const box = node.getBoundingClientRect();
    if (box.width > 0 && !taken.has(place)) taken.set(place, { node, box });
  }
  return taken;
}

/** The drawing inside, whether it is a button with a picture or a group of a larger picture. */
function picture(node: Element): SVGSVGElement | null {
  if (node instanceof SVGGElement) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 100 100');
    const copy = node.cloneNode(true) as Element;
    copy.removeAttribute('transform');
    svg.append(copy);
    return svg;
  }
  const svg = node.querySelector('svg');
  return svg ? (svg.cloneNode(true) as SVGSVGElement) : null;
}

/** After the page has changed: lets them fly. */
export function fly(list: readonly Flight[], before: ReadonlyMap<string, Taken>): void {
  for (const f of list.slice(0, 8)) {
    const from = before.get(f.from);
    const to = visible(f.to)?.getBoundingClientRect();
    const art = from ? picture(from.node) : null;
    if (!from || !to || !art || (Math.abs(from.box.x - to.x) < 8 && Math.abs(from.box.y - to.y) < 8)) continue;
    const ghost = document.createElement('div');
    ghost.className = 'flight';
    const scale = f.to === f.from ? to.width / from.box.width : Math.min(1, to.height / from.box.height, 0.6);
    ghost.style.cssText = `position:fixed;z-index:30;pointer-events:none;left:${from.box.x}px;top:${from.box.y}px;width:${from.box.width}px;height:${from.box.height}px;transform-origin:0 0;filter:drop-shadow(0 6px 8px rgb(30 18 4 / 0.45))`;
    art.style.width = '100%';
    ghost.append(art);
    document.body.append(ghost);
    const dx = f.to === f.from ? to.x - from.box.x : to.x + to.width / 2 - from.box.x - (from.box.width * scale) / 2;
    const dy = f.to === f.from ? to.y - from.box.y : to.y + to.height / 2 - from.box.y - (from.box.height * scale) / 2;
    const run = ghost.animate(
      [
        { transform: 'none' },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 1, offset: 0.85 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0 },
      ],
      { duration: LASTS, easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)' },
    );
    const over = skippable(() => run.cancel());
    run.onfinish = run.oncancel = () => (over(), ghost.remove());
  }
}
