import { describe, expect, test } from 'vitest';
import { BEGINNER_TEXT } from '../content/maps/beginner/map.ts';
import { type CourtMap, cellName, cellOf } from './court-map.ts';
import { MapError, readMap } from './read-map.ts';

const map = readMap('beginner', BEGINNER_TEXT);

function at(place: string, on: CourtMap = map): number {
  const [, part = '', x, y] = /^(\w+)\((\d+),(\d+)\)$/.exec(place) ?? [];
  return cellOf(on, part, Number(x), Number(y));
}

/** The text with one place changed, which must be there once. */
function changed(from: string, to: string): string {
  expect(BEGINNER_TEXT.split(from)).toHaveLength(2);
  return BEGINNER_TEXT.replace(from, () => to);
}

describe('what is read', () => {
  test('[KM-GRID-02] name and acting order', () => {
    expect(map.id).toBe('beginner');
    expect(map.title).toBe('Beginner Map');
    expect(map.order).toEqual(['swarm', 'bears', 'love']);
  });

  test('[KM-GRID-02] parts with size and middle column, numbered one after the other', () => {
    const seen = map.parts.map(({ name, kind, grid, offset, axis }) => [
      name,
      kind,
      `${grid.width}x${grid.height}`,
      offset,
      axis,
    ]);
    expect(seen).toEqual([
      ['court', 'court', '25x17', 0, 12],
      ['dungeon', 'dungeon', '17x9', 425, 8],
    ]);
    expect(map.cells).toBe(578);
    expect(map.kinds).toHaveLength(578);
    expect(map.characters).toHaveLength(578);
  });

  test('[KM-GRID-01] [KZ-GRID-01] columns and rows count from 0, from the top left', () => {
    expect(map.characters[at('court(8,2)')]).toBe('P');
    expect(map.characters[at('court(7,16)')]).toBe('E');
    expect(map.characters[at('dungeon(4,0)')]).toBe('E');
    expect(map.characters[at('dungeon(1,7)')]).toBe('s');
    expect(cellName(map, map.characters.indexOf('3'))).toBe('dungeon(8,4)');
  });

  test.each([
    ['[KM-LEG-01]', '#', 'wall'],
    ['[KM-LEG-02]', '.', 'floor'],
    ['[KM-LEG-03]', ',', 'difficult'],
    ['[KM-LEG-04]', 'o', 'low-cover'],
    ['[KM-LEG-05]', 'RB', 'pedestal'],
    ['[KM-LEG-06]', '123', 'pedestal'],
    ['[KM-LEG-07]', 'rb', 'floor'],
    ['[KM-LEG-08]', 'st', 'floor'],
    ['[KM-LEG-09]', 'EFGH', 'exit'],
    ['[KM-LEG-10]', 'PQUV', 'portal-entry'],
    ['[KM-LEG-11]', 'pquv', 'portal-exit'],
    ['[KM-LEG-12]', '><', 'floor'],
    ['[KM-LEG-13]', '*', 'difficult'],
    ['[KM-LEG-14]', 'g', 'floor'],
    ['[KM-LEG-15]', ':', 'floor'],
    ['[KM-LEG-16]', 'T', 'floor'],
  ])('%s %s is %s', (_, signs, kind) => {
    for (const sign of signs) {
      const other = readMap('beginner', changed('#rRrr..#....1', `#rRrr..#..${sign}.1`));
      expect(other.kinds[at('court(10,8)', other)]).toBe(kind);
      expect(other.characters[at('court(10,8)', other)]).toBe(sign);
    }
  });

  test('[KM-LEG-05] [KM-LEG-06] pedestals, with their orbs and guards', () => {
    const seen = map.pedestals.map(({ cell, owner, orbs, guards }) => [
      cellName(map, cell),
      owner,
      orbs,
      guards,
    ]);
    expect(seen).toEqual([
      ['court(2,3)', 'red', 1, []],
      ['court(22,3)', 'blue', 1, []],
      ['court(2,8)', 'red', 1, []],
      ['court(22,8)', 'blue', 1, []],
      ['court(2,13)', 'red', 1, []],
      ['court(22,13)', 'blue', 1, []],
      ['court(12,8)', 'neutral', 1, ['swarm']],
      ['court(12,3)', 'neutral', 1, ['bears']],
      ['dungeon(8,4)', 'neutral', 1, ['love']],
    ]);
  });

  test('[KM-GRID-02] a pedestal may have several orbs and several guarding groups', () => {
    const text = changed('count=1 guards=swarm', 'count=2 guards=swarm,bears');
    expect(readMap('beginner', text).pedestals[6]).toMatchObject({
      orbs: 2,
      guards: ['swarm', 'bears'],
    });
  });

  test('[KM-LEG-10] [KM-LEG-11] portals, with those who may use them', () => {
    expect(map.portals).toEqual([
      { letter: 'P', entry: at('court(8,2)'), end: at('court(15,14)'), users: 'any' },
      { letter: 'U', entry: at('court(16,2)'), end: at('court(9,14)'), users: 'any' },
    ]);
    for (const team of ['red', 'blue']) {
      const text = changed('court(15,14) team=any', `court(15,14) team=${team}`);
      expect(readMap('beginner', text).portals.map(({ users }) => users)).toEqual([team, 'any']);
    }
  });

  test('[KM-LEG-09] exits, with both sides', () => {
    expect(map.exits).toEqual([
      { letter: 'E', inside: at('dungeon(4,0)'), outside: at('court(7,16)') },
      { letter: 'F', inside: at('dungeon(12,0)'), outside: at('court(17,16)') },
    ]);
  });

  test('[KM-LEG-07] [KM-LEG-08] 57 squares to start on and 6 to spawn on for each team', () => {
    for (const colour of ['red', 'blue'] as const) {
      expect(map.areas[colour]).toHaveLength(57);
      expect(map.spawns[colour]).toHaveLength(6);
    }
    expect(map.areas.red.every((cell) => map.characters[cell] === 'r')).toBe(true);
    expect(map.areas.blue.every((cell) => map.characters[cell] === 'b')).toBe(true);
    expect(map.spawns.red).toEqual([2, 3, 4, 5, 6, 7].map((y) => at(`dungeon(1,${y})`)));
    expect(map.spawns.blue).toEqual([2, 3, 4, 5, 6, 7].map((y) => at(`dungeon(15,${y})`)));
  });

  test('[KM-GRID-03] where creeps start: coin, axis and pairs', () => {
    expect(map.starts).toEqual([
      {
        group: 'swarm',
        size: { width: 2, height: 2 },
        axis: undefined,
        coin: [at('court(11,6)'), at('court(12,6)')],
        pairs: [[at('court(10,8)'), at('court(13,8)')]],
        members: [],
      },
      {
        group: 'bears',
        size: { width: 2, height: 2 },
        axis: undefined,
        coin: undefined,
        pairs: [[at('court(10,2)'), at('court(13,2)')]],
        members: [],
      },
      {
        group: 'love',
        size: { width: 1, height: 1 },
        axis: at('dungeon(8,5)'),
        coin: undefined,
        pairs: [[at('dungeon(7,3)'), at('dungeon(9,3)')]],
        members: [],
      },
    ]);
  });

  test('[KM-GRID-03] several pairs stay in order, width goes before height', () => {
    const text = changed(
      'size=2x2 pair=court(10,2)|court(13,2)',
      'size=3x2 pair=court(10,2)|court(13,2) pair=court(9,4)|court(14,4)',
    );
    expect(readMap('beginner', text).starts[1]).toMatchObject({
      size: { width: 3, height: 2 },
      pairs: [
        [at('court(10,2)'), at('court(13,2)')],
        [at('court(9,4)'), at('court(14,4)')],
      ],
    });
  });

  test('[KM-GRID-03] members of a group of unlike creeps by name', () => {
    const text = changed(
      'axis=dungeon(8,5) pair=dungeon(7,3)|dungeon(9,3)',
      'member=HeadA:dungeon(8,5) member=HeadB:dungeon(8,3)',
    );
    expect(readMap('beginner', text).starts[2]).toEqual({
      group: 'love',
      size: { width: 1, height: 1 },
      axis: undefined,
      coin: undefined,
      pairs: [],
      members: [
        { name: 'HeadA', cell: at('dungeon(8,5)') },
        { name: 'HeadB', cell: at('dungeon(8,3)') },
      ],
    });
  });

  test('[KM-GRID-02] special squares by place or by characters', () => {
    expect(map.specials).toEqual({});
    const text = changed(
      'start = swarm',
      'special = throne court(12,7)\nspecial = end char=pu\nstart = swarm',
    );
    expect(readMap('beginner', text).specials).toEqual({
      throne: [at('court(12,7)')],
      end: [at('court(9,14)'), at('court(15,14)')],
    });
  });

  test('[KM-GRID-01] blocks of other maps and what stands between blocks are passed over', () => {
    const other = BEGINNER_TEXT.replaceAll('map=beginner', 'map=other').replace(
      'Beginner',
      'Other',
    );
    const text = `# Maps\n\n${other}\n\`\`\`text\nno = map\n\`\`\`\n${BEGINNER_TEXT}\n- A rule.\n`;
    expect(readMap('beginner', text)).toEqual(map);
    expect(readMap('other', text).title).toBe('Other Map');
  });

  test('a second Dungeon has squares of its own', () => {
    const second = '\n```kazzam-grid map=beginner part=dungeonB\n###\n#s#\n###\n```\n';
    const text = changed('axis=8\n', 'axis=8\npart = dungeonB 3x3 axis=1\n') + second;
    const both = readMap('beginner', text);
    expect(both.parts[2]).toMatchObject({ name: 'dungeonB', kind: 'dungeon', offset: 578 });
    expect(both.spawns.red).toHaveLength(7);
    expect(both.spawns.red.at(-1)).toBe(at('dungeonB(1,1)', both));
  });

  test('lines may end as Windows ends them', () => {
    expect(readMap('beginner', BEGINNER_TEXT.replaceAll('\n', '\r\n'))).toEqual(map);
  });
});

describe('what cannot be read', () => {
  function errorOf(text: string, id = 'beginner'): string {
    try {
      readMap(id, text);
    } catch (error) {
      expect(error).toBeInstanceOf(MapError);
      expect(error).toMatchObject({ name: 'MapError' });
      return (error as MapError).message;
    }
    return 'no error';
  }

  test('[KM-VAL-01] rows of another length', () => {
    expect(errorOf(changed('#rrrr...P.......U...bbbb#', '#rrrr...P......U...bbbb#'))).toBe(
      'beginner, court: row 2 has 24 squares, not 25 (KM-VAL-01)',
    );
    expect(errorOf(changed('#s..o.......o..t#\n#s...#', '#s...#'))).not.toBe('no error');
    expect(errorOf(changed('####E#######F####\n', ''))).toBe(
      'beginner, dungeon: there are 8 rows, the data tell of 9 (KM-VAL-01)',
    );
  });

  test('[KM-VAL-01] characters that are not in the legend', () => {
    expect(errorOf(changed('#s.....,3,.....t#', '#s.....,4,.....t#'))).toBe(
      'beginner, dungeon: dungeon(8,4) is "4", which no legend explains (KM-VAL-01)',
    );
  });

  test('[KM-VAL-04] an orb line that names another square', () => {
    expect(errorOf(changed('orb = 1 court(12,8)', 'orb = 1 court(12,9)'))).toBe(
      'beginner, data line 5 "orb = 1 court(12,9) count=1 guards=swarm": ' +
        'court(12,9) is ".", not "1" (KM-VAL-04)',
    );
    expect(errorOf(changed('orb = 2 court(12,3)', 'orb = 1 court(12,3)'))).toContain(
      'court(12,3) is "2", not "1" (KM-VAL-04)',
    );
  });

  test.each([
    ['name = Beginner Map\n', '', 'beginner: the data must have one name line'],
    ['order = swarm', 'order = love\norder = swarm', 'beginner: the data must have one order line'],
    [
      'name = Beginner',
      'title = Beginner',
      'data line 1 "title = Beginner Map": write "key = value"',
    ],
    ['name = Beginner', 'name: Beginner', 'data line 1 "name: Beginner Map": write "key = value"'],
    ['axis=12', 'axis=11', 'data line 3 "part = court 25x17 axis=11": column 11 is not the middle'],
    ['part = court 25x17', 'part = yard 25x17', 'should be like "court 25x17 axis=12"'],
    ['part = dungeon 17x9 axis=8\n', '', 'beginner, dungeon: the grid needs a part line'],
    ['part = dungeon 17x9', 'part = dungeonB 17x9', 'dungeonB must have one grid'],
    ['part = dungeon 17x9', 'part = court 25x17 axis=12\npart = dungeon 17x9', 'the same part'],
    ['orb = 3 dungeon', 'orb = 4 dungeon', 'should be like "1 court(12,8) count=1 guards='],
    ['count=1 guards=swarm', 'count=0 guards=swarm', 'should be like "1 court(12,8) count=1'],
    ['guards=swarm', 'guards=bees', 'no group is "bees"; the order has swarm, bears, love'],
    ['guards=swarm', 'guards=bears', 'swarm guards nothing; name it in an orb line'],
    [
      'orb = 2',
      'orb = 1 court(12,8) count=1 guards=swarm\norb = 2',
      'a line above tells of the same',
    ],
    ['P court(8,2)', 'P court(25,2)', 'court(25,2) is outside 25x17 squares'],
    ['P court(8,2)', 'P yard(8,2)', 'no part is "yard"; write court or dungeon'],
    ['P court(8,2)', 'P (8,2)', '"(8,2)" should be like "part(x,y)"'],
    ['P court(8,2) -> p', 'P court(8,2) -> u', 'P leads to p, not to u (KM-LEG-10)'],
    ['-> u court(9,14) team=any', '-> u court(9,14) team=all', 'should be like "P court(8,2) -> p'],
    [
      'portal = U court(16,2) -> u',
      'portal = P court(16,2) -> p',
      'a line above tells of the same',
    ],
    ['exit = F', 'exit = E', 'a line above tells of the same exit; keep one'],
    ['exit = F', 'exit = X', 'should be like "E dungeon(4,0) court(7,16)"'],
    ['start = swarm', 'start = bees', 'no group is "bees"'],
    ['start = swarm', 'start = bears', 'a line above tells of the same start'],
    ['order = swarm', 'order = wolves, swarm', 'wolves guards nothing'],
    ['order = swarm', 'order = love, swarm', 'love acts only once'],
    [
      'start = bears',
      'special = den',
      '"den size=2x2 pair=court(10,2)|court(13,2)" should be like',
    ],
    ['size=1x1 axis=dungeon(8,5)', 'axis=dungeon(8,5)', 'should be like "group size=1x1 axis='],
    ['axis=dungeon(8,5)', 'middle=dungeon(8,5)', 'should be like "group size=1x1 axis='],
    [
      'pair=court(10,8)|court(13,8)',
      'pair=court(10,8)',
      '"court(10,8)" should be like "cell|cell"',
    ],
    ['axis=dungeon(8,5)', 'axis=dungeon(8,5) axis=dungeon(8,6)', 'one axis or one coin at most'],
    ['pair=court(10,8)', 'axis=court(12,10) pair=court(10,8)', 'one axis or one coin at most'],
    ['axis=dungeon(8,5)', 'member=Ann:dungeon(8,5)', 'members alone are for unlike creeps'],
    ['start = swarm', 'special = ray char=*\nstart = swarm', 'no square is any of "*"'],
  ])('%s as %s', (from, to, message) => {
    expect(errorOf(changed(from, to))).toContain(message);
  });

  test('[KM-GRID-03] a group that starts nowhere', () => {
    const line = 'start = bears size=2x2 pair=court(10,2)|court(13,2)\n';
    expect(errorOf(changed(line, ''))).toBe(
      'beginner, data line 2 "order = swarm, bears, love": bears starts nowhere; add a start line',
    );
  });

  test('[KM-GRID-05] a nameless member', () => {
    const text = changed('axis=dungeon(8,5) pair=dungeon(7,3)|dungeon(9,3)', 'member=dungeon(8,5)');
    expect(errorOf(text)).toContain('"dungeon(8,5)" should be like "Name:cell"');
  });

  test('[KM-GEN-06] a map without a Dungeon', () => {
    const text = BEGINNER_TEXT.replace(/```kazzam-grid map=beginner part=dungeon\n[^`]*```/, '');
    expect(errorOf(text.replace('part = dungeon 17x9 axis=8\n', ''))).toBe(
      'beginner: a map has one court and at least one Dungeon (KM-GEN-06)',
    );
    expect(errorOf(text)).toContain('dungeon must have one grid');
  });

  test('[KM-GEN-06] a map without a court', () => {
    const text = BEGINNER_TEXT.replace('part=court', 'part=dungeonB');
    expect(errorOf(text.replace('part = court', 'part = dungeonB'))).toBe(
      'beginner: a map has one court and at least one Dungeon (KM-GEN-06)',
    );
  });

  test('[KM-GRID-01] [KM-GRID-02] blocks that are missing, twice there or misnamed', () => {
    expect(errorOf(BEGINNER_TEXT, 'maze')).toBe(
      'maze: there must be one block of data, neither more nor less (KM-GRID-02)',
    );
    const twice = '\n```kazzam-data map=beginner\nname = Another\n```\n';
    expect(errorOf(BEGINNER_TEXT + twice)).toContain('there must be one block of data');
    const again = '\n```kazzam-grid map=beginner part=court\n###\n```\n';
    expect(errorOf(BEGINNER_TEXT + again)).toContain('court must have one grid');
    expect(errorOf(changed(' part=dungeon\n', '\n'))).toBe(
      'line 22 "```kazzam-grid map=beginner": ' +
        'write kazzam-grid map=… part=… or kazzam-data map=…',
    );
  });

  test('blocks that are not closed', () => {
    expect(errorOf(changed('E#########F#######\n```', 'E#########F#######'))).toBe(
      'line 21 "```kazzam-grid map=beginner part=dungeon": close the block before with ```',
    );
    expect(errorOf(BEGINNER_TEXT.trimEnd().slice(0, -3))).toBe(
      'the last line: close the block before with ```',
    );
  });
});
