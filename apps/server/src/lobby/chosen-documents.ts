import type { Game } from '@tablewright/engine';
import type { Document, Documents } from '@tablewright/engine/documents';
import type { ShelfOwner, TakenDocument } from '../store/document-store.ts';
import type { Store } from '../store/store.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';

/** Documents for places at a table: what they say, and where they were taken from. */
export interface ChosenDocuments {
  readonly documents: Documents;
  readonly takes: readonly TakenDocument[];
}

/**
 * The documents of a shelf that somebody has chosen for places at a table. Those of which a match takes a
 * copy stay where they are.
 */
export async function chosenDocuments(
  store: Store,
  shelf: ShelfOwner,
  chosen: Readonly<Record<string, string>>,
  game: Pick<Game, 'documents'> | undefined,
): Promise<Outcome<ChosenDocuments>> {
  const documents: Record<string, Document> = {};
  const takes: TakenDocument[] = [];
  for (const [slot, id] of Object.entries(chosen)) {
    const [line, newest] = await Promise.all([store.document(shelf, id), store.newest(shelf, id)]);
    if (line === undefined || newest === undefined) return noDocument(id);
    if (game?.documents?.kinds[newest.kind]?.copied === true) {
      documents[slot] = newest;
      continue;
    }
    if (line.table !== undefined) return inUse(line.name, line.table);
    const twice = takes.find((taken) => taken.id === id);
    if (twice !== undefined) {
      const places = `"${twice.slot}" and "${slot}"`;
      return refused('wrong-document', `${line.name} cannot be in two places: ${places}`);
    }
    documents[slot] = newest;
    takes.push({ shelf, id, hash: line.hash, slot });
  }
  return done({ documents, takes });
}

/** The refusal for a document that is not there. */
export function noDocument(id: string): ReturnType<typeof refused> {
  return refused('no-such-document', `there is no document ${id} on that shelf`);
}

/** The refusal for a document that is in a match. */
export function inUse(name: string, table: string): ReturnType<typeof refused> {
  return refused('in-use', `${name} is at table ${table}; that match has to be over first`);
}
