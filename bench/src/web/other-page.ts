import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** A page of another library, built and served as the table is: minified, packed, in one piece. */
export interface OtherPage {
  readonly url: string;
  /** Its scripts by path, with their packed size in bytes. */
  readonly scripts: ReadonlyMap<string, number>;
  readonly stop: () => void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Builds the smallest page on boardgame.io's React client and serves it on this machine. */
export async function serveOtherPage(): Promise<OtherPage> {
  const folder = mkdtempSync(join(tmpdir(), 'other-page-'));
  await build({
    root: join(import.meta.dirname, 'other'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
  });
  const pages = new Map([
    ['/', readPacked(join(folder, 'index.html'))],
    ...readdirSync(join(folder, 'assets')).map(
      (name) => [`/assets/${name}`, readPacked(join(folder, 'assets', name))] as const,
    ),
  ]);
  rmSync(folder, { recursive: true });
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    response.writeHead(page === undefined ? 404 : 200, {
      'content-type': page?.type ?? 'text/plain',
      'content-encoding': page === undefined ? 'identity' : 'gzip',
    });
    response.end(page?.content);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  const scripts = [...pages].filter(([, { type }]) => type === TYPES['.js']);
  return {
    url: `http://127.0.0.1:${port}/`,
    scripts: new Map(scripts.map(([path, { content }]) => [path, content.length])),
    stop: () => server.close(),
  };
}

function readPacked(path: string) {
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    content: gzipSync(readFileSync(path), { level: 9 }),
  };
}
