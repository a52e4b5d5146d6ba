import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import { tryTask } from './task.ts';

test('[DT-SCA-12] what is bound to fail once does so whatever is rolled, and is no near miss', () => {
  const rig = sit({ dice: [20, 20] });
  const ash = rig.hero();
  addCircumstance(rig.t, [ash], { on: 'stealth', is: 'fails', for: 'roll' }, 'DT-SCA-12');
  const sneaks = () =>
    rig.play(tryTask(rig.t, ash, { tag: 'stealth', target: 15, rule: 'DT-SCA-12' })).value;
  expect(sneaks()).toEqual({ success: false, total: 20 });
  expect(sneaks()).toMatchObject({ success: true });
  rig.allDiceUsed();
});
