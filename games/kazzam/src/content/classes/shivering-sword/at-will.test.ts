import { describe, expect, test } from 'vitest';
import { type Duel, duel, swordOf } from '../../../../test/sword.ts';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

const given = (pick: string, rolls: readonly number[], position?: Duel) =>
  duel([pick], 'Sue', rolls, position).answer(pick, 'Bo');

const BOTH = ['damage', 'effect'];

describe('all of them', () => {
  // After a Bloody Blade the turn of the target starts with Ongoing Damage.
  test.each([
    ['grasping', 5, []],
    ['bloody', 4, []],
    ['dancing', 5, []],
    ['tempest', 5, []],
    ['bullying', 5, [0]],
    ['warding', 5, []],
  ] as const)('[KC-CONV-08] [KZ-ACT-08] %s blade: 2+1, and the turn ends', (name, hp, more) => {
    const court = given(`${name}-blade`, [4]).answer(BOTH, ...more);
    expect([court.of('Bo').hp, court.state.turn?.creature]).toEqual([hp, 1]);
  });
});

describe('Grasping Blade', () => {
  const held = { statuses: [{ status: 'grabbed', by: 'Sue', ends: 'escape' }] };
  test('[KC-SHV-21] the target is Grabbed', () => {
    const court = given('grasping-blade', [3]).answer('effect');
    expect(court.inPlay('grabbed', 'Bo').map(({ by }) => by)).toEqual([0]);
    expect(court.of('Bo')).toHaveHp(8);
  });
  test('[KC-SHV-21] whom she holds already takes 2 extra damage in place of it', () => {
    const court = given('grasping-blade', [4], { bo: held }).answer(BOTH);
    expect(court.of('Bo')).toHaveHp(3);
    expect(court.inPlay('grabbed', 'Bo')).toHaveLength(1);
  });
  test('[KC-SHV-21] who is held by another is Grabbed by her too, without more damage', () => {
    const statuses = [{ status: 'grabbed', by: 'Al', ends: 'escape' }];
    const others = [ours('Al', '4,4')];
    const court = given('grasping-blade', [4], { bo: { statuses }, others }).answer(BOTH);
    expect([court.of('Bo').hp, court.inPlay('grabbed', 'Bo').length]).toEqual([5, 2]);
  });
  test('[KC-SHV-21] [KZ-WARD-04] Ward stops the Grab, not damage in the Effect', () => {
    expect(
      given('grasping-blade', [4], { bo: { ward: 3 } })
        .answer(BOTH)
        .inPlay('grabbed'),
    ).toEqual([]);
    const court = given('grasping-blade', [3], { bo: { ...held, ward: 1 } }).answer('effect');
    expect([court.of('Bo').hp, court.of('Bo').wards]).toEqual([7, []]);
  });
  test('[KC-SHV-21] [KR-DEF-11] nobody is held from beyond her reach', () => {
    const court = begin(
      {
        court: floor(12, 7),
        athletes: [
          swordOf('Sue', '3,3', ['grasping-blade'], {
            role: 'defender',
            specialisation: 'punisher',
          }),
          theirs('Bo', '4,3', { statuses: [{ status: 'marked', by: 'Sue' }] }),
        ],
        turn: 'Bo',
      },
      { rolls: [6] },
    ).answer('walk', ['court(5,3)'], 'no', 'yes', 'grasping-blade');
    expect(court.inPlay('grabbed')).toEqual([]);
    expect(court.of('Bo')).toHaveHp(8);
  });
});

describe('Bloody Blade', () => {
  const bleeding = (hp: number, rolls: readonly number[] = [3]) =>
    given('bloody-blade', rolls, { bo: { hp } });
  const amounts = (court: ReturnType<typeof given>) =>
    court.inPlay('ongoing', 'Bo').map(({ amount }) => amount);
  test('[KC-SHV-22] Ongoing 1, or 2 on the Bloodied, until a save', () => {
    const healthy = bleeding(8).answer('effect');
    // Its turn has started.
    expect([amounts(healthy), healthy.of('Bo').hp]).toEqual([[1], 7]);
    const bloodied = bleeding(4).answer('effect');
    expect([amounts(bloodied), bloodied.of('Bo').hp]).toEqual([[2], 2]);
    expect(bloodied.inPlay('ongoing')[0]?.until).toEqual({ ends: 'save' });
  });
  test('[KC-SHV-22] it becomes 2 when the target becomes Bloodied, without hurting at once', () => {
    // 8 less 3 is 5; the Ongoing Damage makes it 4: Bloodied.
    const court = bleeding(8, [4]).answer(BOTH);
    expect([court.of('Bo').hp, amounts(court)]).toEqual([4, [2]]);
  });
  test('[KC-SHV-22] the Effect before the damage that makes it Bloodied comes to the same', () => {
    const court = bleeding(7, [4]).answer(['effect', 'damage']);
    // 7 less 3 is 4, and its turn starts with 2.
    expect([court.of('Bo').hp, amounts(court)]).toEqual([2, [2]]);
  });
  test('[KC-SHV-22] once 2 it stays 2, healed or not', () => {
    const court = bleeding(4).answer('effect');
    court.of('Bo').hp = 8;
    court.answer('end-turn', 'fail', 'end-turn');
    expect([court.of('Bo').hp, amounts(court)]).toEqual([6, [2]]);
  });
  test('[KC-SHV-22] HP lost otherwise than by damage count too', () => {
    const court = bleeding(8).answer('effect', 'end-turn', 'fail');
    court.of('Bo').hp = 4;
    court.answer('end-turn');
    expect(court.of('Bo')).toHaveHp(2);
  });
  test('[KC-SHV-22] [KZ-GEN-16] a second cut adds nothing; other wounds do not worsen', () => {
    const statuses = ['other', 'bloody-blade'].map((source) => {
      return { status: 'ongoing', amount: 1, source, ends: 'save' };
    });
    const court = given('bloody-blade', [3], { bo: { hp: 5, statuses } }).answer('effect');
    expect(court.inPlay('ongoing', 'Bo').map(({ source, amount }) => [source, amount])).toEqual([
      ['other', 1],
      ['bloody-blade', 2],
    ]);
  });
});

describe('Dancing Blade', () => {
  test('[KC-SHV-23] Distracted until a save', () => {
    const court = given('dancing-blade', [3]).answer('effect');
    expect(court.inPlay('distracted', 'Bo').map(({ until }) => until)).toEqual([{ ends: 'save' }]);
    expect(court.of('Bo')).toHaveHp(8);
  });
  test('[KC-SHV-23] 2 extra damage if Distracted already, from any source', () => {
    const extra = (status: string) =>
      given('dancing-blade', [4], { bo: { statuses: [status] } })
        .answer(BOTH)
        .of('Bo').hp;
    expect([extra('distracted'), extra('dazed'), extra('slowed')]).toEqual([3, 3, 5]);
  });
  test('[KC-SHV-23] [KZ-WARD-04] Ward keeps it from being Distracted', () => {
    const court = given('dancing-blade', [4], { bo: { ward: 3 } }).answer(BOTH);
    expect(court.inPlay('distracted')).toEqual([]);
  });
});

describe('Tempest Blade', () => {
  const others = [
    theirs('Near', '2,3'),
    theirs('Next', '5,4'),
    theirs('Far', '6,3'),
    ours('Al', '3,4'),
  ];
  test('[KC-SHV-24] 2 damage to another enemy beside her or the target', () => {
    const court = given('tempest-blade', [3], { others: others.slice(1) }).answer('effect');
    expect(court).toBeAskedFor('tempest', { rule: 'KC-SHV-24', seat: 0 });
    expect(court).toOfferOnly('Next', 'nobody');
    court.answer('Next');
    expect(['Bo', 'Next', 'Far', 'Al'].map((name) => court.of(name).hp)).toEqual([8, 6, 8, 8]);
    const two = given('tempest-blade', [3, 1], {
      others: [theirs('Near', '2,2'), ...others.slice(1)],
    });
    expect(two.answer('effect')).toOfferOnly('Near', 'Next', 'nobody');
    two.answer('nobody', 'basic-implement-attack', 'Sue');
  });
  test('[KC-SHV-24] no such enemy: nothing; nobody Hidden', () => {
    const asked = (more: readonly Told[]) =>
      given('tempest-blade', [4], { others: more }).answer(BOTH).asked;
    expect(asked([])).toBe('action KZ-ACT-01 seat 1');
    const hidden = theirs('Near', '2,2', { statuses: ['hidden'] });
    expect(asked([hidden])).toBe('action KZ-ACT-01 seat 1');
  });
  test('[KC-SHV-24] [KZ-ATK-24] though the target was Taken Out, beside where it stood', () => {
    const court = given('tempest-blade', [4], { bo: { hp: 2 }, others: [theirs('Next', '5,4')] });
    court.answer(BOTH, 'Next');
    expect([court.at('Bo'), court.of('Next').hp]).toEqual(['nowhere', 6]);
  });
  test('[KC-SHV-24] [KZ-WARD-04] Ward of the target does not stop it, its own takes the damage', () => {
    const next = theirs('Next', '5,4', { ward: 2 });
    const court = given('tempest-blade', [4], { bo: { ward: 9 }, others: [next] });
    court.answer(BOTH, 'Next');
    expect([court.of('Next').hp, court.of('Next').wards]).toEqual([8, []]);
  });
  test('[KC-SHV-24] [KZ-STAT-62] halved by Weakened, never doubled', () => {
    const next = [theirs('Next', '5,4')];
    const weak = given('tempest-blade', [3], { sue: { statuses: ['weakened'] }, others: next });
    expect(weak.answer('effect', 'Next').of('Next')).toHaveHp(7);
    const six = given('tempest-blade', [6], { others: next });
    expect(six.answer(BOTH, 'Next').of('Next')).toHaveHp(6);
  });
  test('[KC-SHV-24] [KZ-CREAT-01] a Creative Use of it hurts nobody', () => {
    const court = begin({
      court: floor(9, 3),
      athletes: [swordOf('Sue', '3,1', ['tempest-blade']), theirs('Bo', '4,1')],
      turn: 'Sue',
    }).answer('creative-use');
    expect([court.of('Bo').hp, court.asked]).toEqual([8, 'action KZ-ACT-01 seat 1']);
  });
});

describe('Warding Blade', () => {
  const ward = (hp: number, die: number, ...answers: readonly unknown[]) =>
    given('warding-blade', [die], { bo: { hp } })
      .answer(...answers)
      .of('Sue').wards;
  test('[KC-SHV-26] 1 Ward, or 2 if the target is Bloodied when the Effect resolves', () => {
    expect(ward(8, 3, 'effect')).toEqual([{ amount: 1, onTop: false, by: 0 }]);
    expect(ward(4, 3, 'effect')).toEqual([{ amount: 2, onTop: false, by: 0 }]);
    // 7 less 3 is 4.
    expect(ward(7, 4, BOTH)[0]?.amount).toBe(2);
    expect(ward(7, 4, ['effect', 'damage'])[0]?.amount).toBe(1);
  });
  test('[KC-SHV-26] none with the damage line of a 3; Ward of the target does not matter', () => {
    expect(ward(8, 3, 'damage')).toEqual([]);
    const court = given('warding-blade', [4], { bo: { ward: 9 } }).answer(BOTH);
    expect(court.of('Sue').wards).toHaveLength(1);
  });
  test('[KC-SHV-26] a target that was Taken Out is not Bloodied', () => {
    expect(ward(2, 4, BOTH)[0]?.amount).toBe(1);
  });
});
