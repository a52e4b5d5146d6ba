import { describe, expect, test } from 'vitest';
import { type Duel, duel } from '../../../../test/sword.ts';
import { ours, type Told, theirs } from '../../../../test/table.ts';

/** Sue two squares from Bo. */
const given = (picks: readonly string[], turn: string, rolls: readonly number[], position?: Duel) =>
  duel(picks, turn, rolls, position, ['5,3', '7,3']);

describe('Electrified', () => {
  const spark = ['electrified'];
  const beside = { bo: { at: '6,3' } };
  test('[KC-SHV-19] an adjacent enemy that attacks her takes 1, on a hit and on a miss', () => {
    const hit = given(spark, 'Bo', [4], beside).answer('basic-physical-attack', 'Sue');
    expect([hit.of('Sue').hp, hit.of('Bo').hp]).toEqual([6, 7]);
    const missed = given(spark, 'Bo', [2], beside).answer('basic-physical-attack', 'Sue');
    expect([missed.of('Sue').hp, missed.of('Bo').hp]).toEqual([8, 7]);
  });
  test('[KC-SHV-19] not from farther, not for an attack on another', () => {
    expect(given(spark, 'Bo', [4]).answer('basic-implement-attack', 'Sue').of('Bo')).toHaveHp(8);
    const others = [ours('Al', '6,4')];
    const court = given(spark, 'Bo', [4], { ...beside, others });
    expect(court.answer('basic-physical-attack', 'Al').of('Bo')).toHaveHp(8);
  });
  test('[KC-SHV-19] judged when the attack begins: though it moves her away', () => {
    const con = { at: '6,3', role: 'controller', specialisation: 'protector' };
    const court = given(spark, 'Bo', [4], { bo: con }).answer('basic-physical-attack', 'Sue');
    court.answer(['damage', 'role-boost'], ['court(4,3)', 'court(3,3)']);
    expect([court.at('Sue'), court.of('Bo').hp]).toEqual(['court(3,3)', 7]);
  });
  test('[KC-SHV-19] damage other than by attacks counts too', () => {
    const court = given(spark, 'Sue', [], beside).answer('walk', ['court(5,4)'], 'yes');
    expect([court.of('Sue').hp, court.of('Bo').hp]).toEqual([6, 7]);
  });
  test('[KC-SHV-19] at most once per enemy and turn', () => {
    const bo = { at: '6,3', implement: 'wand' };
    const court = given(spark, 'Sue', [2], { bo, others: [theirs('Cy', '5,2')] });
    court.answer(
      'walk',
      ['court(6,2)', 'court(7,3)'],
      'yes',
      'no',
      ['court(7,3)'],
      'yes',
      'no',
      [],
    );
    expect([court.of('Sue').hp, court.of('Bo').hp]).toEqual([4, 7]);
    // In another turn it does again.
    court.answer('end-turn', 'basic-physical-attack', 'Sue');
    expect(court.of('Bo')).toHaveHp(6);
  });
  test('[KC-SHV-19] not while she is Stunned, nor once she is Taken Out', () => {
    const stunned = given(spark, 'Bo', [2], { ...beside, sue: { statuses: ['stunned'] } });
    expect(stunned.answer('basic-physical-attack', 'Sue').of('Bo')).toHaveHp(8);
    const out = given(spark, 'Bo', [4], { ...beside, sue: { hp: 1 } });
    expect(out.answer('basic-physical-attack', 'Sue').of('Bo')).toHaveHp(8);
  });
  const holding = { bo: { at: '6,3' } };
  test('[KC-SHV-19] whom she holds has Ongoing 1 while the Grab lasts, without a Saving Throw', () => {
    const court = given([...spark, 'grasping-blade'], 'Sue', [3, 4], holding);
    court.answer('grasping-blade', 'Bo', 'effect');
    expect(court.inPlay('ongoing', 'Bo').map(({ amount }) => amount)).toEqual([1]);
    // Its turn starts.
    expect(court.of('Bo')).toHaveHp(7);
    court.answer('escape', 'roll');
    expect(court.inPlay('ongoing', 'Bo')).toEqual([]);
  });
  test('[KC-SHV-19] it ends with the Grab however that ends', () => {
    const grabbed = (rolls: readonly number[], sue: Told = {}) =>
      given([...spark, 'grasping-blade'], 'Sue', rolls, { ...holding, sue }).answer(
        'grasping-blade',
        'Bo',
        'effect',
      );
    const released = grabbed([3]).answer('end-turn', 'let-go');
    expect(released.inPlay('ongoing')).toEqual([]);
    const out = grabbed([3, 4], { hp: 2 }).answer('basic-physical-attack', 'Sue');
    expect([out.at('Sue'), out.inPlay('ongoing')]).toEqual(['nowhere', []]);
  });
  test('[KC-SHV-19] an enemy that holds her has it as well, at once in its own turn', () => {
    const bo = { at: '6,3', picks: ['test/hold'] };
    const court = given(spark, 'Bo', [4], { bo }).answer('hold', 'Sue', ['effect', 'damage']);
    expect(court.inPlay('ongoing', 'Bo')).toHaveLength(1);
    // One of the Ongoing Damage, one for the attack.
    expect(court.of('Bo')).toHaveHp(6);
  });
  test('[KC-SHV-19] holding each other makes it no more than 1, and it outlasts one of the two', () => {
    const bo = { at: '6,3', picks: ['test/hold'] };
    const court = given([...spark, 'grasping-blade'], 'Sue', [3, 4, 4, 4], { bo });
    court.answer('grasping-blade', 'Bo', 'effect', 'hold', 'Sue', ['effect', 'damage']);
    expect(court.inPlay('ongoing', 'Bo').map(({ amount }) => amount)).toEqual([1]);
    court.answer('escape', 'roll');
    expect(court.inPlay('grabbed').map(({ on }) => on)).toEqual([0]);
    expect(court.inPlay('ongoing', 'Bo')).toHaveLength(1);
    court.answer('end-turn', 'escape', 'roll');
    expect(court.inPlay('ongoing', 'Bo')).toEqual([]);
  });
});
