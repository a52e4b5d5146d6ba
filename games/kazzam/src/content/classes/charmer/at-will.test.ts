import { describe, expect, test } from 'vitest';
import { attack } from '../../../rules/attack/attack.ts';
import {
  BASIC_IMPLEMENT_ATTACK,
  BASIC_PHYSICAL_ATTACK,
} from '../../../rules/effects/basic-powers.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { seesSquare } from '../../../rules/sight/sight.ts';
import { leave } from './charmed.ts';
import { BLOW, bear, charming, type Scene } from './testing/charming.ts';

const BOTH = ['damage', 'effect'];

/** Cha hits Bo, four squares away, with one of its attacks. */
const jinxed = (pick: string, scene: Scene = {}) =>
  charming(pick, {
    rolls: [4],
    ...scene,
    bo: { at: '7,4', ...scene.bo },
    al: { at: '3,7', ...scene.al },
  }).answer(pick, 'Bo', BOTH);

describe('the attacks', () => {
  test('[KC-CHM-20] [KC-REC-19] Shrinking Jinx: 2 damage, Weakened and Guarded until its next turn ends', () => {
    const court = jinxed('shrinking-jinx');
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.of('Bo')).toHaveStatus('weakened');
    expect(court.of('Bo')).toHaveStatus('guarded');
    court.answer('end-turn', 'end-turn');
    expect(court.of('Bo')).toHaveStatus('weakened');
    court.answer('end-turn');
    expect(court.of('Bo')).not.toHaveStatus('weakened');
    expect(court.of('Bo')).not.toHaveStatus('guarded');
  });

  test('[KC-CHM-10] a Cheerful one heals no enemy by them', () => {
    const court = jinxed('shrinking-jinx', { picks: ['cheerful'], bo: { hp: 5 } });
    expect(court.of('Bo')).toHaveHp(3);
  });
  test('[KC-CHM-11] Creative brings nothing for Creative Use on oneself', () => {
    const tokens = (on: string) =>
      charming('shrinking-jinx', { picks: ['creative'], al: { at: '4,4' } })
        .answer('creative-use', on)
        .of('Cha').missTokens;
    expect([tokens('Cha'), tokens('Al')]).toEqual([0, 1]);
  });

  test('[KC-CHM-22] [KC-HID-07] Close Focus: it can choose nobody beyond 2 squares', () => {
    const court = jinxed('close-focus-charm', { al: { at: '9,4' } });
    expect(court.of('Bo')).toHaveHp(6);
    court.answer('end-turn', 'end-turn', 'basic-implement-attack');
    expect(court.offered).toEqual(['Al']);
  });
  test('[KC-CHM-22] nor any square beyond, and uses no Opportunity on who is farther away', () => {
    const court = jinxed('close-focus-charm');
    const sees = (x: number) => seesSquare(court, court.id('Bo'), court.cell(x, 4));
    expect([sees(9), sees(10)]).toEqual([true, false]);
  });
  test('[KC-CHM-22] its melee attacks have Advantage, its others do not', () => {
    const melee = jinxed('close-focus-charm', { rolls: [4, 5, 2], al: { at: '8,4' } });
    melee.run(attack(melee, melee.id('Bo'), melee.id('Al'), BASIC_PHYSICAL_ATTACK));
    expect(melee.heard('attack').at(-1)).toMatchObject({ advantages: ['KC-CHM-22'], result: 5 });
    const ranged = jinxed('close-focus-charm', { rolls: [4, 5], al: { at: '9,4' } });
    ranged.run(attack(ranged, ranged.id('Bo'), ranged.id('Al'), BASIC_IMPLEMENT_ATTACK));
    expect(ranged.heard('attack').at(-1)).toMatchObject({ advantages: [] });
  });
  test('[KC-CHM-22] all of it is over when its next turn ends', () => {
    const court = jinxed('close-focus-charm').answer('end-turn', 'end-turn', 'end-turn');
    expect(court.state.effects.filter(({ source }) => source === 'close-focus-charm')).toEqual([]);
  });

  test('[KC-CHM-23] Stoneskin: Slowed, Resist 1, and whomever it attacks counts as Guarded', () => {
    const court = jinxed('stoneskin', { rolls: [4, 6], al: { at: '9,4' } });
    expect(court.of('Bo')).toHaveStatus('slowed');
    expect(court.of('Bo')).toHaveStatus('resist', 1);
    court.answer('end-turn', 'end-turn', 'basic-implement-attack', 'Al');
    expect(court.heard('attack').at(-1)).toMatchObject({ natural: 6, result: 5 });
    expect(court.of('Al')).toHaveHp(6);
  });
  test('[KC-CHM-23] [KZ-CREEP-17] a Creep under it deals 1 less with its group’s first blow', () => {
    const court = charming('stoneskin', { creeps: [bear('4,4')] });
    court.answer('creative-use', 'Al');
    const [, , , creep = -1] = court.state.creatures.keys();
    leave(court, 'stoneskin', { by: 0, on: creep, source: 'stoneskin', until: { ends: 'match' } });
    court.run(attack(court, creep, court.id('Cha'), BLOW), 'no');
    expect(court.of('Cha')).toHaveHp(6);
    court.run(attack(court, creep, court.id('Cha'), BLOW), 'no');
    expect(court.of('Cha')).toHaveHp(3);
  });

  test('[KC-CHM-23] [KC-CHM-08] a Charm Roll has no target that could count as Guarded', () => {
    const court = charming('stoneskin', { rolls: [4], picks: ['shield-charm'] });
    court.answer('creative-use', 'Cha', 'end-turn', 'end-turn', 'end-turn', 'shield-charm', 'Al');
    expect(court.heard('attack').at(-1)).toMatchObject({ natural: 4, result: 4 });
  });

  test('[KC-CHM-24] Quickflesh: 1 more from attacks alone, and a HP when its turn starts', () => {
    const court = jinxed('quickflesh-jinx', { rolls: [4, 4], al: { at: '9,4' } });
    expect(court.of('Bo')).toHaveHp(6);
    const of = { to: court.id('Bo'), by: court.id('Cha'), melee: false } as const;
    court.run(deal(court, { ...of, kind: 'other' }, 1, 'TEST'));
    expect(court.of('Bo')).toHaveHp(5);
    court.run(attack(court, court.id('Al'), court.id('Bo'), BASIC_IMPLEMENT_ATTACK));
    expect(court.of('Bo')).toHaveHp(2);
  });
  test('[KC-CHM-24] Regenerate 1', () => {
    const court = jinxed('quickflesh-jinx').answer('end-turn', 'end-turn');
    expect(court.of('Bo')).toHaveHp(7);
  });
});

describe('Levitation Jinx', () => {
  const aloft = (scene: Scene = {}) => jinxed('levitation-jinx', scene);

  test('[KC-CHM-21] [KZ-STAT-24] Flying without an Opportunity, and no landing by choice', () => {
    const court = aloft({ al: { at: '8,4', implement: 'sword' } });
    expect(court.heard('opportunity')).toEqual([]);
    expect(court.of('Bo')).toHaveStatus('flying');
    court.answer('end-turn', 'end-turn');
    expect(court.offered).not.toContain('land');
  });
  test('[KC-CHM-21] [KZ-CREAT-01] nor on oneself, by Creative Use', () => {
    const court = charming('levitation-jinx').answer('creative-use', 'Cha');
    expect(court.of('Cha')).toHaveStatus('flying');
    expect(court.offered).not.toContain('land');
  });
  test('[KC-CHM-21] it comes down when its turn ends, and may strike one beside it', () => {
    const court = aloft({ rolls: [4, 5], al: { at: '8,4' } }).answer(
      'end-turn',
      'end-turn',
      'end-turn',
    );
    expect(court.of('Bo')).not.toHaveStatus('flying');
    expect(court).toBeAskedFor('levitation-jinx', { rule: 'KC-CHM-21', seat: 1 });
    expect(court.offered).toEqual(['Al', 'nobody']);
    expect(court.answer('Al').of('Al')).toHaveHp(6);
  });
  test('[KC-CHM-21] not if it has spent its Attack Action, as for a second move', () => {
    const court = aloft({ al: { at: '8,4' } }).answer(
      'end-turn',
      'end-turn',
      'walk',
      ['court(7,5)'],
      'walk',
      ['court(8,5)'],
    );
    court.answer('end-turn');
    expect(court.asked).toMatch(/^action/);
    expect(court.of('Bo')).not.toHaveStatus('flying');
  });
  test('[KC-CHM-21] [KZ-STAT-23] above somebody it lands beside, before it strikes', () => {
    const court = aloft({ rolls: [4, 4], al: { at: '8,4' } }).answer(
      'end-turn',
      'end-turn',
      'walk',
      ['court(8,4)'],
    );
    court.answer('end-turn');
    expect(court).toBeAskedFor('land');
    court.answer('court(9,4)', 'Al');
    expect([court.at('Bo'), court.of('Al').hp]).toEqual(['court(9,4)', 6]);
  });
  test('[KC-CHM-21] what else is on it stays', () => {
    const statuses = [{ status: 'slowed', by: 'Cha', ends: 'match' }];
    const court = aloft({ bo: { statuses }, al: { statuses } });
    court.answer('end-turn', 'end-turn', 'end-turn');
    expect(court.of('Bo')).not.toHaveStatus('flying');
    expect(court.of('Bo')).toHaveStatus('slowed');
    expect(court.of('Al')).toHaveStatus('slowed');
  });
  test('[KC-CHM-21] [KZ-BASIC-10] a Creep comes down and strikes who is beside it', () => {
    const scene = { rolls: [4, 1], creeps: [bear('4,4')], bo: { at: '12,4' }, al: { at: '12,8' } };
    const court = charming('levitation-jinx', { ...scene, cha: { at: '3,4' } });
    const name = court.state.creatures[3]?.name ?? '';
    court.answer(
      'levitation-jinx',
      name,
      ['damage', 'role-boost', 'effect'],
      'end-turn',
      'end-turn',
      'end-turn',
    );
    expect(court).toBeAskedFor('hunter-save', { of: 'Cha' });
    court.answer('no');
    expect(court.of(name)).not.toHaveStatus('flying');
    expect(court.heard('damage').at(-1)).toMatchObject({ who: court.id('Cha'), by: 3 });
  });
});
