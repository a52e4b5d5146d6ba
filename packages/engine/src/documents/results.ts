import { clonePlain } from '../clone.ts';
import { canonicalJson } from '../hash.ts';
import type { MatchFile } from '../match-file.ts';
import { sha256Hex } from '../sha256.ts';
import { withoutWhispers } from '../whispers.ts';
import {
  DOCUMENT_FORMAT,
  DOCUMENT_FORMAT_VERSION,
  type Document,
  documentHash,
} from './document.ts';
import type { Documents, GameDocuments } from './kinds.ts';

/**
 * The fingerprint of a match by its file: SHA-256, as 64 hexadecimal digits. It is the same for the file that others
 * get, without whispers.
 */
export function fileHash(file: MatchFile): string {
  return sha256Hex(canonicalJson(withoutWhispers(file)));
}

/**
 * The documents that come out of a match that is over, by slot: each says which match gave it, and
 * which revision went in.
 *
 * @param file of the whole match, with its secret
 */
export function resultsOf<S>(
  game: { readonly id: string; readonly documents?: GameDocuments<S, never> | undefined },
  state: S,
  file: MatchFile,
): Documents {
  if (game.documents === undefined) return {};
  const { kinds } = game.documents;
  const hash = fileHash(file);
  const results: Record<string, Document> = {};
  for (const [slot, { kind, name, content }] of Object.entries(game.documents.results(state))) {
    const before = file.documents?.[slot];
    results[slot] = {
      format: DOCUMENT_FORMAT,
      formatVersion: DOCUMENT_FORMAT_VERSION,
      id: before?.id ?? sha256Hex(`${hash}/${slot}`).slice(0, 32),
      game: game.id,
      kind,
      kindVersion: kinds[kind]?.version ?? 1,
      name,
      revision: (before?.revision ?? 0) + 1,
      origin: {
        by: 'match',
        match: file.id,
        file: hash,
        slot,
        ...(before === undefined ? {} : { before: documentHash(before) }),
      },
      content: clonePlain(content),
    };
  }
  return results;
}
