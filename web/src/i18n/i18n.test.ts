import { expect, it, vi } from 'vitest';
import { differingHoles } from './book';
import { translate } from './index';

vi.mock('../state/settings.svelte', () => ({ settings: { lang: 'en' } }));

it('has the same keys and the same holes in every language', () => expect(differingHoles('main')).toEqual([]));

it('fills holes and leaves unknown ones visible', () => {
  expect(translate('en', 'act.take', { n: 3 })).toBe('Take 3');
  expect(translate('nl', 'act.take')).toBe('Neem {n}');
});

it('says one tile, two tiles', () => {
  const said = (lang: 'en' | 'nl' | 'de'): string[] => [1, 2, 0].map((n) => translate(lang, 'table.points', { n }));
  expect(said('en')).toEqual(['1 point', '2 points', '0 points']);
  expect(said('nl')).toEqual(['1 punt', '2 punten', '0 punten']);
  expect(said('de')).toEqual(['1 Punkt', '2 Punkte', '0 Punkte']);
  expect(translate('en', 'act.pointsWould', { n: '+1' })).toBe('+1 point');
});
