import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the files of one run of tests. */
export const folder = mkdtempSync(join(tmpdir(), 'tablewright-cli-'));

/** The path of a file in the folder, which is written if it has content: text, or data as JSON. */
export function file(name: string, content?: unknown): string {
  const path = join(folder, name);
  if (content !== undefined) {
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return path;
}

/** What a program has printed as JSON. */
export function parsed(text: string): Record<string, unknown> {
  return JSON.parse(text) as Record<string, unknown>;
}
