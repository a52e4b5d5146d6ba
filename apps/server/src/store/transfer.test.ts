import { describe, expect, test } from 'vitest';
import { answer, exported, imported, newTable, storeHere, storePlaces } from '../../test/stores.ts';
import type { ExportedRow } from './transfer.ts';

const PLACES = storePlaces();

describe.each(PLACES)('an export of a store in $name', ({ fresh }) => {
  const here = storeHere(fresh);

  test.each(PLACES)('an export can be imported into a new store in $name, once', async (other) => {
    await here.store.openTable(
      newTable('table001', {
        keys: [{ hash: 'k', match: 'table001', kind: 'invite', seat: 1 }],
      }),
    );
    await here.store.append([answer('table001', 2)]);
    await here.store.addGuest({ id: 'g', hash: 'h' }, 4);
    await here.store.addPlace({ guest: 'g', match: 'table001', seat: 0 }, 4);
    await here.store.say({
      table: 'table001',
      seat: 0,
      name: 'Lya',
      text: 'ünder',
      at: 9,
      request: 'line0001',
    });
    await here.store.secret('push', 'secret');
    const rows = await exported(here.place);
    expect(rows.map(({ of }) => of)).toEqual([
      'tables',
      'log',
      'log',
      'keys',
      'guests',
      'places',
      'chat',
      'house',
    ]);
    const target = await other.fresh();
    await (await target.open()).close();
    expect(await imported(target, rows)).toBe(rows.length);
    expect(await exported(target)).toEqual(rows);
    await expect(imported(target, rows)).rejects.toThrow('not empty');
  });

  test('an export can be imported where a server has run at which nobody opened a table', async () => {
    await here.store.openTable(newTable('table001'));
    await here.store.secret('push', 'exported');
    const rows = await exported(here.place);
    const target = await fresh();
    const other = await target.open();
    // Every server makes its secrets when it starts; devices know those that are exported.
    await other.secret('push', 'made anew');
    await other.secret('more', 'made anew');
    await other.close();
    expect(await imported(target, rows)).toBe(rows.length);
    expect(await exported(target)).toEqual(rows);
  });

  test('an export of code that knew no later rules can be imported', async () => {
    await here.store.openTable(newTable('table001'));
    const rows = (await exported(here.place)).map(({ of, row }) => {
      const { rules_since: _, ...before } = row;
      return { of, row: before };
    });
    const target = await fresh();
    const other = await target.open();
    expect(await imported(target, rows)).toBe(rows.length);
    expect(await other.table('table001')).toMatchObject({ rulesVersion: '1', rulesSince: 0 });
    await other.close();
  });

  test('an import that breaks off leaves the store empty', async () => {
    const rows: ExportedRow[] = [
      { of: 'house', row: { name: 'a', value: 'b' } },
      { of: 'nonsense', row: {} },
    ];
    await expect(imported(here.place, rows)).rejects.toThrow('there is no table "nonsense"');
    expect(await here.store.secret('a', 'fresh')).toBe('fresh');
  });

  test('a long log is exported whole', async () => {
    await here.store.openTable(newTable('table001'));
    const steps = Array.from({ length: 2_500 }, (_, i) => answer('table001', i + 2));
    for (const step of steps) await here.store.append([step]);
    const seqs = (await exported(here.place)).flatMap(({ of, row }) =>
      of === 'log' ? [row.seq] : [],
    );
    expect(seqs).toEqual(Array.from({ length: 2_501 }, (_, i) => i + 1));
  });
});
