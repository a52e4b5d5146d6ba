import type { Game } from '../game.ts';
import type { MatchFile } from '../match-file.ts';
import { type Document, documentHash } from './document.ts';

/**
 * The file of a match as it may leave its table: of confidential documents it has the fingerprints alone. It is
 * played again where somebody has these documents; see {@link withWithheld}.
 */
export function withoutConfidential(game: Pick<Game, 'documents'>, file: MatchFile): MatchFile {
  const { documents = {} } = file;
  const isConfidential = ({ kind }: Document): boolean =>
    game.documents?.kinds[kind]?.confidential === true;
  const [kept, held] = [false, true].map((wanted) =>
    Object.entries(documents).filter(([, document]) => isConfidential(document) === wanted),
  );
  if (held === undefined || held.length === 0) return file;
  const { documents: _, ...rest } = file;
  return {
    ...rest,
    ...(kept?.length === 0 ? {} : { documents: Object.fromEntries(kept ?? []) }),
    withheld: {
      ...file.withheld,
      ...Object.fromEntries(held.map(([slot, document]) => [slot, documentHash(document)])),
    },
  };
}

/**
 * The file with the documents in it that were kept back, as far as they are there.
 * @param find a revision of a document by its fingerprint
 */
export function withWithheld(
  file: MatchFile,
  find: (hash: string) => Document | undefined,
): MatchFile {
  const { withheld = {}, documents = {}, ...rest } = file;
  const found = Object.entries(withheld).map(([slot, hash]) => [slot, find(hash), hash] as const);
  const there = found.flatMap(([slot, document]) =>
    document === undefined ? [] : [[slot, document]],
  );
  const lacking = found.flatMap(([slot, document, hash]) =>
    document === undefined ? [[slot, hash]] : [],
  );
  const all: Readonly<Record<string, Document>> = { ...documents, ...Object.fromEntries(there) };
  return {
    ...rest,
    ...(Object.keys(all).length === 0 ? {} : { documents: all }),
    ...(lacking.length === 0 ? {} : { withheld: Object.fromEntries(lacking) }),
  };
}
