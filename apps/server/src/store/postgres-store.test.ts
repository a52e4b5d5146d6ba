import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { answer, newTable } from '../../test/stores.ts';
import { postgresStore } from './postgres-store.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** A way to a database on which a host can vanish: nothing comes through, and nothing is closed. */
async function wayTo(address: string) {
  const { hostname, port } = new URL(address);
  const pairs: (readonly [Socket, Socket])[] = [];
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  const by = new URL(address);
  by.hostname = '127.0.0.1';
  by.port = String((way.address() as AddressInfo).port);
  return {
    address: by.href,
    /** The host is gone; another one has its address. */
    vanish: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    close: () => {
      for (const socket of pairs.flat()) socket.destroy();
      way.close();
    },
  };
}

test('a database whose host vanishes without a word is given up, and the next connection works', async () => {
  const way = await wayTo(await postgres.database('vanishing'));
  const store = await postgresStore(way.address, 500);
  try {
    await store.openTable(newTable('table001'));
    way.vanish();
    await expect(store.append([answer('table001', 2)])).rejects.toThrow('says nothing any more');
    expect(await store.append([answer('table001', 2)])).toEqual([true]);
  } finally {
    await store.close();
    way.close();
  }
});
