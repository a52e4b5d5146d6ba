import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from '../../../../test/table.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { CHARM_BALL } from './blocks.ts';
import { BALL, ball, glances, kindsOn, lair } from './testing/lair.ts';

const sturdy = { hp: 20, maxHp: 30 };

interface Scene {
  readonly ana?: Told;
  readonly others?: readonly Told[];
  readonly ball?: Told;
  readonly rolls?: readonly number[];
}

/** The Ball at (4,2) acts on Ana at (8,2), of the player team, by this face. */
function meets(face: number, { ana, others = [], ball: told, rolls = [] }: Scene = {}): Court {
  return lair({
    athletes: [...others, ours('Ana', '8,2', { ...sturdy, ...ana })],
    creeps: [ball('4,2', ['Ana'], told)],
    rolls: [face, ...rolls],
  }).answer('end-turn');
}

describe('each power', () => {
  test.each([
    [1, 2, ['slowed', 'hovering'], 'KM-CHARM-04'],
    [2, 2, ['weakened', 'concealed'], 'KM-CHARM-05'],
    [4, 3, ['restrained', 'resist 1'], 'KM-CHARM-07'],
    [5, 3, ['blinded', 'phasing'], 'KM-CHARM-08'],
  ] as const)(
    '[KM-CHARM-04] [KM-CHARM-05] [KM-CHARM-07] [KM-CHARM-08] by a %i: %i damage, %j',
    (face, damage, kinds, rule) => {
      const court = meets(face);
      expect(blows(court, 'Ana', BALL)).toEqual([damage]);
      expect(kindsOn(court, 'Ana')).toEqual(kinds);
      expect(court).toHaveHeard({ type: 'damage', who: 'Ana', by: BALL, rule });
    },
  );

  test('[KM-CHARM-04] [KM-CRP-10] what it gives lasts until the next turn of its target ends', () => {
    const court = meets(2, { rolls: [1] });
    expect(kindsOn(court, 'Ana')).toEqual(['weakened', 'concealed']);
    court.answer('end-turn');
    expect(kindsOn(court, 'Ana')).toEqual(['slowed', 'hovering']);
  });

  test('[KM-CHARM-05] [KZ-CONC-01] whoever is Concealed is so from everybody', () => {
    const court = meets(2, { others: [theirs('Bo', '10,2')], rolls: [5, 2] });
    court.answer('basic-implement-attack', 'Ana');
    expect(court.heard('attack')[0]).toMatchObject({ disadvantages: ['KZ-CONC-01'] });
  });

  test('[KM-CHARM-07] [KZ-STAT-02] petrified twice in a round it has Resist 1', () => {
    const court = lair({
      athletes: [ours('Ana', '8,2', sturdy)],
      creeps: [ball('4,2', ['Ana'])],
      rolls: [2, 4, 4],
    }).answer('basic-implement-attack', BALL, 'end-turn');
    // The first Resist is there by the second time.
    expect([blows(court, 'Ana', BALL), kindsOn(court, 'Ana')]).toEqual([
      [3, 2],
      ['restrained', 'resist 1'],
    ]);
  });

  test('[KM-CHARM-04] [KM-CHARM-09] [KM-CRP-11] Ward that takes it all keeps off the rest', () => {
    const court = meets(1, { ana: { ward: 2 } });
    expect([court.of('Ana').hp, kindsOn(court, 'Ana')]).toEqual([20, []]);
    const judged = meets(6, { ana: { ward: 1 } });
    expect(judged.heard('save')).toEqual([]);
    expect(judged.of('Ana')).toHaveHp(20);
  });
});

describe('Visions', () => {
  test('[KM-CHARM-06] 3 damage, Panicked by the Ball on its next turn, and a Miss Token', () => {
    const court = meets(3, { rolls: [6, 1] });
    expect(blows(court, 'Ana', BALL)).toEqual([3]);
    expect(court.of('Ana')).toHaveMissTokens(1);
    expect(court).toHaveHeard({ type: 'miss-token', who: 'Ana', rule: 'KM-CHARM-06' });
    expect(court).toHaveHeard({ type: 'wild', who: 'Ana', by: BALL, status: 'panicked', roll: 6 });
    court.answer('end-turn');
    expect(kindsOn(court, 'Ana')).toEqual(['slowed', 'hovering']);
  });

  test('[KM-CHARM-06] the token is only for a side that uses them', () => {
    const haunts = (options: Told) =>
      lair({
        athletes: [ours('Ana', '15,2'), theirs('Bo', '8,2', sturdy)],
        creeps: [ball('4,2', ['Bo'])],
        rolls: [3],
        options,
      }).answer('end-turn');
    const none = haunts({});
    expect(none.of('Bo')).toHaveMissTokens(0);
    expect(none.heard('miss-token')).toEqual([]);
    expect(kindsOn(none, 'Bo')).toEqual(['panicked']);
    expect(haunts({ oppositionMissTokens: true }).of('Bo')).toHaveMissTokens(1);
    expect(haunts({ versus: true }).of('Bo')).toHaveMissTokens(1);
  });
});

describe('Life & Death', () => {
  test('[KM-CHARM-09] a Saving Throw that fails: Taken Out, and nobody scores', () => {
    const court = meets(6, { others: [theirs('Bo', '15,2')], rolls: [3] });
    expect(court).toBeAskedFor('save', { rule: 'KZ-SAVE-02', seat: 0 });
    court.answer('roll');
    expect(court.of('Ana')).toStandAt('nowhere');
    expect([court.state.points, court.state.strikes, blows(court, 'Ana', BALL)]).toEqual([
      [0, 0],
      [0, 0],
      [],
    ]);
  });

  test('[KM-CHARM-09] one that succeeds: it regains all HP', () => {
    const court = meets(6, { rolls: [4] }).answer('roll');
    expect(court.of('Ana')).toHaveHp(30);
    expect(court).toHaveHeard({ type: 'healed', who: 'Ana', amount: 10, rule: 'KM-CHARM-09' });
    expect(kindsOn(court, 'Ana')).toEqual([]);
  });

  test('[KM-CHARM-09] [KZ-SAVE-02] whoever wants to fails', () => {
    expect(meets(6).answer('fail').of('Ana')).toStandAt('nowhere');
  });

  test('[KM-CHARM-09] [KR-SPEC-06] nobody scores for whom it takes by somebody’s provocation', () => {
    const hunter = { role: 'specialist', specialisation: 'hunter' };
    const court = begin(
      {
        court: floor(12, 3),
        athletes: [theirs('Bo', '8,1'), ours('Hal', '0,1', hunter)],
        creeps: [ball('4,1', [])],
        turn: 'Hal',
      },
      { rolls: [6, 1] },
    ).answer('provocation', BALL, ['Bo'], 'roll');
    expect(court.of('Bo')).toStandAt('nowhere');
    expect(court.state.points).toEqual([0, 0]);
  });
});

test('[KM-CRP-01] [KZ-SAVE-04] the Ball succeeds on every Saving Throw, without a die', () => {
  const court = lair({ athletes: [ours('Ana', '8,2')], creeps: [ball('4,2', [])] });
  const save = savingThrow(court, court.id(BALL), { against: 'test', rule: 'KZ-SAVE-01' });
  expect(court.run(save)).toBe(true);
});

describe('the Miss Trigger', () => {
  /** Ana of the player team attacks the Ball at (4,2) with her implement. */
  const missed = (rolls: readonly number[], told: Told = {}, ana: Told = {}): Court =>
    lair({
      athletes: [theirs('Bo', '5,3', sturdy), ours('Ana', '8,2', { ...sturdy, ...ana })],
      creeps: [ball('4,2', ['Bo'], told)],
      rolls,
    }).answer('basic-implement-attack', BALL);

  test('[KM-CHARM-10] a die picks one power on the attacker, and nobody else', () => {
    const court = missed([2, 4]);
    expect(court).toHaveHeard({ type: 'own-roll', who: BALL, roll: 4, rule: 'KM-CHARM-10' });
    expect(glances(court)).toEqual(['charm-petrify Ana']);
    expect([blows(court, 'Ana', BALL), kindsOn(court, 'Ana'), kindsOn(court, 'Bo')]).toEqual([
      [3],
      ['restrained', 'resist 1'],
      [],
    ]);
  });

  test('[KM-CHARM-10] the die of its group is another', () => {
    const court = missed([2, 4, 1]);
    expect(court.state.groups[0]?.face).toBe(0);
    court.answer('end-turn');
    expect(glances(court)).toEqual(['charm-petrify Ana', 'charm-float Bo']);
  });

  test('[KM-CHARM-10] [KM-CHARM-06] who panics by it does so on its next turn, not in this one', () => {
    const court = missed([2, 3, 1, 6]);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(court).toOffer('walk');
    expect(court.of('Ana')).toHaveMissTokens(2);
    court.answer('end-turn', 'end-turn');
    expect(court.heard('wild').map(({ who, roll }) => [who, roll])).toEqual([[court.id('Ana'), 6]]);
  });

  test('[KM-CHARM-10] nothing on a hit, nor while it is Blinded (KZ-STAT-69)', () => {
    expect(glances(missed([5]))).toEqual([]);
    const blind = missed([2], { statuses: ['blinded'] });
    expect([glances(blind), blind.heard('own-roll')]).toEqual([[], []]);
  });

  test('[KM-CHARM-10] nothing beyond range 6, and no die then', () => {
    const court = lair({ athletes: [ours('Ana', '11,2')], creeps: [ball('4,2', [])] });
    const trigger = CHARM_BALL.missTrigger?.(court, court.id(BALL), court.id('Ana'));
    if (trigger !== undefined) court.run(trigger);
    expect([glances(court), court.heard('own-roll')]).toEqual([[], []]);
  });
});
