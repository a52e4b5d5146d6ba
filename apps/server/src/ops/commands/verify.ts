import { EXIT, type ExitCode } from '../exit.ts';
import { type OpenPlace, openPlace, withPlace } from '../open-place.ts';
import { type Replayed, replayTable } from '../replay.ts';
import { tableLines } from '../table-lines.ts';
import { type CommandContext, counted, entriesOf } from './context.ts';

/** How many tables were found in which state. */
export interface Verified {
  readonly sound: number;
  readonly otherRules: number;
  readonly broken: number;
}

/** Plays one table again, or all, and says what is not as it must be. */
export function verify(context: CommandContext, id: string | undefined): Promise<ExitCode> {
  return withPlace(openPlace(context.place), async (open) => {
    if (id === undefined) {
      const { broken } = await verifyAll(context, open);
      return broken === 0 ? EXIT.done : EXIT.failed;
    }
    if ((await open.store.table(id)) === undefined) throw new Error(`there is no table ${id}`);
    const replayed = await replayTable(open.store, id, context.games);
    tell(context, id, replayed);
    if (replayed.kind === 'sound') {
      context.out(`${id} is sound: ${entriesOf(replayed.entries)} played again`);
    }
    return replayed.kind === 'broken' ? EXIT.failed : EXIT.done;
  });
}

/** Plays all tables again, and says what is not as it must be. */
export async function verifyAll(
  context: CommandContext,
  { db, store }: Pick<OpenPlace, 'db' | 'store'>,
): Promise<Verified> {
  const found = { sound: 0, otherRules: 0, broken: 0 };
  let entries = 0;
  for await (const { id } of tableLines(db)) {
    const replayed = await replayTable(store, id, context.games);
    tell(context, id, replayed);
    if (replayed.kind === 'broken') found.broken += 1;
    else if (replayed.kind === 'other-rules') found.otherRules += 1;
    else {
      found.sound += 1;
      entries += replayed.entries;
    }
  }
  context.out(
    `${counted(found.sound, 'table')} sound (${entriesOf(entries)} played again), ` +
      `${found.otherRules} of other rules, ${found.broken} broken`,
  );
  return found;
}

function tell({ out, err }: CommandContext, id: string, replayed: Replayed): void {
  if (replayed.kind === 'broken') err(`${id} is broken: ${replayed.problem}`);
  if (replayed.kind === 'other-rules') {
    const { begunWith, here } = replayed;
    out(`${id} is not checked: it was begun with rules ${begunWith}; here are ${here}`);
  }
}
