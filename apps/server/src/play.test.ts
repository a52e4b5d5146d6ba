import { type MatchFile, verify } from '@tablewright/engine/host';
import type { ServerMessage, Update } from '@tablewright/protocol';
import { GAMES, loadGame } from '@tablewright/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient, requestId, startTestServer, type TestServer } from '../test/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Plays a seat from its stream with the answers that nobody has decided otherwise. */
async function playSeat(client: ApiClient, table: string, seat: number): Promise<ServerMessage[]> {
  return client.stream(`/tables/${table}/stream?seat=${seat}`, async (message) => {
    if (message.type !== 'update') return false;
    if (message.seen.outcome !== undefined) return true;
    const [choice] = message.seen.choices;
    if (choice !== undefined) {
      const answer = choice.fallback as never;
      await client
        .act(table, { kind: 'answer', id: requestId(), choice: choice.name, answer }, seat)
        .catch((thrown) => {
          // The other seat may have been quicker: with another question, or with the end.
          if (thrown.code !== 'stale' && thrown.code !== 'over') throw thrown;
        });
    }
    return false;
  });
}

const READY = GAMES.filter(({ status }) => status === 'ready').map(({ id }) => id);

describe.each(READY)('%s over HTTP alone', (id) => {
  test('two guests and a bot play to the end, a spectator watches, and the dice are proven', async () => {
    const game = await loadGame(id);
    const host = await ApiClient.guest(server.url);
    const friend = await ApiClient.guest(server.url);
    const bots = Array.from({ length: Math.max(0, game.seats.min - 2) }, (_, i) => ({
      kind: 'bot' as const,
      name: `Bot ${i}`,
      policy: 'heuristic',
    }));
    const opened = await host.open({
      game: id,
      options: { ...(game.brief ?? {}) },
      seats: [{ kind: 'me', name: 'Lya' }, { kind: 'open' }, ...bots],
    });
    const [any] = opened.invites;
    const seated = await friend.sit(opened.table, { invite: any?.key, name: 'Tom' });
    expect(seated.seat).toBe(1);
    const watcher = new ApiClient(server.url, opened.watch);
    const watching = watcher.stream(
      `/tables/${opened.table}/stream`,
      (message) => message.type === 'update' && message.seen.outcome !== undefined,
    );
    const [lya, tom, seen] = await Promise.all([
      playSeat(host, opened.table, 0),
      playSeat(friend, opened.table, 1),
      watching,
    ]);
    const last = (messages: ServerMessage[]) =>
      messages.findLast((message): message is Update => message.type === 'update');
    expect(last(lya)?.seen.outcome).toEqual(last(tom)?.seen.outcome);
    expect(last(seen)?.seen.outcome).toEqual(last(tom)?.seen.outcome);
    const file = await watcher.ask<MatchFile>('GET', `/tables/${opened.table}/file`);
    expect(verify(game, file)).toMatchObject({ ok: true, finished: true, dice: 'proven' });
    expect(server.reports).toEqual([]);
  });
});
