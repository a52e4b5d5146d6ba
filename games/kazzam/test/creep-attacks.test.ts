import { describe, expect, test } from 'vitest';
import type { CreepType } from '../src/model.ts';
import { attack } from '../src/rules/attack/attack.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { afterCreeps, archers, beforeCreeps, blows, golems } from './creep-court.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

const G1 = 'Practice Golem 1';
const G2 = 'Practice Golem 2';

/** Two golems on either side of a corner of Bo, so that none flanks. */
function two(bo: Readonly<Record<string, unknown>>, golem: Readonly<Record<string, unknown>> = {}) {
  const court = afterCreeps({
    rows: ['.....', '...#.', '.....'],
    athletes: [theirs('Bo', '1,1', { hp: 20, maxHp: 20, ...bo })],
    creeps: [
      golems(
        [
          { at: '2,1', ...golem, statuses: ['immobilized', ...((golem.statuses as []) ?? [])] },
          { at: '2,2', statuses: ['immobilized'] },
        ],
        ['Bo'],
      ),
    ],
    rolls: [1],
  });
  return [blows(court, 'Bo', G1), blows(court, 'Bo', G2)];
}

describe('how much a Creep deals', () => {
  test('[KZ-CREEP-03] [KZ-CREEP-05] [KM-CRP-08] its damage, without a roll', () => {
    expect(two({})).toEqual([[2], [2]]);
  });
  test('[KZ-CREEP-16] [KM-CRP-08] [KZ-ADV-09] 1 more with Advantage, 1 less with Disadvantage, as printed with both', () => {
    expect(two({ statuses: ['prone'] })).toEqual([[3], [3]]);
    expect(two({ statuses: ['concealed'] })).toEqual([[1], [1]]);
    expect(two({ statuses: ['concealed', 'prone'] })).toEqual([[2], [2]]);
    expect(two({}, { statuses: ['blinded'] })).toEqual([[1], [2]]);
  });
  test('[KZ-CREEP-17] 1 less on a Guarded target, for the first of its group alone', () => {
    expect(two({ statuses: ['guarded'] })).toEqual([[1], [2]]);
  });
  test('[KZ-CREEP-17] 1 more if it is Fierce', () => {
    expect(two({}, { statuses: ['fierce'] })).toEqual([[3], [2]]);
    expect(two({ statuses: ['guarded'] }, { statuses: ['fierce'] })).toEqual([[2], [2]]);
  });
  test('[KM-CRP-20] half if it is Weakened', () => {
    expect(two({}, { statuses: ['weakened'] })).toEqual([[1], [2]]);
  });
  test('[KZ-CREEP-23] half with its first attack of a turn, whole with the next', () => {
    const t = begin({
      court: floor(9, 3),
      athletes: [ours('Ana', '1,1'), theirs('Bo', '7,1')],
      creeps: [golems([{ at: '2,1', statuses: ['weakened'] }], ['Ana'])],
      turn: 'Ana',
    });
    if (t.state.turn !== undefined) t.state.turn = { ...t.state.turn, creature: 2 };
    const swing: AttackPower = { id: 'swing', rule: 'KZ-CREEP-03', target: 'melee', damage: 4 };
    const left = [1, 2].map(() => {
      t.run(attack(t, 2, 0, { ...swing, roll: 'none' }));
      return t.of('Ana').hp;
    });
    expect(left).toEqual([6, 2]);
  });
  test('[KZ-CREEP-17] Guarded helps again in the next round', () => {
    const court = beforeCreeps({
      rows: floor(3, 1),
      athletes: [theirs('Bo', '0,0', { statuses: ['guarded'] })],
      creeps: [golems(['1,0'], ['Bo'])],
      rolls: [1, 1],
    }).answer('end-turn', 'end-turn');
    expect(blows(court, 'Bo', G1)).toEqual([1, 1]);
  });
});

test('[KZ-CREEP-17] [KR-SPEC-06] its attack in a Provocation is the first of its group in that round', () => {
  const court = beforeCreeps({
    rows: floor(12, 6),
    athletes: [
      theirs('Bo', '5,2', { initiative: 9 }),
      ours('Hun', '1,2', { role: 'specialist', specialisation: 'hunter' }),
    ],
    creeps: [golems(['4,2'], ['Bo'])],
    rolls: [1, 1],
  }).answer('provocation', G1, ['Bo']);
  // Guarded by now, he is so against the next attack of the group, which is its second.
  court.befall('Bo', 'guarded');
  expect(blows(court.answer('end-turn'), 'Bo', G1)).toEqual([2, 2]);
});

describe('the die of a group', () => {
  test('[KZ-AI-25] [KZ-AI-46] is rolled once, by the first that acts', () => {
    const court = afterCreeps({
      rows: floor(9, 1),
      athletes: [theirs('Bo', '4,0', { hp: 20, maxHp: 20 })],
      creeps: [golems(['3,0', '5,0'], ['Bo'])],
      rolls: [4],
    });
    expect(court.heard('group-roll')).toEqual([
      { type: 'group-roll', rule: 'KZ-AI-25', who: 1, roll: 4, face: 4 },
    ]);
  });
  test('[KZ-CREEP-27] what is added to it keeps it within 1 to 6, and is used up', () => {
    const faces = (more: number, roll: number) => {
      const court = beforeCreeps({
        rows: floor(9, 1),
        athletes: [theirs('Bo', '4,0', { hp: 20, maxHp: 20 })],
        creeps: [golems(['3,0'], ['Bo'])],
        rolls: [roll, 3],
      });
      const [group] = court.state.groups;
      if (group !== undefined) group.nextRoll = more;
      court.answer('end-turn', 'end-turn');
      return court.heard('group-roll').map(({ face }) => face);
    };
    expect([faces(1, 3), faces(1, 6), faces(-1, 1)]).toEqual([
      [4, 3],
      [6, 3],
      [1, 3],
    ]);
  });
  test('[KZ-CREEP-18] [KM-CRP-20] a Disarmed one does the row of a 1', () => {
    // Slowed is the row of 1 and 2; the bite of 3 to 5 leaves Ongoing Damage.
    const statuses = (more: readonly string[]) => {
      const court = afterCreeps({
        rows: floor(9, 3),
        athletes: [theirs('Bo', '4,1', { hp: 20, maxHp: 20 })],
        creeps: [{ group: 'swarm', members: [{ at: '2,1', statuses: more }], enemies: ['Bo'] }],
        rolls: [3],
        seed: 'ties',
      });
      return court.state.effects.filter(({ on }) => on === 0).map(({ kind }) => kind);
    };
    expect(statuses([])).toContain('ongoing');
    expect(statuses(['disarmed'])).toContain('slowed');
  });
});

describe('a Creep that somebody controls', () => {
  test('[KZ-CREEP-19] Dominated: the group rolls, its dominator says whom it attacks', () => {
    const court = beforeCreeps({
      rows: floor(9, 1),
      athletes: [theirs('Bo', '0,0'), ours('Ana', '8,0')],
      creeps: [
        golems([{ at: '3,0', statuses: [{ status: 'dominated', by: 'Ana' }] }, '5,0'], ['Ana']),
      ],
      rolls: [2],
    }).answer('end-turn');
    expect(court).toBeAskedFor('creep-enemies', { rule: 'KZ-CREEP-19', seat: 0 });
    expect(court).toOfferOnly('Bo', 'Ana', G2);
    court.answer([G2]);
    expect(court.of(G2).cell).toBe(-1);
    expect(court.heard('group-roll')).toHaveLength(1);
  });
  const wild = (status: string, die: number, rolls: readonly number[] = [], distance = 3) =>
    beforeCreeps({
      rows: floor(12, 1),
      athletes: [ours('Ana', '0,0'), theirs('Bo', `${5 + distance},0`)],
      creeps: [golems([{ at: '5,0', statuses: [{ status, by: 'Bo' }] }], ['Ana', 'Bo'])],
      rolls: [die, ...rolls],
    }).answer('end-turn');
  test('[KZ-CREEP-24] Frenzied, it falls upon the source with its basic attack', () => {
    expect(blows(wild('frenzied', 2), 'Bo', G1)).toEqual([1]);
    expect(blows(wild('frenzied', 3), 'Bo', G1)).toEqual([2]);
    const far = wild('frenzied', 4, [], 6);
    expect(far.of(G1)).toStandAt('10,0');
    expect(wild('frenzied', 3).heard('group-roll')).toEqual([]);
  });
  test('[KZ-STAT-68] Dominated as well, it rolls for none of the others; Frenzied comes before Panicked', () => {
    const wildOf = (kinds: readonly string[], rolls: readonly number[]) => {
      const statuses = kinds.map((status) => ({ status, by: 'Bo' }));
      const athletes = [ours('Ana', '0,0'), theirs('Bo', '8,0')];
      const creeps = [golems([{ at: '5,0', statuses }], ['Ana', 'Bo'])];
      const court = beforeCreeps({ rows: floor(12, 1), athletes, creeps, rolls });
      return court
        .answer('end-turn')
        .heard('wild')
        .map(({ status }) => status);
    };
    expect(wildOf(['panicked', 'frenzied', 'dominated'], [])).toEqual([]);
    expect(wildOf(['panicked', 'frenzied'], [3])).toEqual(['frenzied']);
  });
  test('[KZ-CREEP-24] [KZ-STAT-27] a source in the other part of the map makes it a 5', () => {
    const statuses = [{ status: 'frenzied', by: 'Ana' }];
    const court = beforeCreeps({
      rows: ['.......', '.......', '', '.....', 's...t'],
      athletes: [ours('Ana', 'dungeon(1,0)'), theirs('Bo', '3,0')],
      creeps: [golems([{ at: '2,0', statuses }], ['Bo'])],
      rolls: [3, 1],
    }).answer('end-turn');
    expect(blows(court, 'Bo', G1)).toEqual([2]);
  });
  test('[KZ-CREEP-24] on a 1 its source says whom it attacks', () => {
    const court = wild('frenzied', 1);
    expect(court).toBeAskedFor('creep-enemies', { rule: 'KZ-CREEP-19', seat: 1 });
  });
  test('[KZ-CREEP-24] [KZ-STAT-47] Panicked, it strikes at a source in reach on 2 to 4, and runs', () => {
    expect(blows(wild('panicked', 2, [], 1), 'Bo', G1)).toEqual([1]);
    const court = wild('panicked', 4, [], 1);
    expect(blows(court, 'Bo', G1)).toEqual([2]);
    // It leaves Bo's side, as far as Ana lets it.
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 1 });
    expect(court.answer('no').of(G1)).toStandAt('1,0');
    const far = wild('panicked', 3);
    expect([far.at(G1), blows(far, 'Bo', G1)]).toEqual(['court(1,0)', []]);
  });
  test('[KZ-CREEP-24] Frenzied on 5 and 6, who fights from afar has no attack', () => {
    const court = afterCreeps({
      rows: floor(12, 1),
      athletes: [theirs('Bo', '3,0')],
      creeps: [archers([{ at: '0,0', statuses: [{ status: 'frenzied', by: 'Bo' }] }], ['Bo'])],
      rolls: [5, 1],
    });
    expect(court.of('Bo')).toHaveHp(8);
  });
});

describe('a Miss Trigger', () => {
  const blow: AttackPower = { id: 'blow', rule: 'KZ-BASIC-01', target: { burst: 3 }, damage: 1 };
  /** Bea amid two bears, with types of their own, and what they are missed with. */
  function burst(
    types: readonly [CreepType, CreepType],
    rolls: readonly number[],
    statuses: readonly string[] = [],
  ): Court {
    const t = begin(
      {
        court: floor(9, 6),
        // The opposition gets no Miss Tokens to be asked about.
        athletes: [theirs('Bea', '3,2'), ours('Ana', '8,5')],
        creeps: [{ group: 'bears', members: ['1,2', { at: '3,3', statuses }] }],
        turn: 'Bea',
      },
      { rolls },
    );
    t.state.creatures = t.state.creatures.map((creature, id) =>
      id < 2 ? creature : { ...creature, type: types[id - 2] },
    );
    t.run(attack(t, 0, [2, 3], blow), 'Guardian Bear 1');
    return t;
  }
  const hurt = (t: Court) => 8 - (t.of('Bea').hp ?? 0);
  test('[KZ-CREEP-20] [KM-CRP-16] once for an attack, by the first of equally strong ones', () => {
    expect(hurt(burst(['elite', 'elite'], [2, 2]))).toBe(3);
    expect(hurt(burst(['elite', 'elite'], [2, 5]))).toBe(3);
    expect(hurt(burst(['elite', 'elite'], [5, 2]))).toBe(0);
  });
  test('[KZ-CREEP-20] [KZ-CREEP-21] [KM-CRP-16] by the strongest alone, and only if that one was missed', () => {
    expect(hurt(burst(['standard', 'elite'], [5, 2]))).toBe(3);
    expect(hurt(burst(['standard', 'elite'], [2, 5]))).toBe(0);
    expect(hurt(burst(['champion', 'elite'], [5, 2]))).toBe(0);
  });
  test('[KZ-CREEP-22] who cannot use it is replaced by nobody', () => {
    expect(hurt(burst(['standard', 'elite'], [2, 2], ['dazed']))).toBe(0);
    expect(hurt(burst(['standard', 'elite'], [2, 2], ['slowed']))).toBe(3);
  });
  test('[KZ-AI-47] nobody is asked whether it is used', () => {
    const court = beforeCreeps({
      rows: floor(9, 6),
      athletes: [theirs('Bo', '3,2')],
      creeps: [{ group: 'bears', members: ['1,1'] }],
      rolls: [1],
    }).answer('basic-physical-attack', 'Guardian Bear 1');
    expect([court.of('Bo').hp, court.asked]).toEqual([5, 'action KZ-ACT-01 seat 1']);
  });
});
