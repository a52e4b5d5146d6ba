import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
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
    giveToOwnerOf(dirname(file), part);
    flush(part);
    renameSync(part, file);
    flush(dirname(file));
    return made;
  } finally {
    rmSync(part, { force: true });
  }
}

/** What root writes into somebody's folder is theirs, so that a server can read what was restored. */
function giveToOwnerOf(folder: string, file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
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
