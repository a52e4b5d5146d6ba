import { expect, test } from 'vitest';
import { inTurn, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { oneDeed } from '../combat/one-deed.ts';
import { bestManner, MANNERS } from './influence.ts';

test('[DT-SOC-12, DT-TAG-87] enemies are addressed in the manner that the speaker is best at', () => {
  // 20 + Level 3 and 2 of the role reach 25.
  const rig = sit({ dice: [20] });
  const ash = rig.hero({ level: 3, hitDice: [4, 4, 4], roles: [{ id: 'leadership-expert' }] });
  const plain = rig.hero();
  const thug = rig.foe('thug', 10);
  expect([MANNERS[bestManner(rig.t, ash, thug)], MANNERS[bestManner(rig.t, plain, thug)]]).toEqual([
    'negotiate',
    'influence',
  ]);
  inTurn(rig, ash);
  rig.play(oneDeed(rig.t, ash, turnOf(ash)), [['deed', `appeal-${thug.id}`]]);
  expect(thug.attitude).toBe('neutral');
  rig.allDiceUsed();
});
