// Falcons: what is printed on them, and where they are.

import { facts } from '../../../state/facts.svelte';
import { isKind } from '../../../state/notation';
import type { Cell, Kind, PlayerView, View } from '../../../state/types';
import { list, obj } from '../../read';

export const COLOURS = ['black', 'brown', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Falcon {
  id: string;
  colour: Colour;
  /** What must stand round the crossing. */
  types: Kind[];
}

/** All falcons, by colour. */
export function falcons(): Falcon[] {
  const all = Object.entries(obj(facts().modules['falconers'])).flatMap(([id, back]) => {
    const colour = COLOURS.find((c) => c === obj(back)['falcon']);
    return colour ? [{ id, colour, types: list(obj(back)['colours']).filter(isKind) }] : [];
  });
  return all.sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour));
}

export interface Sitting {
  falcon: Falcon;
  at: Cell;
}
/** A player's falcons and the cells at whose south-east corners they sit. */
export function falconsOf(player: PlayerView | undefined): Sitting[] {
  const held = obj(player)['falconers'];
  return (Array.isArray(held) ? held : []).map(obj).flatMap((f) => {
    const falcon = falcons().find((x) => x.id === f['falcon']);
    const [x, y] = Array.isArray(f['at']) ? f['at'] : [];
    return falcon && typeof x === 'number' && typeof y === 'number' ? [{ falcon, at: [x, y] as const }] : [];
  });
}

/** Those nobody has. */
export function supply(view: View): Falcon[] {
  const taken = new Set(view.players.flatMap((p) => falconsOf(p).map((s) => s.falcon.id)));
  return falcons().filter((f) => !taken.has(f.id));
}
