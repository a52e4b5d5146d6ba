import { canonicalJson } from '../hash.ts';
import { ok, type Result } from '../result.ts';
import { sha256Hex } from '../sha256.ts';

/** What every document says of itself. */
export const DOCUMENT_FORMAT = 'tablewright-document';
/** The version of the format that this code writes; it reads this one. */
export const DOCUMENT_FORMAT_VERSION = 1;

/** Where a revision of a document comes from. */
export type Origin =
  /** Somebody wrote it. `before` is the fingerprint of the revision that was changed, if any. */
  | { readonly by: 'hand'; readonly before?: string }
  /**
   * A match gave it. `match` is its id, `file` the fingerprint of its file, `slot` the place in which
   * the match had it, `before` the fingerprint of the revision that went in, if any.
   */
  | {
      readonly by: 'match';
      readonly match: string;
      readonly file: string;
      readonly slot: string;
      readonly before?: string;
    };

/** Something that outlives a match: a character sheet, a deck, an adventure. Plain data. */
export interface Document<C = unknown> {
  readonly format: typeof DOCUMENT_FORMAT;
  readonly formatVersion: number;
  /** The same through all its revisions. */
  readonly id: string;
  readonly game: string;
  /** What it is, in the game's words: `sheet`, `deck`. */
  readonly kind: string;
  /** The version of that kind in which the content is written. */
  readonly kindVersion: number;
  readonly name: string;
  /** From 1. */
  readonly revision: number;
  readonly origin: Origin;
  readonly content: C;
}

/** The fingerprint of a revision: SHA-256 over all that it says, as 64 hexadecimal digits. */
export function documentHash(document: Document): string {
  return sha256Hex(canonicalJson(document));
}

/** A document that somebody has written; it is marked so for good. */
export function written(
  plan: Pick<Document, 'id' | 'game' | 'kind' | 'kindVersion' | 'name' | 'content'>,
): Document {
  const { id, game, kind, kindVersion, name, content } = plan;
  return {
    format: DOCUMENT_FORMAT,
    formatVersion: DOCUMENT_FORMAT_VERSION,
    id,
    game,
    kind,
    kindVersion,
    name,
    revision: 1,
    origin: { by: 'hand' },
    content,
  };
}

/** The next revision of a document, changed by hand. */
export function rewritten(
  document: Document,
  change: Partial<Pick<Document, 'name' | 'content' | 'kindVersion'>>,
): Document {
  return {
    ...document,
    ...change,
    revision: document.revision + 1,
    origin: { by: 'hand', before: documentHash(document) },
  };
}

/** Checks that a parsed JSON value is a document; says what is wrong otherwise. Its content is not read. */
export function readDocument(value: unknown): Result<Document, string> {
  const wrong = (message: string) => ({ ok: false, error: message }) as const;
  if (!isRecord(value)) return wrong('a document is a JSON object');
  if (value.format !== DOCUMENT_FORMAT) {
    return wrong(`"format" must be "${DOCUMENT_FORMAT}", not ${JSON.stringify(value.format)}`);
  }
  if (value.formatVersion !== DOCUMENT_FORMAT_VERSION) {
    return wrong(
      `"formatVersion" must be ${DOCUMENT_FORMAT_VERSION}, not ${JSON.stringify(value.formatVersion)}`,
    );
  }
  for (const key of ['id', 'game', 'kind', 'name'] as const) {
    if (typeof value[key] !== 'string' || value[key] === '') return wrong(`"${key}" must be text`);
  }
  for (const key of ['kindVersion', 'revision'] as const) {
    if (!isCount(value[key])) return wrong(`"${key}" must be a whole number of at least 1`);
  }
  if (!isOrigin(value.origin)) {
    return wrong(
      '"origin" must be { by: "hand", before? } or { by: "match", match, file, slot, before? }',
    );
  }
  if (value.content === undefined) return wrong('"content" is missing');
  const known = Object.keys(
    written({ id: '', game: '', kind: '', kindVersion: 1, name: '', content: 0 }),
  );
  const stranger = Object.keys(value).find((key) => !known.includes(key));
  if (stranger !== undefined) return wrong(`a document has no field "${stranger}"`);
  return ok(value as unknown as Document);
}

function isOrigin(value: unknown): value is Origin {
  if (!isRecord(value)) return false;
  const { by, before, match, file, slot } = value;
  if (before !== undefined && !isHash(before)) return false;
  if (by === 'hand') return true;
  return by === 'match' && typeof match === 'string' && isHash(file) && typeof slot === 'string';
}

function isHash(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
