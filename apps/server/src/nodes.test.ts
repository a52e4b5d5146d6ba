import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Seat } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { IMAGES } from '@tablewright/engine/testing';
import type { ServerMessage, Update } from '@tablewright/protocol';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { me, open as openSeat, soon } from '../test/asking.ts';
import { SeatDriver } from '../test/crash/driver.ts';
import { gallery, picturesOf } from '../test/gallery-table.ts';
import { startNode } from '../test/ops/child.ts';
import { startPostgres, type TestPostgres } from '../test/postgres.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../test/server.ts';

let postgres: TestPostgres;
let databases = 0;
let place: { readonly kind: 'postgres'; readonly address: string };

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  databases += 1;
  place = { kind: 'postgres', address: await postgres.database(`nodes${databases}`) };
});

/** Everything that a seat of a table hears at a node. */
async function listenAt(server: TestServer, table: string, seat: Seat): Promise<ServerMessage[]> {
  const heard: ServerMessage[] = [];
  const watched = await server.service.play.watch(
    table,
    seat,
    {},
    (message) => heard.push(message),
    (messages) => heard.push(...messages),
  );
  if (!watched.ok) throw new Error(watched.error.message);
  return heard;
}

function lastUpdate(heard: readonly ServerMessage[]): Update | undefined {
  return heard.findLast((message): message is Update => message.type === 'update');
}

async function until(what: () => boolean): Promise<void> {
  while (!what()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('what happens at one node is heard at the other, chat and presence too', async () => {
  const [here, there] = [await startTestServer({ place }), await startTestServer({ place })];
  const host = await ApiClient.guest(here.url);
  const friend = await ApiClient.guest(there.url);
  const { table, invites } = await host.open({
    game: 'bingo-deathmatch',
    seats: [{ kind: 'me', name: 'Lya' }, { kind: 'open' }],
  });
  const hostHears = await listenAt(here, table, 0);
  await friend.sit(table, { invite: invites[0]?.key, name: 'Tom' });
  await until(() => lastUpdate(hostHears) !== undefined);
  const friendHears = await listenAt(there, table, 1);
  await until(() =>
    hostHears.some(
      (message) => message.type === 'table' && message.face.seats.every(({ here }) => here),
    ),
  );
  await friend.ask('POST', `/tables/${table}/chat`, { id: 'line0001', text: 'good luck' });
  await until(() => hostHears.some((message) => message.type === 'chat'));
  const seat = lastUpdate(friendHears)?.seen.choices.length === 0 ? 0 : 1;
  const [choice] = lastUpdate(seat === 0 ? hostHears : friendHears)?.seen.choices ?? [];
  const { seq } = await (seat === 0 ? host : friend).act(table, {
    kind: 'answer',
    id: requestId(),
    choice: choice?.name ?? '',
    answer: choice?.fallback as never,
  });
  await until(() => lastUpdate(friendHears)?.seq === seq);
  await until(() => lastUpdate(hostHears)?.seq === seq);
  await Promise.all([here.close(), there.close()]);
});

/** How many answers race for one choice, and how many in all. */
const RACERS = 100;
const RACES = 100;

test('10,000 racing duplicate and conflicting answers over two nodes leave one history', async () => {
  const nodes = [await startTestServer({ place }), await startTestServer({ place })] as const;
  const [here, there] = nodes;
  const host = await ApiClient.guest(here.url);
  const random = seededSource('race');
  let table = '';
  let heard: ServerMessage[][] = [];
  const accepted = new Map<string, number>();
  for (let race = 0; race < RACES; race += 1) {
    if (heard.length === 0 || heard.some((seat) => lastUpdate(seat)?.seen.outcome !== undefined)) {
      await expectOneHistory(nodes, table, accepted);
      accepted.clear();
      ({ table } = await host.open({
        game: 'bingo-deathmatch',
        seats: [
          { kind: 'me', name: 'Lya' },
          { kind: 'me', name: 'Tom' },
        ],
      }));
      heard = await Promise.all([listenAt(here, table, 0), listenAt(here, table, 1)]);
    }
    const open = heard.flatMap((messages, seat) =>
      (lastUpdate(messages)?.seen.choices ?? []).map((choice) => ({ seat, choice })),
    );
    const racers = Array.from({ length: RACERS }, async (_, i) => {
      const { seat = 0, choice } = open[random.index(open.length, 'choice')] ?? {};
      if (choice === undefined) throw new Error('somebody decides in a match that goes on');
      const option = choice.options[random.index(Math.max(1, choice.options.length), 'option')];
      const answer = choice.kind === 'one' ? (option?.id ?? '') : choice.fallback;
      // A third of them are repeats: the same request under the same name, at either node.
      const id = `${choice.name}-${seat}-${i % 3 === 0 ? 'same' : i}-of-${race}`;
      const act = { kind: 'answer', id, choice: choice.name, answer: answer as never } as const;
      const node = nodes[i % 2] ?? here;
      const acted = await node.service.play.actAs({ seat, guest: undefined }, table, act);
      if (!acted.ok) {
        expect(['stale', 'busy', 'over']).toContain(acted.error.code);
        return;
      }
      expect(accepted.get(id) ?? acted.value).toBe(acted.value);
      accepted.set(id, acted.value);
    });
    await Promise.all(racers);
    const seqs = await here.service.store.seqsOf([table]);
    await until(() => heard.every((messages) => lastUpdate(messages)?.seq === seqs.get(table)));
  }
  await expectOneHistory(nodes, table, accepted);
  expect([...here.reports, ...there.reports]).toEqual([]);
  await Promise.all([here.close(), there.close()]);
});

/** What was accepted stands in the log once, and both nodes make the same of it. */
async function expectOneHistory(
  nodes: readonly [TestServer, TestServer],
  table: string,
  accepted: ReadonlyMap<string, number>,
): Promise<void> {
  if (table === '') return;
  const entries = await nodes[0].service.store.entries(table, 0, 100_000);
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1));
  const kept = new Map(
    entries.flatMap(({ seq, entry }) =>
      entry.id === undefined ? [] : [[entry.id.slice(entry.id.indexOf('/') + 1), seq] as const],
    ),
  );
  expect([...kept].sort()).toEqual([...accepted].sort());
  expect(kept.size).toBe(entries.length - 1);
  const [one, other] = await Promise.all(
    nodes.map(async (node) => lastUpdate(await listenAt(node, table, 0))),
  );
  expect(one).toEqual(other);
}

test('a node is killed in mid-match: its bots and its people go on at the other', async () => {
  const start = async (): Promise<{ url: string; kill: () => Promise<void> }> => {
    const script = join(import.meta.dirname, '../test/crash/serve.ts');
    const child = spawn(process.execPath, [script, JSON.stringify(place)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const printed of child.stdout) {
      const url = /http:\S+/.exec(String(printed))?.[0];
      if (url === undefined) continue;
      return {
        url,
        kill: async () => {
          child.kill('SIGKILL');
          await once(child, 'close');
        },
      };
    }
    throw new Error('the server did not start');
  };
  const doomed = await start();
  const heir = await start();
  const host = await ApiClient.guest(doomed.url);
  const { table, seats } = await host.open({
    game: 'bingo-deathmatch',
    seats: [
      { kind: 'me', name: 'Lya' },
      { kind: 'me', name: 'Tom' },
      { kind: 'bot', name: 'Ines', policy: 'heuristic' },
      { kind: 'bot', name: 'Karl', policy: 'heuristic' },
    ],
  });
  const [first, second] = seats.map(
    ({ seat, key }) => new SeatDriver({ table, seat, key }, ({ fallback }) => fallback),
  );
  if (first === undefined || second === undefined) throw new Error('two seats were opened');
  first.connect(doomed.url);
  second.connect(heir.url);
  await until(() => first.acknowledged.length > 5 && second.acknowledged.length > 5);
  await doomed.kill();
  first.connect(heir.url);
  await until(() => first.over && second.over);
  expect(first.known?.seen.outcome).toEqual(second.known?.seen.outcome);
  expect([...first.wrong, ...second.wrong]).toEqual([]);
  first.close();
  second.close();
  await heir.kill();
});

/** How often its connections are dropped. */
const DROPS = 20;

test('a node outlives that the database drops its connections in the midst of their work', async () => {
  const node = await startNode({ DATABASE_URL: place.address });
  onTestFinished(() => node.kill('SIGKILL'));
  const admin = new Client({ connectionString: place.address });
  await admin.connect();
  onTestFinished(() => admin.end());
  const host = await ApiClient.guest(node.told);
  const open = () => host.open({ game: 'bingo-deathmatch', seats: [me('Lya'), openSeat] });
  let end: number | null | undefined;
  const ended = node.ended().then((code) => {
    end = code;
  });
  let opened = 0;
  let drops = 0;
  const busy = Array.from({ length: 4 }, async () => {
    while (drops < DROPS && end === undefined) {
      await open().then(
        () => {
          opened += 1;
        },
        () => {},
      );
    }
  });
  for (; drops < DROPS && end === undefined; drops += 1) {
    const before = opened;
    await until(() => opened > before || end !== undefined);
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  }
  await Promise.all(busy);
  expect(end, node.printed()).toBeUndefined();
  // The last connections to be dropped are so a little later than it is asked for.
  await soon(open);
  node.kill('SIGKILL');
  await ended;
});

test('a picture that one node has taken is seen at the other, until either throws it away', async () => {
  const games = [gallery];
  const [here, there] = [
    await startTestServer({ place, games }),
    await startTestServer({ place, games }),
  ];
  const lya = await ApiClient.guest(here.url);
  const begun = { game: 'gallery', name: 'The mill', as: 'Lya' };
  const { campaign } = await lya.ask<{ campaign: string }>('POST', '/campaigns', begun);
  const { table, watch } = await lya.open({ game: 'gallery', seats: [me('Lya')], campaign });
  const [first, second] = [
    picturesOf(lya, campaign),
    picturesOf(new ApiClient(there.url, lya.key), campaign),
  ];
  const { picture } = await first.bring(IMAGES.webp);
  const kim = new ApiClient(there.url, watch);
  expect((await picturesOf(kim, campaign).fetch(picture)).status).toBe(200);
  expect(await second.list()).toHaveLength(1);
  await second.drop(picture);
  expect((await first.fetch(picture)).status).toBe(404);
  await second.bring(IMAGES.png);
  await lya.act(table, { kind: 'close', id: requestId() });
  await new ApiClient(there.url, lya.key).ask('DELETE', `/campaigns/${campaign}`);
  expect(await here.service.store.picturesOf(campaign)).toEqual([]);
  for (const server of [here, there]) {
    await server.close();
    expect(server.reports).toEqual([]);
  }
});
