import { expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { influence, setAttitude } from './influence.ts';

test.each([
  ['friendly', 5, 'DT-SOC-02', []],
  ['neutral', 15, 'DT-SOC-01', [{ rule: 'DT-SOC-03', attitude: 'friendly' }]],
  ['hostile', 25, 'DT-SOC-01', [{ rule: 'DT-SOC-04', attitude: 'neutral' }]],
] as const)(
  '[DT-SOC-02 to -04] what a %s one takes, and what comes of it',
  (attitude, target, rule, told) => {
    const rig = sit({ dice: [20] });
    const ash = rig.hero();
    const other = rig.foe('bystander', 5, undefined, { attitude });
    const more = [{ is: 'bonus', value: 5, stack: 'add', rule: 'DT-GMC-03' }] as const;
    expect(rig.play(influence(rig.t, ash, other, 'influence', more)).value).toBe(true);
    expect(rig.events('rolled')).toMatchObject([{ rule, target, ability: 'CHA', total: 25 }]);
    expect(rig.events('attitude-changed')).toMatchObject(told);
    expect(ash.used).toEqual({});
  },
);

test('[DT-SOC-09, DT-INIT-14] a change of attitude is told, known, and a change of the fight; none is no change', () => {
  const rig = sit();
  const ash = rig.hero();
  const thug = rig.foe('thug', 5, undefined, { attitude: 'hostile' });
  inTurn(rig, ash);
  if (rig.state.combat !== undefined) rig.state.combat.round = 4;
  setAttitude(rig.t, thug, 'hostile', 'DT-SOC-09');
  expect([rig.state.combat?.changed, rig.events('attitude-changed')]).toEqual([1, []]);
  setAttitude(rig.t, thug, 'neutral', 'DT-SOC-04');
  expect([rig.state.combat?.changed, thug.isSpokenTo]).toEqual([4, true]);
  expect(rig.events('attitude-changed')).toEqual([
    { type: 'attitude-changed', rule: 'DT-SOC-04', creature: thug.id, attitude: 'neutral' },
  ]);
  const quiet = sit();
  const one = quiet.foe('thug', 5, undefined, { attitude: 'hostile' });
  Object.assign(quiet.t, { tell: undefined });
  setAttitude(quiet.t, one, 'neutral', 'DT-SOC-04');
  expect(one.attitude).toBe('neutral');
});
