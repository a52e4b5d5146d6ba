import { describe, expect, test } from 'vitest';
import { type Court, ours, theirs } from '../../../../test/table.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { leave } from './charmed.ts';
import { charming, type Scene } from './testing/charming.ts';

/** Bo stands where Al can shoot at it. */
const NEAR = { bo: { at: '9,4' } } as const;

/** Cha charms Al, gives it the Role Boost, and it is Al's turn. */
function given(rolls: readonly number[], scene: Scene = {}): Court {
  const court = charming('shield-charm', { rolls, ...NEAR, ...scene });
  return court.answer('shield-charm', 'Al', 'give', 'end-turn');
}

const shoot = ['basic-implement-attack', 'Bo'] as const;

const sustainedFrom = (from: number) => ({ ends: 'failed-save', from }) as const;

describe('an ally that is charmed', () => {
  test('[KC-CHM-09] misses: the Charmer gains a Miss Token besides its own', () => {
    const court = given([4, 2]).answer(...shoot);
    expect([court.of('Al').missTokens, court.of('Cha').missTokens]).toEqual([1, 1]);
  });
  test('[KC-CHM-09] one for each attack, however many charms', () => {
    const cha = { at: '3,4' };
    const court = charming('shield-charm', {
      rolls: [4, 4, 2],
      picks: ['assault-charm'],
      cha,
      ...NEAR,
    });
    court.answer('shield-charm', 'Al', 'none', 'end-turn');
    court.answer('end-turn', 'end-turn');
    expect(court.inPlay('charmed')).toEqual([]);
    court.answer('shield-charm', 'Al', 'none');
    expect(court.inPlay('charmed')).toHaveLength(1);
    court.answer('end-turn', ...shoot);
    expect(court.of('Cha').missTokens).toBe(1);
  });
  test('[KC-CHM-09] a hit brings none, nor does an enemy’s miss or an ally’s that is not charmed', () => {
    expect(
      given([4, 4])
        .answer(...shoot)
        .of('Cha').missTokens,
    ).toBe(0);
    const court = charming('shield-charm', { rolls: [2], ...NEAR }).answer('end-turn', ...shoot);
    expect(court.of('Cha').missTokens).toBe(0);
  });
  test('[KC-CHM-09] none for an attack that misses the ally', () => {
    const court = given([4, 2, 2]);
    court.run(attack(court, court.id('Bo'), court.id('Al'), BASIC_IMPLEMENT_ATTACK));
    expect(court.of('Cha').missTokens).toBe(0);
  });
  test('[KC-CHM-09] two charms of a Charmer bring it one, those of two bring each one', () => {
    const charmed = (on: string, by: string) => ({ kind: 'charmed', on, by, source: 'luck-charm' });
    const others = [ours('Zoe', '0,0'), ours('Ann', '0,8')];
    const tokens = (on: string, by: string) => {
      const court = given([4, 2], { others, more: { effects: [charmed(on, by)] } });
      court.answer(...shoot);
      return ['Cha', 'Zoe'].map((name) => court.of(name).missTokens);
    };
    expect([tokens('Al', 'Cha'), tokens('Al', 'Zoe'), tokens('Ann', 'Cha')]).toEqual([
      [1, 0],
      [1, 1],
      [1, 0],
    ]);
  });
  test('[KC-CONV-21] the same thing again is one, with the larger number and the later end', () => {
    const court = charming('shield-charm');
    const [by, on] = [court.id('Cha'), court.id('Al')];
    const ends = (turn: number) => ({ ends: 'turn-end', of: on, turn }) as const;
    const lay = (turn: number, amount: number) =>
      leave(court, 'surefoot-speed', {
        by,
        on,
        source: 'surefoot-charm',
        until: ends(turn),
        amount,
      });
    const left = lay(2, 4);
    expect(lay(1, 8)).toBe(left);
    expect(court.inPlay('surefoot-speed', 'Al')).toMatchObject([{ amount: 8, until: ends(2) }]);
    lay(3, 4);
    expect(court.inPlay('surefoot-speed', 'Al')).toMatchObject([{ amount: 8, until: ends(3) }]);
  });
  test('[KC-CHM-12] [KC-CHM-15] what a sword lays on the Charmer too does not last', () => {
    const scene = {
      rolls: [4],
      implement: 'sword',
      picks: ['lasting'],
      cha: { at: '5,4' },
    } as const;
    const court = charming('shield-charm', scene).answer('shield-charm', 'Al', 'yes', 'none');
    const ends = (name: string) =>
      court.inPlay('shield-charm', name).map(({ until }) => until.ends);
    expect([ends('Cha'), ends('Al')]).toEqual([['turn-end'], ['failed-save']]);
  });
  test('[KC-CHM-12] sustained anew it begins anew', () => {
    const court = charming('shield-charm');
    const of = { by: court.id('Cha'), on: court.id('Al'), source: 'luck-charm' };
    for (const from of [3, 5, 4]) leave(court, 'luck-charm', { ...of, until: sustainedFrom(from) });
    expect(court.inPlay('luck-charm', 'Al')).toMatchObject([{ until: sustainedFrom(4) }]);
  });
  test('[KC-CHM-09] it is so until the last timed effect of the charm ends', () => {
    const court = given([4]);
    expect(court.inPlay('charmed', 'Al')).toHaveLength(1);
    court.answer('end-turn');
    expect(court.inPlay('charmed')).toEqual([]);
    expect(court.inPlay('given-boost')).toEqual([]);
  });
  test('[KC-CHM-09] where nothing ends by itself, until its next turn does', () => {
    const court = charming('luck-charm', { rolls: [3] }).answer(
      'luck-charm',
      'Al',
      'effect-1',
      'none',
    );
    expect(court.inPlay('charmed', 'Al')).toHaveLength(1);
    court.answer('end-turn', 'end-turn');
    expect([court.inPlay('charmed').length, court.inPlay('luck-tokens', 'Al').length]).toEqual([
      0, 1,
    ]);
  });
  test('[KC-CHM-06] stays so when the Charmer is Taken Out, with the Boost; its own statuses end', () => {
    const court = charming('shield-charm', { rolls: [4], bo: { at: '8,4' } });
    court.answer('shield-charm', 'Al', 'give');
    court.befall('Cha', 'slowed');
    takeOut(court, court.id('Cha'), court.id('Bo'));
    expect([court.inPlay('charmed', 'Al').length, court.inPlay('given-boost').length]).toEqual([
      1, 1,
    ]);
    expect(court.inPlay('shield-charm', 'Al')).toHaveLength(1);
    expect(court.inPlay('slowed')).toEqual([]);
  });
});

describe('a Role Boost that is given away', () => {
  const striker = { role: 'striker', specialisation: 'sniper' } as const;
  test('[KC-CHM-16] is used by the ally besides its own, and named as the Charmer’s', () => {
    const al = { role: 'striker', specialisation: 'sniper' };
    const court = given([4, 4], { cha: striker, al }).answer(...shoot);
    expect(court.of('Bo')).toHaveHp(4);
    const whose = court.heard('boost').map(({ who }) => who);
    expect(whose.toSorted()).toEqual([court.id('Cha'), court.id('Al')]);
  });
  test('[KC-CHM-16] on each of its attack rolls of 3 to 6, and on no 2', () => {
    const court = given([4, 2], { cha: striker, bo: { at: '10,4' } }).answer(...shoot);
    expect(court.of('Bo')).toHaveHp(8);
  });
  test('[KC-CHM-16] its owner stays its source: a Mark is the Charmer’s', () => {
    const court = given([4, 4], { cha: { role: 'defender', specialisation: 'punisher' } });
    court.answer(...shoot, ['damage', 'given-boost']);
    expect(court.inPlay('marked', 'Bo').map(({ by }) => by)).toEqual([court.id('Cha')]);
  });
  test('[KC-CHM-16] a Leader’s heals whom the Charmer picks, by its own sight', () => {
    const leader = { role: 'leader', specialisation: 'rescuer' } as const;
    const al = { role: 'striker', specialisation: 'sniper', hp: 3 };
    const court = given([4, 4], { cha: leader, al }).answer(...shoot);
    court.answer(['damage', 'role-boost', 'given-boost']);
    expect(court).toBeAskedFor('heal', { rule: 'KR-LEAD-01', seat: 0 });
    expect(court.offered).toEqual(['Al', 'nobody']);
    expect(court.answer('Al').of('Al').hp).toBe(6);
  });
  test('[KC-CHM-16] [KT-EX-12] a Pursuer’s pulls toward the Charmer', () => {
    const pursuer = { role: 'defender', specialisation: 'pursuer', at: '6,1' } as const;
    const al = { role: 'striker', specialisation: 'sniper' };
    const court = given([4, 4], { cha: pursuer, al, bo: { at: '9,4' } }).answer(...shoot);
    court.answer(['damage', 'role-boost', 'given-boost']);
    expect(court.open.kind).toBe('path');
    const far = ([x = 0, y = 0]: readonly number[]) => Math.max(Math.abs(x - 6), Math.abs(y - 1));
    const ends = court.ends.map((end) => (end.match(/\d+/g) ?? []).map(Number));
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) expect(far(end)).toBeLessThan(3);
  });
  test('[KC-CHM-16] a Trapper’s comes when the ally’s attack is over', () => {
    const trapper = { role: 'specialist', specialisation: 'trapper' } as const;
    const al = { role: 'striker', specialisation: 'sniper' };
    const court = given([4, 4], { cha: trapper, al }).answer(...shoot);
    expect(court).toBeAskedFor('damage-trap', { rule: 'KR-SPEC-15', seat: 0 });
    court.answer('court(9,3)');
    expect(court.state.traps).toMatchObject([{ kind: 'damage', by: court.id('Cha') }]);
  });
  test('[KC-CHM-16] [KC-CONV-14] not with a later roll of the same attack', () => {
    const al = {
      class: 'wandslinger',
      picks: ['wandslinger/filovs-fusillade'],
      role: 'striker',
      specialisation: 'bruiser',
    };
    const cy = theirs('Cy', '9,6', { class: 'porter', implement: 'wand' });
    const court = given([4, 4, 4], { cha: striker, al, others: [cy] });
    court.answer('filovs-fusillade', ['Bo', 'Cy'], 'Bo');
    expect([court.of('Bo').hp, court.of('Cy').hp]).toEqual([4, 6]);
  });
  test('[KC-CHM-16] [KR-BOOST-03] or the Charmer uses it itself, on whom it has charmed', () => {
    const controller = { role: 'controller', specialisation: 'protector' } as const;
    const court = charming('shield-charm', { rolls: [4], cha: controller });
    court.answer('shield-charm', 'Al', 'use', ['effect-1', 'effect-2', 'role-boost']);
    expect(court.open.kind).toBe('path');
  });
  test('[KC-CHM-16] a Striker’s would hurt the charmed one, and may be left out', () => {
    const court = charming('shield-charm', { rolls: [4], cha: striker });
    court.answer('shield-charm', 'Al');
    expect(court.offered).toEqual(['give', 'use', 'none']);
    expect(court.answer('none').of('Al')).toHaveHp(8);
  });
  test('[KC-CHM-16] a Runner dashes, though the charm is on itself, which nobody could be given', () => {
    const runner = { role: 'specialist', specialisation: 'runner' } as const;
    const court = charming('shield-charm', { rolls: [4], cha: runner }).answer(
      'shield-charm',
      'Cha',
    );
    expect(court.offered).toEqual(['use', 'none']);
  });
  test('[KC-CHM-14] [KC-CHM-16] after a split one of the two gets it', () => {
    const cy = ours('Cy', '4,6', { class: 'porter' });
    const court = charming('shield-charm', { rolls: [4], implement: 'staff', others: [cy] });
    court.answer('shield-charm', 'Al', 'effect-2', 'Cy', 'give');
    expect(court).toBeAskedFor('charm-boost-on');
    court.answer('Cy');
    expect(court.inPlay('given-boost').map(({ on }) => on)).toEqual([court.id('Cy')]);
  });
});
