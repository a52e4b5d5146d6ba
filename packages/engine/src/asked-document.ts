import type { ContentProblem } from './documents/kinds.ts';
import { canonicalJson } from './hash.ts';
import type { RandomSource } from './random/source.ts';
import { ok, type Result, refuse } from './result.ts';

/** A document that is asked for: a team, a deck. The answer is its content, as canonical JSON. */
export interface AskedDocument<C = unknown> {
  /** Which kind of document it is, in the game's words. */
  readonly kind: string;
  /** Checks content as it comes from outside; names all that is wrong, as that kind of document does. */
  read(content: unknown): Result<C, readonly ContentProblem[]>;
  /** Some content that can be the answer; random players give it, and the fallback where there is none. */
  sample?(random: Pick<RandomSource, 'index'>): C;
}

/** How long the answer to such a choice may be where nothing else is said, in characters. */
export const LONGEST_DOCUMENT_ANSWER = 20_000;

/** Content as the answer to a choice that asks for a document. */
export function documentAnswer(content: unknown): string {
  return canonicalJson(content);
}

/** The content that such an answer is, checked; all that is wrong with it is said at once. */
export function documentFrom<C>(asked: AskedDocument<C>, answer: unknown): Result<C> {
  if (typeof answer !== 'string') return refuse('wrong-shape', 'needs text');
  let content: unknown;
  try {
    content = JSON.parse(answer);
  } catch {
    return refuse('wrong-shape', `is no ${asked.kind}: its content is needed as JSON`);
  }
  // What a client has of a choice is plain data: there only the match can tell what fits.
  if (asked.read === undefined) return ok(content as C);
  const read = asked.read(content);
  if (read.ok) return read;
  const faults = read.error.map(({ path, message }) =>
    path === '' ? message : `${path}: ${message}`,
  );
  return refuse('not-allowed', `is no ${asked.kind} that fits: ${faults.join('; ')}`);
}

/** The content that an answer to such a choice is, which has been checked. */
export function documentIn<C>(document: AskedDocument<C>, answer: unknown): C {
  const read = documentFrom(document, answer);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** The same answer as canonical JSON of what was read; as it is if it cannot be read. */
export function canonicalAnswer(asked: AskedDocument, answer: string): string {
  const read = documentFrom(asked, answer);
  return read.ok ? documentAnswer(read.value) : answer;
}
