import { describe, expect, test } from 'vitest';
import { type Duel, duel } from '../../../../test/sword.ts';
import { type Court, ours, theirs } from '../../../../test/table.ts';
import { dataOf } from '../../../rules/effects/effect-data.ts';
import { FOCUS } from './enchantments.ts';

const held = { statuses: [{ status: 'grabbed', by: 'Sue', ends: 'escape' }] };

describe('Sword Hold', () => {
  const hold = ['sword-hold'];
  test('[KC-SHV-10] an attack that misses her hurts whom she holds', () => {
    const court = duel(hold, 'Bo', [2], { bo: held }).answer('basic-physical-attack', 'Sue');
    expect(court.of('Bo')).toHaveHp(6);
  });
  test('[KC-SHV-10] whoever misses her, and not who hits', () => {
    const cy = theirs('Cy', '3,5');
    const missed = duel(hold, 'Cy', [2], { bo: held, others: [cy] });
    missed.answer('basic-implement-attack', 'Sue');
    expect([missed.of('Bo').hp, missed.of('Cy').hp]).toEqual([6, 8]);
    const hit = duel(hold, 'Cy', [4], { bo: held, others: [cy] });
    expect(hit.answer('basic-implement-attack', 'Sue').of('Bo')).toHaveHp(8);
  });
  test('[KC-SHV-10] not with nobody held, nor for a miss on somebody else', () => {
    expect(duel(hold, 'Bo', [2]).answer('basic-physical-attack', 'Sue').of('Bo')).toHaveHp(8);
    const al = ours('Al', '4,4');
    const court = duel(hold, 'Bo', [2], { bo: held, others: [al] });
    expect(court.answer('basic-physical-attack', 'Al').of('Bo')).toHaveHp(8);
  });
  test('[KC-SHV-10] of two she chooses one', () => {
    const cy = theirs('Cy', '3,2', held);
    const court = duel(hold, 'Bo', [2], { bo: held, others: [cy] });
    court.answer('basic-physical-attack', 'Sue');
    expect(court).toBeAskedFor('sword-hold', { rule: 'KC-SHV-10', seat: 0 });
    court.answer('Cy');
    expect([court.of('Bo').hp, court.of('Cy').hp]).toEqual([8, 6]);
  });
  test('[KC-SHV-10] an escape that fails hurts, by choice too, and one that succeeds does not', () => {
    const escaped = (rolls: readonly number[], how: string) =>
      duel(hold, 'Bo', rolls, { bo: held }).answer('escape', how).of('Bo').hp;
    expect([escaped([3], 'roll'), escaped([], 'fail'), escaped([4], 'roll')]).toEqual([6, 6, 8]);
  });
  test('[KC-SHV-10] other Saving Throws do not count', () => {
    const statuses = [...held.statuses, { status: 'slowed', ends: 'save' }];
    const court = duel(hold, 'Bo', [3], { bo: { statuses } }).answer('end-turn', 'roll');
    expect(court.of('Bo')).toHaveHp(8);
  });
  test('[KC-SHV-07] nothing of it while Disarmed', () => {
    const sue = { statuses: ['disarmed'] };
    const court = duel(hold, 'Bo', [2], { sue, bo: held }).answer('basic-physical-attack', 'Sue');
    expect(court.of('Bo')).toHaveHp(8);
  });
});

describe('Whirling', () => {
  const ASKED = 'whirling KC-SHV-11 seat 0';
  test('[KC-SHV-11] an enemy that ends its turn in reach may take 1', () => {
    const cut = (answer: string) => {
      const court = duel(['whirling'], 'Bo', []).answer('end-turn');
      expect(court.asked).toBe(ASKED);
      return court.answer(answer).of('Bo').hp;
    };
    expect([cut('yes'), cut('no')]).toEqual([7, 8]);
  });
  test('[KC-SHV-11] once until her next turn starts', () => {
    const others = [theirs('Cy', '2,3'), theirs('Di', '3,2')];
    const court = duel(['whirling'], 'Bo', [], { others }).answer('end-turn', 'no', 'end-turn');
    expect(court.asked).toBe(ASKED);
    court.answer('yes', 'end-turn');
    expect([court.of('Cy').hp, court.asked]).toEqual([7, 'action KZ-ACT-01 seat 0']);
    court.answer('end-turn', 'end-turn');
    expect(court.asked).toBe(ASKED);
  });
  test('[KC-SHV-11] with Reach 2 at two squares, without it beside her only', () => {
    const bo = { at: '5,3' };
    expect(duel(['whirling'], 'Bo', [], { bo }).answer('end-turn').asked).not.toBe(ASKED);
    expect(duel(['whirling', 'long-arm'], 'Bo', [], { bo }).answer('end-turn').asked).toBe(ASKED);
  });
  test('[KC-SHV-11] not allies, nobody Hidden, not behind a wall, not while Disarmed or Stunned', () => {
    const asked = (more: Duel) => duel(['whirling'], 'Bo', [], more).answer('end-turn').asked;
    const none = 'action KZ-ACT-01 seat 0';
    expect(asked({ bo: { team: 'players' } })).toBe(none);
    expect(asked({ bo: { statuses: ['hidden'] } })).toBe(none);
    expect(asked({ sue: { statuses: ['disarmed'] } })).toBe(none);
    const stunned = duel(['whirling'], 'Bo', [], { sue: { statuses: ['stunned'] } });
    expect(stunned.answer('end-turn').asked).not.toBe(ASKED);
  });
});

describe('Guardless Blade', () => {
  const blade = ['guardless-blade'];
  const ASKED = 'guardless-blade KC-SHV-13 seat 0';
  test('[KC-SHV-13] hurt by the attack of an enemy in reach, she may trade 2 for 2', () => {
    const traded = (answer: string) => {
      const court = duel(blade, 'Bo', [4]).answer('basic-physical-attack', 'Sue');
      expect(court.asked).toBe(ASKED);
      court.answer(answer);
      return [court.of('Sue').hp, court.of('Bo').hp];
    };
    expect([traded('yes'), traded('no')]).toEqual([
      [4, 6],
      [6, 8],
    ]);
  });
  test('[KC-SHV-13] [KZ-DEF-08] Resist does not help her, Ward does', () => {
    const sue = { statuses: [{ status: 'resist', amount: 1 }], ward: 3 };
    const court = duel(blade, 'Bo', [4], { sue }).answer('basic-physical-attack', 'Sue', 'yes');
    // One of the attack, then two: three of Ward.
    expect([court.of('Sue').hp, court.of('Sue').wards, court.of('Bo').hp]).toEqual([8, [], 6]);
  });
  test('[KC-SHV-13] not out of reach, not on a miss, not for what is no attack', () => {
    const far = duel(blade, 'Bo', [4], { bo: { at: '6,3' } });
    expect(far.answer('basic-implement-attack', 'Sue').asked).not.toBe(ASKED);
    expect(duel(blade, 'Bo', [2]).answer('basic-physical-attack', 'Sue').asked).not.toBe(ASKED);
    const walked = duel(blade, 'Sue', []).answer('walk', ['court(2,3)'], 'yes');
    expect([walked.of('Sue').hp, walked.asked]).not.toContain(ASKED);
    expect(walked.of('Sue')).toHaveHp(6);
  });
  test('[KC-SHV-13] after a hit in melee she may trade for another enemy in reach', () => {
    const others = [theirs('Cy', '2,3'), theirs('Far', '3,6'), ours('Al', '2,2')];
    const court = duel(blade, 'Sue', [4], { others }).answer('basic-implement-attack', 'Bo');
    expect(court.asked).toBe(ASKED);
    court.answer('yes');
    expect(['Sue', 'Bo', 'Cy', 'Far', 'Al'].map((name) => court.of(name).hp)).toEqual([
      6, 5, 6, 8, 8,
    ]);
  });
  test('[KC-SHV-13] of several she picks one; none but the target, no question', () => {
    const others = [theirs('Cy', '2,3'), theirs('Di', '3,2')];
    const court = duel(blade, 'Sue', [4], { others }).answer('basic-implement-attack', 'Bo', 'yes');
    expect(court).toOfferOnly('Cy', 'Di');
    const alone = duel(blade, 'Sue', [4]).answer('basic-implement-attack', 'Bo');
    expect(alone.asked).not.toBe(ASKED);
    const missed = duel(blade, 'Sue', [2], { others }).answer('basic-implement-attack', 'Bo');
    expect(missed.asked).not.toBe(ASKED);
  });
  test('[KC-SHV-13] though it Takes her Out: the enemy is hurt and she has a Strike', () => {
    const court = duel(blade, 'Bo', [4], { sue: { hp: 4 } });
    court.answer('basic-physical-attack', 'Sue', 'yes');
    expect([court.at('Sue'), court.of('Bo').hp, court.state.strikes, court.state.points]).toEqual([
      'nowhere',
      6,
      [1, 0],
      [0, 0],
    ]);
  });
  test('[KC-SHV-13] not when the attack has Taken her Out, not while Disarmed', () => {
    const out = duel(blade, 'Bo', [4], { sue: { hp: 2 } });
    expect(out.answer('basic-physical-attack', 'Sue').asked).not.toBe(ASKED);
    const sue = { statuses: ['disarmed'] };
    const court = duel(blade, 'Bo', [4], { sue }).answer('basic-physical-attack', 'Sue');
    expect(court.asked).not.toBe(ASKED);
  });
});

describe('Focused Blade', () => {
  const tokens = (court: Court) =>
    court
      .inPlay('focus-tokens', 'Sue')
      .map((tokens) => [tokens.amount, dataOf(FOCUS, tokens).target]);
  const physical = 'basic-physical-attack';
  const round = ['end-turn', 'end-turn'];
  test('[KC-SHV-14] a token after each attack on a target, hit or miss, added to the next roll', () => {
    const court = duel(['focused-blade'], 'Sue', [2, 3]).answer(physical, 'Bo');
    expect(tokens(court)).toEqual([[1, 1]]);
    court.answer(...round, physical, 'Bo', 0);
    // 3 + 1 = 4.
    expect(court.heard('attack').map(({ bonus, result }) => [bonus, result])).toEqual([
      [0, 2],
      [1, 4],
    ]);
    expect(tokens(court)).toEqual([[2, 1]]);
  });
  test('[KC-SHV-14] a 6 after bonuses loses them all', () => {
    const court = duel(['focused-blade'], 'Sue', [4, 5]).answer(physical, 'Bo');
    court.answer(...round, physical, 'Bo');
    expect([court.heard('attack').at(-1)?.result, tokens(court)]).toEqual([6, []]);
  });
  test('[KC-SHV-14] another target loses them before that roll, and gains one of its own', () => {
    const others = [theirs('Cy', '2,3')];
    const court = duel(['focused-blade'], 'Sue', [4, 4], { others }).answer(physical, 'Bo');
    court.answer(...round, 'end-turn', physical, 'Cy');
    expect(court.heard('attack').at(-1)).toMatchObject({ bonus: 0, result: 4 });
    expect(tokens(court)).toEqual([[1, 2]]);
  });
  test('[KC-SHV-14] [KC-CONV-12] a face of 1 is a Strike whatever they add', () => {
    const court = duel(['focused-blade'], 'Sue', [4, 1]).answer(physical, 'Bo');
    court.answer(...round, physical, 'Bo');
    expect(court.heard('attack').at(-1)).toMatchObject({ natural: 1, result: 2 });
    expect(court.state.strikes).toEqual([1, 0]);
  });
  test('[KC-SHV-14] damage without a roll is no attack', () => {
    const others = [theirs('Cy', '2,3')];
    const court = duel(['focused-blade', 'tempest-blade'], 'Sue', [4], { others });
    court.answer('tempest-blade', 'Bo', ['damage', 'effect'], 'Cy');
    expect(court.of('Cy')).toHaveHp(6);
    expect(tokens(court)).toEqual([[1, 1]]);
  });
});
