import { describe, expect, it } from 'vitest';
import type { Kind } from '../state/types';
import { lay, throwOf, toggle, type Die } from './throwing';

const dice = (text: string): Die[] =>
  text.split(' ').map((w) => ({ face: w.replace('!', '') as Kind, kept: w.endsWith('!'), rolled: 0 }));
const shown = (list: readonly Die[]): string => list.map((d) => d.face + (d.rolled > 0 ? '*' : '')).join(' ');

describe('dice on the table', () => {
  it('kept ones stay where they lie, the others roll', () => {
    expect(shown(lay(dice('tower! garden tower! arcades'), ['garden', 'garden', 'tower', 'tower']))).toBe(
      'tower garden* tower garden*',
    );
  });
  it('what is told again does not roll', () => {
    expect(shown(lay(dice('tower garden! tower'), ['garden', 'tower', 'tower'], true))).toBe('tower garden tower');
  });
  it('a new turn lays all afresh', () => {
    expect(shown(lay([], ['tower', 'garden']))).toBe('tower* garden*');
  });
  it('finds the throw that keeps these', () => {
    const legal = [
      { kind: 'throw', keep: [] },
      { kind: 'throw', keep: ['tower', 'tower'] },
      { kind: 'mark', type: 'tower' },
    ];
    expect(throwOf(legal, dice('tower! garden tower!'))).toBe(legal[1]);
    expect(throwOf(legal, dice('tower garden tower'))).toBe(legal[0]);
    expect(throwOf(legal, dice('tower! garden! tower!'))).toBeUndefined();
  });
  it('one die or all of its kind', () => {
    expect(toggle(dice('tower garden tower'), 0).map((d) => d.kept)).toEqual([true, false, false]);
    expect(toggle(dice('tower garden tower'), 0, true).map((d) => d.kept)).toEqual([true, false, true]);
  });
});
