import { describe, expect, test } from 'vitest';
import { inBothHalves, problemsOf, problemsOfRule } from './testing/changed-beginner.ts';

describe('KM-VAL-11', () => {
  const BEARS = 'start = bears size=2x2 pair=court(10,2)|court(13,2)';
  const LOVE = 'axis=dungeon(8,5) pair=dungeon(7,3)|dungeon(9,3)';

  test.each(['10,2', '11,2', '10,3', '11,3'])('[KM-VAL-11] a bear needs %s', (place) => {
    const squares = inBothHalves('#', place);
    const found = problemsOfRule('KM-VAL-11', { squares });
    expect(found.map((problem) => problem.slice(0, -' "."'.length))).toEqual([
      'KM-VAL-11: bears cannot stand at court(10,2)',
      'KM-VAL-11: bears cannot stand at court(13,2)',
    ]);
  });

  test('[KM-VAL-11] both squares of a coin and the axis must be enterable', () => {
    expect(problemsOf({ squares: { 'court(12,7)': '#' } })).toEqual([
      'KM-VAL-11: swarm cannot stand at court(11,6) "."',
      'KM-VAL-11: swarm cannot stand at court(12,6) "."',
    ]);
    expect(problemsOf({ squares: { 'dungeon(8,5)': '#' } })).toEqual([
      'KM-VAL-11: love cannot stand at dungeon(8,5) "#"',
    ]);
  });

  test('[KM-VAL-11] creeps start in the part of their orb', () => {
    expect(problemsOf({ data: { 'axis=dungeon(8,5)': 'axis=court(12,5)' } })).toEqual([
      'KM-VAL-11: love at court(12,5) "." is in another part than its orb',
    ]);
  });

  test('[KM-VAL-11] axis squares lie on the axis', () => {
    expect(problemsOf({ data: { 'axis=dungeon(8,5)': 'axis=dungeon(7,5)' } })).toEqual([
      'KM-VAL-11: love at dungeon(7,5) "." is not on the axis',
    ]);
    const data = { [BEARS]: 'start = bears size=2x2 axis=court(12,5)' };
    expect(problemsOf({ data })).toEqual([
      'KM-VAL-11: bears at court(12,5) "." is not on the axis',
    ]);
  });

  test('[KM-VAL-11] pairs and coins are mirror images, a pair with the left one first', () => {
    const coin = { 'coin=court(11,6)|court(12,6)': 'coin=court(11,6)|court(13,6)' };
    expect(problemsOf({ data: coin })).toEqual([
      'KM-VAL-11: swarm at court(11,6) "." and court(13,6) "." are no mirror images',
    ]);
    const pair = { 'pair=dungeon(7,3)|dungeon(9,3)': 'pair=dungeon(7,3)|dungeon(9,2)' };
    expect(problemsOf({ data: pair })).toEqual([
      'KM-VAL-11: love at dungeon(7,3) "." and dungeon(9,2) "." are no mirror images',
    ]);
    const swapped = { [BEARS]: 'start = bears size=2x2 pair=court(13,2)|court(10,2)' };
    expect(problemsOf({ data: swapped })).toEqual([
      'KM-VAL-11: bears should name court(10,2) "." first, as the left one (KM-GRID-03)',
    ]);
    const coinSwapped = { 'coin=court(11,6)|court(12,6)': 'coin=court(12,6)|court(11,6)' };
    expect(problemsOf({ data: coinSwapped })).toEqual([]);
  });

  test('[KM-VAL-11] creeps share no square, unless one is a mob', () => {
    const same = { [LOVE]: `${LOVE} pair=dungeon(7,3)|dungeon(9,3)` };
    expect(problemsOf({ data: same })).toEqual([
      'KM-VAL-11: love shares dungeon(7,3) "."',
      'KM-VAL-11: love shares dungeon(9,3) "."',
    ]);
    const onSwarm = { [BEARS]: 'start = bears size=2x2 pair=court(9,8)|court(14,8)' };
    expect(problemsOfRule('KM-VAL-11', { data: onSwarm })).toEqual([]);
    expect(problemsOfRule('KM-VAL-11', { data: onSwarm, numbers: { mobs: [] } })).toEqual([
      'KM-VAL-11: swarm shares court(10,8) "."',
      'KM-VAL-11: swarm shares court(10,9) "."',
      'KM-VAL-11: swarm shares court(14,8) "."',
      'KM-VAL-11: swarm shares court(14,9) "."',
    ]);
  });

  test('[KM-VAL-11] the two squares of a coin are never used together', () => {
    expect(problemsOf({ numbers: { mobs: [] } })).toEqual([]);
  });

  test('[KM-VAL-11] [KM-GRID-05] the mirror images of members are enterable too', () => {
    const data = { [LOVE]: 'member=Ann:dungeon(6,4) member=Bob:dungeon(10,4)' };
    expect(problemsOf({ data })).toEqual([]);
    const aside = { [LOVE]: 'member=Ann:dungeon(6,4) member=Bob:dungeon(8,5)' };
    expect(problemsOfRule('KM-VAL-11', { data: aside, squares: { 'dungeon(10,4)': '#' } })).toEqual(
      ['KM-VAL-11: love cannot stand at dungeon(10,4) "#"'],
    );
  });

  test('[KM-VAL-11] a creep that sticks out is reported, not stumbled over', () => {
    const data = {
      [`love size=1x1 ${LOVE}`]: 'love size=2x2 member=Ann:dungeon(16,4)',
    };
    expect(problemsOf({ data })).toEqual(['KM-VAL-11: love cannot stand at dungeon(16,4) "#"']);
  });
});
