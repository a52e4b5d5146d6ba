import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playedServer, tables } from '../../test/ops/tables.ts';
import { placeBelow, readSettings } from '../settings.ts';
import { createLog } from './log.ts';
import { serve } from './serve.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tablewright-serve-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a node deletes at its start what need not be kept, and says so', async () => {
  const settings = readSettings({ PORT: '0', DATA: folder, RETAIN_GATHERING_DAYS: '7' });
  const { place } = settings;
  const { server, played, waiting } = await playedServer(place);
  await server.close();
  const database = new Sqlite(join(folder, 'tablewright.db'));
  database.exec('update log set at = 1; update tables set opened = 1');
  database.close();
  const deleted = Promise.withResolvers<string>();
  const write = (line: string): void => {
    if (line.includes('"deleted"')) deleted.resolve(line);
  };
  const node = await serve({ settings, log: createLog('info', { write }), webRoot: folder });
  expect(await deleted.promise).toContain('"deleted":1');
  await node.close();
  const { out } = await tables(placeBelow('/', place), ['list']);
  expect([out.includes(played), out.includes(waiting)]).toEqual([true, false]);
});
