import type { D20 } from '../../../d20-table.ts';
import { forMinutes, tellStory } from '../../../rules/magic/verbs.ts';
import { gridOf } from '../../../rules/place/distance.ts';
import type { Casting, Spell } from '../../spell.ts';
import { spellZone } from '../shared/zones.ts';
import { areaOf, hasMap } from './places.ts';

const LENGTH = 120;

/** A dry path through water (DT-ARC-609). */
export const partWater: Spell = {
  id: 'part-water',
  rule: 'DT-ARC-609',
  tradition: 'arcane',
  level: 6,
  range: 120,
  good: 'story',
  aim: () => ({ at: 'area', shape: { is: 'line', length: LENGTH, width: 10 } }),
  cast(t, casting) {
    const until = forMinutes(t, 60);
    const shape = hasMap(t)
      ? { is: 'cells' as const, cells: widened(t, casting) }
      : areaOf(t, casting, LENGTH / 2);
    spellZone(t, casting, 'parted-water', until, shape);
    return tellStory(t, casting, until);
  },
};

/** Two squares wide: the line, and what lies beside it. */
function widened({ state }: D20, { cells }: Casting): readonly number[] {
  const grid = gridOf(state);
  const [first = 0] = cells;
  const last = cells.at(-1) ?? first;
  const isUpright =
    Math.abs(grid.y(last) - grid.y(first)) >= Math.abs(grid.x(last) - grid.x(first));
  const beside = cells.map((cell) =>
    grid.cellAt(grid.x(cell) + (isUpright ? 1 : 0), grid.y(cell) + (isUpright ? 0 : 1)),
  );
  return [...new Set([...cells, ...beside])].filter((cell) => cell >= 0);
}
