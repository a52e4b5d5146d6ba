import { type Observer, SPECTATOR } from '@tablewright/engine';
import type { Transaction } from 'kysely';
import { freeDocuments, moveDocuments, takeDocuments } from './documents.ts';
import { giveDocuments } from './given-documents.ts';
import { rowOf } from './log.ts';
import { copyNotes, forgetNotes } from './notes.ts';
import { addKey, addPlace, copyPlaces } from './people.ts';
import type { Schema } from './schema.ts';
import type { NewTable, TableChanges } from './store.ts';

/** Entries written in one statement, which takes so many values and no more. */
const ROWS_AT_ONCE = 1_000;

/** See `Store.openTable`. Throws `DocumentGone` if a document cannot be had. */
export async function openTable(
  db: Transaction<Schema>,
  { record, first, rest = [], keys, places, placesOf, campaign, takes = [] }: NewTable,
): Promise<void> {
  const { id, game, rulesVersion, options, pace, secret, commitment, host, opened } = record;
  const { at, changes = {} } = first;
  await db
    .insertInto('tables')
    .values({
      id,
      game,
      rules_version: rulesVersion,
      options: JSON.stringify(options),
      pace: JSON.stringify(pace),
      secret,
      commitment,
      host,
      opened,
      status: 'gathering',
      listed: 0,
      face: '',
    })
    .execute();
  const rows = [first, ...rest].map(rowOf);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('log')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
  if (campaign !== undefined) {
    await db.insertInto('campaign_tables').values({ match: id, campaign }).execute();
  }
  await takeDocuments(db, id, takes);
  await writeChanges(db, id, at, changes);
  for (const key of keys) await addKey(db, key, opened);
  for (const seat of places) await addPlace(db, { guest: host, match: id, seat }, opened);
  if (placesOf !== undefined) {
    await copyPlaces(db, placesOf, id, opened);
    await moveDocuments(db, placesOf, id);
    await copyNotes(db, placesOf, id);
  }
}

/** Writes what an entry changes beside the log. */
export async function writeChanges(
  db: Transaction<Schema>,
  match: string,
  at: number,
  changes: TableChanges,
): Promise<void> {
  const { duty, vacate, occupy, revoke, spend, forget, opens, rules, gives, frees } = changes;
  if (gives !== undefined) await giveDocuments(db, match, gives, at);
  if (frees !== undefined) await freeDocuments(db, match, frees);
  await writeListing(db, match, changes);
  if (rules !== undefined) {
    const { version, since } = rules;
    await db
      .updateTable('tables')
      .set({ rules_version: version, rules_since: since })
      .where('id', '=', match)
      .execute();
  }
  if (duty !== undefined) await writeDuty(db, match, duty);
  if (vacate !== undefined) await vacateSeat(db, match, vacate);
  if (occupy !== undefined) {
    const { seat, guest, key } = occupy;
    if (guest !== undefined) await addPlace(db, { guest, match, seat }, at);
    const kind = seat === SPECTATOR ? 'watch' : 'seat';
    await addKey(db, { hash: key, match, kind, seat }, at);
  }
  if (forget !== undefined) await forgetNotes(db, match, forget);
  if (revoke !== undefined) await deleteKeys(db, match, ['hand'], revoke);
  if (spend !== undefined) await db.deleteFrom('keys').where('hash', '=', spend).execute();
  if (opens !== undefined) await openTable(db, opens);
}

async function writeListing(
  db: Transaction<Schema>,
  match: string,
  { status, listed, face }: TableChanges,
): Promise<void> {
  if (status === undefined && listed === undefined && face === undefined) return;
  await db
    .updateTable('tables')
    .set({
      ...(status === undefined ? {} : { status }),
      ...(listed === undefined ? {} : { listed: listed ? 1 : 0 }),
      ...(face === undefined ? {} : { face: JSON.stringify(face) }),
    })
    .where('id', '=', match)
    .execute();
}

async function writeDuty(
  db: Transaction<Schema>,
  match: string,
  duty: NonNullable<TableChanges['duty']>,
): Promise<void> {
  if (duty === 'none') {
    await db.deleteFrom('duties').where('match', '=', match).execute();
    return;
  }
  await db
    .insertInto('duties')
    .values({ match, ...duty })
    .onConflict((on) => on.column('match').doUpdateSet(duty))
    .execute();
}

async function vacateSeat(db: Transaction<Schema>, match: string, seat: Observer): Promise<void> {
  await db.deleteFrom('places').where('match', '=', match).where('seat', '=', seat).execute();
  await deleteKeys(db, match, seat === SPECTATOR ? ['watch'] : ['seat', 'hand'], seat);
}

async function deleteKeys(
  db: Transaction<Schema>,
  match: string,
  kinds: readonly string[],
  seat: Observer,
): Promise<void> {
  await db
    .deleteFrom('keys')
    .where('match', '=', match)
    .where('kind', 'in', kinds)
    .where('seat', '=', seat)
    .execute();
}
