import { describe, expect, it } from 'vitest';
import { MESSAGES, translate } from './index';
import { en, type Key } from './en';

const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(['nl', 'de'] as const)('texts in %s', (lang) => {
  it('have the same keys and the same holes as English', () => {
    expect(Object.keys(MESSAGES[lang]).sort()).toEqual(Object.keys(en).sort());
    const wrong = (Object.keys(en) as Key[]).filter((key) => holes(MESSAGES[lang][key]).join() !== holes(en[key]).join());
    expect(wrong).toEqual([]);
  });
});

it('fills holes and leaves unknown ones visible', () => {
  expect(translate('en', 'act.take', { n: 3 })).toBe('Take 3');
  expect(translate('nl', 'act.take')).toBe('Neem {n}');
});
