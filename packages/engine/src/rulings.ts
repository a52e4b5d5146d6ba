import type { Option } from './choice.ts';
import { choose, type Question } from './choose.ts';
import type { GameEvent } from './events.ts';
import type { Flow } from './flow.ts';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';

/**
 * A decision that the rules leave to whoever runs the table, with what is usual: proposed to a person,
 * and what software takes at once. Whatever else is taken is a ruling.
 *
 * @param usual index of the usual option
 * @param ruled what the table is told of a ruling; it is marked with the usual option that it replaces
 */
export function* leftTo<O extends Option, E extends GameEvent>(
  t: Pick<Table<unknown, unknown, E>, 'seatCount' | 'tell'>,
  master: Seat,
  key: string,
  options: readonly O[],
  {
    usual,
    ruled,
    ...question
  }: Question & {
    readonly usual: number;
    readonly ruled: (taken: O) => E;
  },
): Flow<O> {
  const taken = yield* choose(t, master, key, options, { ...question, fallback: usual });
  const replaced = options[usual];
  if (replaced !== undefined && replaced.id !== taken.id) {
    t.tell?.({ ...ruled(taken), overrides: replaced.id });
  }
  return taken;
}
