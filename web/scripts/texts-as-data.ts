// Texts are data, not program: `import en from './text/en?data'` gives the address of a JSON file made from that module
// when the client is built, and the texts themselves during development and in tests. i18n/data.ts reads both.

import { basename } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

export function textsAsData(): Plugin {
  let building = false;
  return {
    name: 'texts-as-data',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build';
    },
    async load(id) {
      if (!id.endsWith('?data')) return null;
      const file = id.slice(0, -'?data'.length);
      if (!building) return `import * as texts from ${JSON.stringify(file)}; export default Object.values(texts)[0];`;
      const { module } = await runnerImport<Record<string, unknown>>(file);
      this.addWatchFile(file);
      const ref = this.emitFile({
        type: 'asset',
        name: `${basename(file, '.ts')}.json`,
        source: JSON.stringify(Object.values(module)[0]),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${ref};`;
    },
  };
}
