import { expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { rollInitiative } from './initiative.ts';
import { nextActor } from './naming.ts';

test('[DT-TN-07] the highest total takes the first turn, then says who follows', () => {
  const rig = sit({ dice: [8, 17, 12] });
  const [ash, bryn, cole] = [rig.hero(), rig.hero(), rig.hero()];
  inTurn(rig, ash);
  const { combat } = rig.state;
  if (combat === undefined) throw new Error('no combat');
  rig.play(rollInitiative(rig.t));
  expect(rig.play(nextActor(rig.t)).value).toBe(bryn);
  combat.acted = [bryn.id];
  combat.last = bryn.id;
  const { asked, value } = rig.play(nextActor(rig.t), [['next', `next-${cole.id}`]]);
  expect([asked, value]).toEqual([['next 1'], cole]);
  rig.allDiceUsed();
});

test('[DT-TOK-04, DT-TOK-08] an initiative that is rolled again after a tie may be thrown again too', () => {
  const rig = sit({ dice: [9, 9, 4, 15, 11], seats: 2 });
  const [ash, bryn] = [rig.hero(), rig.hero()];
  inTurn(rig, ash);
  ash.tokens = 1;
  for (const one of [ash, bryn]) one.used['tempt-fate'] = 0;
  rig.state.rerolls = { 0: 'all', 1: 'never' };
  rig.play(rollInitiative(rig.t), [
    ['reroll', 'pass'],
    ['reroll', 'pass'],
    ['reroll', 'token-1'],
    ['keep-face', 'new'],
  ]);
  expect([rig.state.combat?.firstOf, ash.tokens]).toEqual([[ash.id], 0]);
});
