import type { Option } from './choice.ts';
import { choose, type Question } from './choose.ts';
import type { Flow } from './flow.ts';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';

/** What whoever runs the table has decided. */
export interface Decided<O> {
  readonly taken: O;
  /** Of a ruling: the id of the usual option that it replaces, for the event that tells it. */
  readonly overrides?: string;
}

/**
 * A decision that the rules leave to whoever runs the table, with what is usual: proposed to a person,
 * and what software takes at once. Whatever else is taken is a ruling.
 *
 * @param usual index of the usual option
 */
export function* leftTo<O extends Option>(
  t: Pick<Table, 'seatCount'>,
  master: Seat,
  key: string,
  options: readonly O[],
  { usual, ...question }: Question & { readonly usual: number },
): Flow<Decided<O>> {
  const taken = yield* choose(t, master, key, options, { ...question, fallback: usual });
  const replaced = options[usual];
  if (replaced === undefined || replaced.id === taken.id) return { taken };
  return { taken, overrides: replaced.id };
}
