import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { decideAmount } from '../../../rules/deciding/decide.ts';
import { hazardOf, strike } from '../../../rules/harm/hazard.ts';

/** Feet of a fall that count as one step, its Levels, and their limit (DT-HAZ-10). */
const STEP = 10;
const LEVELS = 2;
const MOST = 20;

/** Whoever was held up by a spell falls when that ends (DT-HAZ-10). */
export function* plunge(t: D20, creature: Creature): Flow<void> {
  const feet = creature.height;
  creature.height = 0;
  if (feet < STEP) return;
  const level = Math.min(MOST, LEVELS * Math.floor(feet / STEP));
  yield* strike(t, creature, hazardOf(t, 'fall', level));
}

/** A creature rises or sinks by up to so many feet. Returns by how many it did. */
export function* changeHeight(
  t: D20,
  creature: Creature,
  rule: string,
  most: number,
): Flow<number> {
  const before = creature.height;
  creature.height = yield* decideAmount(t, creature, 'choice.height', {
    rule,
    params: { creature: creature.id },
    min: Math.max(0, before - most),
    max: before + most,
    usual: before,
  });
  const feet = Math.abs(creature.height - before);
  t.tell?.({ type: 'moved', rule, creature: creature.id, feet, to: { height: creature.height } });
  return feet;
}
