import type { Result } from '@tablewright/engine';
import { type Match, type MatchFile, openFile, readMatchFile } from '@tablewright/engine/host';
import { findGame } from '@tablewright/registry';

/** A match as a file of the browser, by its game and the beginning of its id. */
export function asFile(file: MatchFile): File {
  const name = `${file.game}-${file.id.slice(0, 8)}.tablewright.json`;
  return new File([`${JSON.stringify(file, undefined, 2)}\n`], name, { type: 'application/json' });
}

/** Hands the file of a match to the person. */
export function saveAsFile(file: MatchFile): void {
  saveFile(asFile(file));
}

/** Hands a match to the person as a file with which it can be continued. */
export function saveMatch(match: Match): void {
  saveAsFile(match.toFile({ withSecret: true }));
}

/** Hands a file to the person, by its own name. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the address after this turn of the page.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/**
 * Reads a match from a file's text, replaying it by the rules, also if those of another version wrote
 * it. The error says what is wrong.
 */
export async function readFromFile(text: string): Promise<Result<MatchFile, string>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, error: 'it is not JSON' };
  }
  const read = readMatchFile(value);
  if (!read.ok) return read;
  const entry = findGame(read.value.game);
  if (entry?.status !== 'ready') {
    return { ok: false, error: `this table does not know the game “${read.value.game}”` };
  }
  const game = await entry.load();
  try {
    const loaded = openFile(game, read.value);
    return loaded.ok ? read : loaded;
  } catch (thrown) {
    // A position that cannot be, or a script without enough results.
    return { ok: false, error: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
