import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A script or style sheet of the built table. */
export interface FileSize {
  readonly name: string;
  /** In bytes, as built and packed with gzip. */
  readonly bytes: number;
  readonly packed: number;
}

/** Every script and style sheet of the build in this folder, the largest first. */
export function sizesIn(folder: string): readonly FileSize[] {
  return readdirSync(join(folder, 'assets'))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name): FileSize => {
      const content = readFileSync(join(folder, 'assets', name));
      return { name, bytes: content.length, packed: gzipSync(content, { level: 9 }).length };
    })
    .sort((a, b) => b.packed - a.packed);
}
