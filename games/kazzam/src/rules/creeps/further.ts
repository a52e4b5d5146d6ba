/** What comes with the attack of a row: attacks on further targets, nobody twice (KM-CHARM-02). */
import type { CreatureId } from '../../model.ts';
import { isTargetFrom, stanceOf } from '../attack/aim.ts';
import type { CreepRow } from '../effects/creep-block.ts';
import { type Actor, attackLeft } from './actor.ts';
import type { Lookout } from './lookout.ts';

/**
 * A Creep as it comes to a row, with the attacks on further targets that its state leaves it of those
 * that the row brings: each by itself is what it would be alone (KZ-CREEP-24).
 */
export function withFurther(
  actor: Actor,
  { power, further }: CreepRow,
  targets: readonly CreatureId[],
): Actor {
  if (power === undefined || further === undefined) return actor;
  const powers = further.powers.flatMap((one) => attackLeft(actor, one) ?? []);
  return { ...actor, further: { rule: further.rule, powers, targets } };
}

/** Attacks on further targets beside one target. */
interface FurtherFinds {
  /** How many there could be at most. */
  readonly most: number;
  /** How many there would be from where the Creep stands now. */
  readonly count: () => number;
}

const NONE: FurtherFinds = { most: 0, count: () => 0 };

/** What a Creep's attacks on further targets would find, when the first one is on that target. */
export function furtherFor({ t, id, further }: Lookout, first: CreatureId): FurtherFinds {
  if (further === undefined) return NONE;
  const { powers, targets } = further;
  const others = targets.filter((target) => target !== first);
  const count = (): number => {
    const left = [...others];
    for (const [at, power] of powers.entries()) {
      const stance = stanceOf(t, id, power);
      const found = left.findIndex((target) => isTargetFrom(t, stance, target));
      if (found < 0) return at;
      left.splice(found, 1);
    }
    return powers.length;
  };
  return { most: Math.min(powers.length, others.length), count };
}
