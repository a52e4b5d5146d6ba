import { EXIT, type ExitCode } from '../exit.ts';
import { type OpenPlace, openPlace, withPlace } from '../open-place.ts';
import { type Replayed, replayTable } from '../replay.ts';
import { tableLines } from '../table-lines.ts';
import { type CommandContext, counted, entriesOf } from './context.ts';

/** How many tables were found in which state. */
export interface Verified {
  readonly sound: number;
  /** Played by older rules than those here, by which everything comes out the same. */
  readonly agree: number;
  /** The same, and something comes out otherwise. */
  readonly differ: number;
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
  const found = { sound: 0, agree: 0, differ: 0, otherRules: 0, broken: 0 };
  let entries = 0;
  for await (const { id } of tableLines(db)) {
    const replayed = await replayTable(store, id, context.games);
    tell(context, id, replayed);
    if (replayed.kind === 'broken') found.broken += 1;
    else if (replayed.kind === 'other-rules') found.otherRules += 1;
    else if (replayed.kind === 'agrees') found.agree += 1;
    else if (replayed.kind === 'differs') found.differ += 1;
    else {
      found.sound += 1;
      entries += replayed.entries;
    }
  }
  const { sound, agree, differ, otherRules, broken } = found;
  const older =
    agree + differ === 0
      ? ''
      : `${agree + differ} of older rules (${agree} come out the same, ${differ} do not), `;
  context.out(
    `${counted(sound, 'table')} sound (${entriesOf(entries)} played again), ` +
      `${older}${otherRules} of other rules, ${broken} broken`,
  );
  return found;
}

function tell({ out, err }: CommandContext, id: string, replayed: Replayed): void {
  if (replayed.kind === 'broken') err(`${id} is broken: ${replayed.problem}`);
  if (replayed.kind === 'other-rules') {
    const { playedBy, here } = replayed;
    out(`${id} is not checked: it is played by rules ${playedBy}; here are ${here}`);
  }
  if (replayed.kind === 'agrees') {
    const { entries, playedBy } = replayed;
    out(`${id} comes out the same as by rules ${playedBy}: ${entriesOf(entries)} played again`);
  }
  if (replayed.kind === 'differs') {
    const { playedBy, here, difference } = replayed;
    out(`${id} comes out otherwise by rules ${here} than by ${playedBy}: ${difference}`);
  }
}
