import { describe, expect, test } from 'vitest';
import { SOURCE_WARP } from '../src/content/classes/porter/warps.ts';
import { cellName, cellOf } from '../src/map/court-map.ts';
import type { SquareKind } from '../src/model.ts';
import { attackWall, wallsInReach } from '../src/rules/attack/wall-attack.ts';
import { creatureOf } from '../src/rules/court/creatures.ts';
import { groundOf } from '../src/rules/court/ground-now.ts';
import {
  BASIC_IMPLEMENT_ATTACK,
  BASIC_PHYSICAL_ATTACK,
} from '../src/rules/effects/basic-powers.ts';
import { withData } from '../src/rules/effects/effect-data.ts';
import { putInPlay } from '../src/rules/effects/in-play.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { couldBecomeWall, raiseWall, removeWallSquare } from '../src/rules/sight/walls.ts';
import { makeTerrain } from '../src/rules/terrain/terrain.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const ANA = 0;

/** The number of a square that is written `x,y` or with the part that it is in. */
function cell({ state }: Court, square: string): number {
  const [, part = 'court', x, y] = /^(?:(\w+)\()?(\d+),(\d+)/.exec(square) ?? [];
  return cellOf(groundOf(state).map, part, Number(x), Number(y));
}

/** Ana on a court in which a power has raised these walls, each of one square or several. */
function walled(
  rows: readonly string[],
  ana: string,
  walls: readonly (readonly string[])[],
  more: Told = {},
  others: readonly Told[] = [],
): Court {
  const athletes = [ours('Ana', ana, more), ...others];
  const t = begin({ court: rows, athletes, turn: 'Ana' });
  for (const wall of walls) {
    raiseWall(
      t,
      wall.map((square) => cell(t, square)),
      'KC-WRD-30',
    );
  }
  return t;
}

/** Which walls she may attack with a power, by the first square of each. */
function reached(t: Court, power: AttackPower): readonly string[] {
  const { map } = groundOf(t.state);
  return wallsInReach(t, ANA, power).map(({ cells }) => cellName(map, cells[0] ?? -1));
}

function kindAt(t: Court, square: string): SquareKind {
  return groundOf(t.state).kindAt(cell(t, square));
}

const ranged = (squares: number): AttackPower => ({
  ...BASIC_IMPLEMENT_ATTACK,
  target: { ranged: squares },
});

describe('who may attack a made wall', () => {
  /** Walls of which none hides another: 1, 2, 3, 5, 6, 7 and 8 squares from the left edge of row 3. */
  const WALLS = ['1,2', '2,5', '3,1', '5,6', '6,1', '7,3', '8,5'];
  const far = (distance: number) =>
    WALLS.filter((square) => Number(square[0]) <= distance).map((square) => `court(${square})`);
  const singly = WALLS.map((square) => [square]);
  const from = (more: Told, power: AttackPower) =>
    reached(walled(floor(9, 7), '0,3', singly, more, [theirs('Bo', '8,0')]), power);
  const SNIPER = { role: 'striker', specialisation: 'sniper' };

  test('[KZ-OBJ-01] [KZ-BASIC-01] a physical attack strikes what is within reach', () => {
    expect(from({}, BASIC_PHYSICAL_ATTACK)).toEqual(far(1));
    const long = { statuses: [{ status: 'reach', amount: 2 }] };
    expect(from(long, BASIC_PHYSICAL_ATTACK)).toEqual(far(3));
  });
  test('[KZ-IMPL-01] [KZ-IMPL-04] [KZ-IMPL-08] an implement attack as far as the implement: wand 5, staff 6, sword its reach', () => {
    const armed = (implement: string, more: Told = {}) =>
      from({ implement, ...more }, BASIC_IMPLEMENT_ATTACK);
    expect(armed('wand')).toEqual(far(5));
    expect(armed('staff')).toEqual(far(6));
    expect(armed('sword')).toEqual(far(1));
    expect(armed('sword', { statuses: [{ status: 'reach', amount: 1 }] })).toEqual(far(2));
  });
  test('[KZ-POWER-03] a ranged power as far as it prints, whatever the implement', () => {
    expect(from({ implement: 'staff' }, ranged(3))).toEqual(far(3));
    expect(from({ implement: 'sword' }, ranged(3))).toEqual(far(3));
  });
  test('[KZ-IMPL-14] [KR-STRI-16] a bonus to ranges counts for implement and ranged powers, not for a sword or a fist', () => {
    expect(from(SNIPER, BASIC_IMPLEMENT_ATTACK)).toEqual(far(7));
    expect(from(SNIPER, ranged(3))).toEqual(far(5));
    expect(from({ implement: 'sword', ...SNIPER }, BASIC_IMPLEMENT_ATTACK)).toEqual(far(1));
    expect(from(SNIPER, BASIC_PHYSICAL_ATTACK)).toEqual(far(1));
  });
  test('[KZ-POWER-03] so does a power that reaches further by itself', () => {
    expect(from({}, { ...BASIC_IMPLEMENT_ATTACK, further: 2 })).toEqual(far(7));
    expect(from({}, { ...ranged(3), further: 2 })).toEqual(far(5));
  });
  test('[KZ-POWER-03] [KZ-TARG-01] a Burst never: it takes creatures', () => {
    expect(from({}, { ...BASIC_IMPLEMENT_ATTACK, target: { burst: 3 } })).toEqual([]);
  });
  test('[KZ-STAT-60] [KZ-STOW-02] nobody who is Stunned or has stowed the implement, with nothing', () => {
    for (const more of [{ statuses: ['stunned'] }, { stowed: true }])
      for (const power of [BASIC_PHYSICAL_ATTACK, BASIC_IMPLEMENT_ATTACK, ranged(3)])
        expect(from(more, power)).toEqual([]);
  });
  test('[KZ-STAT-11] the Disarmed strike and do not shoot', () => {
    const disarmed = { statuses: ['disarmed'] };
    expect(from(disarmed, BASIC_IMPLEMENT_ATTACK)).toEqual([]);
    expect(from(disarmed, BASIC_PHYSICAL_ATTACK)).toEqual(far(1));
  });
  test('[KZ-OBJ-01] only walls that powers have made: those of the map have no HP', () => {
    const t = walled(['....', '.#..', '....'], '0,1', [['1,0']]);
    expect(reached(t, BASIC_PHYSICAL_ATTACK)).toEqual(['court(1,0)']);
  });
  test('[KZ-GRID-06] none in another part of the map', () => {
    const rows = [...floor(4, 2), '', ...floor(4, 2)];
    const t = walled(rows, '1,0', [['1,1'], ['dungeon(1,0)']]);
    expect(reached(t, ranged(9))).toEqual(['court(1,1)']);
  });
  test('[KC-WRD-30] [KZ-LARGE-04] of a longer wall one square in range will do', () => {
    const long = [['5,0', '6,0', '7,0']];
    expect(reached(walled(floor(9, 2), '0,0', long), BASIC_IMPLEMENT_ATTACK)).toHaveLength(1);
    expect(reached(walled(floor(9, 2), '0,0', long), ranged(4))).toEqual([]);
  });

  const seen = (rows: readonly string[], ana: string, wall: string, more: Told = {}) =>
    reached(walled(rows, ana, [[wall]], more), ranged(9)).length > 0;
  test('[KZ-LOS-02] [KZ-COVER-16] it must be seen: not through another wall', () => {
    expect(seen(['......'], '0,0', '4,0')).toBe(true);
    expect(seen(['..#...'], '0,0', '4,0')).toBe(false);
    expect(seen(['......', '..#...'], '0,0', '4,0')).toBe(true);
    // Right behind a pillar, though squares beside it are seen.
    expect(seen(['......', '..#...', '......'], '0,1', '3,1')).toBe(false);
  });
  test('[KZ-COVER-21] nor past two walls that touch its corner', () => {
    expect(reached(walled(['.#', '#.'], '0,0', [['1,1']]), BASIC_PHYSICAL_ATTACK)).toEqual([]);
    expect(reached(walled(['.#', '..'], '0,0', [['1,1']]), BASIC_PHYSICAL_ATTACK)).toHaveLength(1);
  });
  test('[KC-POR-25] from a warp that any attack may start from, and as far as from there', () => {
    const t = walled(floor(14, 3), '0,1', [['13,1']], { implement: 'staff' });
    expect(reached(t, BASIC_IMPLEMENT_ATTACK)).toEqual([]);
    const warp = withData(SOURCE_WARP, { cell: cell(t, '10,1'), warp: 1 });
    const until = { ends: 'match' } as const;
    putInPlay(t.state, {
      ...warp,
      on: -1,
      by: ANA,
      source: 'test',
      until,
      amount: 0,
    });
    expect(reached(t, BASIC_IMPLEMENT_ATTACK)).toEqual(['court(13,1)']);
    t.run(attackWall(t, ANA, { ...BASIC_IMPLEMENT_ATTACK, damage: 1 }), 'court(13,1)');
    // The staff counts the three squares from the warp.
    expect(t.state.walls).toEqual([]);
  });
  test('[KZ-LOS-02] [KZ-COVER-12] by a side that is open toward the attacker, not by one that it turns away', () => {
    // The far sides are open and the near ones are shut.
    expect(seen(['......', '..###.', '..#...', '..###.'], '0,2', '3,2')).toBe(false);
    expect(seen(['......', '..###.', '..#...', '..###.'], '5,2', '3,2')).toBe(true);
    // A pillar at its corner hides it from that diagonal, though the square beside the pillar is seen.
    const pillar = ['.....', '.....', '...#.', '.....', '.....', '.....', '.....'];
    expect(seen(pillar, '0,5', '4,1')).toBe(false);
    expect(seen(pillar, '1,6', '4,1')).toBe(true);
  });
  test('[KZ-COVER-20] for the Prone what is low hides it as well', () => {
    const prone = { statuses: ['prone'] };
    expect(seen(['..o...'], '0,0', '4,0')).toBe(true);
    expect(seen(['..o...'], '0,0', '4,0', prone)).toBe(false);
    expect(seen(['......'], '0,0', '4,0', prone)).toBe(true);
  });
  test('[KZ-COVER-01] [KZ-ATK-26] cover does not matter as nothing is rolled', () => {
    // Low Cover lies right before it.
    const t = walled(['...o..'], '0,0', [['4,0']]);
    t.run(attackWall(t, ANA, BASIC_IMPLEMENT_ATTACK), 'court(4,0)');
    expect(t.state.walls).toEqual([]);
  });
});

describe('what an attack does to it', () => {
  /** HP that a wall seven squares long below her has left, at this many squares from her. */
  const left = (power: AttackPower, more: Told, distance = 1) => {
    const y = distance;
    const wall = Array.from({ length: 7 }, (_, x) => `${x},${y}`);
    const t = walled(floor(7, 5), '0,0', [wall], more);
    t.run(attackWall(t, ANA, power), `court(0,${y})`);
    return t.state.walls[0]?.hp ?? 0;
  };
  /** A power with a damage line of 1, to which a bonus is what fells a wall. */
  const light: AttackPower = { ...BASIC_IMPLEMENT_ATTACK, damage: 1 };

  test('[KZ-ATK-26] [KC-WRD-30] the damage line as for a 5: neither doubled nor spared, no die is thrown', () => {
    expect(left(light, { implement: 'wand' })).toBe(1);
    expect(left(BASIC_IMPLEMENT_ATTACK, { implement: 'wand' })).toBe(0);
    expect(left(BASIC_PHYSICAL_ATTACK, { implement: 'wand' })).toBe(0);
  });
  test('[KZ-IMPL-09] [KZ-IMPL-13] a sword adds 1, as a wall has no sword', () => {
    expect(left(light, { implement: 'sword' })).toBe(0);
  });
  test('[KZ-IMPL-05] [KZ-GRID-04] a staff adds 1 from three squares on, to the nearest square of it', () => {
    expect([1, 2, 3, 4].map((far) => left(light, { implement: 'staff' }, far))).toEqual([
      ...[1, 1, 0, 0],
    ]);
    expect([1, 2, 3, 4].map((far) => left(light, { implement: 'wand' }, far))).toEqual([
      ...[1, 1, 1, 1],
    ]);
  });
  test('[KC-CONV-08] only implement attacks get that', () => {
    expect(left({ ...BASIC_PHYSICAL_ATTACK, damage: 1 }, { implement: 'sword' })).toBe(1);
    expect(left({ ...ranged(5), damage: 1 }, { implement: 'staff' }, 3)).toBe(1);
    expect(left({ ...ranged(5), damage: 1 }, { implement: 'sword' }, 3)).toBe(1);
  });
  test('[KZ-DMG-05] [KZ-GEN-03] a Weakened one deals half of line and bonus, rounded down', () => {
    const weak = (implement: string) => ({ implement, statuses: ['weakened'] });
    expect(left(light, weak('wand'))).toBe(2);
    expect(left(light, weak('sword'))).toBe(1);
    expect(left(BASIC_IMPLEMENT_ATTACK, weak('sword'))).toBe(1);
    expect(left({ ...light, damage: 3 }, weak('sword'))).toBe(0);
  });
  test('[KC-WRD-30] [KZ-OBJ-01] what it has lost it has lost: the next blow adds up', () => {
    const t = walled(floor(4, 2), '0,0', [['1,0']], { statuses: ['weakened'] });
    for (const hp of [[1], []]) {
      t.run(attackWall(t, ANA, BASIC_PHYSICAL_ATTACK), 'court(1,0)');
      expect(t.state.walls.map((wall) => wall.hp)).toEqual(hp);
    }
    expect(kindAt(t, '1,0')).toBe('floor');
  });
  test('[KZ-OPP-04] [KZ-ATK-04] who falls to an Opportunity that the attack grants does it no harm', () => {
    const staff = { implement: 'staff', hp: 2 };
    const t = walled(floor(4, 3), '0,1', [['1,1']], staff, [theirs('Bo', '0,0')]);
    t.run(attackWall(t, ANA, BASIC_IMPLEMENT_ATTACK), 'court(1,1)', 'yes');
    expect(creatureOf(t.state, ANA).cell).toBeLessThan(0);
    expect(t.state.walls).toMatchObject([{ hp: 2 }]);
    expect(kindAt(t, '1,1')).toBe('wall');
  });
  test('[KZ-OBJ-01] of several walls in reach the attacker names one, and that one is struck', () => {
    const t = walled(floor(5, 2), '0,0', [['1,0'], ['4,0'], ['1,1']]);
    const asked = attackWall(t, ANA, BASIC_PHYSICAL_ATTACK).next(0).value;
    expect(asked).toMatchObject({
      seat: 0,
      why: { key: 'wall', params: { who: ANA }, rule: 'KZ-OBJ-01' },
      options: [{ id: 'court(1,0)' }, { id: 'court(1,1)' }],
    });
    t.run(attackWall(t, ANA, BASIC_PHYSICAL_ATTACK), 'court(1,1)');
    expect(['1,0', '4,0', '1,1'].map((square) => kindAt(t, square))).toEqual([
      ...['wall', 'wall', 'floor'],
    ]);
  });
});

describe('squares of a made wall', () => {
  test('[KZ-OBJ-02] [KC-WRD-30] all of it falls at once, to what it was before; other walls stand', () => {
    const t = walled(['.....', '..,o.'], '0,0', []);
    makeTerrain(t.state, cell(t, '4,1'), 'slick', ANA);
    const squares = ['1,1', '2,1', '3,1', '4,1'];
    for (const wall of [squares, ['1,0']])
      raiseWall(
        t,
        wall.map((square) => cell(t, square)),
        'KC-WRD-30',
      );
    expect(squares.map((square) => kindAt(t, square))).toEqual(['wall', 'wall', 'wall', 'wall']);
    t.run(attackWall(t, ANA, BASIC_PHYSICAL_ATTACK), 'court(1,1)');
    expect(squares.map((square) => kindAt(t, square))).toEqual([
      ...['floor', 'difficult', 'low-cover', 'slick'],
    ]);
    expect(t.state.walls).toMatchObject([{ cells: [cell(t, '1,0')], hp: 2 }]);
    expect(kindAt(t, '1,0')).toBe('wall');
  });
  test('[KZ-OBJ-02] [KR-SPEC-27] what lies there again is the doing of who made it before', () => {
    const t = walled(floor(4, 2), '0,0', []);
    makeTerrain(t.state, cell(t, '1,0'), 'pit', ANA);
    raiseWall(t, [cell(t, '1,0')], 'KC-WRD-30');
    t.run(attackWall(t, ANA, BASIC_PHYSICAL_ATTACK), 'court(1,0)');
    expect(t.state.changed).toEqual([{ cell: cell(t, '1,0'), kind: 'pit', by: ANA }]);
  });
  test('[KR-SPEC-31] [KZ-OBJ-02] of a wall that lost a square the rest still knows what it was, and other walls stand', () => {
    const t = walled(['.....', '..,o.'], '0,0', [['1,1', '2,1', '3,1'], ['1,0']]);
    removeWallSquare(t.state, cell(t, '2,1'));
    expect(kindAt(t, '2,1')).toBe('difficult');
    expect(t.state.walls).toMatchObject([
      { cells: [cell(t, '1,1'), cell(t, '3,1')], hp: 2 },
      { cells: [cell(t, '1,0')], hp: 2 },
    ]);
    t.run(attackWall(t, ANA, BASIC_PHYSICAL_ATTACK), 'court(1,1)');
    expect(['1,1', '2,1', '3,1', '1,0'].map((square) => kindAt(t, square))).toEqual([
      ...['floor', 'difficult', 'low-cover', 'wall'],
    ]);
  });
  test('[KC-CONV-38] [KC-WRD-30] it may rise on any ground but Blocking Terrain, pedestals, exits and portals', () => {
    const t = walled(['.,o~.', '#RE.E', 'P.p..'], '0,0', []);
    const may = (square: string) => couldBecomeWall(t.state, cell(t, square));
    for (const square of ['4,0', '1,0', '2,0', '3,0'])
      expect([square, may(square)]).toEqual([square, true]);
    for (const square of ['0,1', '1,1', '2,1', '0,2', '2,2'])
      expect([square, may(square)]).toEqual([square, false]);
    for (const kind of ['pit', 'slick', 'boost'] as const) {
      makeTerrain(t.state, cell(t, '4,2'), kind, ANA);
      expect([kind, may('4,2')]).toEqual([kind, true]);
    }
    raiseWall(t, [cell(t, '4,2')], 'KR-SPEC-31');
    expect(may('4,2')).toBe(false);
  });
  test('[KC-CONV-38] nor where somebody stands or an orb lies', () => {
    const t = begin({
      court: floor(6, 4),
      athletes: [ours('Ana', '0,0', { holds: ['blue'] }), theirs('Bo', '1,0')],
      creeps: [{ group: 'bears', members: ['3,1'] }],
      orbs: [{ at: '5,0', colour: 'red' }],
      turn: 'Ana',
    });
    const may = (square: string) => couldBecomeWall(t.state, cell(t, square));
    // The bear fills four squares.
    for (const square of ['0,0', '1,0', '3,1', '4,2', '5,0'])
      expect([square, may(square)]).toEqual([square, false]);
    for (const square of ['2,1', '5,2', '3,3'])
      expect([square, may(square)]).toEqual([square, true]);
    takeOut(t, 1, ANA);
    expect(may('1,0')).toBe(true);
  });
});
