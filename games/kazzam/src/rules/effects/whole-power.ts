import type { AttackPower } from './power.ts';

/**
 * The power with all fields that a power can have: what looks at hundreds of different powers is
 * much faster if they are all records of one form.
 */
export function wholePower(power: AttackPower): AttackPower {
  return {
    id: power.id,
    rule: power.rule,
    target: power.target,
    damage: power.damage,
    effect: power.effect,
    effectLast: power.effectLast,
    reads: power.reads,
    strips: power.strips,
    riders: power.riders,
    afterwards: power.afterwards,
    further: power.further,
    hindered: power.hindered,
    onlyEffect: power.onlyEffect,
    unrolled: power.unrolled,
    replies: power.replies,
    worth: power.worth,
  };
}
