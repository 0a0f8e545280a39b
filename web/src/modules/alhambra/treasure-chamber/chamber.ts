// The treasure chamber as a view tells of it.

import { facts } from '../../../state/facts.svelte';
import { isKind } from '../../../state/notation';
import type { Kind, View } from '../../../state/types';
import { list, num, obj, ofTable } from '../../read';

/** What lies in the rooms. */
export function roomsOf(view: View): Kind[][] {
  const rooms = ofTable(view, 'treasure-chamber')['rooms'];
  return (Array.isArray(rooms) ? rooms : []).map((room) => list(room).filter(isKind));
}
/** Bought and not yet placed. */
export const waitingOf = (view: View): Kind[] => list(ofTable(view, 'treasure-chamber')['waiting']).filter(isKind);
export const dirksChests = (view: View): number => list(ofTable(view, 'treasure-chamber')['dirk']).length;
/** What a room costs. */
export const roomPrice = (): number | undefined => num(obj(facts().modules['treasure-chamber'])['price']);
