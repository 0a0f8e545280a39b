// Texts are data, not program: `import en from './text/en?data'` gives the address of a JSON file made from that module
// when the client is built, and the texts themselves during development and in tests. i18n/data.ts reads both.
//   ?data         all that the module exports, in one object; but not its `rules`
//   ?data=rules   its export of that name, for texts that are read seldom

import { basename, dirname } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const QUERY = /\?data(?:=(\w+))?$/;

const merged = (texts: Record<string, unknown>): object =>
  Object.assign({}, ...Object.entries(texts).flatMap(([name, part]) => (name === 'rules' ? [] : [part]))) as object;

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
      const { module } = await runnerImport<Record<string, unknown>>(file);
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
