import { type RandomSource, Table } from '@tablewright/engine';
import type { KazzamState } from '../model.ts';
import type { Kazzam, Moment } from '../table.ts';

const tables = new WeakMap<KazzamState, Kazzam>();

/** No bot rolls: what it looks at is what is. */
const NO_DICE = {
  index(): number {
    throw new Error('a bot must not roll the dice of the match');
  },
} as unknown as RandomSource;

/** A table at which a bot can ask the rules what holds now; it changes nothing. */
export function tableOf({ state: view, content }: Moment): Kazzam {
  const known = tables.get(view);
  if (known !== undefined) return known;
  const table = new Table(view, view.options, 2, NO_DICE, undefined, undefined, content) as Kazzam;
  tables.set(view, table);
  return table;
}
