import type { Document } from '@tablewright/engine/documents';
import type { CampaignMatch } from '@tablewright/protocol';
import type { Transaction } from 'kysely';
import type { Given } from './document-store.ts';
import { addDocument, addRevision, headOf, keepFile, shelfOf } from './documents.ts';
import type { Schema } from './schema.ts';

/**
 * Puts what came out of a match on the shelves where it belongs, in the transaction of the entry with
 * which the match is over: it is there if and only if the match is. What is there already stays.
 */
export async function giveDocuments(
  db: Transaction<Schema>,
  match: string,
  given: Given,
  at: number,
): Promise<void> {
  const campaign = await campaignAt(db, match);
  let isNamed = campaign !== undefined;
  for (const { slot, seat, isNobodys, document } of given.results) {
    const went = document.origin.before !== undefined;
    const kept = went
      ? await giveNext(db, match, slot, document, at)
      : (campaign !== undefined || !isNobodys) &&
        (await giveNew(db, { match, campaign, seat, document, at }));
    isNamed ||= kept;
  }
  await db
    .updateTable('documents')
    .set({ in_match: null, in_slot: null })
    .where('in_match', '=', match)
    .execute();
  if (isNamed) await keepFile(db, given.hash, given.file);
  if (campaign !== undefined) await addMatch(db, campaign, lineOf(given, at));
}

/** The next revision of a document that lay at the table. */
async function giveNext(
  db: Transaction<Schema>,
  match: string,
  slot: string,
  document: Document,
  at: number,
): Promise<boolean> {
  const moved = await db
    .updateTable('documents')
    .set(headOf(document, at))
    .where('in_match', '=', match)
    .where('in_slot', '=', slot)
    .where('id', '=', document.id)
    .where('hash', '=', document.origin.before ?? '')
    .returning('shelf')
    .executeTakeFirst();
  if (moved === undefined) return false;
  await addRevision(db, moved.shelf, document, at);
  return true;
}

/** A document that was not there before goes to its campaign, else to whoever had the seat. */
async function giveNew(
  db: Transaction<Schema>,
  {
    match,
    campaign,
    seat,
    document,
    at,
  }: {
    readonly match: string;
    readonly campaign: string | undefined;
    readonly seat: number | undefined;
    readonly document: Document;
    readonly at: number;
  },
): Promise<boolean> {
  const owner =
    (seat === undefined ? undefined : await guestIn(db, match, seat)) ??
    (await hostOf(db, match, campaign));
  if (owner === undefined) return false;
  const shelf = shelfOf(campaign === undefined ? { guest: owner } : { campaign });
  return addDocument(db, { shelf, document, owner, at });
}

/** The guest who has a seat: the first of those who may play it. */
async function guestIn(
  db: Transaction<Schema>,
  match: string,
  seat: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('places')
    .select('guest')
    .where('match', '=', match)
    .where('seat', '=', seat)
    .orderBy('made')
    .orderBy('guest')
    .executeTakeFirst();
  return row?.guest;
}

async function hostOf(
  db: Transaction<Schema>,
  match: string,
  campaign: string | undefined,
): Promise<string | undefined> {
  const row =
    campaign === undefined
      ? await db.selectFrom('tables').select('host').where('id', '=', match).executeTakeFirst()
      : await db
          .selectFrom('campaigns')
          .select('host')
          .where('id', '=', campaign)
          .executeTakeFirst();
  return row?.host;
}

/** The campaign that the match of a table belongs to, which nobody else changes meanwhile. */
async function campaignAt(db: Transaction<Schema>, match: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('campaign_tables')
    .select('campaign')
    .where('match', '=', match)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // Its matches are numbered: two that end at once wait for each other.
  const held = await db
    .updateTable('campaigns')
    .set({ id: row.campaign })
    .where('id', '=', row.campaign)
    .returning('id')
    .executeTakeFirst();
  return held?.id;
}

/** Adds a match to a campaign, once. */
export async function addMatch(
  db: Transaction<Schema>,
  campaign: string,
  line: CampaignMatch,
): Promise<void> {
  const { number } = await db
    .selectFrom('campaign_matches')
    .select(({ fn }) => fn.countAll<number | string>().as('number'))
    .where('campaign', '=', campaign)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('campaign_matches')
    .values({
      campaign,
      number: Number(number) + 1,
      file: line.file,
      line: JSON.stringify(line),
    })
    .onConflict((on) => on.columns(['campaign', 'file']).doNothing())
    .execute();
  await db.updateTable('campaigns').set({ at: line.at }).where('id', '=', campaign).execute();
}

function lineOf({ file, hash, results }: Given, at: number): CampaignMatch {
  return {
    match: file.id,
    file: hash,
    seats: file.seats.map(({ name, player }) => ({ name, player })),
    results: Object.fromEntries(results.map(({ slot, document }) => [slot, document.id])),
    at,
  };
}
