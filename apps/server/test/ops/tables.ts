import { loadGame } from '@tablewright/registry';
import type { ExitCode } from '../../src/ops/exit.ts';
import { runProgram } from '../../src/ops/program.ts';
import type { Retention } from '../../src/ops/retention.ts';
import type { StorePlace } from '../../src/service.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../server.ts';

/** What a command has said. */
export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Runs `npm run tables -- …` over a place. */
export async function tables(
  place: StorePlace,
  args: readonly string[],
  { retention = {}, now = Date.now }: { retention?: Retention; now?: () => number } = {},
): Promise<Ran> {
  const printed = { out: [] as string[], err: [] as string[] };
  const out = (line: string): unknown => printed.out.push(line);
  const err = (line: string): unknown => printed.err.push(line);
  const games = (id: string) => loadGame(id).catch(() => undefined);
  const env = place.kind === 'postgres' ? { DATABASE_URL: place.address } : {};
  const context = () => ({ place, retention, out, err, games, now });
  const code = await runProgram({ out, err, env, context }, args);
  return { code, out: printed.out.join('\n'), err: printed.err.join('\n') };
}

/** A server at which a match was played, and another table waits for people. */
export async function playedServer(
  place: StorePlace,
): Promise<{ server: TestServer; played: string; waiting: string }> {
  const server = await startTestServer({ place });
  const host = await ApiClient.guest(server.url);
  const bot = (name: string) => ({ kind: 'bot', name, policy: 'random' }) as const;
  const seats = [{ kind: 'me', name: 'Lya' } as const, bot('Ines')];
  const { table } = await host.open({ game: 'bingo-adventure', seats });
  await host.ask('POST', `/tables/${table}/chat`, { id: 'line0001', text: 'grüß dich' });
  await host.act(table, { kind: 'replace', id: requestId(), seat: 0, policy: 'random' });
  await host.stream(
    `/tables/${table}/stream?seat=0`,
    (message) => message.type === 'update' && message.seen.outcome !== undefined,
  );
  const { table: waiting } = await host.open({
    game: 'bingo-deathmatch',
    seats: [{ kind: 'me', name: 'Lya' }, { kind: 'open' }],
  });
  return { server, played: table, waiting };
}
