import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { soon } from '../../test/asking.ts';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { PostgresPubSub } from './postgres-pubsub.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** A way to the database that can be cut; it counts who tries to go it. */
class Way {
  tries = 0;
  cut = false;
  readonly #open = new Set<Socket>();
  readonly #server: Server;
  #database: URL | undefined;

  constructor() {
    this.#server = createServer((socket) => {
      this.tries += 1;
      socket.on('error', () => {});
      if (this.cut || this.#database === undefined) {
        socket.destroy();
        return;
      }
      const on = connect(Number(this.#database.port), this.#database.hostname);
      on.on('error', () => {});
      this.#open.add(socket);
      socket.pipe(on).pipe(socket);
      socket.once('close', () => {
        this.#open.delete(socket);
        on.destroy();
      });
    });
  }

  /** The address of the database by this way. */
  async to(address: string): Promise<string> {
    this.#database = new URL(address);
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const by = new URL(address);
    by.port = String((this.#server.address() as { port: number }).port);
    return by.href;
  }

  breakOff(): void {
    this.cut = true;
    for (const socket of this.#open) socket.destroy();
  }

  close(): void {
    this.#server.close();
  }
}

async function until(what: () => boolean): Promise<void> {
  while (!what()) await new Promise((resolve) => setImmediate(resolve));
}

test('a lost database is tried for again and again, one try at a time, until it is back', async () => {
  const address = await postgres.database('pubsub');
  const way = new Way();
  const heard: string[] = [];
  const reports: string[] = [];
  const report = (what: string): unknown => reports.push(what);
  const here = new PostgresPubSub(
    await way.to(address),
    'here',
    (table, what) => heard.push(`${table} ${what}`),
    report,
  );
  const there = new PostgresPubSub(address, 'there', () => {}, report);
  let gaps = 0;
  here.onGap = () => {
    gaps += 1;
  };
  await Promise.all([here.start(), there.start()]);
  expect(way.tries).toBe(1);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  way.breakOff();
  await until(() => way.tries === 2);
  for (const tries of [3, 4, 5]) {
    // The next try waits for its time, and nothing else is tried meanwhile.
    await until(() => vi.getTimerCount() > 0);
    expect([way.tries, vi.getTimerCount()]).toEqual([tries - 1, 1]);
    await vi.runOnlyPendingTimersAsync();
    await until(() => way.tries === tries);
  }
  await until(() => vi.getTimerCount() > 0);
  way.cut = false;
  await vi.runOnlyPendingTimersAsync();
  await until(() => gaps === 1);
  expect(reports).toEqual(['pubsub']);

  vi.useRealTimers();
  there.publish('table001', 'log');
  await until(() => heard.length > 0);
  expect(heard).toEqual(['table001 log']);
  await Promise.all([here.close(), there.close()]);
  way.close();
});

test('what is told while the line is lost is heard once it is back', async () => {
  const address = await postgres.database('told');
  const way = new Way();
  const heard: string[] = [];
  const hear = (table: string): unknown => heard.push(table);
  const here = new PostgresPubSub(
    await way.to(address),
    'here',
    () => {},
    () => {},
  );
  const there = new PostgresPubSub(address, 'there', hear, () => {});
  let gaps = 0;
  here.onGap = () => {
    gaps += 1;
  };
  await Promise.all([here.start(), there.start()]);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Before it is known that the line is lost …
  here.publish('table001', 'log');
  way.breakOff();
  await vi.runOnlyPendingTimersAsync();
  await until(() => way.tries === 2 && vi.getTimerCount() > 0);
  // … and while there is none.
  here.publish('table002', 'log');
  await vi.runOnlyPendingTimersAsync();
  await until(() => way.tries === 3 && vi.getTimerCount() > 0);
  way.cut = false;
  await vi.runOnlyPendingTimersAsync();
  await until(() => gaps === 1);
  await vi.runOnlyPendingTimersAsync();

  vi.useRealTimers();
  await soon(() => expect(heard).toEqual(['table001', 'table002']));
  await Promise.all([here.close(), there.close()]);
  way.close();
});

test('what is told after it was closed goes nowhere, and is no fault', async () => {
  const reports: unknown[] = [];
  const pubsub = new PostgresPubSub(
    await postgres.database('told-late'),
    'node-a',
    () => {},
    (...report) => reports.push(report),
  );
  await pubsub.start();
  await pubsub.close();
  vi.useFakeTimers();
  pubsub.publish('table', 'log');
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await pubsub.close();
  expect(reports).toEqual([]);
});

test('long texts go as they are, as many at a time as fit, and no hint is lost among them', async () => {
  const address = await postgres.database('texts');
  const [heard, told]: [string[], string[]] = [[], []];
  const here = new PostgresPubSub(
    address,
    'here',
    () => {},
    () => {},
  );
  const there = new PostgresPubSub(
    address,
    'there',
    (table) => heard.push(table),
    () => {},
  );
  there.onTold = (text) => told.push(text);
  await Promise.all([here.start(), there.start()]);
  const texts = Array.from({ length: 20 }, (_, i) => `${i}-`.padEnd(1_900, 'x'));
  here.publish('table001', 'log');
  for (const text of texts) here.tell(text);
  here.publish('table002', 'chat');
  await soon(() => expect(told).toEqual(texts));
  await soon(() => expect(heard).toEqual(['table001', 'table002']));
  await Promise.all([here.close(), there.close()]);
});
