import { checksum, differenceBetween, withDifference } from '@tablewright/engine/host';
import type { Change, Seen, Update } from '@tablewright/protocol';

/** A view that has less than this in it is told whole: a change would save next to nothing. */
const SMALL = 40;

/**
 * What the listeners of one observer were told last, for telling them how it has changed. It shares
 * nothing with the table, which goes on.
 */
export class ChangesTold {
  #told: { readonly seq: number; readonly seen: Seen } | undefined;

  /** Notes what somebody who joins now is told, if nobody has been told anything yet. */
  begin(update: Update): void {
    this.#told ??= kept(update);
  }

  /** The update as a change, or as it is: at first, after a gap, and where it is small. */
  tell(update: Update, since: number): Update | Change {
    const told = this.#told;
    if (told === undefined || told.seq !== since || partsIn(update.seen, SMALL) < SMALL) {
      this.#told = kept(update);
      return update;
    }
    const { type: _type, seen, ...rest } = update;
    const difference = differenceBetween(told.seen, seen);
    const now = withDifference(told.seen, difference) as Seen;
    this.#told = { seq: update.seq, seen: now };
    return {
      ...rest,
      type: 'change',
      since,
      ...(difference === undefined ? {} : { difference }),
      sum: checksum(now),
    };
  }
}

function kept({ seq, seen }: Update) {
  return { seq, seen: withDifference({}, differenceBetween({}, seen)) as Seen };
}

/** How many parts plain data has, counted up to a limit. */
function partsIn(value: unknown, limit: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let parts = 1;
  for (const part of Object.values(value)) {
    parts += partsIn(part, limit - parts);
    if (parts >= limit) return limit;
  }
  return parts;
}
