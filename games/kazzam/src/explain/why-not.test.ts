import { describe, expect, test } from 'vitest';
import { begin, type Court, floor, ours, type Told, theirs } from '../../test/table.ts';
import { whyNot } from './index.ts';

function turn(blue: Told, more: Told = {}, rows: readonly string[] = floor(14, 4)) {
  return begin({ court: rows, athletes: [ours('Red', '0,1'), blue], turn: 'Red', ...more });
}

/** Why not there, for the question that is open. */
function there(court: Court, x: number, y: number) {
  const { choices } = court.match.seatView(0);
  return whyNot(court.state, choices, court.cell(x, y));
}

describe('what cannot be chosen says why', () => {
  test('[KZ-MOVE-01] a square that is too far to walk to: how far, and what movement is left', () => {
    const court = turn(theirs('Blue', '13,3'));
    expect(there(court, 7, 1)).toEqual({ is: 'too-far', squares: 7, left: 6 });
    expect(there(court.answer('walk'), 9, 1)).toEqual({ is: 'too-far', squares: 9, left: 6 });
  });

  test('[KZ-MOVE-04] [KZ-MOVE-05] one where somebody stands, a wall, and one that no way leads to', () => {
    const court = turn(theirs('Blue', '2,1'), {}, [
      '.....#........',
      '.....#........',
      '.....#........',
      '...#.#........',
    ]).answer('walk');
    expect(there(court, 2, 1)).toEqual({ is: 'taken', name: 'Blue' });
    expect(there(court, 3, 3)).toEqual({ is: 'blocked' });
    expect(there(court, 8, 1)).toEqual({ is: 'no-way' });
  });

  test('[KZ-POWER-03] an enemy out of range: how far the attack reaches, and how far it is', () => {
    const court = turn(theirs('Blue', '12,1'));
    expect(there(court, 12, 1)).toEqual({ is: 'range', range: 5, distance: 12 });
  });

  test('[KZ-LOS-02] an enemy that there is no line to', () => {
    const rows = ['..............', '..#...........', '..............', '..............'];
    const athletes = [ours('Red', '1,1', { implement: 'wand' }), theirs('Blue', '3,1')];
    const court = begin({ court: rows, athletes, turn: 'Red' });
    expect(there(court, 3, 1)).toEqual({ is: 'unseen' });
  });

  test('an ally, in a question for an enemy', () => {
    const athletes = [ours('Red', '1,1'), ours('Rob', '2,1'), theirs('Blue', '9,1')];
    const court = begin({ court: floor(10, 4), athletes, turn: 'Red' });
    expect(there(court, 2, 1)).toEqual({ is: 'ally', name: 'Rob' });
    expect(there(court, 1, 1)).toBeUndefined();
  });

  test('[KZ-ORB-05] an orb that is out of reach', () => {
    const court = turn(theirs('Blue', '13,3'), { orbs: [{ at: '9,1', colour: 'neutral' }] });
    expect(there(court, 9, 1)).toEqual({ is: 'item', distance: 9 });
  });

  test('[KZ-ORB-05] [KZ-ORB-06] an orb in reach of a hand is picked up, one of the own colour never', () => {
    const court = turn(theirs('Blue', '13,3'), {
      orbs: [
        { at: '1,0', colour: 'neutral' },
        { at: '0,2', colour: 'red' },
      ],
    });
    expect(there(court, 1, 0)).toEqual({ is: 'pick-up' });
    expect(there(court, 0, 2)).toEqual({ is: 'own-orb' });
  });

  test('nothing where nothing is asked', () => {
    const court = turn(theirs('Blue', '9,1'));
    expect(whyNot(court.state, [], court.cell(9, 1))).toBeUndefined();
  });
});
