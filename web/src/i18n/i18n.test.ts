import { expect, it, vi } from 'vitest';
import { differingHoles } from './book';
import { translate } from './index';

vi.mock('../state/settings.svelte', () => ({ settings: { lang: 'en' } }));

it('has the same keys and the same holes in every language', () => expect(differingHoles('main')).toEqual([]));

it('fills holes and leaves unknown ones visible', () => {
  expect(translate('en', 'act.take', { n: 3 })).toBe('Take 3');
  expect(translate('nl', 'act.take')).toBe('Neem {n}');
});
