import type { PictureFile } from '@tablewright/engine/documents';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DocumentStore, PictureToKeep, StoredPicture } from './document-store.ts';
import type { Schema } from './schema.ts';

/** See `DocumentStore.picturesOf`. */
export function picturesOf(
  db: Kysely<Schema>,
  campaign: string,
): Promise<readonly StoredPicture[]> {
  return db
    .selectFrom('pictures')
    .select(['picture', 'alt', 'type', 'width', 'height', 'size', 'owner', 'at'])
    .where('campaign', '=', campaign)
    .orderBy('at')
    .orderBy('picture')
    .execute();
}

/** See `DocumentStore.picture`. */
export function pictureIn(
  db: Kysely<Schema>,
  campaign: string,
  picture: string,
): ReturnType<DocumentStore['picture']> {
  return db
    .selectFrom('pictures')
    .select(['type', 'data', 'owner'])
    .where('campaign', '=', campaign)
    .where('picture', '=', picture)
    .executeTakeFirst();
}

/** See `DocumentStore.pictureFiles`. */
export function pictureFiles(
  db: Kysely<Schema>,
  campaign: string,
): Promise<readonly PictureFile[]> {
  return db
    .selectFrom('pictures')
    .select(['alt', 'data'])
    .where('campaign', '=', campaign)
    .orderBy('at')
    .orderBy('picture')
    .execute();
}

/** See `DocumentStore.keepPicture`. */
export function keepPicture(
  database: Kysely<Schema>,
  campaign: string,
  picture: PictureToKeep,
  most: { readonly pictures: number; readonly bytes: number },
): ReturnType<DocumentStore['keepPicture']> {
  return database.transaction().execute(async (db) => {
    // Those who bring some at once wait for each other, so that they are counted.
    const held = await db
      .updateTable('campaigns')
      .set({ id: campaign })
      .where('id', '=', campaign)
      .returning('id')
      .executeTakeFirst();
    if (held === undefined) return 'no-campaign';
    if ((await pictureIn(db, campaign, picture.picture)) !== undefined) return 'kept';
    const { count, bytes } = await db
      .selectFrom('pictures')
      .select(({ fn }) => [
        fn.countAll().as('count'),
        fn.coalesce(fn.sum<number | string>('size'), sql<number>`0`).as('bytes'),
      ])
      .where('campaign', '=', campaign)
      .executeTakeFirstOrThrow();
    if (Number(count) >= most.pictures || Number(bytes) + picture.size > most.bytes) return 'full';
    await addPicture(db, campaign, picture);
    return 'kept';
  });
}

/** Adds a picture to a campaign that does not have it. */
export async function addPicture(
  db: Transaction<Schema>,
  campaign: string,
  picture: PictureToKeep,
): Promise<void> {
  await db
    .insertInto('pictures')
    .values({ campaign, ...picture })
    .execute();
}

/** See `DocumentStore.dropPicture`. */
export async function dropPicture(
  db: Kysely<Schema>,
  campaign: string,
  picture: string,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('pictures')
    .where('campaign', '=', campaign)
    .where('picture', '=', picture)
    .returning('picture')
    .execute();
  return gone.length > 0;
}

/** See `DocumentStore.seesTableOf`. */
export async function seesTableOf(
  db: Kysely<Schema>,
  campaign: string,
  { guest, match }: { readonly guest: string | undefined; readonly match: string | undefined },
): Promise<boolean> {
  const row = await db
    .selectFrom('campaign_tables')
    .innerJoin('tables', 'tables.id', 'campaign_tables.match')
    .select('tables.id')
    .where('campaign_tables.campaign', '=', campaign)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('tables.listed', '=', 1),
        eb('tables.id', '=', match ?? ''),
        exists(
          selectFrom('places')
            .select('places.match')
            .whereRef('places.match', '=', 'tables.id')
            .where('places.guest', '=', guest ?? ''),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
