import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A script or style sheet of the built table. */
export interface FileSize {
  readonly name: string;
  /** In bytes, as built and as the server sends it to whoever takes Brotli: every browser of today. */
  readonly bytes: number;
  readonly packed: number;
}

/** Every script and style sheet of the build in this folder, the largest first. */
export function sizesIn(folder: string): readonly FileSize[] {
  return readdirSync(join(folder, 'assets'))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name): FileSize => {
      const path = join(folder, 'assets', name);
      return { name, bytes: statSync(path).size, packed: statSync(`${path}.br`).size };
    })
    .sort((a, b) => b.packed - a.packed);
}
