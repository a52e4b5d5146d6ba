import { describe, expect, test } from 'vitest';
import { afterCreeps, beforeCreeps, blows } from './creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const L1 = 'Love Beast 1';
const L2 = 'Love Beast 2';

const beasts = (members: readonly unknown[], enemies: readonly string[] = ['Bo']) => ({
  group: 'love',
  members,
  enemies,
});
const wardOf = (court: Court, name: string): number =>
  court.of(name).wards.reduce((sum, { amount }) => sum + amount, 0);
const kindsOn = (court: Court, name: string): readonly string[] =>
  court.state.effects.filter(({ on }) => on === court.id(name)).map(({ kind }) => kind);

/** A Love Beast at (1,2), Bo in its range. */
function met(faces: number | readonly number[], bo: Told = {}, beast: Told = {}): Court {
  return beforeCreeps({
    rows: floor(12, 5),
    athletes: [theirs('Bo', '6,2', bo)],
    creeps: [beasts([{ at: '1,2', ...beast }])],
    rolls: [faces].flat(),
    seed: 'ties',
  });
}

describe('the rows of a Love Beast', () => {
  test('[KM-LOVE-01] reach six squares', () => {
    const court = afterCreeps({
      rows: floor(12, 1),
      athletes: [theirs('Bo', '8,0')],
      creeps: [beasts(['1,0'])],
      rolls: [1],
    });
    expect([court.at(L1), blows(court, 'Bo', L1)]).toEqual(['court(2,0)', [2]]);
  });
  test('[KM-LOVE-03] [KM-CRP-10] [KZ-STAT-04] Soften: 2 damage, Weakened until its next turn ends', () => {
    const court = met([2, 5]).answer('end-turn');
    expect([blows(court, 'Bo', L1), kindsOn(court, 'Bo')]).toEqual([[2], ['weakened']]);
    const until = { ends: 'turn-end', of: 0, turn: 2 };
    expect(court.state.effects.find(({ kind }) => kind === 'weakened')?.until).toEqual(until);
    // As that turn ends it is gone, before the beast acts again.
    court.answer('end-turn');
    expect([blows(court, 'Bo', L1), kindsOn(court, 'Bo')]).toEqual([[2, 2], []]);
  });
  test('[KM-LOVE-04] Beckon: 2 damage, and it comes as near as its speed brings it', () => {
    const court = met(3).answer('end-turn');
    // Six squares bring it to any square beside the beast.
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 1 });
    const beside = ['0,1', '0,2', '0,3', '1,1', '1,3', '2,1', '2,2', '2,3'];
    expect(court.ends).toEqual(beside.map((square) => `court(${square})`));
    court.answer(['court(5,2)', 'court(4,2)', 'court(3,2)', 'court(2,2)']);
    expect([court.at('Bo'), blows(court, 'Bo', L1)]).toEqual(['court(2,2)', [2]]);
  });
  test('[KM-LOVE-04] [KZ-JOB-02] another beast that it is made to beckon comes by its own rules', () => {
    const court = begin(
      {
        court: floor(14, 1),
        athletes: [
          theirs('Bo', '13,0'),
          ours('Hal', '1,0', { role: 'specialist', specialisation: 'hunter' }),
        ],
        creeps: [beasts(['3,0', { at: '8,0', hp: 9 }], [])],
        turn: 'Hal',
      },
      { rolls: [3] },
    ).answer('provocation', L1, [L2]);
    expect([court.at(L1), court.at(L2)]).toEqual(['court(3,0)', 'court(4,0)']);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });
  test('[KM-LOVE-04] it is its own movement: Opportunities, and none if it cannot move', () => {
    const court = beforeCreeps({
      rows: floor(12, 5),
      athletes: [ours('Ana', '6,1'), theirs('Bo', '6,2')],
      creeps: [beasts(['1,2'])],
      rolls: [4],
    }).answer('end-turn', ['court(5,2)', 'court(4,2)', 'court(3,2)', 'court(2,2)']);
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 0 });
    const rooted = met(4, { statuses: ['immobilized'] }).answer('end-turn');
    expect([rooted.at('Bo'), blows(rooted, 'Bo', L1)]).toEqual(['court(6,2)', [2]]);
  });
  test('[KM-LOVE-04] whoever is Prone stays where it is (D-79)', () => {
    const prone = met(4, { statuses: ['prone'] }).answer('end-turn');
    expect([prone.at('Bo'), blows(prone, 'Bo', L1)]).toEqual(['court(6,2)', [2]]);
    expect(prone).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });
  test('[KM-LOVE-05] Pain of Eros: 2 damage, and the beast regains 2 HP', () => {
    const court = beforeCreeps({
      rows: floor(12, 5),
      athletes: [ours('Ana', '11,4'), ours('Cy', '11,0'), theirs('Bo', '6,2')],
      // With two athletes a side it has 4 HP.
      creeps: [beasts([{ at: '1,2', hp: 1 }])],
      rolls: [5],
    }).answer('end-turn');
    expect([blows(court, 'Bo', L1), court.of(L1).hp]).toEqual([[2], 3]);
  });
  test('[KM-LOVE-05] [KM-CRP-19] who would fall has a turn Dominated by it first', () => {
    const court = beforeCreeps({
      rows: floor(12, 5),
      athletes: [ours('Ana', '11,4'), theirs('Cy', '8,2'), theirs('Bo', '6,2', { hp: 2 })],
      creeps: [beasts(['1,2'], ['Bo'])],
      // The row, and Bo's Basic Implement Attack on the nearest athlete: his teammate.
      rolls: [6, 4],
    }).answer('end-turn');
    expect(blows(court, 'Cy', 'Bo')).toEqual([2]);
    expect(court.of('Bo')).toStandAt('nowhere');
    // Nobody scores, for either of the two.
    expect([court.state.points, court.state.strikes]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
  test('[KM-LOVE-05] [KZ-DMG-15] [KM-INV-07] who fell below 0 has 0 HP once it is out', () => {
    const court = beforeCreeps({
      rows: floor(12, 5),
      athletes: [ours('Ana', '11,4'), theirs('Cy', '8,2'), theirs('Bo', '6,2', { hp: 1 })],
      creeps: [beasts(['1,2'], ['Bo'])],
      rolls: [6, 4],
    }).answer('end-turn');
    expect([court.at('Bo'), court.of('Bo').hp]).toEqual(['nowhere', 0]);
  });
  test('[KM-LOVE-05] who does not fall has no such turn', () => {
    const court = met(6, { hp: 3 }).answer('end-turn');
    expect([court.of('Bo').hp, court.state.effects.filter(({ on }) => on === 0)]).toEqual([1, []]);
  });
});

describe('the Aura of Desire', () => {
  /** Bo beside the beasts at (4,1) and, if there is one, (4,3). */
  const leaving = (
    path: readonly string[],
    members: readonly unknown[] = ['4,1'],
    bo: Told = {},
    enemies: readonly string[] = ['Bo'],
  ) =>
    beforeCreeps({
      rows: floor(9, 5),
      athletes: [theirs('Bo', '4,2', bo)],
      creeps: [
        beasts(
          members.map((at) => ({ at, statuses: ['dazed'] })),
          enemies,
        ),
      ],
    }).answer('walk', path);
  test('[KM-LOVE-02] [KM-CRP-18] an enemy that leaves its side loses 2 HP, past all Ward', () => {
    const court = leaving(['court(4,3)'], ['4,1'], { ward: 3 });
    expect([court.of('Bo').hp, wardOf(court, 'Bo'), wardOf(court, L1)]).toEqual([6, 3, 2]);
    expect(court.heard('damage')).toEqual([]);
  });
  test('[KM-LOVE-02] once in a turn, from one adjacent square to another too', () => {
    const court = leaving(['court(5,2)', 'court(6,2)']);
    expect([court.of('Bo').hp, wardOf(court, L1)]).toEqual([6, 2]);
  });
  test('[KM-LOVE-02] each beast by itself', () => {
    const court = leaving(['court(5,2)', 'court(6,2)'], ['4,1', '4,3']);
    expect([court.of('Bo').hp, wardOf(court, L1), wardOf(court, L2)]).toEqual([4, 2, 2]);
  });
  test('[KM-LOVE-02] nobody who is no enemy, nor who was not beside it', () => {
    expect(leaving(['court(4,3)'], ['4,1'], {}, []).of('Bo')).toHaveHp(8);
    expect(leaving(['court(4,3)'], ['7,1']).of('Bo')).toHaveHp(8);
  });
  test('[KM-LOVE-02] who falls by it falls in the square that it was to leave, and nobody scores', () => {
    const court = leaving(['court(4,3)'], ['4,1'], { hp: 2, holds: ['red'] });
    expect([court.at('Bo'), court.state.points]).toEqual(['nowhere', [0, 0]]);
    expect(court.state.items[0]?.place).toEqual({ at: 'ground', cell: court.cell(4, 2) });
  });
});

describe('the Miss Trigger of a Love Beast', () => {
  const missed = (status: string, rolls: readonly number[]) =>
    beforeCreeps({
      rows: floor(12, 5),
      athletes: [ours('Ana', '5,4'), theirs('Bo', '5,2')],
      creeps: [beasts([{ at: '1,2', statuses: [status] }], [])],
      rolls,
    }).answer('basic-implement-attack', L1);
  test('[KM-LOVE-06] until its next turn ends that athlete, and it alone, cannot attack it', () => {
    const court = missed('immobilized', [2, 1, 2]);
    const barred = court.state.effects.find(({ kind }) => kind === 'barred');
    expect(barred?.until).toEqual({ ends: 'turn-end', of: 1, turn: 2 });
    court.answer('end-turn', 'basic-implement-attack');
    expect(court).toOfferOnly('Bo', L1);
    // Ana misses him; then it is Bo's turn.
    court.answer('Bo', 'end-turn', 'basic-implement-attack');
    expect(court).toOfferOnly('Ana');
  });
  test('[KM-LOVE-06] nor does it Charge at that beast', () => {
    const court = beforeCreeps({
      rows: floor(12, 5),
      athletes: [theirs('Bo', '3,2', { implement: 'sword' })],
      creeps: [beasts([{ at: '2,2', statuses: ['immobilized'] }], [])],
      rolls: [2, 1],
    });
    expect(court).toOffer('charge');
    court.answer('basic-physical-attack', L1, 'end-turn');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    for (const id of ['basic-implement-attack', 'charge']) expect(court).not.toOffer(id);
  });
  test('[KM-LOVE-06] [KZ-CREEP-22] nothing while it is Stunned', () => {
    const court = missed('stunned', [2]);
    expect(court.state.effects.some(({ kind }) => kind === 'barred')).toBe(false);
  });
});
