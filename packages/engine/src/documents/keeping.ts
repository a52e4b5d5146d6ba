import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game } from '../game.ts';
import { ok, type Result } from '../result.ts';
import { type Document, documentHash, readDocument } from './document.ts';
import { contentOf } from './kinds.ts';

/** The largest document that a shelf takes, in bytes of its JSON. */
export const LARGEST_DOCUMENT = 256 * 1024;

/** Reads a document as it comes to a shelf, with its content; says what is wrong otherwise. */
export function readKept(game: Game, value: unknown): Result<Document, string> {
  const wrong = (message: string) => ({ ok: false, error: message }) as const;
  const read = readDocument(value);
  if (!read.ok) return read;
  const document = read.value;
  if (document.game !== game.id) {
    return wrong(`it is a document of "${document.game}", not of "${game.id}"`);
  }
  const bytes = utf8ToBytes(JSON.stringify(document)).length;
  if (bytes > LARGEST_DOCUMENT) {
    return wrong(`it has ${bytes} bytes; a document has at most ${LARGEST_DOCUMENT}`);
  }
  if (game.documents === undefined) return wrong(`${game.title} has no documents`);
  const content = contentOf(game.documents.kinds, document);
  if (content.ok) return ok(document);
  const lines = content.error.map(({ path, message }) =>
    path === '' ? message : `${path}: ${message}`,
  );
  return wrong(lines.join('; '));
}

/**
 * What a revision is to a shelf: `new`, if it has no document of that id; `same`, if it is what it has;
 * `next`, if somebody has changed what it has. Anything else is refused, so that no revision takes the
 * place of another: two devices that change the same revision are told.
 * @param head the newest revision that the shelf has
 */
export function fitOf(
  head: Document | undefined,
  document: Document,
): Result<'new' | 'same' | 'next', string> {
  if (head === undefined) return ok('new');
  const hash = documentHash(head);
  if (documentHash(document) === hash) return ok('same');
  const { origin, revision } = document;
  const follows = revision === head.revision + 1 && origin.before === hash;
  if (follows && origin.by === 'hand' && document.kind === head.kind) return ok('next');
  const why = follows
    ? 'only its match can give that revision'
    : `"${head.name}" has gone on: revision ${head.revision} is here, and this revision ${revision} does not follow it`;
  return { ok: false, error: why };
}

/**
 * A copy of a document, which goes its own way from there. It counts as written by hand and names what
 * it was copied from, so that the past of both is one.
 */
export function copyOf(document: Document, id: string, name = document.name): Document {
  const before = documentHash(document);
  return { ...document, id, name, revision: 1, origin: { by: 'hand', before } };
}
