// Files that travel are compressed once, when the client is built: each gets a .gz beside it where that is shorter.

import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|json|svg)$/;

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!TEXT.test(fileName)) continue;
          const plain = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          const source = gzipSync(plain, { level: 9 });
          if (source.length < plain.length * 0.9) this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source });
        }
      },
    },
  };
}
