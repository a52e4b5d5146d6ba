import { policyNames } from '@tablewright/bots';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Catalogue } from '../input.ts';
import { type Io, outJson } from '../io.ts';
import { textTable } from '../text-table.ts';

/** Lists the games with their bots and settings. */
export async function games(
  io: Io,
  catalogue: Catalogue,
  { json }: { readonly json: boolean },
): Promise<ExitCode> {
  const list = await Promise.all(
    catalogue.entries.map(async (entry) => {
      const { id, title, players, status } = entry;
      if (entry.status !== 'ready') return { id, title, players, status };
      const game = await entry.load();
      const { version, seats, options } = game;
      return { id, title, players, status, version, seats, bots: policyNames(game), options };
    }),
  );
  if (json) {
    outJson(io, list);
    return EXIT.fine;
  }
  const rows = list.map(({ id, title, players, status, bots }) => [
    id,
    title,
    players,
    status === 'ready' ? 'ready' : 'coming',
    bots?.join(', ') ?? '',
  ]);
  for (const line of textTable([['id', 'title', 'players', 'status', 'bots'], ...rows]))
    io.out(line);
  return EXIT.fine;
}
