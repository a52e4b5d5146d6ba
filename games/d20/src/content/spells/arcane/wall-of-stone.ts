import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import { decide, decideSome } from '../../../rules/deciding/decide.ts';
import { gridOf } from '../../../rules/place/distance.ts';
import type { Casting, Spell } from '../../spell.ts';
import { hasMap } from './places.ts';
import { freeCells, type Making, raiseWall } from './walls.ts';

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
    if (!hasMap(t)) return yield* acrossTheLine(t, casting, making);
    const free = freeCells(t, casting);
    if (free.length === 0) return;
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

/** Without a map the caster says before whom it stands. */
function* acrossTheLine(t: D20, casting: Casting, making: Making): Flow<void> {
  const { caster } = casting;
  const options = casting.targets
    .filter((one) => one !== caster)
    .map((creature) => ({ id: `at-${creature.id}`, names: { creature: creature.id }, creature }));
  if (options.length === 0) return;
  const question = { rule: 'DT-ARC-512', usual: () => 0 };
  const point = yield* decide(t, caster, 'choice.stone-before', options, question);
  raiseWall(t, { ...casting, point }, [], making);
}
