import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The module with the addresses of the workers. */
const MODULE = 'virtual:workers';
const RESOLVED = `\0${MODULE}`;
/** Vite's own module through which scripts are fetched on demand. */
const PRELOADER = '\0vite/preload-helper.js';
/** When it fetches ahead what a script needs; see {@link workers}. */
const AHEAD = 'deps && deps.length > 0';

/**
 * Builds workers as scripts of the same build as the pages, so that both share what they have in common:
 * a game that is at a table is not fetched a second time for its bots. Vite would build each by itself.
 *
 * Scripts that are fetched on demand bring what they need along by links in the page; a worker has no
 * document and does without.
 *
 * @param entries the modules of the workers, by the names of their addresses
 */
export function workers(entries: Readonly<Record<string, string>>): Plugin {
  let root = '';
  let isBuild = false;
  const chunks = new Map<string, string>();
  return {
    name: 'tablewright-workers',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (!isBuild) return;
      for (const [name, path] of Object.entries(entries)) {
        chunks.set(name, this.emitFile({ type: 'chunk', id: resolve(root, path), name }));
      }
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      return Object.entries(entries)
        .map(([name, path]) => {
          const address = isBuild
            ? `import.meta.ROLLUP_FILE_URL_${chunks.get(name)}`
            : JSON.stringify(`/${path}`);
          return `export const ${name.toUpperCase()} = ${address};`;
        })
        .join('\n');
    },
    transform(code, id) {
      if (!isBuild || id !== PRELOADER) return undefined;
      if (!code.includes(AHEAD)) throw new Error(`${PRELOADER} is not as it was: ${AHEAD}`);
      return code.replace(AHEAD, `typeof document !== 'undefined' && ${AHEAD}`);
    },
  };
}
