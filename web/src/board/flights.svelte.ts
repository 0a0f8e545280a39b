// What moved since the last view flies to where it is now.

import { tick, untrack } from 'svelte';
import { flights } from '../state/motion';
import type { Seat, View } from '../state/types';
import { fly, take } from './fly';

/** To be called while a table is set up: from then on every change of its view is shown as motion. */
export function flyOn(view: () => View, me: () => Seat | null): void {
  let last: View | null = null;
  $effect.pre(() => {
    const now = view();
    untrack(() => {
      const list = last && last !== now ? flights(last, now, me()) : [];
      last = now;
      if (list.length === 0) return;
      const taken = take();
      void tick().then(() => fly(list, taken));
    });
  });
}
