import { describe, expect, test } from 'vitest';
import { type Answers, begin, ours, type Told, theirs } from '../../../../test/table.ts';

import type { KazzamState } from '../../../model.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { raiseWall, removeWallSquare } from '../../../rules/sight/walls.ts';
import { ARTIST, artist, at, kindAt, shape, withRow } from './testing/artist.ts';

describe('Major Terrain', () => {
  const major = (answers: Answers, given: Told = {}) =>
    shape(
      { athletes: [artist('1,1'), theirs('Bo', '4,1')], ...given },
      { answers: ['major-terrain', ...answers], seed: 'ties' },
    );
  const PEDESTALS = { court: withRow(3, '..RB1B') };
  test('[KR-SPEC-29] one of four, as far as there is a place for it; once in a match', () => {
    expect(major([], PEDESTALS)).toOfferOnly('make-pedestal', 'remove-pedestal', 'make-walls');
    const walled = { court: ['##......', '#..#....', '########'], athletes: [artist('1,1')] };
    expect(major([], walled)).toOfferOnly('make-pedestal', 'make-walls', 'remove-walls');
    const after = major(['make-pedestal', 'court(2,2)', 'end-turn', 'end-turn']);
    expect(after.of('Ana')).toHaveSpent('major-terrain');
    expect(after).toOffer('change-terrain');
    expect(after).not.toOffer('major-terrain');
  });

  test('[KR-SPEC-30] a pedestal of its team: empty, Low Cover, on free floor', () => {
    const after = major(['make-pedestal', 'court(2,2)']);
    expect(kindAt(after.state, 2, 2)).toBe('pedestal');
    expect(groundOf(after.state).isLow(at(2, 2))).toBe(true);
    expect(after.state.pedestals).toEqual([{ cell: at(2, 2), team: 0 }]);
    const then = major(['make-pedestal'], {
      court: withRow(3, '..R,o'),
      orbs: [{ at: '5,3', colour: 'blue' }],
    });
    for (const square of ['1,1', '4,1', '2,3', '3,3', '4,3', '5,3', '7,1'])
      expect(then).not.toOffer(`court(${square})`);
    expect(then).toOffer('court(6,6)');
  });
  test('[KR-SPEC-30] [KZ-ORB-10] it takes dunked orbs', () => {
    const court = major(['make-pedestal', 'court(2,2)', 'dunk'], {
      athletes: [artist('1,1', { holds: ['blue'] })],
    });
    expect(court.state.points).toEqual([1, 0]);
    expect(court.state.items).toMatchObject([{ team: 0, place: { at: 'pedestal', pedestal: 0 } }]);
  });
  test('[KR-SPEC-30] [KZ-ORB-21] [KR-INV-16] a pedestal of the other team goes, its orb lies there', () => {
    const court = major(['remove-pedestal'], PEDESTALS);
    expect(court).toOfferOnly('court(3,3)', 'court(5,3)');
    const after = major(['remove-pedestal', 'court(3,3)'], PEDESTALS);
    expect(kindAt(after.state, 3, 3)).toBe('floor');
    expect(after.state.pedestals.map(({ cell }) => cell)).toEqual([
      at(2, 3),
      -1,
      at(4, 3),
      at(5, 3),
    ]);
    expect(after.state.items.map(({ team }) => team)).toEqual([0, 1, undefined, 1]);
    expect(after.state.items[1]?.place).toEqual({ at: 'ground', cell: at(3, 3) });
    expect(after.state.points).toEqual([0, 0]);
  });
  test('[KR-SPEC-30] [KR-INV-11] never the last one of a team', () => {
    const last = { court: withRow(3, '..R.1B') };
    expect(major([], last)).not.toOffer('remove-pedestal');
  });
  test('[KR-SPEC-30] [KR-INV-11] one that was taken away does not count as another', () => {
    const court = major(['remove-pedestal', 'court(4,3)'], { court: withRow(3, '..R.BB') });
    court.of('Ana').spent = [];
    court.answer('end-turn', 'end-turn', 'major-terrain');
    expect(court).not.toOffer('remove-pedestal');
  });

  const kinds = (state: KazzamState, ...squares: readonly (readonly [number, number])[]) =>
    squares.map(([x, y]) => kindAt(state, x, y));
  test('[KR-SPEC-31] two walls with 2 HP each', () => {
    const court = major(['make-walls', 'court(2,2)', 'court(6,1)']);
    expect(kinds(court.state, [2, 2], [6, 1])).toEqual(['wall', 'wall']);
    expect(court.state.walls).toMatchObject([
      { cells: [at(2, 2)], hp: 2 },
      { cells: [at(6, 1)], hp: 2 },
    ]);
  });
  test('[KR-SPEC-31] who stands there slides to a square of its own choice', () => {
    const chosen = major(['make-walls', 'court(4,1)']);
    expect(chosen).toBeAskedFor('make-way');
    expect(chosen.offered).toHaveLength(8);
    const court = major(['make-walls', 'court(4,1)', 'court(5,2)', 'court(2,2)']);
    expect(court.of('Bo').cell).toBe(at(5, 2));
    expect(kinds(court.state, [4, 1], [2, 2])).toEqual(['wall', 'wall']);
  });
  test('[KR-SPEC-31] [KM-INV-02] no wall appears on the orb of whoever falls on the way', () => {
    const given = {
      athletes: [artist('1,1'), theirs('Bo', '4,1', { hp: 2, holds: ['red'] })],
      creeps: [{ group: 'love', members: ['3,1'], enemies: ['Bo'] }],
    };
    const court = major(['make-walls', 'court(4,1)', 'court(5,2)'], given);
    expect(court.of('Bo').cell).toBeLessThan(0);
    expect(court.state.items.map(({ place }) => place)).toEqual([{ at: 'ground', cell: at(4, 1) }]);
    expect(kinds(court.state, [4, 1])).toEqual(['floor']);
    expect(court).toBeAskedFor('wall-where');
  });
  test('[KR-SPEC-31] a larger creature clears all of the square', () => {
    const bears = {
      athletes: [artist('1,1')],
      creeps: [{ group: 'bears', members: ['4,3'] }],
    };
    const court = major(['make-walls', 'court(5,4)'], bears);
    expect(kindAt(court.state, 5, 4)).toBe('wall');
    // From 4,3 it fills up to 5,4: only by going left or up it leaves that square.
    expect([at(3, 2), at(4, 2), at(5, 2), at(3, 3), at(3, 4)]).toContain(
      court.of('Guardian Bear 1').cell,
    );
    expect(court).toBeAskedFor('wall-where');
  });
  test('[KR-SPEC-31] [KZ-JOB-02] a Creep goes by its own rules, where its Creepmaster says if it has one', () => {
    const answers = ['major-terrain', 'make-walls', 'court(5,4)'];
    const given = {
      athletes: [artist('1,1'), theirs('Bo', '12,6')],
      creeps: [{ group: 'bears', members: ['4,3'], enemies: ['Ana'] }],
    };
    // Nearest to the first of its enemies: two squares are two off.
    const court = shape(given, { answers, seed: 'ties' });
    expect([at(3, 2), at(3, 3)]).toContain(court.of('Guardian Bear 1').cell);
    const after = shape(given, { answers, options: { creepmaster: 2 } });
    expect(after).toBeAskedFor('creep-tie');
    expect(after.offered).toHaveLength(5);
  });
  test('[KR-SPEC-31] not where somebody could not go anywhere', () => {
    // In sight through a gap that Ana herself fills.
    const after = major(['make-walls'], {
      court: ['....###.', '......#.', '....###.'],
      athletes: [artist('4,1'), theirs('Bo', '5,1')],
    });
    expect(after).toOffer('court(3,1)');
    expect(after).not.toOffer('court(5,1)');
  });
  test('[KR-SPEC-31] no walls on pedestals, portals, Boost Squares and orbs', () => {
    const after = shape(
      {
        court: withRow(3, '..RP.p'),
        athletes: [artist('1,1'), theirs('Bo', '9,5')],
        orbs: [{ at: '6,3', colour: 'blue' }],
      },
      {
        answers: [
          'boost-square',
          'court(1,3)',
          'end-turn',
          'end-turn',
          'major-terrain',
          'make-walls',
        ],
      },
    );
    for (const square of ['1,3', '2,3', '3,3', '5,3', '6,3'])
      expect(after).not.toOffer(`court(${square})`);
    expect(after).toOffer('court(4,3)');
  });
  test('[KR-SPEC-27] a wall that a player has made is no terrain to be changed', () => {
    const court = major([
      ...['make-walls', 'court(2,2)', 'court(2,3)', 'end-turn', 'end-turn', 'change-terrain'],
    ]);
    expect(court).not.toOffer('court(2,2)');
  });
  test('[KR-SPEC-31] [KZ-ATK-26] an attack on one counts as a 5: no die, no Boost', () => {
    const struck = (attack: string, implement: string) =>
      major(['make-walls', 'court(2,2)', 'court(5,1)', attack, 'court(2,2)'], {
        athletes: [artist('1,1', { implement }), theirs('Bo', '9,5')],
      });
    const physical = struck('physical-attack-on-wall', 'wand');
    const near = struck('implement-attack-on-wall', 'sword');
    for (const court of [physical, near]) {
      expect(court).not.toBeAskedFor('shape');
      expect(kindAt(court.state, 2, 2)).toBe('floor');
      expect(court.state.walls.map(({ cells }) => cells)).toEqual([[at(5, 1)]]);
      expect([court.state.strikes, court.of('Ana').missTokens]).toEqual([[0, 0], 0]);
    }
  });
  test('[KR-SPEC-31] up to two walls go, the map’s too, but neither border nor exit', () => {
    const rows = ['########', '#..##..#', '#......E', '########'];
    const after = major(['remove-walls'], { court: rows, athletes: [artist('2,2')] });
    expect(after).toOfferOnly('court(3,1)', 'court(4,1)');
    const removed = (walls: readonly string[]) =>
      major(['remove-walls', walls], { court: rows, athletes: [artist('2,2')] }).state;
    expect(groundOf(removed(['court(3,1)'])).kindAt(8 + 3)).toBe('floor');
    const both = groundOf(removed(['court(3,1)', 'court(4,1)']));
    expect([both.kindAt(11), both.kindAt(12)]).toEqual(['floor', 'floor']);
  });
  test('[KR-SPEC-31] [KR-GEN-11] within five squares, and of those the ones that are seen', () => {
    const walls = (rows: readonly string[]) =>
      major(['remove-walls'], { court: rows, athletes: [artist('1,2')] }).offered;
    const border = '############';
    const near = ['#.....#....#', '#....#.....#', '#......#...#'];
    expect(walls([border, ...near, border])).toEqual(['court(6,1)', 'court(5,2)']);
    const block = '#...###....#';
    expect(walls([border, block, block, block, border])).toEqual([
      ...['court(4,1)', 'court(4,2)', 'court(4,3)'],
    ]);
  });
  test('[KR-SPEC-31] [KZ-OBJ-02] of a longer wall the rest stands, and what was there comes back', () => {
    const t = begin({ court: withRow(3, '..,'), athletes: [artist('1,1')], turn: 'Ana' });
    raiseWall(t, [at(2, 3), at(3, 3), at(4, 3)], 'KC-WRD-30');
    removeWallSquare(t.state, at(2, 3));
    expect(kinds(t.state, [2, 3], [3, 3], [4, 3])).toEqual(['difficult', 'wall', 'wall']);
    expect(t.state.walls).toMatchObject([{ cells: [at(3, 3), at(4, 3)], hp: 2 }]);
    removeWallSquare(t.state, at(3, 3));
    removeWallSquare(t.state, at(4, 3));
    expect(t.state.walls).toEqual([]);
    expect(t.state.changed).toEqual([]);
  });
  test('[KR-SPEC-31] a Grab that the sliding parts is over', () => {
    const held = (square: string) =>
      major(['make-walls', 'court(4,1)', square, 'court(1,3)'], {
        athletes: [
          artist('1,1'),
          theirs('Bo', '4,1', { statuses: [{ status: 'grabbed', by: 'Cleo' }] }),
          ours('Cleo', '5,1'),
        ],
      }).state.effects.some(({ kind }) => kind === 'grabbed');
    expect(held('court(3,0)')).toBe(false);
    expect(held('court(4,0)')).toBe(true);
  });
  test('[KR-SPEC-12] [KR-SPEC-31] attacking a wall ends being Hidden until one attacks', () => {
    const hides = (turn: readonly string[]) =>
      shape(
        {
          court: ['.........', '..o......', '.........', '.........'],
          athletes: [
            ours('Ana', '1,1', { role: 'specialist', specialisation: 'runner' }),
            ours('Cleo', '1,3', ARTIST),
            theirs('Bo', '6,1'),
          ],
        },
        {
          answers: [
            ...['end-turn', 'yes', 'major-terrain', 'make-walls', 'court(0,2)', 'court(3,3)'],
            ...['end-turn', 'end-turn', ...turn],
          ],
        },
      ).state.effects.some(({ kind }) => kind === 'hidden');
    expect(hides([])).toBe(true);
    expect(hides(['physical-attack-on-wall', 'court(0,2)'])).toBe(false);
  });
});
