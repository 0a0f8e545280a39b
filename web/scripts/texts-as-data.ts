// Texts are data, not program: `import en from './text/en?data'` gives the address of a JSON file made from that module
// when the client is built, and the texts themselves during development and in tests. i18n/data.ts reads both.
//   ?data         all that the module exports, in one object; but not its `rules`
//   ?data=rules   its export of that name, for texts that are read seldom

import { basename, dirname } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const QUERY = /\?data(?:=(\w+))?$/;

type Texts = Record<string, unknown>;
const merged = (texts: Texts): object =>
  Object.assign({}, ...Object.entries(texts).flatMap(([name, part]) => (name === 'rules' ? [] : [part]))) as object;

// One after another, and each file once: all at once they take so long on a busy machine that Vite gives them up.
const read = new Map<string, Promise<Texts>>();
let last: Promise<unknown> = Promise.resolve();
function textsOf(file: string): Promise<Texts> {
  const known = read.get(file);
  if (known) return known;
  const now = last.then(async () => (await runnerImport<Texts>(file)).module);
  last = now.catch(() => undefined);
  read.set(file, now);
  return now;
}

export function textsAsData(): Plugin {
  let building = false;
  return {
    name: 'texts-as-data',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build';
    },
    async load(id) {
      const query = QUERY.exec(id);
      if (!query) return null;
      const file = id.slice(0, query.index);
      const part = query[1];
      if (!building) {
        const all = `import * as texts from ${JSON.stringify(file)};`;
        return part
          ? `${all} export default texts.${part};`
          : `${all} const { rules, ...rest } = texts; export default Object.assign({}, ...Object.values(rest));`;
      }
      const module = await textsOf(file);
      this.addWatchFile(file);
      const ref = this.emitFile({
        type: 'asset',
        name: `${basename(dirname(file))}-${part ?? 'words'}-${basename(file, '.ts')}.json`,
        source: JSON.stringify(part ? module[part] : merged(module)),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${ref};`;
    },
  };
}
