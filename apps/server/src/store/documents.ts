import type { Document } from '@tablewright/engine/documents';
import { documentHash } from '@tablewright/engine/documents';
import type { MatchFile } from '@tablewright/engine/host';
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import type {
  DocumentStore,
  DocumentToKeep,
  LyingDocument,
  ShelfOwner,
  StoredDocument,
  TakenDocument,
} from './document-store.ts';
import type { Schema } from './schema.ts';

/** A shelf as it is named in the database. */
export function shelfOf(owner: ShelfOwner): string {
  return 'guest' in owner ? `guest/${owner.guest}` : `campaign/${owner.campaign}`;
}

/** A document could not be had at a table as it was to be. */
class DocumentGone extends Error {
  override readonly name = 'DocumentGone';
}

/** The table at which a document lies, while its match is not over. */
const atTable = sql<string | null>`(select tables.id from tables
  where tables.id = documents.in_match and tables.status in ('gathering', 'playing'))`;

const isFree = ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'documents'>) =>
  not(
    exists(
      selectFrom('tables')
        .select('tables.id')
        .whereRef('tables.id', '=', 'documents.in_match')
        .where('tables.status', 'in', ['gathering', 'playing']),
    ),
  );

function linesOn(db: Kysely<Schema>, shelf: ShelfOwner) {
  return db
    .selectFrom('documents')
    .select(['id', 'owner', 'game', 'kind', 'name', 'revision', 'hash', 'by', 'at'])
    .select(atTable.as('table'))
    .where('shelf', '=', shelfOf(shelf));
}

type Row = Awaited<ReturnType<ReturnType<typeof linesOn>['execute']>>[number];

function lineIn({ by, table, ...row }: Row): StoredDocument {
  return { ...row, by: by === 'match' ? 'match' : 'hand', table: table ?? undefined };
}

/** See `DocumentStore.documentsOf`. */
export async function documentsOf(
  db: Kysely<Schema>,
  shelf: ShelfOwner,
): Promise<readonly StoredDocument[]> {
  const rows = await linesOn(db, shelf).orderBy('name').orderBy('id').execute();
  return rows.map(lineIn);
}

/** See `DocumentStore.document`. */
export async function documentOf(
  db: Kysely<Schema>,
  shelf: ShelfOwner,
  id: string,
): Promise<StoredDocument | undefined> {
  const row = await linesOn(db, shelf).where('id', '=', id).executeTakeFirst();
  return row && lineIn(row);
}

/** See `DocumentStore.newest`. */
export async function newestOf(
  db: Kysely<Schema>,
  shelf: ShelfOwner,
  id: string,
): Promise<Document | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select('body')
    .where('shelf', '=', shelfOf(shelf))
    .where('id', '=', id)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && (JSON.parse(row.body) as Document);
}

/** See `DocumentStore.revisionsOf`. */
export async function revisionsOf(
  db: Kysely<Schema>,
  shelf: ShelfOwner,
  id: string,
): Promise<readonly Document[]> {
  const rows = await db
    .selectFrom('revisions')
    .select('body')
    .where('shelf', '=', shelfOf(shelf))
    .where('id', '=', id)
    .orderBy('revision', 'desc')
    .execute();
  return rows.map(({ body }) => JSON.parse(body) as Document);
}

/** See `DocumentStore.writtenOn`. */
export async function writtenOn(
  db: Kysely<Schema>,
  shelf: ShelfOwner,
): Promise<readonly Document[]> {
  const rows = await db
    .selectFrom('revisions')
    .select('body')
    .where('shelf', '=', shelfOf(shelf))
    .where('file', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .orderBy('revision')
    .execute();
  return rows.map(({ body }) => JSON.parse(body) as Document);
}

/** See `DocumentStore.sizeOf`. */
export async function sizeOf(
  db: Kysely<Schema>,
  shelf: ShelfOwner,
): ReturnType<DocumentStore['sizeOf']> {
  const { documents, bytes } = await db
    .selectFrom('revisions')
    .select(({ fn }) => [
      fn.count('id').distinct().as('documents'),
      fn.coalesce(fn.sum<number | string>('size'), sql<number>`0`).as('bytes'),
    ])
    .where('shelf', '=', shelfOf(shelf))
    .executeTakeFirstOrThrow();
  return { documents: Number(documents), bytes: Number(bytes) };
}

/** See `DocumentStore.keepDocument`. */
export function keepDocument(database: Kysely<Schema>, wish: DocumentToKeep): Promise<boolean> {
  const { shelf, document, owner, at, before } = wish;
  return database.transaction().execute(async (db) => {
    if (before === undefined)
      return addDocument(db, { shelf: shelfOf(shelf), document, owner, at });
    const moved = await db
      .updateTable('documents')
      .set(headOf(document, at))
      .where('shelf', '=', shelfOf(shelf))
      .where('id', '=', document.id)
      .where('hash', '=', before)
      .where(isFree)
      .returning('id')
      .execute();
    if (moved.length === 0) return false;
    await addRevision(db, shelfOf(shelf), document, at);
    return true;
  });
}

/** See `DocumentStore.giveDocument`. */
export async function giveDocument(
  db: Kysely<Schema>,
  campaign: string,
  id: string,
  owner: string,
): Promise<void> {
  await db
    .updateTable('documents')
    .set({ owner })
    .where('shelf', '=', shelfOf({ campaign }))
    .where('id', '=', id)
    .execute();
}

/** See `DocumentStore.dropDocument`. */
export function dropDocument(
  database: Kysely<Schema>,
  shelf: ShelfOwner,
  id: string,
): Promise<boolean> {
  return database.transaction().execute(async (db) => {
    const gone = await db
      .deleteFrom('documents')
      .where('shelf', '=', shelfOf(shelf))
      .where('id', '=', id)
      .where(isFree)
      .returning('id')
      .execute();
    if (gone.length === 0) return false;
    await db
      .deleteFrom('revisions')
      .where('shelf', '=', shelfOf(shelf))
      .where('id', '=', id)
      .execute();
    await dropUnusedFiles(db);
    return true;
  });
}

/** See `DocumentStore.placeDocuments`. */
export function placeDocuments(
  database: Kysely<Schema>,
  match: string,
  taken: readonly TakenDocument[],
): Promise<boolean> {
  return unlessGone(() => database.transaction().execute((db) => takeDocuments(db, match, taken)));
}

/** Whether a transaction could have the documents that it needs; without them it has no effect. */
export async function unlessGone(transaction: () => Promise<void>): Promise<boolean> {
  try {
    await transaction();
    return true;
  } catch (thrown) {
    if (thrown instanceof DocumentGone) return false;
    throw thrown;
  }
}

/** Puts documents into places of a table. Throws {@link DocumentGone} if one cannot be had. */
export async function takeDocuments(
  db: Transaction<Schema>,
  match: string,
  taken: readonly TakenDocument[],
): Promise<void> {
  for (const { shelf, id, hash, slot } of taken) {
    const had = await db
      .updateTable('documents')
      .set({ in_match: match, in_slot: slot })
      .where('shelf', '=', shelfOf(shelf))
      .where('id', '=', id)
      .where('hash', '=', hash)
      // Whoever tries once more to sit down has them there already.
      .where((where) =>
        where.or([
          isFree(where),
          where.and([where('in_match', '=', match), where('in_slot', '=', slot)]),
        ]),
      )
      .returning('id')
      .execute();
    if (had.length === 0) throw new DocumentGone(`document ${id} cannot be had`);
  }
}

/** The match of a table goes on at another: its documents lie there, and its campaign is the same. */
export async function moveDocuments(
  db: Transaction<Schema>,
  from: string,
  to: string,
): Promise<void> {
  await db.updateTable('documents').set({ in_match: to }).where('in_match', '=', from).execute();
  const at = await db
    .selectFrom('campaign_tables')
    .select('campaign')
    .where('match', '=', from)
    .executeTakeFirst();
  if (at === undefined) return;
  await db.insertInto('campaign_tables').values({ match: to, campaign: at.campaign }).execute();
}

/** See `DocumentStore.freeDocuments`. */
export async function freeDocuments(
  db: Kysely<Schema>,
  match: string,
  lying: readonly LyingDocument[],
): Promise<void> {
  for (const { slot, id } of lying) {
    await db
      .updateTable('documents')
      .set({ in_match: null, in_slot: null })
      .where('in_match', '=', match)
      .where('in_slot', '=', slot)
      .where('id', '=', id)
      .execute();
  }
}

/** See `DocumentStore.matchFiles`. */
export async function matchFiles(
  db: Kysely<Schema>,
  hashes: readonly string[],
): Promise<readonly MatchFile[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('match_files')
    .select(['hash', 'body'])
    .where('hash', 'in', hashes)
    .execute();
  const files = new Map(rows.map(({ hash, body }) => [hash, body]));
  return hashes.flatMap((hash) => {
    const body = files.get(hash);
    return body === undefined ? [] : [JSON.parse(body) as MatchFile];
  });
}

/** Keeps the file of a match, if it is not there. */
export async function keepFile(
  db: Transaction<Schema>,
  hash: string,
  file: MatchFile,
): Promise<void> {
  await db
    .insertInto('match_files')
    .values({ hash, body: JSON.stringify(file) })
    .onConflict((on) => on.column('hash').doNothing())
    .execute();
}

/** Deletes files of matches that nothing on any shelf names. */
export async function dropUnusedFiles(db: Transaction<Schema>): Promise<void> {
  await db
    .deleteFrom('match_files')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('revisions').select('id').whereRef('revisions.file', '=', 'match_files.hash'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('campaign_matches')
            .select('campaign')
            .whereRef('campaign_matches.file', '=', 'match_files.hash'),
        ),
      ),
    )
    .execute();
}

/** Puts a document on a shelf that has none of its id; whether it had none. */
export async function addDocument(
  db: Transaction<Schema>,
  to: {
    readonly shelf: string;
    readonly document: Document;
    readonly owner: string;
    readonly at: number;
  },
): Promise<boolean> {
  const { shelf, document, owner, at } = to;
  const { id, game, kind } = document;
  const added = await db
    .insertInto('documents')
    .values({ shelf, id, owner, game, kind, ...headOf(document, at) })
    .onConflict((on) => on.columns(['shelf', 'id']).doNothing())
    .returning('id')
    .execute();
  if (added.length === 0) return false;
  await addRevision(db, shelf, document, at);
  return true;
}

/** What the newest revision of a document changes about it. */
export function headOf(document: Document, at: number) {
  const { name, revision, origin } = document;
  const hash = documentHash(document);
  return { name, revision, hash, by: origin.by, at, in_match: null, in_slot: null };
}

/** Adds a revision of a document that is there. */
export async function addRevision(
  db: Transaction<Schema>,
  shelf: string,
  document: Document,
  at: number,
): Promise<void> {
  const { id, revision, origin } = document;
  const body = JSON.stringify(document);
  const file = origin.by === 'match' ? origin.file : null;
  await db
    .insertInto('revisions')
    .values({ shelf, id, revision, at, file, size: Buffer.byteLength(body), body })
    .execute();
}
