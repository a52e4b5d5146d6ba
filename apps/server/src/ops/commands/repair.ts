import { lockPlace } from '../../store/sqlite-lock.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { type MendedLog, mendedLog } from '../mended-log.ts';
import { type OpenPlace, openPlace, withPlace } from '../open-place.ts';
import { replayTable } from '../replay.ts';
import { type CommandContext, entriesOf } from './context.ts';

/**
 * Takes a table with a damaged log back to its last sound entry, and says what is missing then: what
 * is taken out is printed as it stood.
 */
export async function repair(context: CommandContext, id: string): Promise<ExitCode> {
  const { place } = context;
  // A server that has the table in memory would go on with what is no longer there.
  const letGo = place.kind === 'sqlite' ? lockPlace(place.file) : () => {};
  try {
    return await withPlace(openPlace(place), (open) => repairIn(context, open, id));
  } finally {
    letGo();
  }
}

async function repairIn(
  { place, out, err, games, now }: CommandContext,
  { db, store }: OpenPlace,
  id: string,
): Promise<ExitCode> {
  const alive = await db.selectFrom('nodes').select('id').where('until', '>', now()).execute();
  if (place.kind === 'postgres' && alive.length > 0) {
    throw new Error('servers use these tables; stop them first');
  }
  const record = await store.table(id);
  if (record === undefined) throw new Error(`there is no table ${id}`);
  const found = await replayTable(store, id, games);
  const game = await games(record.game);
  if (found.kind === 'other-rules' || game === undefined) {
    throw new Error(`${id} is played by rules that are not here; repair it where they are`);
  }
  if (found.kind !== 'broken') {
    out(`${id} is sound; there is nothing to repair`);
    return EXIT.done;
  }
  err(`${id} is broken: ${found.problem}`);
  if (game.version !== record.rulesVersion) {
    throw new Error(`${id} is played by rules ${record.rulesVersion}; repair it where they are`);
  }
  const lines = await db
    .selectFrom('log')
    .select(['seq', 'at', 'body'])
    .where('match', '=', id)
    .orderBy('seq')
    .execute();
  const mended = mendedLog(lines, record, game);
  if (mended.sound === 0) {
    throw new Error(
      `${id} cannot be repaired: nothing of its log is sound; "delete ${id}" is left`,
    );
  }
  // Before anything is taken out: then it stands nowhere else.
  for (const entry of mended.lost) out(lineOf(entry));
  await store.replaceFrom(id, mended);
  const again = await replayTable(store, id, games);
  if (again.kind === 'broken') throw new Error(`${id} is still broken: ${again.problem}`);
  out(`${id} goes on after entry ${mended.sound}; ${entriesOf(mended.lost.length)} lost`);
  return EXIT.done;
}

function lineOf({ seq, line }: MendedLog['lost'][number]): string {
  if (line === undefined) return `entry ${seq} is lost: it is not there`;
  const at = new Date(line.at);
  const when = Number.isNaN(at.getTime()) ? 'no known time' : at.toISOString();
  return `entry ${seq} is lost, of ${when}: ${line.body}`;
}
