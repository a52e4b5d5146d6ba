import type { Seat } from '@tablewright/engine';
import type { MatchFile } from '@tablewright/engine/host';
import { findGame } from '@tablewright/registry';
import type { Likes } from '@tablewright/table-kit/errands';
import { ErrandRunner } from '../workers/errands.ts';
import { type OwnRecord, ownSeatsOf, recordOf } from './own-record.ts';
import { records } from './records.ts';

const NOTHING: Likes = { chosen: {}, playedAs: {} };

/** Counts what these seats took in a match: in a worker, or here where there is none. */
export async function likesOf(
  file: MatchFile,
  seats: readonly Seat[],
  runner: ErrandRunner,
): Promise<Likes> {
  const word = await runner.run({ kind: 'likes', file, seats }, {}).catch(() => undefined);
  if (word?.kind === 'counted') return word.likes;
  const entry = findGame(file.game);
  if (entry?.status !== 'ready') return NOTHING;
  const [game, { likesIn }] = await Promise.all([
    entry.load(),
    import('@tablewright/table-kit/errands'),
  ]);
  try {
    return likesIn(game, file, seats);
  } catch {
    // Who won is told even of a match that these rules cannot play.
    return NOTHING;
  }
}

/** Remembers a match of this browser that is over, and when it was. */
export async function keepHere(file: MatchFile, at: number): Promise<void> {
  await keep(file, { id: file.id, where: 'here', at, own: ownSeatsOf(file) });
}

/** Remembers a match at a table on the server that is over, of somebody who sat there. */
export async function keepOnline(
  table: string,
  file: MatchFile,
  own: readonly Seat[],
  at: number,
): Promise<void> {
  await keep(file, { id: table, where: 'online', at, own });
}

async function keep(
  file: MatchFile,
  about: Pick<OwnRecord, 'id' | 'where' | 'at' | 'own'>,
): Promise<void> {
  const before = await records.get(about.id);
  // A match is over once: that somebody looks at it again is nothing new.
  if (before?.kind === 'over' && before.answers === file.answers.length) return;
  const runner = new ErrandRunner();
  const likes = await likesOf(file, about.own, runner);
  runner.close();
  const record = recordOf(file, { ...about, likes });
  if (record !== undefined) await records.put(record);
}
