import { describe, expect, test } from 'vitest';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { charming, type Scene } from './testing/charming.ts';

const BOTH = ['damage', 'effect'];
const hit = (pick: string, scene: Scene = {}) =>
  charming(pick, {
    rolls: [4],
    ...scene,
    bo: { at: '7,4', ...scene.bo },
    al: { at: '3,7', ...scene.al },
  }).answer(pick, 'Bo', BOTH);

describe('Trading Jinx', () => {
  const slow = { slowed: { ends: 'save', source: 'mud' } };
  const traded = (scene: Scene = {}) => hit('trading-jinx', scene);

  test('[KC-CHM-30] [KC-REC-20] 3 damage, an Encounter power; asks for whom it is', () => {
    const court = traded();
    expect(court.of('Bo')).toHaveHp(5);
    expect(court.of('Cha')).toHaveSpent('trading-jinx');
    expect(court).toBeAskedFor('target', { rule: 'KC-CHM-30' });
    expect(court.offered).toEqual(['Cha', 'Al', 'nobody']);
  });
  test('[KC-CHM-30] one status each way, both at once', () => {
    const court = traded({
      bo: { statuses: { fierce: { ends: 'next-turn' } } },
      al: { statuses: slow },
    }).answer('Al', 'take-fierce', 'give-slowed');
    expect(court.of('Al')).toHaveStatus('fierce');
    expect(court.of('Bo')).toHaveStatus('slowed');
    expect(court.of('Al')).not.toHaveStatus('slowed');
    expect(court.of('Bo')).not.toHaveStatus('fierce');
  });
  test('[KC-CHM-30] each is optional', () => {
    const scene = { bo: { statuses: ['fierce'] }, al: { statuses: slow } };
    const none = traded(scene).answer('Al', 'nothing', 'nothing');
    expect(none.of('Bo')).toHaveStatus('fierce');
    expect(none.of('Al')).toHaveStatus('slowed');
    const one = traded(scene).answer('Al', 'nothing', 'give-slowed');
    expect(one.of('Bo')).toHaveStatus('fierce');
    expect(one.of('Bo')).toHaveStatus('slowed');
    expect(traded(scene).answer('nobody').asked).toMatch(/^action/);
  });
  test('[KC-CHM-30] [KC-SHV-12] its length is read from the turns of whoever bears it then', () => {
    const bo = { statuses: { fierce: { ends: 'next-turn' } } };
    const court = traded({ bo }).answer('Al', 'take-fierce');
    expect(court.inPlay('fierce', 'Al')[0]?.until).toMatchObject({ of: court.id('Al') });
    court.answer('end-turn');
    expect(court.of('Al')).toHaveStatus('fierce');
    expect(court.answer('end-turn').of('Al')).not.toHaveStatus('fierce');
  });
  test('[KC-CHM-30] [D-56] a Ward that stops it stops both halves', () => {
    const court = traded({ bo: { statuses: ['fierce'], ward: 3 }, al: { statuses: slow } });
    expect(court.asked).toMatch(/^action/);
    expect(court.of('Bo')).toHaveStatus('fierce');
  });
  test('[KC-CHM-30] [KZ-STAT-24] who takes Flying for itself takes off; an ally is lifted', () => {
    const bo = { statuses: { flying: { ends: 'next-turn' } } };
    const cha = { at: '3,4' };
    const own = traded({ bo, cha }).answer('Cha', 'take-flying');
    expect(own.of('Cha')).toHaveStatus('flying');
    const ally = traded({ bo, cha }).answer('Al', 'take-flying');
    expect(ally.of('Al')).toHaveStatus('flying');
  });
});

describe('Single-Minded', () => {
  test('[KC-CHM-31] 3 damage, Dazed and Vulnerable 1 until its next turn ends', () => {
    const court = hit('single-minded');
    expect(court.of('Bo')).toHaveHp(5);
    expect(court.of('Bo')).toHaveStatus('dazed');
    expect(court.of('Bo')).toHaveStatus('vulnerable', 1);
    court.answer('end-turn', 'end-turn', 'end-turn');
    expect(court.of('Bo')).not.toHaveStatus('dazed');
    expect(court.inPlay('single-minded')).toEqual([]);
  });
  test('[KC-CHM-31] an attack with its one action has Advantage', () => {
    const court = hit('single-minded', { rolls: [4, 2, 5], al: { at: '9,4' } });
    court.answer('end-turn', 'end-turn', 'basic-implement-attack', 'Al');
    expect(court.heard('attack').at(-1)).toMatchObject({ advantages: ['KC-CHM-31'], dice: [2, 5] });
  });
  test('[KC-CHM-31] the first attack of its Action Phase alone', () => {
    const court = hit('single-minded', { rolls: [4, 2, 5, 4], al: { at: '9,4' } });
    court.answer('end-turn', 'end-turn', 'basic-implement-attack', 'Al');
    court.run(attack(court, court.id('Bo'), court.id('Al'), BASIC_IMPLEMENT_ATTACK));
    expect(court.heard('attack').at(-1)).toMatchObject({ advantages: [], dice: [4] });
  });
  test('[KC-CHM-31] nobody else who attacks in that turn', () => {
    const court = hit('single-minded', { rolls: [4, 4], al: { at: '9,4' } });
    court.answer('end-turn', 'end-turn');
    court.run(attack(court, court.id('Al'), court.id('Bo'), BASIC_IMPLEMENT_ATTACK));
    expect(court.heard('attack').at(-1)).toMatchObject({ advantages: [], dice: [4] });
  });
  test('[KC-CHM-31] not off its turn', () => {
    const court = hit('single-minded', { rolls: [4, 4], al: { at: '9,4' } });
    court.run(attack(court, court.id('Bo'), court.id('Al'), BASIC_IMPLEMENT_ATTACK));
    expect(court.heard('attack').at(-1)).toMatchObject({ advantages: [] });
  });
});
