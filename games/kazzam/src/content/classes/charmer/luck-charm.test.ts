import { describe, expect, test } from 'vitest';
import type { Court } from '../../../../test/table.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { LUCK_CHARM } from './luck-charm.ts';
import { BLOW, bear, charming, type Scene, UNUSED } from './testing/charming.ts';

/** Cha has used Luck Charm on Al. */
const lucky = (rolls: readonly number[], more: readonly string[], scene: Scene = {}) =>
  charming('luck-charm', { rolls, ...scene }).answer('luck-charm', 'Al', ...more, UNUSED);
const token = (rolls: readonly number[], scene: Scene = {}) =>
  lucky([3, ...rolls], ['effect-1'], scene);

const tokensOf = (court: Court) => court.inPlay('luck-tokens', 'Al')[0]?.amount ?? 0;

describe('Luck Charm', () => {
  test('[KC-CHM-32] Effect 1 is a Luck Token, two on a 6; it is an Encounter power', () => {
    const one = token([]);
    expect(tokensOf(one)).toBe(1);
    expect(one.of('Cha')).toHaveSpent('luck-charm');
    expect(tokensOf(lucky([6], []))).toBe(2);
  });
  test('[KC-CHM-32] more of them are added to those that there are', () => {
    const court = token([]);
    const cast = {
      by: court.id('Cha'),
      on: court.id('Al'),
      source: 'luck-charm',
      times: 2,
    } as const;
    court.run(LUCK_CHARM.first(court, { ...cast, until: { ends: 'match' } }));
    expect(court.inPlay('luck-tokens')).toMatchObject([{ on: court.id('Al'), amount: 3 }]);
  });
  test('[KC-CHM-32] Effect 2 is for nobody else’s Saving Throws', () => {
    const court = lucky([3, 2], ['effect-2']);
    const save = savingThrow(court, court.id('Cha'), { against: 'mud', rule: 'TEST' });
    expect(court.run(save, 'roll')).toBe(false);
  });
  test('[KC-CHM-32] a token has an own attack rolled again, once its roll is seen; the new one stands', () => {
    const court = token([1, 5]).answer('end-turn', 'basic-implement-attack', 'Bo');
    expect(court).toBeAskedFor('luck-token', { rule: 'KC-CHM-32', of: 'Al', seat: 0 });
    expect(court).toHaveHeard({ type: 'thrown', who: 'Al', dice: [1] });
    court.answer('yes');
    expect(court.heard('attack').at(-1)).toMatchObject({ dice: [5], result: 5 });
    expect([tokensOf(court), court.state.strikes[0], court.of('Bo').hp]).toEqual([0, 0, 6]);
  });
  test('[KC-CHM-32] [KZ-ATK-12] a worse new roll stands too, and two tokens do not serve for one roll', () => {
    const court = lucky([6, 4, 2], []).answer('end-turn', 'basic-implement-attack', 'Bo', 'yes');
    expect(court.heard('attack').at(-1)).toMatchObject({ dice: [2], result: 2 });
    expect(tokensOf(court)).toBe(1);
  });
  test('[KC-CHM-32] kept if it is not wanted', () => {
    const court = token([4]).answer('end-turn', 'basic-implement-attack', 'Bo', 'no');
    expect([tokensOf(court), court.of('Bo').hp]).toEqual([1, 6]);
    expect(tokensOf(court.answer('end-turn', 'end-turn'))).toBe(1);
  });
  test('[KC-CHM-32] or an enemy’s attack on its holder, not one on somebody else', () => {
    const court = token([6, 2]);
    const shot = court.start(attack(court, court.id('Bo'), court.id('Al'), BASIC_IMPLEMENT_ATTACK));
    expect(court).toBeAskedFor('luck-token', { of: 'Al', seat: 0 });
    court.answer('yes');
    expect(shot.returned).toHaveLength(1);
    expect(court.of('Al')).toHaveHp(8);
    const other = token([4], { bo: { at: '7,6' } });
    other.run(attack(other, other.id('Bo'), other.id('Cha'), BASIC_IMPLEMENT_ATTACK));
    expect(tokensOf(other)).toBe(1);
  });
  test('[KC-CHM-32] [KZ-DEF-05] a Charm Roll of its holder as well', () => {
    const court = charming('luck-charm', { rolls: [3, 1, 4], picks: ['shield-charm'] });
    court.answer('luck-charm', 'Cha', 'effect-1', 'end-turn', 'end-turn', 'end-turn');
    expect(court.answer('shield-charm', 'Al')).toBeAskedFor('luck-token');
    court.answer('yes', UNUSED);
    expect([court.inPlay('shield-charm').length, court.state.strikes[0]]).toEqual([1, 0]);
  });
  test('[KC-CHM-32] [KC-CONV-11] rerolled before a wand counts a 2 as a 5', () => {
    const court = charming('luck-charm', { rolls: [3, 1, 2], picks: ['shield-charm'] });
    court.answer('luck-charm', 'Cha', 'effect-1', 'end-turn', 'end-turn', 'end-turn');
    court.answer('shield-charm', 'Al', 'yes', UNUSED);
    expect(court.heard('attack').at(-1)).toMatchObject({ dice: [2], natural: 5 });
  });
  test('[KC-CHM-32] [KC-CONV-29] a Creep’s attack deals 1 less', () => {
    const court = token([], { creeps: [bear('7,4')] });
    court.start(attack(court, 3, court.id('Al'), BLOW));
    expect(court).toBeAskedFor('luck-token-creep', { rule: 'KC-CHM-32' });
    court.answer('yes', 'no');
    expect([court.of('Al').hp, tokensOf(court)]).toEqual([6, 0]);
  });
  test('[KC-CHM-32] [KC-INV-10] gone when its holder is Taken Out', () => {
    const court = token([]);
    takeOut(court, court.id('Al'), court.id('Bo'));
    expect(tokensOf(court)).toBe(0);
  });
  test('[KC-CHM-06] those of a Charmer go with it, those of others stay', () => {
    const court = token([]);
    takeOut(court, court.id('Cha'), court.id('Bo'));
    expect(tokensOf(court)).toBe(1);
  });
  test('[KC-CHM-32] Effect 2: every Saving Throw succeeds until its next turn ends', () => {
    const court = lucky([3], ['effect-2'], { al: { statuses: { slowed: { ends: 'save' } } } });
    court.answer('end-turn', 'end-turn', 'roll');
    expect(court.of('Al')).not.toHaveStatus('slowed');
    expect(court.heard('save')).toMatchObject([{ rule: 'KC-CHM-32', dice: [], saved: true }]);
    expect(court.inPlay('luck-charm')).toEqual([]);
  });
  test('[KC-CHM-32] [KZ-SAVE-02] though it may still fail on purpose', () => {
    const court = lucky([3], ['effect-2']);
    const save = { against: 'test', rule: 'TEST' } as const;
    expect(court.run(savingThrow(court, court.id('Al'), save), 'fail')).toBe(false);
    expect(court.run(savingThrow(court, court.id('Al'), save), 'roll')).toBe(true);
  });
});
