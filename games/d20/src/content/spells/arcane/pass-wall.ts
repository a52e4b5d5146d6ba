import type { D20 } from '../../../d20-table.ts';
import { forMinutes, tellStory } from '../../../rules/magic/verbs.ts';
import { gridOf } from '../../../rules/place/distance.ts';
import { terrainOf } from '../../../rules/place/terrain.ts';
import type { Casting, Spell } from '../../spell.ts';
import { spellZone } from '../shared/zones.ts';

/** Squares through which it leads. */
const DEEP = 2;

/** A passage through stone, away from the caster (DT-ARC-508). */
export const passWall: Spell = {
  id: 'pass-wall',
  rule: 'DT-ARC-508',
  tradition: 'arcane',
  level: 5,
  range: 30,
  good: 'story',
  aim: () => ({ at: 'area', shape: { is: 'radius', feet: 0 } }),
  cast(t, casting) {
    const until = forMinutes(t, 30);
    tellStory(t, casting, until);
    const cells = passage(t, casting);
    if (cells.length > 0) spellZone(t, casting, 'pass-wall', until, { is: 'cells', cells });
    return undefined;
  },
};

/** The solid squares from the point on, straight away from the caster. */
function passage({ state }: D20, { caster, point }: Casting): readonly number[] {
  if (point === undefined || !('cell' in point) || caster.place.at !== 'square') return [];
  const grid = gridOf(state);
  const dx = grid.x(point.cell) - grid.x(caster.place.cell);
  const dy = grid.y(point.cell) - grid.y(caster.place.cell);
  const long = Math.max(Math.abs(dx), Math.abs(dy));
  if (long === 0) return [];
  const cells: number[] = [];
  for (let at = 0; at < DEEP; at += 1) {
    const x = grid.x(point.cell) + Math.round(dx / long) * at;
    const y = grid.y(point.cell) + Math.round(dy / long) * at;
    if (terrainOf(state.ground.rows[y]?.[x]).isClosed === true) cells.push(grid.cellAt(x, y));
  }
  return cells.filter((cell) => cell >= 0);
}
