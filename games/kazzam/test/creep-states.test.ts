import { describe, expect, test } from 'vitest';
import { afterCreeps, archers, beforeCreeps, blows, golems, ways } from './creep-court.ts';
import { floor, ours, theirs } from './table.ts';

const G1 = 'Practice Golem 1';
const A1 = 'Practice Archer 1';

/** A golem with these statuses on a row of squares, so far from Bo, its enemy. */
function golemAt(distance: number, statuses: readonly unknown[], rolls: readonly number[]) {
  return afterCreeps({
    rows: floor(16, 1),
    athletes: [theirs('Bo', `${distance},0`)],
    creeps: [golems([{ at: '0,0', statuses }], ['Bo'])],
    rolls,
  });
}
const came = (court: ReturnType<typeof golemAt>) => [court.at(G1), blows(court, 'Bo', G1)];

describe('a Creep that is', () => {
  test('[KZ-AI-43] Dazed strikes if it can from where it stands', () => {
    expect(came(golemAt(1, ['dazed'], [1]))).toEqual(['court(0,0)', [2]]);
  });
  test('[KZ-AI-43] Dazed moves once otherwise, and does no more', () => {
    expect(came(golemAt(4, ['dazed'], [1]))).toEqual(['court(3,0)', []]);
    expect(came(golemAt(12, ['dazed'], [1]))).toEqual(['court(6,0)', []]);
  });
  test('[KZ-AI-43] [KZ-STAT-60] Stunned does nothing, nor rolls for its group', () => {
    const court = golemAt(1, ['stunned'], []);
    expect(came(court)).toEqual(['court(0,0)', []]);
    expect(court.heard('group-roll')).toEqual([]);
  });
  test('[KZ-AI-42] Immobilized takes the first of its enemies that it can reach', () => {
    const setting = (statuses: readonly string[], rolls: readonly number[]) =>
      beforeCreeps({
        rows: ['......1..', '.........'],
        athletes: [ours('Ana', '1,1'), theirs('Bo', '5,0')],
        creeps: [golems([{ at: '0,0', statuses }], ['Ana', 'Bo'], { orb: '6,0' })],
        rolls,
      }).answer('pick-up', 'end-turn');
    const held = setting(['immobilized'], [1]);
    expect([blows(held, 'Ana', G1), blows(held, 'Bo', G1)]).toEqual([[2], []]);
    expect(ways(held, G1)).toEqual([]);
  });
  test('[KZ-AI-28] Prone beside its target stands up and strikes', () => {
    const court = golemAt(1, ['prone'], [1]);
    expect(came(court)).toEqual(['court(0,0)', [2]]);
    expect(court.of(G1).has).toBe(0);
  });
  test('[KZ-AI-28] Prone farther off stands up and Charges, or moves', () => {
    expect(came(golemAt(5, ['prone'], [1]))).toEqual(['court(4,0)', [2]]);
    expect(came(golemAt(12, ['prone'], [1]))).toEqual(['court(6,0)', []]);
    // A Charge goes through no Difficult Terrain.
    const court = afterCreeps({
      rows: ['.,.....'],
      athletes: [theirs('Bo', '4,0')],
      creeps: [golems([{ at: '0,0', statuses: ['prone'] }], ['Bo'])],
      rolls: [1],
    });
    expect(came(court)).toEqual(['court(3,0)', []]);
  });
  test('[KZ-AI-28] [KZ-AI-36] a Prone archer stands up and goes on without a Charge', () => {
    const court = afterCreeps({
      rows: floor(16, 1),
      athletes: [theirs('Bo', '8,0')],
      creeps: [archers([{ at: '0,0', statuses: ['prone'] }], ['Bo'])],
      rolls: [1],
    });
    expect([court.at(A1), blows(court, 'Bo', A1)]).toEqual(['court(6,0)', []]);
  });
});

describe('a Creep that is held', () => {
  /** Bo at a distance, with a Reach that long, holds the golem. */
  const heldAt = (distance: number, rolls: readonly number[]) =>
    afterCreeps({
      rows: floor(16, 1),
      athletes: [
        theirs('Bo', `${distance},0`, {
          statuses: [{ status: 'reach', amount: Math.max(0, distance - 1) }],
        }),
      ],
      creeps: [
        golems(
          [{ at: '0,0', statuses: [{ status: 'grabbed', by: 'Bo', ends: 'escape' }] }],
          ['Bo'],
        ),
      ],
      rolls,
    });
  test('[KZ-AI-28] beside its target tries to get free, and strikes either way', () => {
    const free = heldAt(1, [1, 4]);
    expect([free.of(G1).has, came(free)]).toEqual([0, ['court(0,0)', [2]]]);
    const held = heldAt(1, [1, 3]);
    expect([held.of(G1).has === 0, came(held)]).toEqual([false, ['court(0,0)', [2]]]);
  });
  test('[KZ-AI-28] farther off gets free and Charges, or stays where it is', () => {
    expect(came(heldAt(4, [1, 4]))).toEqual(['court(3,0)', [2]]);
    expect(came(heldAt(4, [1, 3]))).toEqual(['court(0,0)', []]);
  });
  const heldByTwo = (options: Record<string, unknown> = {}) => {
    const held = ['Ana', 'Cy'].map((by) => ({ status: 'grabbed', by, ends: 'escape' }));
    return beforeCreeps({
      rows: floor(12, 6),
      athletes: [ours('Ana', '1,1'), theirs('Cy', '1,2'), theirs('Bo', '11,5')],
      creeps: [golems([{ at: '2,1', statuses: held }], ['Bo'])],
      seed: 'ties',
      options,
    }).answer('end-turn');
  };
  test('[KZ-AI-50] [KZ-JOB-02] by two asks nobody which of the holds it tries to escape', () => {
    const court = heldByTwo();
    expect(court.asked).toMatch(/^action/);
    expect(court.heard('save').map(({ who }) => who)).toContain(court.id(G1));
  });
  test('[KZ-JOB-02] [KZ-AI-48] by two has its Creepmaster say which hold it tries to escape', () => {
    expect(heldByTwo({ creepmaster: 1 })).toBeAskedFor('escape-from', {
      rule: 'KZ-MOVE-14',
      seat: 0,
    });
    expect(heldByTwo({ creepmaster: 2 })).toBeAskedFor('escape-from', {
      rule: 'KZ-MOVE-14',
      seat: 1,
    });
  });
  test('[KZ-AI-28] [KZ-AI-42] keeps to the enemy in reach when it gets free', () => {
    const court = beforeCreeps({
      rows: ['......1..', '.........'],
      athletes: [ours('Ana', '1,1'), theirs('Bo', '5,0')],
      creeps: [
        golems(
          [{ at: '0,0', statuses: [{ status: 'grabbed', by: 'Ana', ends: 'escape' }] }],
          ['Ana', 'Bo'],
          { orb: '6,0' },
        ),
      ],
      rolls: [1, 5],
    }).answer('pick-up', 'end-turn');
    expect([blows(court, 'Ana', G1), blows(court, 'Bo', G1)]).toEqual([[2], []]);
  });
});

describe('a ranged Creep', () => {
  test('[KZ-AI-35] [KZ-AI-34] [KZ-AI-39] [KM-CRP-09] shoots from where it stands if nothing hinders it', () => {
    const court = afterCreeps({
      rows: floor(9, 1),
      athletes: [theirs('Bo', '5,0')],
      creeps: [archers(['0,0'], ['Bo'])],
      rolls: [1],
    });
    expect([court.at(A1), blows(court, 'Bo', A1)]).toEqual(['court(0,0)', [2]]);
  });
  test('[KZ-AI-35] goes round the cover of its target', () => {
    // The box covers Bo against everyone to the left of its column.
    const court = afterCreeps({
      rows: ['.........', '.........', '.....o...'],
      athletes: [theirs('Bo', '6,2')],
      creeps: [archers(['3,2'], ['Bo'])],
      rolls: [1],
    });
    expect([court.at(A1), blows(court, 'Bo', A1)]).toEqual(['court(6,1)', [2]]);
    expect(court.heard('opportunity')).toEqual([]);
  });
  test('[KZ-AI-35] [KZ-CREEP-16] shoots with Disadvantage where nothing else can be had', () => {
    const court = afterCreeps({
      rows: floor(9, 1),
      athletes: [theirs('Bo', '5,0', { statuses: ['concealed'] })],
      creeps: [archers(['0,0'], ['Bo'])],
      rolls: [1],
    });
    expect([court.at(A1), blows(court, 'Bo', A1)]).toEqual(['court(0,0)', [1]]);
  });
  test('[KZ-AI-36] moves twice if that brings its target into range, and no farther', () => {
    const court = afterCreeps({
      rows: floor(16, 1),
      athletes: [theirs('Bo', '15,0')],
      creeps: [archers(['0,0'], ['Bo'])],
      rolls: [1],
    });
    expect([court.at(A1), blows(court, 'Bo', A1)]).toEqual(['court(10,0)', []]);
  });
  test('[KZ-AI-37] takes the next enemy if the first is too far for two moves', () => {
    const court = beforeCreeps({
      rows: [`${'.'.repeat(23)}1.`],
      athletes: [ours('Ana', '0,0'), theirs('Bo', '22,0')],
      creeps: [archers(['3,0'], ['Ana', 'Bo'], { orb: '23,0' })],
      rolls: [1],
    }).answer('pick-up', 'end-turn');
    expect([blows(court, 'Ana', A1), court.at(A1)]).toEqual([[2], 'court(3,0)']);
  });
  test('[KZ-AI-38] [KZ-AI-29] goes to its orb if all are too far', () => {
    const court = afterCreeps({
      rows: [`.....1${'.'.repeat(22)}`],
      athletes: [theirs('Bo', '26,0')],
      creeps: [archers(['8,0'], ['Bo'], { orb: '5,0' })],
      rolls: [1],
    });
    expect([court.at(A1), blows(court, 'Bo', A1)]).toEqual(['court(6,0)', []]);
  });
});
