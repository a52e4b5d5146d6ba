import { expect, test } from 'vitest';
import { inTurn, lay, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import type { Creature } from '../../model.ts';
import { attackAction } from '../actions/attacks.ts';
import { attacksOf } from '../attack/forms.ts';
import { deedsOf } from '../combat/one-deed.ts';
import { deed } from '../combat/stages.ts';
import { setAttitude } from '../effects/attitude.ts';
import { hurt } from '../harm/hurt.ts';
import { bestDeed, preyOf } from '../npcs/tactics.ts';
import { influence } from './influence.ts';

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
    expect(rig.play(influence(rig.t, ash, other, 'influence', { more })).value).toBe(true);
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

/** A talker with a token to spare for nobody, and two thugs who fight it, one of whom has been talked round. */
function truce(dice: readonly number[] = []) {
  const rig = sit({ dice, seats: 1 });
  const ash = rig.hero({ level: 3, hitDice: [6, 6, 6] }, 0, 0, 0);
  ash.used['tempt-fate'] = 0;
  const [calm, other] = [rig.foe('thug', 5), rig.foe('thug', 5)];
  inTurn(rig, ash);
  setAttitude(rig.t, calm, 'neutral', 'DT-SOC-04');
  const does = (one: Creature) => {
    const turn = turnOf(one);
    const deeds = deedsOf(rig.t, one, turn);
    return deeds[bestDeed(rig.t, one, turn, deeds)];
  };
  return { ...rig, ash, calm, other, does };
}

test('[DT-SOC-12] who has been talked round attacks nobody, and companions leave it alone; it puts out its own fire', () => {
  const rig = truce();
  expect([rig.does(rig.calm)?.id, rig.does(rig.other)?.kind]).toEqual(['end-turn', 'attack']);
  expect(preyOf(rig.t, rig.ash)).toBe(rig.other);
  rig.other.hp = 0;
  expect(rig.does(rig.ash)?.kind).not.toBe('attack');
  lay(rig, rig.calm, 'aflame');
  expect(rig.does(rig.calm)?.id).toBe(`extinguish-${rig.calm.id}`);
});

test('[DT-SOC-09, DT-SOC-12] an attack of the party ends the peace, though it misses', () => {
  const rig = truce([2]);
  const [form] = attacksOf(rig.t, rig.ash);
  if (form === undefined) throw new Error('nothing to strike with');
  rig.play(attackAction(rig.t, rig.ash, form, rig.calm));
  expect(rig.events('missed')).toHaveLength(1);
  expect(rig.events('attitude-changed').at(-1)).toMatchObject({
    ...{ rule: 'DT-SOC-09', creature: rig.calm.id, attitude: 'hostile' },
  });
  expect(rig.does(rig.calm)?.kind).toBe('attack');
});

test('[DT-SOC-09] harm by another foe, or by nobody, ends no peace; harm by the party does', () => {
  const rig = truce();
  const harm = (by?: Creature) =>
    rig.play(
      hurt(rig.t, rig.calm, {
        danger: { rule: 'DT-HAZ-13', tags: [], ...(by && { by }) },
        isDamage: true,
        amount: 1,
      }),
    );
  harm();
  harm(rig.other);
  expect(rig.calm.attitude).toBe('neutral');
  harm(rig.ash);
  expect(rig.calm.attitude).toBe('hostile');
});

test('[DT-SOC-09, DT-INIT-10] who stood aside and is struck in a fight takes part from the next round, with all who stand by it; a wall does not', () => {
  const rig = sit({ dice: [2, 2], seats: 1 });
  const ash = rig.hero({}, 0, 0, 0);
  ash.used['tempt-fate'] = 0;
  rig.foe('thug', 5);
  const one = rig.foe('bystander', 5, undefined, { attitude: 'neutral' });
  const beside = rig.foe('bystander', 10, undefined, { attitude: 'friendly', group: one.group });
  const wall = rig.foe('wall-section', 5, undefined, { attitude: 'neutral' });
  const turn = inTurn(rig, ash);
  const { combat } = rig.state;
  if (combat === undefined) throw new Error('no combat');
  combat.participants = [1, 2];
  const strike = (at: Creature) => {
    const id = deedsOf(rig.t, ash, turn).find(
      (each) => each.kind === 'attack' && each.at === at,
    )?.id;
    rig.play(deed(rig.t), [['deed', id ?? '']]);
    turn.actions = 0;
  };
  strike(wall);
  expect([wall.side, wall.attitude, combat.participants]).toEqual(['others', 'neutral', [1, 2]]);
  strike(one);
  expect([one, beside].map(({ side, attitude }) => [side, attitude])).toEqual([
    ['foes', 'hostile'],
    ['foes', 'hostile'],
  ]);
  expect([combat.participants, combat.arrived]).toEqual([
    [1, 2, one.id, beside.id],
    [one.id, beside.id],
  ]);
});
