import { finished } from '../finished.ts';
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import type { MatchFile } from '../match-file.ts';
import { type Document, documentHash } from './document.ts';
import type { Documents } from './kinds.ts';
import { fileHash } from './results.ts';

/** One revision of a document, and whether it is what it says. */
export interface Revision {
  readonly document: Document;
  readonly hash: string;
  /**
   * `proven`: the match that it names gives it, answer by answer. `hand`: somebody wrote it, and it says
   * so. `missing`: what it names is not there. `forged`: it is not what its match gave.
   */
  readonly verdict: 'proven' | 'hand' | 'missing' | 'forged';
  /** Why it is missing or forged. */
  readonly why?: string;
}

/** Matches that can be played again, and all revisions of documents that are known from them. */
export class Archive {
  readonly #game: Game;
  readonly #files: ReadonlyMap<string, MatchFile>;
  readonly #results = new Map<string, Documents | string>();
  readonly #revisions = new Map<string, Document>();

  /** @param kept revisions that no match has given, such as what somebody wrote */
  constructor(game: Game, files: readonly MatchFile[], kept: readonly Document[] = []) {
    this.#game = game;
    this.#files = new Map(files.map((file) => [fileHash(file), file]));
    const embedded = files.flatMap(({ documents }) => Object.values(documents ?? {}));
    for (const document of [...kept, ...embedded]) {
      this.#revisions.set(documentHash(document), document);
    }
  }

  /** What comes out of the match of that fingerprint, played once, or why that cannot be said. */
  resultsOf(hash: string): Documents | string {
    return finished(this.playing(hash));
  }

  /** The same for whoever must not hold the thread for so long: it pauses after every answer. */
  *playing(hash: string): Generator<void, Documents | string> {
    const known = this.#results.get(hash);
    if (known !== undefined) return known;
    const file = this.#files.get(hash);
    const results = file === undefined ? 'its file is not here' : yield* replayed(this.#game, file);
    this.#results.set(hash, results);
    if (typeof results !== 'string') {
      for (const document of Object.values(results)) {
        this.#revisions.set(documentHash(document), document);
      }
    }
    return results;
  }

  /** The revision of that fingerprint, if it is known. */
  revision(hash: string): Document | undefined {
    for (const file of this.#files.keys()) {
      if (this.#revisions.has(hash)) break;
      this.resultsOf(file);
    }
    return this.#revisions.get(hash);
  }
}

function* replayed(game: Game, file: MatchFile): Generator<void, Documents | string> {
  const loaded = yield* Match.loading(game, file);
  if (!loaded.ok) return loaded.error;
  return loaded.value.over ? loaded.value.results : 'the match is not over';
}

/**
 * The revisions of a document back to the first that is known, the newest first, each with whether it
 * is what it says: a number that somebody has changed is found out, and so is a match that was.
 */
export function lineageOf(document: Document, archive: Archive): readonly Revision[] {
  const lineage: Revision[] = [];
  let next: Document | undefined = document;
  while (next !== undefined) {
    lineage.push(judged(next, archive));
    const before: string | undefined = next.origin.before;
    next = before === undefined ? undefined : archive.revision(before);
  }
  return lineage;
}

function judged(document: Document, archive: Archive): Revision {
  const { origin } = document;
  const hash = documentHash(document);
  if (origin.by === 'hand') return { document, hash, verdict: 'hand' };
  const results = archive.resultsOf(origin.file);
  if (typeof results === 'string') {
    return { document, hash, verdict: 'missing', why: `match ${origin.match}: ${results}` };
  }
  const given = results[origin.slot];
  if (given !== undefined && documentHash(given) === hash) {
    return { document, hash, verdict: 'proven' };
  }
  const why =
    given === undefined
      ? `match ${origin.match} gives nothing for "${origin.slot}"`
      : `match ${origin.match} gives another one: ${differences(given.content, document.content).join('; ') || 'what it says of itself differs'}`;
  return { document, hash, verdict: 'forged', why };
}

/** A place whose value a revision has changed. */
export interface Change {
  /** With dots: `items.2.bonus`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What differs between two contents, place by place. */
export function changesBetween(before: unknown, after: unknown, path = ''): readonly Change[] {
  if (Object.is(before, after)) return [];
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      changesBetween(before[key], after[key], path === '' ? key : `${path}.${key}`),
    );
  }
  return [{ path, before, after }];
}

function differences(before: unknown, after: unknown): readonly string[] {
  return changesBetween(before, after).map(
    ({ path, before: was, after: is }) =>
      `${path} is ${JSON.stringify(is)}, not ${JSON.stringify(was)}`,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
