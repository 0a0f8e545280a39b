import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MODULE_EMBLEM, MODULES } from './catalog';

it('gives every module a picture', () => {
  const source = readFileSync(new URL('./ModulePicture.svelte', import.meta.url), 'utf8');
  const missing = MODULES.filter(
    (id) => !(id in MODULE_EMBLEM) && !source.includes(`'${id}'`) && !source.includes(`${id}:`),
  );
  expect(missing).toEqual([]);
});
