import type { Seat } from '@tablewright/engine';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { randomHex } from '../auth/keys.ts';
import {
  addMember,
  campaignInviting,
  campaignOf,
  campaignsOf,
  inviteTo,
  isMemberAt,
  matchesOf,
  membersOf,
  openCampaign,
  removeCampaign,
  removeMember,
  tablesIn,
  takeCampaign,
} from './campaigns.ts';
import { openTable, writeChanges } from './changes.ts';
import { linesOf, say } from './chat.ts';
import { addDevice, devicesAt, removeDevice } from './devices.ts';
import {
  documentOf,
  documentsOf,
  dropDocument,
  freeDocuments,
  giveDocument,
  keepDocument,
  matchFiles,
  newestOf,
  placeDocuments,
  revisionsOf,
  sizeOf,
  unlessGone,
  writtenOn,
} from './documents.ts';
import { type AppendRows, type Dialect, insertRows, isPlain, type LogRow, rowOf } from './log.ts';
import { migrationsFor } from './migrations.ts';
import { beat, claim, leave, present, setPresence } from './nodes.ts';
import { notesOf, writeNote } from './notes.ts';
import {
  addGuest,
  addLink,
  addPlace,
  forgetGuests,
  guestOf,
  guestsAt,
  keepOnly,
  keyOf,
  placesOf,
  redeemLink,
  replaceKey,
  tablesOf,
} from './people.ts';
import {
  dropPicture,
  keepPicture,
  pictureFiles,
  pictureIn,
  picturesOf,
  seesTableOf,
} from './pictures.ts';
import type { Schema } from './schema.ts';
import { secretOf } from './secrets.ts';
import { dropSnapshot, keepSnapshot, snapshotOf } from './snapshots.ts';
import type { Step, Store } from './store.ts';
import { entriesOf, expiredTables, listedTables, removeTable, seqsOf, tableOf } from './tables.ts';
import { whisper, whispersOf } from './whispers.ts';

/** A store in an SQL database. */
export class SqlStore implements Store {
  readonly #db: Kysely<Schema>;
  readonly #dialect: Dialect;
  readonly #appendRows: AppendRows;

  private constructor(db: Kysely<Schema>, dialect: Dialect, appendRows: AppendRows) {
    this.#db = db;
    this.#dialect = dialect;
    this.#appendRows = appendRows;
  }

  /**
   * Opens a store and brings the database to its present form. Throws if that fails.
   * @param append how rows are appended, if there is a better way than by a statement of their own
   */
  static async open(
    db: Kysely<Schema>,
    dialect: Dialect,
    append?: () => AppendRows,
  ): Promise<SqlStore> {
    const migrator = new Migrator({ db, provider: migrationsFor(dialect) });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    const byStatement: AppendRows = (rows) => insertRows(db, dialect, rows);
    return new SqlStore(db, dialect, append?.() ?? byStatement);
  }

  readonly openTable: Store['openTable'] = (table) =>
    unlessGone(() => this.#db.transaction().execute((db) => openTable(db, table)));

  readonly table: Store['table'] = (id) => tableOf(this.#db, id);
  readonly entries: Store['entries'] = (match, after, most) =>
    entriesOf(this.#db, match, after, most);

  async append(steps: readonly Step[]): Promise<readonly boolean[]> {
    const rows = steps.map(rowOf);
    if (steps.every(isPlain)) return this.appendRows(rows);
    return this.#db.transaction().execute(async (db) => {
      const done = await insertRows(db, this.#dialect, rows);
      for (const [index, { match, at, changes }] of steps.entries()) {
        if (done[index] && changes !== undefined) await writeChanges(db, match, at, changes);
      }
      return done;
    });
  }

  /** Appends entries that change nothing beside the log; otherwise like {@link append}. */
  appendRows(rows: readonly LogRow[]): Promise<readonly boolean[]> {
    return this.#appendRows(rows);
  }

  readonly listed: Store['listed'] = (most) => listedTables(this.#db, most);
  readonly remove: Store['remove'] = (match, before) =>
    removeTable(this.#db, this.#dialect, match, before);
  readonly expired: Store['expired'] = (before, most) => expiredTables(this.#db, before, most);
  readonly seqsOf: Store['seqsOf'] = (matches) => seqsOf(this.#db, matches);

  readonly keepSnapshot: Store['keepSnapshot'] = (snapshot) =>
    keepSnapshot(this.#db, this.#dialect, snapshot);
  readonly snapshot: Store['snapshot'] = (match) => snapshotOf(this.#db, this.#dialect, match);
  readonly dropSnapshot: Store['dropSnapshot'] = (match) => dropSnapshot(this.#db, match);

  readonly key: Store['key'] = (hash) => keyOf(this.#db, hash);
  readonly replaceKey: Store['replaceKey'] = (key, at) => replaceKey(this.#db, key, at);
  readonly guest: Store['guest'] = (hash) => guestOf(this.#db, hash);
  readonly addGuest: Store['addGuest'] = (guest, at) => addGuest(this.#db, guest, at);
  readonly addLink: Store['addLink'] = (link, at) => addLink(this.#db, link, at);
  readonly redeemLink: Store['redeemLink'] = (...used) => redeemLink(this.#db, ...used);
  readonly forgetGuests: Store['forgetGuests'] = (before) => forgetGuests(this.#db, before);
  readonly places: Store['places'] = (guest, match) => placesOf(this.#db, guest, match);
  readonly addPlace: Store['addPlace'] = (place, at, byKey) => addPlace(this.#db, place, at, byKey);
  readonly keepOnly: Store['keepOnly'] = (place) => keepOnly(this.#db, place);
  readonly guestsAt: Store['guestsAt'] = (match, seat) => guestsAt(this.#db, match, seat);
  readonly tablesOf: Store['tablesOf'] = (guest, most) => tablesOf(this.#db, guest, most);

  readonly addDevice: Store['addDevice'] = (guest, device, at, most) =>
    addDevice(this.#db, guest, device, at, most);
  readonly removeDevice: Store['removeDevice'] = (hash, guest) =>
    removeDevice(this.#db, hash, guest);
  readonly devicesAt: Store['devicesAt'] = (match, seat) => devicesAt(this.#db, match, seat);

  readonly say: Store['say'] = (line) => say(this.#db, this.#dialect, line);
  readonly lines: Store['lines'] = (match, after, most) => linesOf(this.#db, match, after, most);

  readonly whisper: Store['whisper'] = (line) => whisper(this.#db, this.#dialect, line);
  readonly whispers: Store['whispers'] = (match, seat, after, most) =>
    whispersOf(this.#db, match, seat, after, most);
  readonly notes: Store['notes'] = (match, pad) => notesOf(this.#db, match, pad);
  readonly writeNote: Store['writeNote'] = (note, most) =>
    writeNote(this.#db, this.#dialect, note, most);

  readonly beat: Store['beat'] = (node, until) => beat(this.#db, node, until);
  readonly leave: Store['leave'] = (node) => leave(this.#db, node);
  readonly claim: Store['claim'] = (node, now) => claim(this.#db, node, now);
  readonly setPresence: Store['setPresence'] = (match, seat, node, here) =>
    setPresence(this.#db, match, seat, node, here);
  readonly present: Store['present'] = (match, now) => present(this.#db, match, now);

  readonly documentsOf: Store['documentsOf'] = (shelf) => documentsOf(this.#db, shelf);
  readonly document: Store['document'] = (shelf, id) => documentOf(this.#db, shelf, id);
  readonly newest: Store['newest'] = (shelf, id) => newestOf(this.#db, shelf, id);
  readonly revisionsOf: Store['revisionsOf'] = (shelf, id) => revisionsOf(this.#db, shelf, id);
  readonly writtenOn: Store['writtenOn'] = (shelf) => writtenOn(this.#db, shelf);
  readonly sizeOf: Store['sizeOf'] = (shelf) => sizeOf(this.#db, shelf);
  readonly keepDocument: Store['keepDocument'] = (document) => keepDocument(this.#db, document);
  readonly giveDocument: Store['giveDocument'] = (campaign, id, owner) =>
    giveDocument(this.#db, campaign, id, owner);
  readonly dropDocument: Store['dropDocument'] = (shelf, id) => dropDocument(this.#db, shelf, id);
  readonly placeDocuments: Store['placeDocuments'] = (match, taken) =>
    placeDocuments(this.#db, match, taken);
  readonly freeDocuments: Store['freeDocuments'] = (match, lying) =>
    freeDocuments(this.#db, match, lying);
  readonly matchFiles: Store['matchFiles'] = (hashes) => matchFiles(this.#db, hashes);

  readonly openCampaign: Store['openCampaign'] = (campaign, member) =>
    openCampaign(this.#db, campaign, member);
  readonly takeCampaign: Store['takeCampaign'] = (campaign) => takeCampaign(this.#db, campaign);
  readonly campaign: Store['campaign'] = (id) => campaignOf(this.#db, id);
  readonly campaignsOf: Store['campaignsOf'] = (guest) => campaignsOf(this.#db, guest);
  readonly membersOf: Store['membersOf'] = (campaign) => membersOf(this.#db, campaign);
  readonly addMember: Store['addMember'] = (campaign, member, at, most) =>
    addMember(this.#db, campaign, member, at, most);
  readonly removeMember: Store['removeMember'] = (campaign, guest) =>
    removeMember(this.#db, campaign, guest);
  readonly campaignInviting: Store['campaignInviting'] = (hash) => campaignInviting(this.#db, hash);
  readonly inviteTo: Store['inviteTo'] = (campaign, hash) => inviteTo(this.#db, campaign, hash);
  readonly matchesOf: Store['matchesOf'] = (campaign) => matchesOf(this.#db, campaign);
  readonly tablesIn: Store['tablesIn'] = (campaign) => tablesIn(this.#db, campaign);
  readonly isMemberAt: Store['isMemberAt'] = (guest, match) => isMemberAt(this.#db, guest, match);
  readonly picturesOf: Store['picturesOf'] = (campaign) => picturesOf(this.#db, campaign);
  readonly picture: Store['picture'] = (campaign, name) => pictureIn(this.#db, campaign, name);
  readonly pictureFiles: Store['pictureFiles'] = (campaign) => pictureFiles(this.#db, campaign);
  readonly keepPicture: Store['keepPicture'] = (campaign, picture, most) =>
    keepPicture(this.#db, campaign, picture, most);
  readonly dropPicture: Store['dropPicture'] = (campaign, name) =>
    dropPicture(this.#db, campaign, name);
  readonly seesTableOf: Store['seesTableOf'] = (campaign, caller) =>
    seesTableOf(this.#db, campaign, caller);
  readonly removeCampaign: Store['removeCampaign'] = (id) => removeCampaign(this.#db, id);

  readonly secret: Store['secret'] = (name, fresh) => secretOf(this.#db, name, fresh);

  async ping(): Promise<void> {
    // What was written goes to the disk even if it is deleted at once.
    const id = `ping/${randomHex(8)}`;
    await this.#db.transaction().execute(async (db) => {
      await db.insertInto('nodes').values({ id, until: 0 }).execute();
      await db.deleteFrom('nodes').where('id', '=', id).execute();
    });
  }

  /**
   * Replaces the log of a table from the number of the first of these entries on, with what they
   * change beside it. No node may have the table in memory.
   * @param vacated seats that nobody may play any more by what opened them so far
   */
  async replaceFrom(
    match: string,
    { steps, vacated }: { readonly steps: readonly Step[]; readonly vacated: readonly Seat[] },
  ): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const first = steps[0]?.seq ?? Number.POSITIVE_INFINITY;
      await db.deleteFrom('log').where('match', '=', match).where('seq', '>=', first).execute();
      for (const step of steps) {
        const { at, changes = {} } = step;
        await db.insertInto('log').values(rowOf(step)).execute();
        await writeChanges(db, match, at, changes);
      }
      for (const vacate of vacated) {
        await writeChanges(db, match, 0, { vacate, forget: vacate });
      }
    });
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}
