import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { lockedOf } from '../numbers/hit-points.ts';
import { heal } from './heal.ts';

/** A troll far below 0, by fire and acid. */
function burnt() {
  const rig = sit();
  const ash = rig.hero({ heritage: 'troll', level: 3, hitDice: [5, 5, 5] });
  ash.hp = -12;
  ash.lockedLoss = [{ trait: 'troll', ways: ['natural', 'magic', 'care'], amount: 27 }];
  return { rig, ash };
}

test('[DT-TOK-05, DT-HP-15, DT-INV-22] a token brings back locked loss too: what is still locked is what is still lost', () => {
  const { rig, ash } = burnt();
  rig.play(heal(rig.t, ash, { amount: 13, way: 'token', rule: 'DT-TOK-05' }));
  expect([ash.hp, lockedOf(ash)]).toEqual([1, 14]);
});

test('[DT-HP-15] other healing stops below what is locked to it, and care lowers it point by point', () => {
  const { rig, ash } = burnt();
  rig.play(heal(rig.t, ash, { amount: 20, way: 'regeneration', rule: 'DT-HER-15' }));
  expect([ash.hp, lockedOf(ash)]).toEqual([-12, 27]);
  rig.play(heal(rig.t, ash, { amount: 4, way: 'care', rule: 'DT-TASK-01' }));
  expect([ash.hp, lockedOf(ash)]).toEqual([-8, 23]);
});
