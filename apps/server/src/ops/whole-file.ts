import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file that is there whole or not at all: `work` writes another one beside it, which only
 * its owner may read. Rejects if the file exists.
 */
export async function writeWhole<T>(
  file: string,
  work: (part: string) => Promise<T>,
  { replace = false }: { readonly replace?: boolean } = {},
): Promise<T> {
  if (!replace && existsSync(file)) throw new Error(`${file} exists already; it is left as it is`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'wx', 0o600));
  try {
    const made = await work(part);
    flush(part);
    renameSync(part, file);
    flush(dirname(file));
    return made;
  } finally {
    rmSync(part, { force: true });
  }
}

/** Waits until the disk has it; a folder cannot be flushed on Windows, which does it by itself. */
function flush(path: string): void {
  if (process.platform === 'win32') return;
  const open = openSync(path, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
