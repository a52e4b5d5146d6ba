import { describe, expect, test } from 'vitest';
import { MAP } from '../../../../test/dungeon-court.ts';
import { swordOf } from '../../../../test/sword.ts';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

const BOTH = ['damage', 'effect'];
const given = (
  pick: string,
  rolls: readonly number[],
  {
    bo = {},
    others = [],
    court = floor(9, 5),
    creeps,
    rest = {},
  }: {
    readonly bo?: Told;
    readonly others?: readonly Told[];
    readonly court?: readonly string[];
    readonly creeps?: readonly Told[];
    readonly rest?: Told;
  } = {},
) =>
  begin(
    {
      court,
      athletes: [swordOf('Sue', '3,1', [pick], rest), theirs('Bo', '4,1', bo), ...others],
      ...(creeps === undefined ? {} : { creeps }),
      turn: 'Sue',
    },
    { rolls },
  );

describe('all of them', () => {
  test.each(['banishing-blade', 'ambush-blade', 'sword-sweep'])(
    '[KC-SHV-01] [KZ-POWER-08] %s deals 3+1, and once in a match',
    (pick) => {
      const court = given(pick, pick === 'banishing-blade' ? [4, 4] : [4]).answer(pick, 'Bo', BOTH);
      if (pick === 'banishing-blade') court.answer('roll');
      expect([court.of('Bo').hp, court.of('Sue').spent]).toEqual([4, [pick]]);
      court.answer('end-turn');
      expect(court).not.toOffer(pick);
    },
  );
});

describe('Banishing Blade', () => {
  const banished = (
    rolls: readonly number[],
    bo: Told = {},
    more: Parameters<typeof given>[2] = {},
  ) =>
    given('banishing-blade', rolls, { court: MAP, bo, ...more }).answer(
      'banishing-blade',
      'Bo',
      BOTH,
    );
  test('[KC-SHV-30] [KZ-DUN-22] who does not save comes to a spawn square of its team that she picks', () => {
    const court = banished([4, 3]).answer('roll');
    expect(court).toBeAskedFor('banish', { rule: 'KC-SHV-30', seat: 0 });
    expect(court).toOfferOnly('dungeon(7,1)', 'dungeon(7,2)', 'dungeon(7,3)');
    court.answer('dungeon(7,2)');
    expect(court.of('Bo')).toStandAt('dungeon(7,2)');
  });
  test('[KC-SHV-30] who saves stays', () => {
    const court = banished([4, 4]).answer('roll');
    expect([court.at('Bo'), court.asked]).toEqual(['court(4,1)', 'action KZ-ACT-01 seat 1']);
  });
  test('[KC-SHV-30] [KZ-DUN-22] [KM-INV-14] no point, HP, Ward, statuses and orbs as they are, no power recharged', () => {
    const bo = { hp: 7, ward: 1, statuses: ['slowed'], holds: ['red'] };
    const court = banished([4, 3], bo).answer('roll', 'dungeon(7,2)');
    const { hp, held, spent } = court.of('Bo');
    expect([hp, held.length, spent]).toEqual([4, 1, []]);
    expect([court.state.points, court.inPlay('slowed', 'Bo').length]).toEqual([[0, 0], 1]);
  });
  test('[KC-SHV-30] with all of them taken, the nearest free square', () => {
    const others = [1, 2, 3].map((y) => theirs(`C${y}`, `dungeon(7,${y})`));
    const court = banished([4, 3], {}, { others }).answer('roll');
    expect(court).toOfferOnly('dungeon(6,1)', 'dungeon(6,2)', 'dungeon(6,3)');
  });
  test('[KC-SHV-30] [KZ-STAT-28] Grabs end', () => {
    const bo = { statuses: [{ status: 'grabbed', by: 'Sue', ends: 'escape' }] };
    const court = banished([4, 3], bo).answer('roll', 'dungeon(7,2)');
    expect(court.inPlay('grabbed')).toEqual([]);
  });
  test('[KC-SHV-30] [KZ-WARD-04] Ward keeps it here', () => {
    expect(banished([4], { ward: 4 })).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });
  test('[KC-SHV-30] [KZ-AI-08] Creep groups forget it', () => {
    const creeps = [{ group: 'love', members: ['0,2'], enemies: ['Bo'] }];
    const court = banished([4, 3], {}, { creeps }).answer('roll', 'dungeon(7,2)');
    expect(court.state.groups[0]?.enemies).toEqual([]);
  });
  test('[KC-SHV-30] [KZ-TARG-03] players only: a Creep takes the damage alone', () => {
    const court = given('banishing-blade', [4], {
      court: MAP,
      bo: { at: '7,2' },
      creeps: [{ group: 'love', members: [{ at: '4,1', hp: 6 }] }],
    }).answer('banishing-blade', 'Love Beast 1', BOTH);
    expect(court.of('Love Beast 1')).toStandAt('4,1');
    expect(court.heard('save')).toEqual([]);
  });
});

describe('Ambush Blade', () => {
  const others = [
    ours('Al', '5,1'),
    ours('Ann', '4,2', { implement: 'staff' }),
    ours('Far', '6,3'),
    theirs('Cy', '5,2'),
  ];
  test('[KC-SHV-31] everyone beside the target but her may use an Opportunity on it', () => {
    // With Al opposite she flanks it.
    const court = given('ambush-blade', [4, 1], { others }).answer('ambush-blade', 'Bo', BOTH);
    expect(court).toBeAskedFor('opportunity', { rule: 'KC-SHV-31', seat: 0 });
    court.answer('yes');
    expect(court).toBeAskedFor('opportunity', { rule: 'KC-SHV-31', seat: 0 });
    court.answer('no');
    expect(court).toBeAskedFor('opportunity', { rule: 'KC-SHV-31', seat: 1 });
    court.answer('no');
    expect(court.of('Bo')).toHaveHp(2);
    expect(court.heard('opportunity').map(({ by }) => by)).toEqual([2]);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });
  test('[KC-SHV-31] [KZ-OPP-07] a teammate of the target as well', () => {
    const near = [theirs('Cy', '5,2')];
    const court = given('ambush-blade', [4], { others: near }).answer('ambush-blade', 'Bo', BOTH);
    expect(court).toBeAskedFor('opportunity', { rule: 'KC-SHV-31', seat: 1 });
    court.answer('yes');
    expect(court.of('Bo')).toHaveHp(2);
    expect(court.heard('opportunity').map(({ by }) => by)).toEqual([2]);
  });
  test('[KC-SHV-31] [KZ-OPP-09] [KZ-OPP-17] who could not use one gets none', () => {
    const held = [ours('Al', '5,2', { statuses: ['distracted'] })];
    const court = given('ambush-blade', [4], { others: held }).answer('ambush-blade', 'Bo', BOTH);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });
  test('[KC-SHV-31] [KZ-WARD-04] Ward stops it', () => {
    const near = [ours('Al', '5,2')];
    const court = given('ambush-blade', [4], { others: near, bo: { ward: 9 } });
    expect(court.answer('ambush-blade', 'Bo', BOTH)).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 1,
    });
  });
  test('[KC-SHV-31] [KR-DEF-12] a Punisher that Marked it answers when the attack is over', () => {
    const pun = ours('Pun', '5,2', { role: 'defender', specialisation: 'punisher' });
    const bo = { statuses: [{ status: 'marked', by: 'Pun' }] };
    const court = given('ambush-blade', [4], { others: [pun], bo });
    court.answer('ambush-blade', 'Bo', ['effect', 'damage']);
    expect(court).toBeAskedFor('opportunity', { rule: 'KC-SHV-31', seat: 0 });
    court.answer('no');
    expect([court.of('Bo').hp, court.asked]).toEqual([4, 'reaction.punisher KR-DEF-11 seat 0']);
  });
});

describe('Sword Sweep', () => {
  const swept = (rolls: readonly number[], more: Parameters<typeof given>[2] = {}) =>
    given('sword-sweep', rolls, more).answer('sword-sweep', 'Bo', BOTH);
  test('[KC-SHV-32] Prone, and 2 damage when it stands up beside her', () => {
    const court = swept([4]);
    expect(court.inPlay('prone', 'Bo')).toHaveLength(1);
    court.answer('stand-up');
    expect([court.of('Bo').hp, court.inPlay('prone')]).toEqual([2, []]);
  });
  test('[KC-SHV-32] not when it stands up elsewhere', () => {
    const court = swept([4]).answer('walk', ['court(5,1)'], 'no', 'stand-up');
    expect(court.of('Bo')).toHaveHp(4);
  });
  test('[KC-SHV-32] once: not when it falls otherwise and stands up again', () => {
    const court = swept([4]).answer('stand-up', 'drop-prone', 'stand-up');
    expect(court.of('Bo')).toHaveHp(2);
  });
  test('[KC-SHV-32] by whatever means it stands', () => {
    const lea = theirs('Lea', '6,1', { role: 'leader', specialisation: 'rescuer' });
    const court = swept([4], { others: [lea] }).answer('end-turn', 'restore', 'Bo', 'stand-up');
    expect(court.of('Bo')).toHaveHp(2);
  });
  test('[KC-SHV-32] who was Prone already from something else stands up from both', () => {
    const court = swept([4, 1], { bo: { statuses: ['prone'] } }).answer('stand-up');
    expect(court.of('Bo')).toHaveHp(2);
  });
  test('[KC-SHV-32] [KZ-WARD-04] Ward keeps it on its feet', () => {
    expect(swept([4], { bo: { ward: 4 } }).inPlay('prone')).toEqual([]);
  });
  test('[KC-SHV-32] [KC-SHV-12] Status-Thief stands it up as well, and takes the sweep upon herself', () => {
    const court = begin(
      {
        court: floor(9, 5),
        athletes: [swordOf('Sue', '3,1', ['sword-sweep', 'status-thief']), theirs('Bo', '4,1')],
        turn: 'Sue',
      },
      { rolls: [4] },
    ).answer('sword-sweep', 'Bo', ['damage', 'effect', 'status-thief']);
    const [take = ''] = court.offered;
    court.answer(take);
    expect([court.of('Bo').hp, court.inPlay('prone', 'Sue').length]).toEqual([2, 1]);
    court.answer('end-turn', 'stand-up');
    expect(court.of('Sue')).toHaveHp(6);
  });
});
