import {
  type Document,
  documentHash,
  fileHash,
  rewritten,
  written,
} from '@tablewright/engine/documents';
import type { MatchFile } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { answer, exported, imported, newTable, storeHere, storePlaces } from '../../test/stores.ts';
import type { Given, ShelfOwner } from './document-store.ts';
import type { Step } from './store.ts';

const PLACES = storePlaces();

const GUEST = { guest: 'lya' } as ShelfOwner;
const CAMPAIGN = { campaign: 'bridge' } as ShelfOwner;
const ina = (gold = 3, id = 'ina'): Document =>
  written({ id, game: 'saga', kind: 'sheet', kindVersion: 2, name: 'Ina', content: { gold } });
const FILE = { id: 'table001', game: 'saga', seats: [], answers: [] } as unknown as MatchFile;

/** The next revision of a document, as a match gives it. */
function won(document: Document, gold: number, file = FILE): Document {
  const origin = {
    by: 'match',
    match: file.id,
    file: fileHash(file),
    slot: 'sheet/0',
    before: documentHash(document),
  } as const;
  return { ...document, revision: document.revision + 1, origin, content: { gold } };
}

/** A document that was not there before a match. */
function found(id: string, file = FILE): Document {
  const origin = { by: 'match', match: file.id, file: fileHash(file), slot: 'sheet/1' } as const;
  return { ...ina(7, id), origin };
}

const given = (...results: Given['results']): Given => ({
  file: FILE,
  hash: fileHash(FILE),
  results,
});
const result = (slot: string, document: Document, seat: number | undefined = 0) => ({
  slot,
  seat,
  isNobodys: false,
  document,
});

/** The entry with which a match is over, and what came out of it. */
const ends = (gives: Given, seq = 2): Step =>
  answer('table001', seq, { changes: { status: 'finished', gives } });

describe.each(PLACES)('documents in $name', ({ fresh }) => {
  const here = storeHere(fresh);
  const keep = (document: Document, before?: Document, shelf = GUEST) =>
    here.store.keepDocument({
      shelf,
      document,
      owner: 'lya',
      at: 5,
      before: before && documentHash(before),
    });
  const revisions = async (shelf = GUEST, id = 'ina') =>
    (await here.store.revisionsOf(shelf, id)).map(({ revision }) => revision);
  const open = (document?: Document, shelf = GUEST) =>
    here.store.openTable({
      ...newTable('table001'),
      ...('campaign' in shelf ? shelf : {}),
      takes: document
        ? [{ shelf, id: document.id, hash: documentHash(document), slot: 'sheet/0' }]
        : [],
    });

  test('a document comes back with all its revisions, the newest first', async () => {
    const second = rewritten(ina(), { content: { gold: 4 } });
    expect(await keep(ina())).toBe(true);
    expect(await keep(second, ina())).toBe(true);
    expect(await here.store.revisionsOf(GUEST, 'ina')).toEqual([second, ina()]);
    expect(await here.store.newest(GUEST, 'ina')).toEqual(second);
    expect(await here.store.documentsOf(GUEST)).toEqual([
      {
        id: 'ina',
        owner: 'lya',
        game: 'saga',
        kind: 'sheet',
        name: 'Ina',
        revision: 2,
        hash: documentHash(second),
        by: 'hand',
        at: 5,
        table: undefined,
      },
    ]);
    expect(await here.store.documentsOf({ guest: 'tom' })).toEqual([]);
    const bytes = [ina(), second].map((one) => JSON.stringify(one).length);
    expect(await here.store.sizeOf(GUEST)).toEqual({
      documents: 1,
      bytes: bytes.reduce((sum, one) => sum + one),
    });
    expect(await here.store.sizeOf({ guest: 'tom' })).toEqual({ documents: 0, bytes: 0 });
  });

  test('of two who write the same revision one is told, and nothing is overwritten', async () => {
    await keep(ina());
    const both = [4, 5].map((gold) => rewritten(ina(), { content: { gold } }));
    const kept = await Promise.all(both.map((document) => keep(document, ina())));
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await here.store.newest(GUEST, 'ina')).toEqual(both[kept.indexOf(true)]);
    expect(await keep(ina(9))).toBe(false);
    expect(await revisions()).toEqual([2, 1]);
  });

  test('the same id on another shelf is another document', async () => {
    await keep(ina());
    await keep(ina(8), undefined, CAMPAIGN);
    expect(await here.store.dropDocument(GUEST, 'ina')).toBe(true);
    expect(await here.store.dropDocument(GUEST, 'ina')).toBe(false);
    expect(await revisions()).toEqual([]);
    expect(await here.store.newest(CAMPAIGN, 'ina')).toEqual(ina(8));
  });

  test('a document at a table is changed by nobody, and is at no other table', async () => {
    await keep(ina());
    expect(await open(ina())).toBe(true);
    expect(await here.store.document(GUEST, 'ina')).toMatchObject({ table: 'table001' });
    expect(await keep(rewritten(ina(), {}), ina())).toBe(false);
    expect(await here.store.dropDocument(GUEST, 'ina')).toBe(false);
    await here.store.openTable(newTable('table002'));
    const taken = [{ shelf: GUEST, id: 'ina', hash: documentHash(ina()), slot: 'sheet/1' }];
    expect(await here.store.placeDocuments('table002', taken)).toBe(false);
    // Somebody who sits down once more after a lost reply has it there already.
    const again = [{ shelf: GUEST, id: 'ina', hash: documentHash(ina()), slot: 'sheet/0' }];
    expect(await here.store.placeDocuments('table001', again)).toBe(true);
    await here.store.freeDocuments('table001', [{ slot: 'sheet/0', id: 'ina' }]);
    expect(await here.store.placeDocuments('table002', taken)).toBe(true);
  });

  test('a table with a document that has gone on is not opened', async () => {
    await keep(ina());
    await keep(rewritten(ina(), { content: { gold: 4 } }), ina());
    expect(await open(ina())).toBe(false);
    expect(await here.store.table('table001')).toBeUndefined();
  });

  test.each([
    ['closed', () => here.store.append([answer('table001', 2, { changes: { status: 'closed' } })])],
    ['deleted', () => here.store.remove('table001')],
  ])('a table that is %s holds no document any longer', async (_, end) => {
    await keep(ina());
    await open(ina());
    await end();
    expect(await here.store.document(GUEST, 'ina')).toMatchObject({ table: undefined });
    expect(await keep(rewritten(ina(), {}), ina())).toBe(true);
  });

  test('what comes out of a match is kept with its last entry, once', async () => {
    await keep(ina());
    await open(ina());
    await here.store.addPlace({ guest: 'tom', match: 'table001', seat: 1 }, 1);
    const gives = given(result('sheet/0', won(ina(), 9)), result('sheet/1', found('tomsown'), 1), {
      ...result('sheet/2', found('bots'), undefined),
      isNobodys: true,
    });
    expect(await here.store.append([ends(gives)])).toEqual([true]);
    // Another node that was slower, and a log that is mended later.
    expect(await here.store.append([ends(gives)])).toEqual([false]);
    expect(await here.store.append([ends(gives, 3)])).toEqual([true]);
    expect(await revisions()).toEqual([2, 1]);
    expect(await here.store.document(GUEST, 'ina')).toMatchObject({
      by: 'match',
      table: undefined,
    });
    expect(await here.store.revisionsOf({ guest: 'tom' }, 'tomsown')).toEqual([found('tomsown')]);
    expect(await here.store.documentsOf({ guest: 'guest-1' })).toEqual([]);
    expect(await here.store.matchFiles([fileHash(FILE), 'other'])).toEqual([FILE]);
  });

  test('a match whose entry is not written gives nothing', async () => {
    await keep(ina());
    await open(ina());
    await here.store.append([answer('table001', 2)]);
    expect(await here.store.append([ends(given(result('sheet/0', won(ina(), 9))))])).toEqual([
      false,
    ]);
    expect(await revisions()).toEqual([1]);
    expect(await here.store.matchFiles([fileHash(FILE)])).toEqual([]);
  });

  test('a result of a document that the table does not hold is not put over another', async () => {
    await keep(ina());
    await open();
    await here.store.append([ends(given(result('sheet/0', won(ina(), 9))))]);
    expect(await revisions()).toEqual([1]);
  });

  test('the file of a match goes with the last document that names it', async () => {
    await keep(ina());
    await open(ina());
    await here.store.append([ends(given(result('sheet/0', won(ina(), 9))))]);
    await here.store.remove('table001');
    expect(await here.store.matchFiles([fileHash(FILE)])).toHaveLength(1);
    await here.store.dropDocument(GUEST, 'ina');
    expect(await here.store.matchFiles([fileHash(FILE)])).toEqual([]);
  });

  test('where a match goes on at another table, its documents lie there', async () => {
    await here.store.openCampaign(campaign(), 'Lya');
    await keep(ina(), undefined, CAMPAIGN);
    await open(ina(), CAMPAIGN);
    const next = { ...newTable('table002'), placesOf: 'table001' };
    const changes = { status: 'closed', opens: next } as const;
    expect(await here.store.append([answer('table001', 2, { changes })])).toEqual([true]);
    expect(await here.store.document(CAMPAIGN, 'ina')).toMatchObject({ table: 'table002' });
    expect(await here.store.tablesIn('bridge')).toMatchObject([{ table: 'table002' }]);
    const gives = given(result('sheet/0', won(ina(), 9)));
    const over = answer('table002', 2, { changes: { status: 'finished', gives } });
    expect(await here.store.append([over])).toEqual([true]);
    expect(await revisions(CAMPAIGN)).toEqual([2, 1]);
  });

  test('guests with a document or a campaign are not forgotten', async () => {
    for (const id of ['lya', 'tom', 'kim']) await here.store.addGuest({ id, hash: id }, 1);
    await keep(ina());
    await here.store.openCampaign(campaign('tom'), 'Tom');
    expect(await here.store.forgetGuests(10)).toBe(1);
    expect(await here.store.guest('kim')).toBeUndefined();
  });

  const campaign = (host = 'lya') => ({
    id: 'bridge',
    game: 'saga',
    name: 'The bridge',
    options: { long: true },
    host,
    at: 3,
  });

  describe('a campaign', () => {
    test('comes back as it was begun, to those who belong to it', async () => {
      await here.store.openCampaign(campaign(), 'Lya');
      expect(await here.store.campaign('bridge')).toEqual(campaign());
      expect(await here.store.campaign('other')).toBeUndefined();
      expect(await here.store.campaignsOf('lya')).toEqual([
        { ...campaign(), members: 1, matches: 0 },
      ]);
      expect(await here.store.campaignsOf('tom')).toEqual([]);
    });

    test('is joined by its newest key, by so many and no more', async () => {
      await here.store.openCampaign(campaign(), 'Lya');
      await here.store.inviteTo('bridge', 'old');
      await here.store.inviteTo('bridge', 'new');
      expect(await here.store.campaignInviting('old')).toBeUndefined();
      expect(await here.store.campaignInviting('new')).toBe('bridge');
      const joined = await Promise.all(
        ['tom', 'kim'].map((guest) => here.store.addMember('bridge', { guest, name: guest }, 4, 2)),
      );
      expect(joined.filter(Boolean)).toHaveLength(1);
      const [, second] = await here.store.membersOf('bridge');
      // A repeat changes nothing.
      expect(await here.store.addMember('bridge', second ?? { guest: '', name: '' }, 5, 2)).toBe(
        true,
      );
      expect(await here.store.membersOf('bridge')).toHaveLength(2);
      expect(await here.store.addMember('other', { guest: 'kim', name: 'K' }, 5, 9)).toBe(false);
    });

    test('lets its members come to its tables, and has their matches in order', async () => {
      await here.store.openCampaign(campaign(), 'Lya');
      await here.store.addMember('bridge', { guest: 'tom', name: 'Tom' }, 4, 9);
      await keep(ina(), undefined, CAMPAIGN);
      await open(ina(), CAMPAIGN);
      expect(await here.store.isMemberAt('tom', 'table001')).toBe(true);
      expect(await here.store.isMemberAt('kim', 'table001')).toBe(false);
      expect(await here.store.tablesIn('bridge')).toEqual([
        { table: 'table001', status: 'gathering' },
      ]);
      expect(await here.store.removeCampaign('bridge')).toBe(false);
      const gives = given(result('sheet/0', won(ina(), 9)), {
        ...result('sheet/1', found('bots'), undefined),
        isNobodys: true,
      });
      await here.store.append([ends(gives)]);
      await here.store.append([ends(gives, 3)]);
      expect(await here.store.tablesIn('bridge')).toEqual([]);
      const line = {
        match: 'table001',
        file: fileHash(FILE),
        seats: [],
        results: { 'sheet/0': 'ina', 'sheet/1': 'bots' },
        at: 1_700_000_000_002,
      };
      expect(await here.store.matchesOf('bridge')).toEqual([line]);
      expect(await revisions(CAMPAIGN)).toEqual([2, 1]);
      // What a bot brings home belongs to the campaign, with its host.
      expect(await here.store.document(CAMPAIGN, 'bots')).toMatchObject({ owner: 'lya' });
      expect(await here.store.writtenOn(CAMPAIGN)).toEqual([ina()]);
      // Its file outlives its table.
      await here.store.remove('table001');
      expect(await here.store.matchFiles([fileHash(FILE)])).toEqual([FILE]);
      expect(await here.store.removeCampaign('bridge')).toBe(true);
      expect(await here.store.matchFiles([fileHash(FILE)])).toEqual([]);
      expect(await here.store.documentsOf(CAMPAIGN)).toEqual([]);
      expect(await here.store.campaignsOf('tom')).toEqual([]);
    });

    test('keeps what a member leaves behind, for its host', async () => {
      await here.store.openCampaign(campaign(), 'Lya');
      await here.store.addMember('bridge', { guest: 'tom', name: 'Tom' }, 4, 9);
      await here.store.keepDocument({
        shelf: CAMPAIGN,
        document: ina(),
        owner: 'tom',
        at: 5,
        before: undefined,
      });
      await here.store.removeMember('bridge', 'tom');
      expect(await here.store.membersOf('bridge')).toEqual([{ guest: 'lya', name: 'Lya' }]);
      expect(await here.store.document(CAMPAIGN, 'ina')).toMatchObject({ owner: 'lya' });
    });

    test('is brought whole, once', async () => {
      const brought = {
        campaign: campaign(),
        member: 'Lya',
        revisions: [ina(), won(ina(), 9), found('uta')],
        pictures: [],
        matches: [
          {
            file: FILE,
            line: { match: FILE.id, file: fileHash(FILE), seats: [], results: {}, at: 3 },
          },
        ],
      };
      expect(await here.store.takeCampaign(brought)).toBe(true);
      expect(await here.store.takeCampaign(brought)).toBe(false);
      expect(await revisions(CAMPAIGN)).toEqual([2, 1]);
      expect(await here.store.document(CAMPAIGN, 'ina')).toMatchObject({ revision: 2 });
      expect(await here.store.matchesOf('bridge')).toHaveLength(1);
      expect(await here.store.membersOf('bridge')).toEqual([{ guest: 'lya', name: 'Lya' }]);
    });

    test('goes with an export, documents and files and all', async () => {
      await here.store.openCampaign(campaign(), 'Lya');
      await keep(ina(), undefined, CAMPAIGN);
      await open(ina(), CAMPAIGN);
      await here.store.append([ends(given(result('sheet/0', won(ina(), 9))))]);
      const rows = await exported(here.place);
      for (const name of ['documents', 'revisions', 'match_files', 'campaigns', 'members']) {
        expect(rows.map(({ of }) => of)).toContain(name);
      }
      const target = await fresh();
      await (await target.open()).close();
      expect(await imported(target, rows)).toBe(rows.length);
      expect(await exported(target)).toEqual(rows);
    });
  });
});
