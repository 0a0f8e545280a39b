// For the tests: every sentence the engine's sources can refuse something with, `{"rule.id", "One sentence."}`.

import { readdirSync, readFileSync, statSync } from 'node:fs';

export function sentencesOf(where: URL): Set<string> {
  const found = new Set<string>();
  const folder = statSync(where).isDirectory();
  const files = folder
    ? readdirSync(where, { recursive: true, encoding: 'utf8' }).map((f) => new URL(f, where))
    : [where];
  for (const file of files) {
    if (!/\.(cpp|h)$/.test(file.pathname)) continue;
    const text = readFileSync(file, 'utf8');
    for (const [, parts = ''] of text.matchAll(/\{\s*"[a-z][\w-]*\.[\w.-]+",\s*((?:"[^"]*"\s*)+)\}/g)) {
      const sentence = [...parts.matchAll(/"([^"]*)"/g)].map((m) => m[1]).join('');
      if (sentence.includes(' ')) found.add(sentence); // the others are pairs of rule ids
    }
  }
  return found;
}
