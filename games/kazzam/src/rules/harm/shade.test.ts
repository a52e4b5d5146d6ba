import { describe, expect, test } from 'vitest';
import { golems } from '../../../test/creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from '../../../test/table.ts';
import { positionOf } from '../../position.ts';
import { BITS, has } from '../effects/status.ts';
import { restore } from '../movement/revive.ts';
import { deal } from './damage.ts';
import { takeOut } from './taken-out.ts';

const SHADE = 'Practice Golem 1';
const KEEPER = 'Practice Golem 2';
const RULE = 'KM-SOUL-08';

/** A golem that is a Shade, kept by another; Ana has Taken it Out. */
function kept(shade: Told = {}, group: Told = {}): Court {
  const status = { status: 'shade', by: KEEPER, fellBy: 'Ana' };
  return begin({
    court: floor(9, 5),
    athletes: [ours('Ana', '2,2', { implement: 'wand' }), theirs('Bo', '8,4')],
    creeps: [
      golems([{ at: '3,2', hp: 0, statuses: [status], ...shade }, '7,0'], ['Bo'], {
        takenOut: [1, 0],
        ...group,
      }),
    ],
    turn: 'Ana',
  });
}

describe('a Shade', () => {
  test('[KM-SOUL-02] is where it was, with no HP; nothing that lies on it besides works', () => {
    const court = kept({
      statuses: [{ status: 'shade', by: KEEPER }, { status: 'resist', amount: 2 }, 'hovering'],
    });
    expect(court.of(SHADE)).toHaveHp(0);
    expect(has(court.of(SHADE), BITS.hovering)).toBe(false);
    expect(court.of(SHADE)).toHaveStatus('shade');
  });

  test('[KM-SOUL-02] is no target of anybody beside it', () => {
    const court = kept();
    expect(court.offered).not.toContain('basic-physical-attack');
    expect(begin({ ...positionOf(court) }).offered).toEqual(court.offered);
  });

  test('[KM-SOUL-02] lets those pass that leave its reach with 1 damage', () => {
    const court = kept({}, { enemies: ['Ana'] }).answer('walk', ['court(1,2)']);
    expect(court.of('Ana')).toHaveHp(8 - 1);
  });

  test('[KM-SOUL-02] goes with its keeper, and nobody is credited for that', () => {
    const court = kept();
    takeOut(court, court.id(KEEPER), court.id('Bo'));
    expect(court.of(SHADE)).toStandAt('nowhere');
    expect(court.state.groups[0]?.takenOut).toEqual([1, 1]);
    expect(court).toHaveHeard({ type: 'vanished', who: SHADE, by: KEEPER });
  });

  test('[KM-SOUL-02] stays as long as its keeper, whoever else is Taken Out', () => {
    const court = kept();
    takeOut(court, court.id('Bo'), court.id('Ana'));
    takeOut(court, court.id(SHADE), court.id('Ana'));
    expect(court.of(SHADE)).toStandAt('3,2');
    expect(court.state.groups[0]?.takenOut).toEqual([1, 0]);
  });

  test('[KM-SOUL-03] called back it counts no more, unless its group was credited', () => {
    for (const paid of [false, true]) {
      const court = kept({}, { paid });
      restore(court, court.id(SHADE), court.id(KEEPER), RULE);
      expect(court.state.groups[0]?.takenOut).toEqual([paid ? 1 : 0, 0]);
      expect(court.inPlay('shade')).toEqual([]);
      const of = { to: court.id(SHADE), by: court.id('Bo'), kind: 'other', melee: false } as const;
      expect(court.run(deal(court, of, 1, 'TEST')).taken).toBe(1);
    }
  });

  test('[KM-SOUL-08] nobody is called back who is none', () => {
    const court = kept();
    restore(court, court.id(KEEPER), court.id(SHADE), RULE);
    expect(court.heard('revived')).toEqual([]);
  });

  test('more than are out cannot have been Taken Out', () => {
    expect(() => kept({}, { takenOut: [1, 1] })).toThrow('must be 1 together at most');
  });
});
