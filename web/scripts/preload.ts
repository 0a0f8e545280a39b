// The first page names what its small first script will ask for, so that the browser fetches both at once.

import type { Plugin } from 'vite';

/** These chunks and all they import are preloaded by the page. */
export function preloadOf(...names: string[]): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const wanted = new Set<string>();
        const styles = new Set<string>();
        const add = (file: string): void => {
          const chunk = bundle[file];
          if (wanted.has(file) || chunk?.type !== 'chunk') return;
          wanted.add(file);
          chunk.viteMetadata?.importedCss.forEach((css) => html.includes(css) || styles.add(css));
          chunk.imports.forEach(add);
        };
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && names.includes(chunk.name)) add(chunk.fileName);
        const link = (rel: string, file: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        });
        return [...styles]
          .map((file) => link('stylesheet', file))
          .concat([...wanted].filter((file) => !html.includes(file)).map((file) => link('modulepreload', file)));
      },
    },
  };
}
