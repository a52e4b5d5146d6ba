import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { answering, fate, invitation, look, me, twoAt } from '../../test/asking.ts';
import { gateAt } from '../../test/gate.ts';
import { ApiClient, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';
import { Wire } from '../../test/wire.ts';

let server: TestServer;
let wires: Wire[] = [];

/** A server for all that follows in a group. */
async function openWith(asks: number): Promise<() => Promise<void>> {
  server = await startTestServer(
    { games: [toy] },
    { limits: { requests: asks, openings: 1_000, connections: 9 } },
  );
  return () => server.close();
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const { socket } of wires) socket.close();
  wires = [];
});

/** A match that nobody is at, and that is in no memory any more. */
async function resting() {
  const at = await twoAt(server.url);
  const choices = ['2.0', '3.0', '4.0'];
  for (const [i, choice] of choices.entries()) {
    await (i % 2 === 0 ? at.host : at.friend).act(at.table, answering(choice, 'red'));
  }
  server.service.registry.evictIdle(-1);
  expect(server.service.registry.isLoaded(at.table)).toBe(false);
  return at;
}

type Ask = (client: ApiClient, table: string) => Promise<unknown>;

const bySocket =
  (event: string, part: Record<string, unknown> = {}): Ask =>
  async (client, table) => {
    const wire = await Wire.of(client);
    wires.push(wire);
    const came = await wire.fate(event, { table, ...part });
    if (came !== 'done') throw new Error(came);
  };
const act = answering('4.0', 'red');
const sitting = { name: 'Eve', entropy: 'ee'.repeat(8) };

const WAYS: readonly (readonly [string, Ask])[] = [
  ['looking', look],
  ['listening', (client, table) => client.stream(`/tables/${table}/stream`, () => true)],
  ['acting', (client, table) => client.act(table, act)],
  ['acting in a seat', (client, table) => client.act(table, act, 0)],
  ['looking at the past', (client, table) => client.ask('GET', `/tables/${table}/past/0`)],
  ['looking at what was told', (client, table) => client.ask('GET', `/tables/${table}/told/0`)],
  ['the file', (client, table) => client.ask('GET', `/tables/${table}/file`)],
  ['sitting down', (client, table) => client.ask('POST', `/tables/${table}/seats`, sitting)],
  ['another key', (client, table) => client.ask('POST', `/tables/${table}/seats/0/key`)],
  ['an invitation', (client, table) => invitation(client, table, 'invite')],
  ['handing over', (client, table) => invitation(client, table, 'hand', 0)],
  ['deleting', (client, table) => client.ask('DELETE', `/tables/${table}`)],
  [
    'talking',
    (client, table) => client.ask('POST', `/tables/${table}/chat`, { id: 'line0001', text: 'x' }),
  ],
  [
    'the next table',
    (client, table) => client.ask('POST', `/tables/${table}/next`, { entropy: 'ee'.repeat(8) }),
  ],
  ['listening on a socket', bySocket('watch')],
  ['acting on a socket', bySocket('act', { act })],
  ['the past on a socket', bySocket('past', { answers: 0 })],
  ['what was told on a socket', bySocket('told', { answers: 0 })],
  ['talking on a socket', bySocket('say', { id: 'line0001', text: 'x' })],
];

describe.each(WAYS)('%s', (_, ask) => {
  beforeAll(() => openWith(1_000));

  test.each([
    ['a stranger', async () => new ApiClient(server.url)],
    ['a guest who was not invited', () => ApiClient.guest(server.url)],
    [
      'who has the key of another table',
      async () => {
        const other = await ApiClient.guest(server.url);
        const { seats } = await other.open({ game: 'toy', seats: [me('Eve'), me('Mallory')] });
        return new ApiClient(server.url, seats[0]?.key);
      },
    ],
  ])('is refused to %s without reading the table', async (_who, make) => {
    const { table } = await resting();
    const client = await make();
    const read = vi.spyOn(server.service.store, 'entries');
    const snapshot = vi.spyOn(server.service.store, 'snapshot');
    await expect(ask(client, table)).rejects.toThrow(/no-key|wrong-key|not-allowed/);
    expect(server.service.registry.isLoaded(table)).toBe(false);
    expect(snapshot).not.toHaveBeenCalled();
    // At most the first entry, which says from which table people may come.
    for (const [, , most] of read.mock.calls) expect(most).toBe(1);
  });
});

describe.each([
  ['looking', look],
  ['an answer', (client: ApiClient, table: string) => client.act(table, answering('5.0', 'red'))],
] as const)('%s at a table that has to be read', (_, ask) => {
  beforeAll(() => openWith(10));

  test('is charged to the address that asks, which is refused when it has no time left', async () => {
    const [one, other] = [await resting(), await resting()];
    const real = performance.now.bind(performance);
    let later = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => real() + later);
    const reading = gateAt(server.service.registry, 'load');
    const first = fate(ask(one.friend, one.table));
    await reading.asked;
    later = 60_000;
    reading.go();
    expect(await first).toBe('done');
    expect(await fate(ask(other.friend, other.table))).toBe('429 too-many');
    expect(server.service.registry.isLoaded(other.table)).toBe(false);
  });
});
