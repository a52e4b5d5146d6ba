import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
/** What the worker is told in place of this name. */
const PLACE = '__KEPT_FILES__';
/** Scripts of the other writing systems of the fonts: no text of ours needs them. */
const UNUSED = /-(?:cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-.*\.woff2$/;
/** Pictures of which a device needs a few: each is kept once it was seen. */
const SEEN_FIRST = /^(?:faces\/|assets\/[\w-]+-(?:day|dusk)(?:-2x)?-[\w-]{8}\.webp$|social\.jpg$)/;
const PACKABLE = /\.(?:js|css|html|svg|json|md|webmanifest)$/;

/** Builds the service worker, tells it which files the build consists of, and packs them. */
export function offline(worker: string): Plugin {
  let folder = '';
  let code: string | undefined;
  return {
    name: 'tablewright-offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: worker, fileName: WORKER });
    },
    generateBundle(_options, bundle) {
      const chunk = bundle[WORKER];
      if (chunk?.type === 'chunk') code = chunk.code;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // A build that failed is closed too.
        if (code !== undefined) finish(folder, code);
      },
    },
  };
}

function finish(folder: string, code: string): void {
  if (!code.includes(PLACE)) throw new Error(`${WORKER} has no place for the list of files`);
  writeFileSync(join(folder, WORKER), code.replaceAll(PLACE, JSON.stringify(keptOf(folder))));
  for (const file of filesIn(folder).filter((name) => PACKABLE.test(name)))
    pack(join(folder, file));
}

function keptOf(folder: string) {
  const files = filesIn(folder).filter(
    (file) => file !== WORKER && !UNUSED.test(file) && !SEEN_FIRST.test(file),
  );
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const addresses = files.map((file) => `/${file}`);
  const isHashed = (address: string): boolean => address.startsWith('/assets/');
  return {
    version: hash.digest('hex').slice(0, 12),
    hashed: addresses.filter(isHashed),
    named: addresses.filter((address) => !isHashed(address)),
  };
}

/** Every file below, in a fixed order, with slashes. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((name) => name.split(sep).join('/'))
    .sort();
}

/** Lays a packed copy beside the file, for the server to send. */
function pack(path: string): void {
  const text = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(text));
}
