import { decideSome } from '../../../rules/deciding/decide.ts';
import { gridOf } from '../../../rules/place/distance.ts';
import type { Spell } from '../../spell.ts';
import { hasMap } from './places.ts';
import { freeCells, raiseWall } from './walls.ts';

/** Feet around the point in which it can be shaped, and its squares: 1 foot thick and 10 high (decision). */
const AROUND = 60;
const SQUARES = 20;

/** Stone of any shape, resting on the ground (DT-ARC-512): the caster says on which squares. */
export const wallOfStone: Spell = {
  id: 'wall-of-stone',
  rule: 'DT-ARC-512',
  tradition: 'arcane',
  level: 5,
  range: 60,
  good: 'story',
  aim: () => ({ at: 'area', shape: { is: 'around', feet: AROUND } }),
  *cast(t, casting) {
    const making = { kind: 'wall-of-stone', until: { at: 'cure' }, hp: 40, isStone: true } as const;
    const free = freeCells(t, casting);
    if (!hasMap(t) || free.length === 0) {
      if (!hasMap(t)) raiseWall(t, { ...casting, point: casting.point }, [], making);
      return;
    }
    const grid = gridOf(t.state);
    const options = free.map((cell) => ({
      id: `${grid.x(cell)}-${grid.y(cell)}`,
      names: { x: grid.x(cell), y: grid.y(cell) },
      cell,
    }));
    const chosen = yield* decideSome(t, casting.caster, 'choice.stone', options, {
      rule: 'DT-ARC-512',
      min: 1,
      max: Math.min(SQUARES, options.length),
      usual: () => options.slice(0, SQUARES).map((_, at) => at),
    });
    raiseWall(
      t,
      casting,
      chosen.map(({ cell }) => cell),
      making,
    );
  },
};
