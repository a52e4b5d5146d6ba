import type { AttackPower } from './aim.ts';

/**
 * The power with all fields that a power can have: what looks at hundreds of different powers is
 * much faster if they are all records of one form.
 */
export function wholePower({
  id,
  rule,
  target,
  damage,
  effect,
  effectLast,
  reads,
  strips,
  riders,
  afterwards,
  further,
  hindered,
  onlyEffect,
  unrolled,
  replies,
}: AttackPower): AttackPower {
  return {
    id,
    rule,
    target,
    damage,
    effect,
    effectLast,
    reads,
    strips,
    riders,
    afterwards,
    further,
    hindered,
    onlyEffect,
    unrolled,
    replies,
  };
}
