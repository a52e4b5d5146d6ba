import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { answering, fate, look, me, open, PICKS } from '../../test/asking.ts';
import { pauseAct } from '../../test/pausing.ts';
import { ApiClient, startTestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';

test('after a restart a table goes on, and its clocks have lost nothing to the pause', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-restart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = { kind: 'sqlite', file: join(folder, 'tables.db') } as const;
  let now = Date.now();
  const start = () => startTestServer({ games: [toy], place, now: () => now });
  const first = await start();
  const host = await ApiClient.guest(first.url);
  const opened = await host.open({
    game: 'toy',
    seats: [me('Lya'), open],
    options: PICKS,
    pace: { kind: 'live', bank: 600, increment: 0 },
  });
  const friend = new ApiClient(first.url, opened.invites[0]?.key);
  await friend.sit(opened.table, { invite: friend.key, name: 'Tom' });
  const { table } = opened;
  now += 100_000;
  await host.act(table, pauseAct({ kind: 'pause', wish: 'skip' }));
  now += 3_600_000;
  expect(await fate(host.act(table, answering('2.0', 'red')))).toBe('409 paused');
  await first.close();

  const second = await start();
  onTestFinished(() => second.close());
  const again = new ApiClient(second.url, host.key);
  const { face } = await look(again, table);
  expect(face.clocks?.map(({ left }) => left)).toEqual([500_000, 600_000]);
  const entries = await second.service.store.entries(table, 2, 9);
  expect(entries.map(({ entry }) => entry)).toEqual([{ kind: 'still', seconds: 3_600 }]);
  expect(await fate(again.act(table, answering('2.0', 'red')))).toBe('done');
});
