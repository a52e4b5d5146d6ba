import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { answering, fate, me, open, PICKS, soon } from '../../test/asking.ts';
import { pauseAct, pausesIn } from '../../test/pausing.ts';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { ApiClient, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';
import { wiresOfTests } from '../../test/wire.ts';

const LINE = 'please no spiders';

let postgres: TestPostgres;
const wireOf = wiresOfTests();

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('nodes hold a pause together, one that starts meanwhile too, and the database sees nothing of it', async () => {
  const address = await postgres.database('pauses');
  const node = async (): Promise<TestServer> => {
    const server = await startTestServer({ games: [toy], place: { kind: 'postgres', address } });
    onTestFinished(() => server.close());
    return server;
  };
  const [here, there] = [await node(), await node()];
  const host = await ApiClient.guest(here.url);
  const friend = await ApiClient.guest(there.url);
  const opened = await host.open({ game: 'toy', seats: [me('Lya'), open], options: PICKS });
  const { table, invites } = opened;
  await friend.sit(table, { invite: invites[0]?.key, name: 'Tom' });
  const [lya, tom] = [await wireOf(host), await wireOf(friend)];
  await lya.watch(table, { seat: 0 });
  await tom.watch(table, { seat: 1 });
  for (const wire of [lya, tom]) {
    await wire.hears('table', ({ face }) => face.seats.every(({ here }) => here === true));
  }
  const database = new Client({ connectionString: address });
  await database.connect();
  onTestFinished(() => database.end());
  const passed: string[] = [];
  database.on('notification', ({ payload }) => passed.push(payload ?? ''));
  await database.query('listen tablewright');
  const before = await contents(database);

  const last = (wire: typeof lya) => pausesIn(wire.heard).at(-1);
  await friend.act(table, pauseAct({ kind: 'pause', wish: 'skip' }));
  await friend.act(table, pauseAct({ kind: 'line', text: LINE }));
  await soon(() => expect(last(lya)).toMatchObject({ wish: 'skip', missing: 2, lines: [LINE] }));
  await soon(() => expect(last(tom)).toEqual(last(lya)));
  const late = await node();
  const answer = { table, act: answering('2.0', 'red') };
  for (const { url } of [here, there, late]) {
    expect(await fate(new ApiClient(url, host.key).act(table, answer.act))).toBe('409 paused');
  }
  const pause = last(lya);
  if (pause === undefined || pause === 'over') throw new Error('not paused');
  // At the new node, to which nobody is connected.
  await new ApiClient(late.url, host.key).act(
    table,
    pauseAct({ kind: 'ready', round: pause.round }),
  );
  await soon(() => expect(last(tom)).toMatchObject({ missing: 1 }));
  await friend.act(table, pauseAct({ kind: 'ready', round: pause.round }));
  for (const wire of [lya, tom]) await soon(() => expect(last(wire)).toBe('over'));
  expect(await contents(database)).toEqual(before);
  expect(await fate(host.act(table, answer.act))).toBe('done');

  expect(passed.length).toBeGreaterThan(3);
  expect(passed.join('\n')).not.toMatch(/spider|skip|seat|ready|round/);
});

/** Every row of a database but those that only say which node lives, and who is connected. */
async function contents(database: Client): Promise<Record<string, readonly unknown[]>> {
  const { rows: tables } = await database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const found: Record<string, readonly unknown[]> = {};
  for (const { name } of tables) {
    if (name === 'nodes' || name === 'presence') continue;
    found[name] = (await database.query(`select * from "${name}"`)).rows;
  }
  return found;
}
