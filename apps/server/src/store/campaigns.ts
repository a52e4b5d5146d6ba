import type { CampaignMatch, TableStatus } from '@tablewright/protocol';
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import type {
  CampaignToTake,
  DocumentStore,
  StoredCampaign,
  StoredMember,
} from './document-store.ts';
import {
  addDocument,
  addRevision,
  dropUnusedFiles,
  headOf,
  keepFile,
  shelfOf,
} from './documents.ts';
import { addMatch } from './given-documents.ts';
import { addPicture } from './pictures.ts';
import type { Schema } from './schema.ts';

const COLUMNS = [
  'campaigns.id',
  'campaigns.game',
  'campaigns.name',
  'campaigns.options',
  'campaigns.host',
  'campaigns.at',
] as const;

function campaignIn<R extends { readonly options: string }>(row: R) {
  return { ...row, options: JSON.parse(row.options) as Record<string, unknown> };
}

/** See `DocumentStore.openCampaign`. */
export function openCampaign(
  database: Kysely<Schema>,
  campaign: StoredCampaign,
  member: string,
): Promise<void> {
  return database
    .transaction()
    .execute((db) => insertCampaign(db, campaign, member).then(() => {}));
}

/** See `DocumentStore.takeCampaign`. */
export function takeCampaign(database: Kysely<Schema>, brought: CampaignToTake): Promise<boolean> {
  const { campaign, member, revisions, matches, pictures } = brought;
  return database.transaction().execute(async (db) => {
    if (!(await insertCampaign(db, campaign, member))) return false;
    const shelf = shelfOf({ campaign: campaign.id });
    const { host: owner } = campaign;
    for (const [index, document] of revisions.entries()) {
      // One after the other, so that they are told again in this order.
      const at = campaign.at - revisions.length + index;
      if (await addDocument(db, { shelf, document, owner, at })) continue;
      await addRevision(db, shelf, document, at);
      await db
        .updateTable('documents')
        .set(headOf(document, at))
        .where('shelf', '=', shelf)
        .where('id', '=', document.id)
        .where('revision', '<', document.revision)
        .execute();
    }
    for (const { line, file } of matches) {
      await keepFile(db, line.file, file);
      await addMatch(db, campaign.id, line);
    }
    for (const picture of pictures) await addPicture(db, campaign.id, picture);
    return true;
  });
}

/** Stores a campaign with its first member, unless there is one of its id. */
async function insertCampaign(
  db: Transaction<Schema>,
  { options, ...campaign }: StoredCampaign,
  name: string,
): Promise<boolean> {
  const { id, host, at } = campaign;
  const added = await db
    .insertInto('campaigns')
    .values({ ...campaign, options: JSON.stringify(options), invite: null })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .execute();
  if (added.length === 0) return false;
  await db.insertInto('members').values({ campaign: id, guest: host, name, made: at }).execute();
  return true;
}

/** See `DocumentStore.campaign`. */
export async function campaignOf(
  db: Kysely<Schema>,
  id: string,
): Promise<StoredCampaign | undefined> {
  const row = await db
    .selectFrom('campaigns')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && campaignIn(row);
}

/** See `DocumentStore.campaignsOf`. */
export async function campaignsOf(
  db: Kysely<Schema>,
  guest: string,
): ReturnType<DocumentStore['campaignsOf']> {
  const rows = await db
    .selectFrom('campaigns')
    .innerJoin('members', 'members.campaign', 'campaigns.id')
    .select(COLUMNS)
    .select([
      sql<number | string>`(select count(*) from members as all_members
        where all_members.campaign = campaigns.id)`.as('members'),
      sql<number | string>`(select count(*) from campaign_matches
        where campaign_matches.campaign = campaigns.id)`.as('matches'),
    ])
    .where('members.guest', '=', guest)
    .orderBy('campaigns.at', 'desc')
    .orderBy('campaigns.id')
    .execute();
  return rows.map(({ members, matches, ...row }) => ({
    ...campaignIn(row),
    members: Number(members),
    matches: Number(matches),
  }));
}

/** See `DocumentStore.membersOf`. */
export function membersOf(db: Kysely<Schema>, campaign: string): Promise<readonly StoredMember[]> {
  return db
    .selectFrom('members')
    .select(['guest', 'name'])
    .where('campaign', '=', campaign)
    .orderBy('made')
    .orderBy('guest')
    .execute();
}

/** See `DocumentStore.addMember`. */
export function addMember(
  database: Kysely<Schema>,
  campaign: string,
  { guest, name }: StoredMember,
  at: number,
  most: number,
): Promise<boolean> {
  return database.transaction().execute(async (db) => {
    // Those who join at once wait for each other, so that they are counted.
    const held = await db
      .updateTable('campaigns')
      .set({ id: campaign })
      .where('id', '=', campaign)
      .returning('id')
      .executeTakeFirst();
    if (held === undefined) return false;
    const members = await membersOf(db, campaign);
    if (members.some((member) => member.guest === guest)) return true;
    if (members.length >= most) return false;
    await db.insertInto('members').values({ campaign, guest, name, made: at }).execute();
    return true;
  });
}

/** See `DocumentStore.removeMember`. */
export function removeMember(
  database: Kysely<Schema>,
  campaign: string,
  guest: string,
): Promise<void> {
  return database.transaction().execute(async (db) => {
    await db
      .deleteFrom('members')
      .where('campaign', '=', campaign)
      .where('guest', '=', guest)
      .execute();
    const host = ({ selectFrom }: ExpressionBuilder<Schema, 'documents' | 'pictures'>) => ({
      owner: selectFrom('campaigns')
        .select('host')
        .where('id', '=', campaign)
        .$asScalar()
        .$notNull(),
    });
    await db
      .updateTable('documents')
      .set(host)
      .where('shelf', '=', shelfOf({ campaign }))
      .where('owner', '=', guest)
      .execute();
    await db
      .updateTable('pictures')
      .set(host)
      .where('campaign', '=', campaign)
      .where('owner', '=', guest)
      .execute();
  });
}

/** See `DocumentStore.campaignInviting`. */
export async function campaignInviting(
  db: Kysely<Schema>,
  hash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('campaigns')
    .select('id')
    .where('invite', '=', hash)
    .executeTakeFirst();
  return row?.id;
}

/** See `DocumentStore.inviteTo`. */
export async function inviteTo(
  db: Kysely<Schema>,
  campaign: string,
  invite: string,
): Promise<void> {
  await db.updateTable('campaigns').set({ invite }).where('id', '=', campaign).execute();
}

/** See `DocumentStore.matchesOf`. */
export async function matchesOf(
  db: Kysely<Schema>,
  campaign: string,
): Promise<readonly CampaignMatch[]> {
  const rows = await db
    .selectFrom('campaign_matches')
    .select('line')
    .where('campaign', '=', campaign)
    .orderBy('number')
    .execute();
  return rows.map(({ line }) => JSON.parse(line) as CampaignMatch);
}

/** See `DocumentStore.tablesIn`. */
export async function tablesIn(
  db: Kysely<Schema>,
  campaign: string,
): ReturnType<DocumentStore['tablesIn']> {
  const rows = await db
    .selectFrom('campaign_tables')
    .innerJoin('tables', 'tables.id', 'campaign_tables.match')
    .select(['tables.id as table', 'tables.status'])
    .where('campaign_tables.campaign', '=', campaign)
    .where('tables.status', 'in', ['gathering', 'playing'])
    .orderBy('tables.opened', 'desc')
    .execute();
  return rows.map(({ table, status }) => ({ table, status: status as TableStatus }));
}

/** See `DocumentStore.isMemberAt`. */
export async function isMemberAt(
  db: Kysely<Schema>,
  guest: string,
  match: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('campaign_tables')
    .innerJoin('members', 'members.campaign', 'campaign_tables.campaign')
    .select('members.guest')
    .where('campaign_tables.match', '=', match)
    .where('members.guest', '=', guest)
    .executeTakeFirst();
  return row !== undefined;
}

const OF_A_CAMPAIGN = ['members', 'campaign_matches', 'campaign_tables', 'pictures'] as const;

/** See `DocumentStore.removeCampaign`. */
export function removeCampaign(database: Kysely<Schema>, id: string): Promise<boolean> {
  return database.transaction().execute(async (db) => {
    if ((await tablesIn(db, id)).length > 0) return false;
    const gone = await db.deleteFrom('campaigns').where('id', '=', id).returning('id').execute();
    if (gone.length === 0) return false;
    const shelf = shelfOf({ campaign: id });
    await db.deleteFrom('documents').where('shelf', '=', shelf).execute();
    await db.deleteFrom('revisions').where('shelf', '=', shelf).execute();
    for (const name of OF_A_CAMPAIGN) {
      await db.deleteFrom(name).where('campaign', '=', id).execute();
    }
    await dropUnusedFiles(db);
    return true;
  });
}
