import { describe, expect, test } from 'vitest';
import { type Answers, begin, floor, ours, type Told, theirs } from './table.ts';

/** Ana, with an implement, attacks Bo so many squares away; the die shows this. */
function shot(
  implement: string,
  distance: number,
  rolls: readonly number[],
  {
    ana = {},
    bo = {},
    power = 'basic-implement-attack',
    options = {},
  }: {
    readonly ana?: Told;
    readonly bo?: Told;
    readonly power?: string;
    readonly options?: Told;
  } = {},
  answers: Answers = [],
) {
  return begin(
    {
      court: floor(12, 3),
      athletes: [
        ours('Ana', '1,1', { implement, ...ana }),
        theirs('Bo', `${1 + distance},1`, { implement: 'wand', ...bo }),
      ],
      turn: 'Ana',
    },
    { rolls, options: options ?? {} },
  ).answer(power, 'Bo', ...answers);
}
const hpOfBo = (result: ReturnType<typeof shot>) => result.of('Bo').hp;

describe('a basic attack', () => {
  test('[KZ-CRIT-02] [KZ-BASIC-02] 4 and 5 deal the damage line', () => {
    expect(hpOfBo(shot('wand', 3, [4]))).toBe(6);
    expect(hpOfBo(shot('wand', 3, [5]))).toBe(6);
  });
  test('[KZ-CRIT-01] [KZ-CRIT-06] 6 deals the printed number twice, and the bonus once', () => {
    expect(hpOfBo(shot('wand', 3, [6]))).toBe(4);
    expect(hpOfBo(shot('staff', 3, [6]))).toBe(3);
    expect(hpOfBo(shot('sword', 1, [6]))).toBe(3);
  });
  test('[KZ-CRIT-08] 3 without an Effect deals the damage line and asks nothing', () => {
    const court = shot('wand', 3, [3]);
    expect(court.of('Bo')).toHaveHp(6);
    expect(court).toBeAskedFor('action');
  });
  test('[KZ-CRIT-04] [KZ-MISS-01] [KC-CONV-09] 2 misses and earns a Miss Token, without a Strike', () => {
    const court = shot('wand', 3, [2]);
    expect(court.of('Bo')).toHaveHp(8);
    expect(court.of('Ana')).toHaveMissTokens(1);
    expect(court.state.strikes).toEqual([0, 0]);
  });
  test('[KZ-BASIC-01] a Basic Physical Attack needs no implement and gets no bonus', () => {
    const power = 'basic-physical-attack';
    expect(hpOfBo(shot('sword', 1, [4], { power }))).toBe(6);
    const disarmed = { statuses: ['disarmed'] };
    expect(hpOfBo(shot('wand', 1, [4], { power, ana: disarmed }))).toBe(6);
  });
  test('[KZ-ACT-08] [KZ-IMPL-03] [KZ-IMPL-07] [KZ-IMPL-12] staff and sword end the turn, the wand does not', () => {
    expect(shot('wand', 1, [4]).state.turn?.creature).toBe(0);
    expect(shot('staff', 4, [4]).state.turn?.creature).toBe(1);
    expect(shot('sword', 1, [4]).state.turn?.creature).toBe(1);
  });
  test('[KZ-ACT-10] an attack without the implement ends no turn', () => {
    expect(shot('sword', 1, [4], { power: 'basic-physical-attack' }).state.turn?.creature).toBe(0);
  });
});

describe('implements', () => {
  test('[KZ-IMPL-01] a wand reaches 5, [KZ-IMPL-04] a staff 6, [KZ-IMPL-08] a sword its neighbour', () => {
    expect(hpOfBo(shot('wand', 5, [4]))).toBe(6);
    expect(hpOfBo(shot('staff', 6, [4]))).toBe(5);
    for (const [implement, distance] of [
      ['wand', 6],
      ['staff', 7],
      ['sword', 2],
    ] as const) {
      expect(() => shot(implement, distance, [4])).toThrow('basic-implement-attack');
    }
  });
  test('[KZ-IMPL-05] a staff adds 1 at distance 3 or more', () => {
    expect(hpOfBo(shot('staff', 2, [4]))).toBe(6);
    expect(hpOfBo(shot('staff', 3, [4]))).toBe(5);
  });
  test('[KZ-IMPL-09] [KZ-IMPL-13] a sword adds 1 against none, stowed or not', () => {
    expect(hpOfBo(shot('sword', 1, [4]))).toBe(5);
    expect(hpOfBo(shot('sword', 1, [4], { bo: { implement: 'sword' } }))).toBe(6);
    // Vulnerable 2, as it is stowed, and no bonus all the same.
    expect(hpOfBo(shot('sword', 1, [4], { bo: { implement: 'sword', stowed: true } }))).toBe(4);
  });
  test('[KZ-IMPL-06] [KZ-OPP-04] a staff grants an Opportunity to whoever is beside it, before the roll', () => {
    const result = shot('staff', 1, [4], {}, ['yes']);
    expect(result.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['opportunity', 'attack']),
    );
    expect(result.events.findIndex(({ type }) => type === 'opportunity')).toBeLessThan(
      result.events.findIndex(({ type }) => type === 'attack'),
    );
    expect(result.of('Ana')).toHaveHp(6);
    expect(hpOfBo(result)).toBe(6);
  });
  test('[KZ-ATK-04] [KZ-ACT-16] whoever falls to it makes no attack', () => {
    const court = shot('staff', 1, [], { ana: { hp: 2 } }, ['yes']);
    expect(court.of('Ana')).toStandAt('nowhere');
    expect(court.of('Bo')).toHaveHp(8);
    expect(court.events.some(({ type }) => type === 'attack')).toBe(false);
    expect(court.state.points).toEqual([0, 1]);
  });
  test('[KZ-OPP-05] [KZ-STAT-50] a Prone attacker grants them with any attack', () => {
    const prone = { statuses: ['prone'] };
    const result = shot('wand', 1, [4], { ana: prone }, ['yes']);
    expect(result.of('Ana')).toHaveHp(6);
  });
  test('[KZ-OPP-06] a Prone staff user grants one, not two', () => {
    const court = shot('staff', 1, [4], { ana: { statuses: ['prone'] } }, ['yes']);
    expect(court.of('Ana')).toHaveHp(6);
    expect(court.events.filter(({ type }) => type === 'opportunity')).toHaveLength(1);
  });
});

describe('what bars an attack', () => {
  test('[KZ-STOW-02] a stowed implement bars every attack', () => {
    const ana = { stowed: true };
    expect(() => shot('wand', 1, [], { ana })).toThrow('basic-implement-attack');
    expect(() => shot('wand', 1, [], { ana, power: 'basic-physical-attack' })).toThrow('physical');
  });
  test('[KZ-STAT-11] Disarmed bars the implement only', () => {
    const ana = { statuses: ['disarmed'] };
    expect(() => shot('wand', 1, [], { ana })).toThrow('basic-implement-attack');
    expect(hpOfBo(shot('wand', 1, [4], { ana, power: 'basic-physical-attack' }))).toBe(6);
  });
  test('[KZ-STAT-31] nobody can choose a Hidden target', () => {
    expect(() => shot('wand', 1, [], { bo: { statuses: ['hidden'] } })).toThrow();
  });
  test('[KZ-STAT-20] no melee between Flying and other creatures, ranged attacks reach', () => {
    const bo = { statuses: ['flying'] };
    expect(() => shot('sword', 1, [], { bo })).toThrow();
    expect(hpOfBo(shot('wand', 1, [4], { bo }))).toBe(6);
  });
});

describe('Advantage and Disadvantage', () => {
  const dice = (result: ReturnType<typeof shot>) =>
    result.events.flatMap((event) => (event.type === 'attack' ? [event.dice] : []))[0];
  test('[KZ-STAT-06] a Blinded attacker has Disadvantage with any attack', () => {
    const result = shot('wand', 3, [5, 2], { ana: { statuses: ['blinded'] } });
    expect(dice(result)).toEqual([5, 2]);
    expect(hpOfBo(result)).toBe(8);
  });
  test('[KZ-STAT-57] a Restrained attacker has Disadvantage', () => {
    expect(hpOfBo(shot('wand', 3, [5, 2], { ana: { statuses: ['restrained'] } }))).toBe(8);
  });
  test('[KZ-STAT-08] [KZ-CONC-01] a Concealed target gives Disadvantage', () => {
    expect(hpOfBo(shot('wand', 3, [5, 2], { bo: { statuses: ['concealed'] } }))).toBe(8);
  });
  test('[KZ-STAT-06] [KZ-STAT-49] Blinded and Prone targets give melee Advantage, and ranged none', () => {
    for (const status of ['blinded', 'prone']) {
      const bo = { statuses: [status] };
      expect(hpOfBo(shot('sword', 1, [2, 5], { bo }))).toBe(5);
      expect(dice(shot('wand', 1, [4], { bo }))).toEqual([4]);
    }
  });
  test('[KZ-ADV-06] [KZ-STAT-31] a Hidden attacker has Advantage', () => {
    expect(hpOfBo(shot('wand', 3, [2, 4], { ana: { statuses: ['hidden'] } }))).toBe(6);
  });
  test('[KZ-ADV-03] one of each is one die', () => {
    const both = { ana: { statuses: ['restrained'] }, bo: { statuses: ['prone'] } };
    expect(dice(shot('sword', 1, [4], both))).toEqual([4]);
  });
});

describe('Fierce and Guarded', () => {
  test('[KZ-ATK-16] Fierce makes a 5 critical, Guarded a 4 glancing', () => {
    expect(hpOfBo(shot('wand', 3, [5], { ana: { statuses: ['fierce'] } }))).toBe(4);
    const court = shot('wand', 3, [4], { bo: { statuses: ['guarded'] } });
    expect(court.events).toContainEqual(expect.objectContaining({ type: 'attack', result: 3 }));
  });
  test('[KZ-ATK-16] both together change nothing', () => {
    const both = { ana: { statuses: ['fierce'] }, bo: { statuses: ['guarded'] } };
    expect(hpOfBo(shot('wand', 3, [6], both))).toBe(4);
  });
});

describe('Miss Tokens and Strikes', () => {
  test('[KZ-STRK-01] [KZ-STRK-06] a natural 1 is a Strike of the athlete and its team', () => {
    const court = shot('wand', 3, [1]);
    expect(court.state.strikes).toEqual([1, 0]);
    expect(court.state.stats[0]?.strikes).toBe(1);
  });
  test('[KZ-MISS-07] tokens are offered after the roll, as many as help', () => {
    const court = shot('wand', 3, [4], { ana: { missTokens: 3 } });
    expect(court).toBeAskedFor('miss-tokens');
    const after = shot('wand', 3, [4], { ana: { missTokens: 3 } }, [2]);
    expect(after.of('Ana')).toHaveMissTokens(1);
    expect(after.of('Bo')).toHaveHp(4);
  });
  test('[KZ-MISS-06] none is offered where it cannot help', () => {
    expect(shot('wand', 3, [6], { ana: { missTokens: 3 } })).toBeAskedFor('action');
  });
  const missed = (options: Told) =>
    begin(
      {
        court: floor(9, 3),
        athletes: [ours('Ana', '1,1'), theirs('Bo', '4,1')],
        turn: 'Bo',
      },
      { rolls: [2], options },
    )
      .answer('basic-implement-attack', 'Ana')
      .of('Bo').missTokens;
  test('[KZ-ATK-27] the opposition gets none, unless the option says so', () => {
    expect(missed({})).toBe(0);
    expect(missed({ oppositionMissTokens: true })).toBe(1);
    expect(missed({ versus: true })).toBe(1);
  });
});

describe('damage and Ward', () => {
  test('[KZ-WARD-01] [KZ-DMG-09] Ward is lost before HP', () => {
    const court = shot('wand', 3, [6], { bo: { ward: 3 } });
    expect(court.of('Bo').wards).toEqual([]);
    expect(court.of('Bo')).toHaveHp(7);
  });
  test('[KZ-DMG-05] [KZ-STAT-62] a Weakened attacker deals half', () => {
    expect(hpOfBo(shot('staff', 3, [4], { ana: { statuses: ['weakened'] } }))).toBe(7);
  });
  test('[KZ-DMG-07] [KZ-DMG-08] [KZ-STAT-01] [KZ-GEN-16] different sources add, the same does not', () => {
    const vulnerable = (source: string) => ({ status: 'vulnerable', amount: 1, source });
    const two = { statuses: [vulnerable('a'), vulnerable('b')] };
    const one = { statuses: [vulnerable('a'), vulnerable('a')] };
    expect(hpOfBo(shot('wand', 3, [4], { bo: two }))).toBe(4);
    expect(hpOfBo(shot('wand', 3, [4], { bo: one }))).toBe(5);
    const resist = { statuses: [{ status: 'resist', amount: 1, source: 'a' }] };
    expect(hpOfBo(shot('wand', 3, [4], { bo: resist }))).toBe(7);
  });
  test('[KZ-STOW-03] a stowed implement is Vulnerable 2', () => {
    expect(hpOfBo(shot('wand', 3, [4], { bo: { stowed: true } }))).toBe(4);
  });
  test('[KZ-HP-04] [KZ-HP-06] [KZ-SCORE-02] at 0 HP it is Taken Out, for a point', () => {
    const court = shot('wand', 3, [4], {
      bo: { hp: 2, holds: ['red'], statuses: ['slowed'], ward: 0 },
    });
    const [, bo] = court.state.creatures;
    expect([bo?.cell, bo?.held, bo?.has]).toEqual([-1, [], 0]);
    expect(court.state.items[0]?.place).toEqual({ at: 'ground', cell: 16 });
    expect(court.state.points).toEqual([1, 0]);
    expect(court.state.stats[0]).toMatchObject({ kills: 1, points: 1 });
    expect(court.state.effects).toEqual([]);
  });
});
