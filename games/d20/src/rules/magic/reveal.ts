import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { deciderOf, masterSeat } from '../deciding/decide.ts';

/** What somebody learns by a power that shows facts. */
export interface Found {
  readonly rule: string;
  /** What it is about: a key of the catalogue, `magic`, `evil`, `thoughts`, … */
  readonly what: string;
  readonly creatures?: readonly Creature[];
  /** Kinds of things and of zones. */
  readonly things?: readonly string[];
  /** What else is known, as words of the catalogue. */
  readonly words?: readonly string[];
}

/** Shows facts to whoever decides for a creature, and to whoever runs the game, alone (DT-HID-11). */
export function reveal(t: D20, creature: Creature, found: Found): undefined {
  const { rule, what, creatures = [], things = [], words = [] } = found;
  const seats = [deciderOf(t, creature), masterSeat(t)].filter((seat) => seat !== undefined);
  t.tell?.({
    type: 'revealed',
    rule,
    creature: creature.id,
    what,
    found: creatures.map(({ id }) => id),
    things,
    words,
    only: [...new Set(seats)],
  });
  return undefined;
}
