import { afterEach, describe, expect, test, vi } from 'vitest';
import { fate, twoAt } from '../../test/asking.ts';
import { gateAt } from '../../test/gate.ts';
import { type ApiClient, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';
import { Wire } from '../../test/wire.ts';

let server: TestServer;
let wires: Wire[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const { socket } of wires) socket.close();
  wires = [];
  await server.close();
});

/** How somebody looks at the first moment of a table, and what became of it. */
type Way = (client: ApiClient, table: string) => Promise<() => Promise<string>>;

const byHttp: Way = async (client, table) => () =>
  fate(client.ask('GET', `/tables/${table}/past/0?seat=0`));
const bySocket: Way = async (client, table) => {
  const wire = await Wire.of(client);
  wires.push(wire);
  return () => wire.fate('past', { table, answers: 0, seat: 0 });
};

describe.each([
  ['by HTTP', byHttp, '429 too-many'],
  ['over a socket', bySocket, 'too-many'],
])('looks at the past %s', (_, way, tooMany) => {
  test('that take long are refused when the time of the address is used up', async () => {
    server = await startTestServer(
      { games: [toy] },
      { limits: { requests: 10, openings: 100, connections: 9 } },
    );
    const { play: inside } = server.service;
    const { host, table } = await twoAt(server.url);
    const look = await way(host, table);
    const real = performance.now.bind(performance);
    let later = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => real() + later);
    const entered = vi.spyOn(inside, 'enter');
    const looked = gateAt(inside, 'past');
    const first = look();
    await looked.asked;
    const second = look();
    // Both were let in; the second waits for the first.
    await vi.waitFor(() => expect(entered).toHaveBeenCalledTimes(2));
    later = 60_000;
    looked.go();
    expect(await first).toBe('done');
    expect(await second).toBe(tooMany);
    expect(inside.past).toHaveBeenCalledTimes(1);
    expect(await look()).toBe(tooMany);
  });

  test('that take no time are all done', async () => {
    server = await startTestServer(
      { games: [toy] },
      { limits: { requests: 10, openings: 100, connections: 9 } },
    );
    const { host, table } = await twoAt(server.url);
    const look = await way(host, table);
    vi.spyOn(performance, 'now').mockReturnValue(1);
    expect(await Promise.all([look(), look(), look()])).toEqual(['done', 'done', 'done']);
  });
});
