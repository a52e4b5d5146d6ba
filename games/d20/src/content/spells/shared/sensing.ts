import { lineBetween } from '@tablewright/geometry';
import type { D20, World } from '../../../d20-table.ts';
import type { Creature, Item } from '../../../model.ts';
import { type Found, reveal } from '../../../rules/magic/reveal.ts';
import { feetBetween, gridOf } from '../../../rules/place/distance.ts';
import type { Bearer, Trait } from '../../trait.ts';
import { ruleOf } from './bearer.ts';

/** What a sense finds now. */
export type Look = (w: World, self: Bearer) => Omit<Found, 'rule'>;

/** A sense that a spell gives: what it finds is shown when it begins, and again whenever its bearer looks (DT-HID-11). */
export function sense(id: string, rule: string, look: Look): Trait {
  const use = (t: D20, self: Bearer): undefined =>
    reveal(t, self.creature, { rule: ruleOf(self, rule), ...look(t, self) });
  return {
    id,
    rule,
    powers: [{ id: `look-${id}`, rule, takes: 'free', use }],
    on: { began: use },
  };
}

/** Things that lie within so many feet of a creature. */
export const lyingNear = ({ state }: World, { place }: Creature, feet: number): readonly Item[] =>
  state.lying.filter((one) => feetBetween(state, one.place, place) <= feet).map(({ item }) => item);

/** Whether a wall stands between two creatures: each square of it is more than three feet of stone. */
export function isBehindStone({ state }: World, a: Creature, b: Creature): boolean {
  if (a.place.at !== 'square' || b.place.at !== 'square') return false;
  const grid = gridOf(state);
  const point = (cell: number) => ({ x: grid.x(cell), y: grid.y(cell) });
  const isStone = (x: number, y: number) => state.ground.rows[y]?.[x] === '#';
  return lineBetween(point(a.place.cell), point(b.place.cell), isStone) === 0;
}
