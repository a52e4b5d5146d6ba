import { describe, expect, test } from 'vitest';
import { BEGINNER_NUMBERS } from '../content/maps/beginner/map.ts';
import {
  beginner,
  inBothHalves,
  inDungeon,
  problemsOf,
  problemsOfRule,
  type Squares,
  SWAPS,
} from './testing/changed-beginner.ts';

test('[KM-INV-01] the Beginner Map has no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

describe('KM-VAL-01', () => {
  test('[KM-VAL-01] the outermost ring is walls and exits', () => {
    expect(problemsOf({ squares: inBothHalves('.', '0,5') })).toEqual([
      'KM-VAL-01: court(0,5) "." is on the border, where only walls and exits may be',
      'KM-VAL-01: court(24,5) "." is on the border, where only walls and exits may be',
    ]);
    for (const [square, sign] of [
      ['court(12,0)', 'o'],
      ['court(12,16)', 'T'],
      ['dungeon(8,0)', ','],
      ['dungeon(8,8)', '3'],
    ] as const) {
      expect(problemsOfRule('KM-VAL-01', { squares: { [square]: sign } })).toEqual([
        `KM-VAL-01: ${square} "${sign}" is on the border, where only walls and exits may be`,
      ]);
    }
  });

  test('[KM-VAL-01] an exit may be in the outermost ring on every side', () => {
    const squares = { 'court(0,5)': 'G', 'court(24,5)': 'H', 'dungeon(4,8)': 'G' };
    expect(problemsOfRule('KM-VAL-01', { squares })).toEqual([]);
  });
});

describe('KM-VAL-02', () => {
  test('[KM-VAL-02] each part equals its mirror image', () => {
    expect(problemsOf({ squares: { 'court(6,5)': '.' } })).toEqual([
      'KM-VAL-02: court(18,5) "o" mirrors court(6,5) "." and should be "."',
    ]);
    expect(problemsOf({ squares: { 'dungeon(12,2)': ',' } })).toEqual([
      'KM-VAL-02: dungeon(12,2) "," mirrors dungeon(4,2) "o" and should be "o"',
    ]);
  });

  test.each(SWAPS)('[KM-VAL-02] [KM-GRID-07] %s are swapped in the mirror', (pair) => {
    const [left, right] = [pair[0]!, pair[1]!];
    const both = (one: string, other: string) => ({
      squares: { 'court(11,4)': one, 'court(13,4)': other },
    });
    expect(problemsOfRule('KM-VAL-02', both(left, right))).toEqual([]);
    expect(problemsOfRule('KM-VAL-02', both(right, left))).toEqual([]);
    expect(problemsOfRule('KM-VAL-02', both(left, left))).toEqual([
      `KM-VAL-02: court(13,4) "${left}" mirrors court(11,4) "${left}" and should be "${right}"`,
    ]);
    expect(problemsOfRule('KM-VAL-02', { squares: { 'court(12,4)': left } })).toHaveLength(1);
  });

  test.each([...'#.,o123*g:T'])('[KM-VAL-02] [KM-GRID-07] %s is its own mirror image', (sign) => {
    const squares = { 'court(11,4)': sign, 'court(12,4)': sign, 'court(13,4)': sign };
    expect(problemsOfRule('KM-VAL-02', { squares })).toEqual([]);
  });
});

describe('KM-VAL-03', () => {
  test('[KM-VAL-03] the court has exactly three pedestals of each colour', () => {
    const fewer = inBothHalves('r', '2,3');
    expect(problemsOf({ squares: fewer, numbers: { area: 58 } })).toEqual([
      'KM-VAL-03: court has 2 "R", not 3',
      'KM-VAL-03: court has 2 "B", not 3',
    ]);
    const more = inBothHalves('R', '2,6');
    expect(problemsOf({ squares: more, numbers: { area: 56 } })).toEqual([
      'KM-VAL-03: court has 4 "R", not 3',
      'KM-VAL-03: court has 4 "B", not 3',
    ]);
  });

  test('[KM-VAL-03] each starting area has at least 20 squares, and both have as many', () => {
    const red = beginner.areas.red.map((cell) => `${cell % 25},${Math.floor(cell / 25)}`);
    const left = (count: number) =>
      problemsOfRule('KM-VAL-03', { squares: inBothHalves('.', red.slice(count).join(' ')) });
    expect(left(20)).toEqual([]);
    expect(left(19)).toEqual(['KM-VAL-03: 19 "r" and 19 "b" are not at least 20 and as many']);
    expect(problemsOfRule('KM-VAL-03', { squares: { 'court(1,1)': '.' } })).toEqual([
      'KM-VAL-03: 56 "r" and 57 "b" are not at least 20 and as many',
    ]);
  });

  test('[KM-VAL-03] each Dungeon has exactly six spawn squares of each team', () => {
    expect(problemsOf({ squares: inDungeon('.', '1,2') })).toEqual([
      'KM-VAL-03: dungeon has 5 "s", not 6',
      'KM-VAL-03: dungeon has 5 "t", not 6',
    ]);
    expect(problemsOfRule('KM-VAL-03', { squares: inDungeon('s', '1,1') })).toEqual([
      'KM-VAL-03: dungeon has 7 "s", not 6',
      'KM-VAL-03: dungeon has 7 "t", not 6',
    ]);
  });

  test('[KM-VAL-03] nobody starts in a Dungeon or spawns on the court', () => {
    const rule = 'KM-VAL-03';
    for (const sign of ['R', 'r']) {
      expect(problemsOfRule(rule, { squares: inDungeon(sign, '3,4') })).toContain(
        `KM-VAL-03: dungeon has 1 "${sign}", not 0`,
      );
    }
    expect(problemsOfRule(rule, { squares: inBothHalves('s', '6,3') })).toEqual([
      'KM-VAL-03: court has 1 "s", not 0',
      'KM-VAL-03: court has 1 "t", not 0',
    ]);
  });
});

describe('KM-VAL-04', () => {
  test('[KM-VAL-04] there are as many neutral orbs as stated', () => {
    const data = { 'orb = 1 court(12,8) count=1': 'orb = 1 court(12,8) count=2' };
    expect(problemsOf({ data })).toEqual(['KM-VAL-04: 4 neutral orbs, not 3']);
    expect(problemsOf({ data, numbers: { neutralOrbs: 4 } })).toEqual([]);
  });

  test('[KM-VAL-04] each neutral digit occurs once in the map', () => {
    expect(problemsOf({ squares: { 'court(12,13)': '2' } })).toEqual([
      'KM-VAL-04: pedestal 2 must be there once',
    ]);
    expect(problemsOf({ squares: { 'court(12,13)': '3' } })).toContain(
      'KM-VAL-04: pedestal 3 must be there once',
    );
  });

  const withoutOrb3 = {
    'guards=bears': 'guards=bears,love',
    'orb = 3 dungeon(8,4) count=1 guards=love\n': '',
  };

  test('[KM-VAL-04] a neutral digit that is missing is noticed', () => {
    const squares = { 'dungeon(8,4)': ',' };
    expect(problemsOfRule('KM-VAL-04', { squares, data: withoutOrb3 })).toEqual([
      'KM-VAL-04: 2 neutral orbs, not 3',
      'KM-VAL-04: pedestal 3 must be there once',
    ]);
  });

  test('[KM-VAL-04] each neutral pedestal has its orb line', () => {
    expect(problemsOfRule('KM-VAL-04', { data: withoutOrb3 })).toEqual([
      'KM-VAL-04: 2 neutral orbs, not 3',
      'KM-VAL-04: dungeon(8,4) "3" has no orb line',
    ]);
  });
});

describe('KM-VAL-05', () => {
  test('[KM-VAL-05] an exit is where its line tells, on the court and in the Dungeon', () => {
    expect(problemsOf({ data: { 'exit = E dungeon(4,0)': 'exit = E dungeon(5,0)' } })).toEqual([
      'KM-VAL-05: dungeon(5,0) "#" is not what its line in the data tells',
      'KM-VAL-05: dungeon(4,0) "E" is not where a line in the data tells',
    ]);
    const data = { 'dungeon(12,0) court(17,16)': 'dungeon(12,0) court(18,16)' };
    expect(problemsOf({ data })).toEqual([
      'KM-VAL-05: court(18,16) "#" is not what its line in the data tells',
      'KM-VAL-05: court(17,16) "F" is not where a line in the data tells',
    ]);
  });

  test('[KM-VAL-05] an exit letter occurs once on the court and once in a Dungeon', () => {
    expect(problemsOf({ squares: inBothHalves('E', '7,0') })).toEqual([
      'KM-VAL-05: court(7,0) "E" is not where a line in the data tells',
      'KM-VAL-05: court(17,0) "F" is not where a line in the data tells',
    ]);
    expect(problemsOf({ squares: inBothHalves('G', '7,0') })).toEqual([
      'KM-VAL-05: court(7,0) "G" is not where a line in the data tells',
      'KM-VAL-05: court(17,0) "H" is not where a line in the data tells',
    ]);
    expect(problemsOf({ squares: inDungeon('#', '4,0') })).toEqual([
      'KM-VAL-05: dungeon(4,0) "#" is not what its line in the data tells',
      'KM-VAL-05: dungeon(12,0) "#" is not what its line in the data tells',
    ]);
  });

  test('[KM-VAL-05] its sides are not both on the court', () => {
    const data = { 'exit = E dungeon(4,0) court(7,16)': 'exit = E court(7,16) dungeon(4,0)' };
    expect(problemsOfRule('KM-VAL-05', { data })).toHaveLength(4);
  });

  test('[KM-VAL-05] three enterable squares adjoin each side of an exit', () => {
    expect(problemsOf({ squares: inBothHalves('#', '6,15') })).toEqual([
      'KM-VAL-05: court(7,16) "E" has 2 squares beside it, not 3',
      'KM-VAL-05: court(17,16) "F" has 2 squares beside it, not 3',
    ]);
    expect(problemsOf({ squares: inDungeon('#', '5,1') })).toEqual([
      'KM-VAL-05: dungeon(4,0) "E" has 2 squares beside it, not 3',
      'KM-VAL-05: dungeon(12,0) "F" has 2 squares beside it, not 3',
    ]);
  });
});

describe('KM-VAL-06', () => {
  test('[KM-VAL-06] a portal is where its line tells', () => {
    expect(problemsOf({ data: { 'portal = P court(8,2)': 'portal = P court(8,1)' } })).toEqual([
      'KM-VAL-06: court(8,1) "." is not what its line in the data tells',
      'KM-VAL-06: court(8,2) "P" is not where a line in the data tells',
    ]);
    expect(problemsOf({ data: { 'u court(9,14)': 'u court(9,15)' } })).toEqual([
      'KM-VAL-06: court(9,15) "." is not what its line in the data tells',
      'KM-VAL-06: court(9,14) "u" is not where a line in the data tells',
    ]);
  });

  test('[KM-VAL-06] it has one entry and one end', () => {
    for (const [sign, swap] of ['PU', 'pu', 'QV', 'qv'] as const) {
      const change = { squares: inBothHalves(sign!, '11,12') };
      expect(problemsOfRule('KM-VAL-06', change).toSorted()).toEqual([
        `KM-VAL-06: court(11,12) "${sign}" is not where a line in the data tells`,
        `KM-VAL-06: court(13,12) "${swap}" is not where a line in the data tells`,
      ]);
    }
  });

  test('[KM-VAL-06] three enterable squares adjoin its entry', () => {
    const three = '8,1 9,1 7,2 7,3';
    expect(problemsOfRule('KM-VAL-06', { squares: inBothHalves('#', three) })).toEqual([]);
    const two = { squares: inBothHalves('#', `${three} 9,3`) };
    expect(problemsOfRule('KM-VAL-06', two)).toEqual([
      'KM-VAL-06: court(8,2) "P" has 2 squares beside it, not 3',
      'KM-VAL-06: court(16,2) "U" has 2 squares beside it, not 3',
    ]);
  });

  test('[KM-VAL-06] five enterable squares adjoin its end', () => {
    const five = '9,13 10,13';
    expect(problemsOf({ squares: inBothHalves('#', five) })).toEqual([]);
    expect(problemsOf({ squares: inBothHalves('#', `${five} 10,15`) })).toEqual([
      'KM-VAL-06: court(15,14) "p" has 4 squares beside it, not 5',
      'KM-VAL-06: court(9,14) "u" has 4 squares beside it, not 5',
    ]);
  });
});

test('[KM-VAL-08] four enterable squares adjoin each pedestal', () => {
  const four = '1,2 2,2 3,2 1,3';
  expect(problemsOf({ squares: inBothHalves('#', four), numbers: { area: 53 } })).toEqual([]);
  const three = inBothHalves('#', `${four} 1,4`);
  expect(problemsOf({ squares: three, numbers: { area: 52 } })).toEqual([
    'KM-VAL-08: court(2,3) "R" has 3 squares beside it, not 4',
    'KM-VAL-08: court(22,3) "B" has 3 squares beside it, not 4',
  ]);
  const orb = { ...inDungeon('#', '7,3 7,5'), 'dungeon(8,3)': '#' };
  expect(problemsOfRule('KM-VAL-08', { squares: orb })).toEqual([
    'KM-VAL-08: dungeon(8,4) "3" has 3 squares beside it, not 4',
  ]);
});

describe('KM-VAL-12', () => {
  const targets = (squares: Squares) => problemsOfRule('KM-VAL-12', { squares });

  test('[KM-VAL-12] every green target square is in line of sight of a banishing ray', () => {
    expect(targets({ 'court(12,1)': '*', 'court(12,10)': 'g', 'court(12,2)': 'o' })).toEqual([]);
    for (const blocker of '#E') {
      const squares = { 'court(12,1)': '*', 'court(12,10)': 'g', 'court(12,2)': blocker };
      expect(targets(squares)).toEqual([
        'KM-VAL-12: court(12,10) "g" is not in line of sight of any "*"',
      ]);
    }
    expect(targets({ 'court(12,10)': 'g' })).toHaveLength(1);
    expect(targets({ 'court(12,10)': 'g', 'dungeon(8,1)': '*' })).toHaveLength(1);
    // Counted on from the court, the square in the Dungeon would touch the one on the border.
    expect(targets({ 'dungeon(1,1)': 'g', 'court(18,16)': '*' })).toHaveLength(1);
  });

  test('[KM-VAL-12] a target that is seen only in part is in line of sight', () => {
    const squares = { 'court(10,4)': '*', 'court(15,6)': 'g', 'court(12,5)': '#' };
    expect(targets(squares)).toEqual([]);
  });

  test('[KM-VAL-12] the Throne is directly above or below pedestal 1', () => {
    expect(targets({ 'court(12,7)': 'T' })).toEqual([]);
    expect(targets({ 'court(12,9)': 'T' })).toEqual([]);
    for (const square of ['court(11,8)', 'court(11,7)', 'court(12,6)', 'court(12,2)']) {
      expect(targets({ [square]: 'T' })).toEqual([
        `KM-VAL-12: ${square} "T" is neither above nor below pedestal 1`,
      ]);
    }
  });

  test('[KM-VAL-12] each portal serves those that are stated', () => {
    const data = { '-> p court(15,14) team=any': '-> p court(15,14) team=red' };
    expect(problemsOf({ data })).toEqual(['KM-VAL-12: court(8,2) "P" serves red, not any']);
    expect(problemsOf({ data, numbers: { portals: { P: 'red', U: 'any' } } })).toEqual([]);
    expect(problemsOf({ numbers: { portals: { P: 'any' } } })).toEqual([
      'KM-VAL-12: court(16,2) "U" serves any, not nobody',
    ]);
  });
});

describe('KM-BEG-04', () => {
  test('[KM-BEG-04] the areas are as large as stated, by the rule that states it', () => {
    expect(problemsOf({ numbers: { area: 56 } })).toEqual([
      'KM-BEG-04: red has 57 squares, not 56',
      'KM-BEG-04: blue has 57 squares, not 56',
    ]);
    expect(problemsOf({ numbers: { area: 56, rule: 'KM-MAZE-05' } })).toContain(
      'KM-MAZE-05: red has 57 squares, not 56',
    );
  });

  test.each([...':g*T><PQUVpquv'])('[KM-BEG-04] %s occurs as often as stated', (sign) => {
    const stated = BEGINNER_NUMBERS.characters.court?.[sign] ?? 0;
    expect(problemsOfRule('KM-BEG-04', { squares: { 'court(12,4)': sign } })).toEqual([
      `KM-BEG-04: court has ${stated + 1} "${sign}", not ${stated}`,
    ]);
    expect(problemsOfRule('KM-BEG-04', { squares: { 'dungeon(8,2)': sign } })).toEqual([
      `KM-BEG-04: dungeon has 1 "${sign}", not 0`,
    ]);
  });
});
