import { describe, expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../../../test/court.ts';
import type { More } from '../../../../test/more.ts';
import { inPlay, swordOf } from '../../../../test/sword.ts';

const ORDER = ['damage', 'status-thief'];
const ASKED = 'status-thief KC-SHV-12 seat 0';

/** Sue hits Bo beside her; statuses on both. */
const stolen = (
  sue: readonly unknown[],
  bo: readonly unknown[],
  {
    rolls = [4],
    others = [],
    more = {},
    picks = [],
  }: {
    readonly rolls?: readonly number[];
    readonly others?: readonly More[];
    readonly more?: More;
    readonly picks?: readonly string[];
  } = {},
) =>
  begin(
    {
      court: floor(9, 5),
      athletes: [
        swordOf('Sue', '3,2', ['status-thief', ...picks], { statuses: sue }),
        theirs('Bo', '4,2', { statuses: bo, ...more }),
        ...others,
      ],
      turn: 'Sue',
    },
    { rolls },
  ).answer('basic-physical-attack', 'Bo');

describe('Status-Thief', () => {
  test('[KC-SHV-12] on a hit one status passes from the target to her, or from her to it', () => {
    const court = stolen(['slowed'], ['fierce']).answer(ORDER);
    expect(court.asked).toBe(ASKED);
    expect(court.offered).toEqual(['take-fierce', 'give-slowed', 'nothing']);
    court.answer('take-fierce');
    expect([inPlay(court, 'fierce', 'Sue').length, inPlay(court, 'fierce', 'Bo').length]).toEqual([
      1, 0,
    ]);
    const other = stolen(['slowed'], ['fierce']).answer(ORDER, 'give-slowed');
    expect([inPlay(other, 'slowed', 'Bo').length, inPlay(other, 'slowed', 'Sue').length]).toEqual([
      1, 0,
    ]);
  });
  test('[KC-SHV-12] it may be left; with nothing to move nobody is asked; not on a miss', () => {
    const court = stolen(['slowed'], []).answer(ORDER, 'nothing');
    expect(inPlay(court, 'slowed', 'Sue')).toHaveLength(1);
    expect(stolen([], []).answer(ORDER).asked).not.toBe(ASKED);
    expect(stolen(['slowed'], [], { rolls: [2] }).asked).toBe('action KZ-ACT-01 seat 0');
  });
  test('[KC-SHV-12] subject to the Ward of the target', () => {
    expect(stolen(['slowed'], [], { more: { ward: 2 } }).answer(ORDER).asked).not.toBe(ASKED);
    expect(stolen(['slowed'], [], { more: { ward: 1 } }).answer(ORDER).asked).toBe(ASKED);
  });
  test('[KC-SHV-12] mentions of the two are exchanged: who was held holds now', () => {
    const grabbed = { status: 'grabbed', by: 'Bo', ends: 'escape' };
    const court = stolen([grabbed], []).answer(ORDER);
    court.answer(court.offered[0]);
    const holds = inPlay(court, 'grabbed');
    expect(holds.map(({ on, by }) => [on, by])).toEqual([[1, 0]]);
  });
  test('[KC-SHV-12] third parties stay', () => {
    const marked = { status: 'marked', by: 'Al' };
    const court = stolen([], [marked], { others: [ours('Al', '0,0')] }).answer(ORDER);
    court.answer(court.offered[0]);
    expect(inPlay(court, 'marked').map(({ on, by }) => [on, by])).toEqual([[0, 2]]);
  });
  test('[KC-SHV-12] [KZ-STAT-29] a third party’s Grab ends beyond its reach', () => {
    const grabbed = { status: 'grabbed', by: 'Al', ends: 'escape' };
    const far = stolen([], [grabbed], { others: [ours('Al', '5,3')] }).answer(ORDER);
    far.answer(far.offered[0]);
    expect(inPlay(far, 'grabbed')).toEqual([]);
    const near = stolen([], [grabbed], { others: [ours('Al', '4,3')] }).answer(ORDER);
    near.answer(near.offered[0]);
    expect(inPlay(near, 'grabbed').map(({ on, by }) => [on, by])).toEqual([[0, 2]]);
  });
  test('[KC-SHV-12] its length is counted in the turns of the new bearer', () => {
    const slowed = { status: 'slowed', ends: 'next-turn' };
    const court = stolen([slowed], []).answer(ORDER);
    court.answer(court.offered[0], 'end-turn');
    expect(court.state.turn?.creature).toBe(1);
    expect(inPlay(court, 'slowed', 'Bo')).toHaveLength(1);
    court.answer('end-turn');
    expect(inPlay(court, 'slowed')).toEqual([]);
    const taken = stolen([], [slowed]).answer(ORDER);
    taken.answer(taken.offered[0], 'end-turn', 'end-turn');
    // Her next turn, not the one that ran.
    expect([taken.state.turn?.creature, inPlay(taken, 'slowed', 'Sue').length]).toEqual([0, 1]);
    expect(inPlay(taken.answer('end-turn'), 'slowed')).toEqual([]);
  });
  test('[KC-SHV-12] Prone taken off someone stands it up', () => {
    const court = stolen([], ['prone'], { rolls: [4, 1] }).answer(ORDER);
    court.answer(court.offered[0]);
    expect([inPlay(court, 'prone', 'Bo').length, inPlay(court, 'prone', 'Sue').length]).toEqual([
      0, 1,
    ]);
  });
  test('[KC-SHV-12] [KZ-STAT-45] Ongoing Damage taken in her own turn hurts at once', () => {
    const ongoing = { status: 'ongoing', amount: 2, ends: 'save' };
    const court = stolen([], [ongoing]).answer(ORDER);
    court.answer(court.offered[0]);
    expect(court.of('Sue').hp).toBe(6);
    expect(inPlay(court, 'ongoing', 'Sue').map(({ amount }) => amount)).toEqual([2]);
  });
  test('[KC-SHV-12] Ward and traits stay where they are', () => {
    const court = begin(
      {
        court: floor(9, 5),
        athletes: [
          swordOf('Sue', '3,2', ['status-thief', 'long-arm'], { ward: 2 }),
          theirs('Bo', '4,2'),
        ],
        turn: 'Sue',
      },
      { rolls: [4] },
    ).answer('basic-physical-attack', 'Bo', ORDER);
    expect(court.asked).not.toBe(ASKED);
  });
  test('[KC-SHV-07] nothing of it while Disarmed', () => {
    const court = stolen(['disarmed'], ['fierce']);
    expect(court.asked).toBe('action KZ-ACT-01 seat 0');
  });
});
