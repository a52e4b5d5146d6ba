import type { Game, Result } from '@tablewright/engine';
import { documentHash, withoutConfidential, withWithheld } from '@tablewright/engine/documents';
import {
  type Match,
  type MatchFile,
  openFile,
  readMatchFile,
  withoutWhispers,
} from '@tablewright/engine/host';
import { findGame } from '@tablewright/registry';
import { loadGame } from '../games.ts';

/**
 * A match as a file of the browser, by its game and the beginning of its id; confidential documents and
 * whispers stay here.
 */
export function asFile(game: Pick<Game, 'documents'>, whole: MatchFile): File {
  const file = withoutWhispers(withoutConfidential(game, whole));
  const name = `${file.game}-${file.id.slice(0, 8)}.tablewright.json`;
  return new File([`${JSON.stringify(file, undefined, 2)}\n`], name, { type: 'application/json' });
}

/** Hands the file of a match to the person. Rejects if its game does not come. */
export async function saveAsFile(file: MatchFile): Promise<void> {
  // A match without documents has nothing that its game would keep back.
  saveFile(asFile(file.documents === undefined ? {} : await loadGame(file.game), file));
}

/** Hands a match to the person as a file with which it can be continued. */
export function saveMatch(match: Match): void {
  saveFile(asFile(match.game, match.toFile({ withSecret: true })));
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
  const written = readMatchFile(value);
  if (!written.ok) return written;
  const read = { ok: true, value: await withOwn(written.value) } as const;
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

/** The file with the documents of this browser in it that it was played with and has not. */
async function withOwn(file: MatchFile): Promise<MatchFile> {
  const wanted = Object.values(file.withheld ?? {});
  if (wanted.length === 0) return file;
  const { localShelf } = await import('../shelf/shelves.ts');
  const { documents } = await localShelf.look();
  const own = documents.filter(({ game }) => game === file.game);
  const pasts = await Promise.all(own.map(({ id }) => localShelf.past({ id })));
  const revisions = pasts.flatMap((past) => past.revisions);
  const byHash = new Map(revisions.map((revision) => [documentHash(revision), revision]));
  return withWithheld(file, (hash) => byHash.get(hash));
}
