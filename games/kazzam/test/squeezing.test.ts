import { describe, expect, test } from 'vitest';
import { PORTAL, shortTunnel } from '../src/content/classes/porter/tunnel.ts';
import { type Creature, NOBODY } from '../src/model.ts';
import { isTarget } from '../src/rules/attack/aim.ts';
import { cellsOf } from '../src/rules/court/footprint.ts';
import { groundOf } from '../src/rules/court/ground-now.ts';
import { standOn } from '../src/rules/court/squeeze.ts';
import { BASIC_PHYSICAL_ATTACK } from '../src/rules/effects/basic-powers.ts';
import { withData } from '../src/rules/effects/effect-data.ts';
import { putInPlay } from '../src/rules/effects/in-play.ts';
import type { Movement } from '../src/rules/effects/movement.ts';
import { force } from '../src/rules/movement/forced.ts';
import { settleLandings } from '../src/rules/movement/landing.ts';
import { move } from '../src/rules/movement/move.ts';
import { reachable } from '../src/rules/movement/reachable.ts';
import { landings } from '../src/rules/movement/relocate.ts';
import { changeSquare, raiseWall, removeWallSquare } from '../src/rules/sight/walls.ts';
import { INVARIANTS } from './content.ts';
import { afterCreeps, ways } from './creep-court.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

const WIDTH = 10;
const cell = (x: number, y: number): number => y * WIDTH + x;
const ANA = 0;
const BEAR = 2;

/** Two rooms with a wall between them, and one square in it that is open. */
const GAP = ['....#.....', '....#.....', '..........', '....#.....', '....#.....', '....#.....'];

interface Setting {
  readonly rows?: readonly string[];
  readonly ana?: string;
  readonly statuses?: readonly unknown[];
  readonly zones?: readonly unknown[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A bear, two squares by two, with its top left square there. */
function bearAt(at: string, setting: Setting = {}) {
  const { rows = GAP, ana = '9,0', statuses = [], zones = [], options = {} } = setting;
  return begin(
    {
      court: rows,
      athletes: [ours('Ana', ana), theirs('Bo', '9,5')],
      creeps: [{ group: 'bears', members: [{ at, statuses }] }],
      zones,
      turn: 'Ana',
    },
    { options },
  );
}
const bearOf = (t: Court) => t.of('Guardian Bear 1') as Creature;
const sizeOf = (t: Court) => [bearOf(t).width, bearOf(t).height];
const squaresOf = (t: Court) => cellsOf(groundOf(t.state), bearOf(t));
const going = (budget: number, more: Partial<Movement> = {}): Movement => ({
  how: 'move',
  rule: 'KZ-MOVE-01',
  exposed: true,
  budget,
  ...more,
});
/** By square, what it costs to come there. */
const costs = (t: Court, movement: Movement) =>
  new Map(reachable(t, BEAR, movement).map((place) => [place.cell, place.cost]));
const invariant = INVARIANTS.find(({ rule }) => rule === 'KZ-LARGE-08');

describe('a larger creature at a gap one square narrower than itself', () => {
  test('[KZ-LARGE-08] passes it, each square of it being Difficult Terrain', () => {
    const from = costs(bearAt('2,2'), going(6));
    expect([from.get(cell(3, 2)), from.get(cell(4, 2)), from.get(cell(5, 2))]).toEqual([2, 4, 5]);
    // What has its lower half at the gap may squeeze as well, and come out higher.
    expect(costs(bearAt('2,1'), going(6)).get(cell(5, 1))).toBe(5);
    expect([...costs(bearAt('2,2'), going(3)).keys()]).not.toContain(cell(4, 2));
  });
  test('[KZ-LARGE-08] from above and below too', () => {
    const rows = ['......', '......', '##.###', '......', '......', '......'];
    const t = begin({
      court: rows,
      athletes: [ours('Ana', '5,0'), theirs('Bo', '5,5')],
      creeps: [{ group: 'bears', members: ['1,0'] }],
      turn: 'Ana',
    });
    const from = costs(t, going(6));
    const at = (x: number, y: number) => from.get(y * 6 + x);
    expect([at(2, 1), at(2, 2), at(2, 3), at(1, 3)]).toEqual([2, 4, 5, 5]);
  });
  test('[KZ-LARGE-08] [KZ-MOVE-09] cannot Shift or Charge into it, as it is difficult', () => {
    expect(costs(bearAt('2,2'), going(1, { single: true })).has(cell(3, 2))).toBe(false);
    const charge = going(9, { toward: ANA });
    expect([...costs(bearAt('2,2', { ana: '7,2' }), charge).keys()]).toEqual([cell(2, 2)]);
    const open = bearAt('2,2', { ana: '7,2', rows: floor(WIDTH, 6) });
    expect(costs(open, charge).has(cell(5, 2))).toBe(true);
  });
  test('[KZ-LARGE-08] pays nothing more where it ignores Difficult Terrain', () => {
    const t = bearAt('2,2');
    expect(costs(t, going(6, { ignoresDifficult: true })).get(cell(5, 2))).toBe(3);
  });
  test('[KZ-LARGE-08] [KZ-MOVE-04] not where another stands in the gap', () => {
    expect(costs(bearAt('2,2', { ana: '4,2' }), going(9)).has(cell(3, 2))).toBe(false);
    // Beside the gap somebody may stand: it comes out above.
    const past = costs(bearAt('2,2', { ana: '5,3' }), going(9));
    expect([past.has(cell(5, 2)), past.get(cell(5, 1))]).toEqual([false, 5]);
  });
  test('[KZ-LARGE-08] [KZ-MOVE-06] not past the corner of the wall', () => {
    // Its upper row is below the gap: one step up, then in.
    const into = (cutCorners: boolean) =>
      costs(bearAt('5,3', { options: { cutCorners } }), going(6)).get(cell(4, 2));
    expect([into(false), into(true)]).toEqual([3, 2]);
  });
  test('[KZ-LARGE-08] no gap is what is narrow on one side only, or between creatures', () => {
    // Beside a wall there is no squeezing, as there is room away from it.
    expect(costs(bearAt('2,0'), going(9)).has(cell(3, 0))).toBe(false);
    const rows = floor(WIDTH, 5).map((row, y) => (y === 0 || y === 4 ? '##########' : row));
    const t = bearAt('1,1', { rows: [...rows, '..........'], ana: '4,2' });
    expect([...costs(t, going(9)).keys()].every((at) => at % WIDTH < 3)).toBe(true);
  });
  test('[KZ-LARGE-08] no way through a gap two squares narrower', () => {
    const through = (rows: readonly string[]) => {
      const t = bearAt('1,1', { rows });
      const bear = bearOf(t);
      Object.assign(bear, { width: 3, height: 3, fullWidth: 3, fullHeight: 3 });
      return costs(t, going(9)).get(cell(5, 2)) ?? costs(t, going(9)).get(cell(5, 1));
    };
    const two = GAP.map((row, y) => (y === 3 ? '..........' : row));
    expect([through(GAP), through(two)]).toEqual([undefined, 7]);
    // Two by two it has none through a wall.
    const wall = GAP.map(() => '....#.....');
    expect(
      [...costs(bearAt('2,2', { rows: wall }), going(9)).keys()].every((at) => at % 10 < 3),
    ).toBe(true);
  });
  test('[KZ-LARGE-08] who fills one square pays nothing more in it', () => {
    const t = bearAt('2,0', { ana: '3,2' });
    const found = reachable(t, ANA, going(3));
    const cost = (at: number) => found.find((place) => place.cell === at)?.cost;
    expect([cost(cell(4, 2)), cost(cell(5, 2))]).toEqual([1, 2]);
  });
});

describe('a squeezed creature', () => {
  test('[KZ-LARGE-08] [KZ-GRID-10] fills the narrower footprint, and its full one as it comes out', () => {
    const t = bearAt('2,2');
    t.run(move(t, BEAR, going(4), undefined, [cell(3, 2), cell(4, 2)]));
    expect(squaresOf(t)).toEqual([cell(4, 2), cell(5, 2)]);
    expect(invariant?.check(t.state)).toBeUndefined();
    t.run(move(t, BEAR, going(1), undefined, [cell(5, 2)]));
    expect(squaresOf(t)).toEqual([cell(5, 2), cell(6, 2), cell(5, 3), cell(6, 3)]);
  });
  test('[KZ-LARGE-08] can be placed in the gap from the start', () => {
    expect(squaresOf(bearAt('3,2'))).toEqual([cell(3, 2), cell(4, 2)]);
    expect(() => bearAt('3,1')).toThrow('no square where it could stand (KZ-GRID-12)');
  });
  test('[KZ-LARGE-08] is attacked where it is, no more', () => {
    const inReach = (at: string) =>
      isTarget(bearAt(at, { ana: '2,4' }), ANA, BEAR, BASIC_PHYSICAL_ATTACK);
    expect([inReach('2,2'), inReach('3,2')]).toEqual([true, false]);
    const beside = bearAt('3,2', { ana: '2,3' });
    expect(isTarget(beside, ANA, BEAR, BASIC_PHYSICAL_ATTACK)).toBe(true);
  });
  test('[KZ-LARGE-08] [KZ-LARGE-02] enters with what it fills: a zone beside the gap leaves it alone', () => {
    const hurt = (...cells: readonly string[]) => {
      const t = bearAt('2,2', { zones: [{ cells, damage: 1 }] });
      const { hp } = bearOf(t);
      t.run(move(t, BEAR, going(4), undefined, [cell(3, 2), cell(4, 2)]));
      return hp - bearOf(t).hp;
    };
    expect([hurt('5,3', '6,2'), hurt('5,2')]).toEqual([0, 1]);
  });
  test('[KZ-LARGE-08] [KZ-FORCE-07] [KZ-FORCE-12] is in a gap however it comes there', () => {
    const t = bearAt('2,2');
    // Three squares are taken off for a bear (KM-BEAR-02).
    const push = { how: 'push', squares: 7, by: ANA, source: 'test', from: cell(0, 2) } as const;
    t.run(force(t, BEAR, { ...push, rule: 'test' }), ['court(3,2)', 'court(4,2)']);
    expect(sizeOf(t)).toEqual([2, 1]);
    const squares = landings(bearAt('2,2').state, BEAR, {});
    expect(squares).toContain(cell(4, 2));
    expect(squares).not.toContain(cell(3, 1));
  });
  test('[KZ-LARGE-08] has its full size again as a wall falls: where it is, or one to the left or above', () => {
    const after = (...gone: readonly number[]) => {
      const t = walled();
      for (const square of gone) removeWallSquare(t.state, square);
      return squaresOf(t);
    };
    expect(after(cell(4, 3))).toEqual([cell(3, 2), cell(4, 2), cell(3, 3), cell(4, 3)]);
    expect(after(cell(4, 1))).toEqual([cell(3, 1), cell(4, 1), cell(3, 2), cell(4, 2)]);
    expect(after(cell(4, 0))).toEqual([cell(3, 2), cell(4, 2)]);
  });
  test('[KZ-LARGE-08] stays squeezed while somebody is in its way', () => {
    const t = walled('3,3');
    removeWallSquare(t.state, cell(4, 3));
    expect(sizeOf(t)).toEqual([2, 1]);
    expect(invariant?.check(t.state)).toBeUndefined();
    standOn(t.state, t.of('Ana') as Creature, cell(9, 0));
    expect(invariant?.check(t.state)).toBe('Guardian Bear 1');
    expect(settleLandings(t)).toBeUndefined();
    expect(sizeOf(t)).toEqual([2, 2]);
    expect(invariant?.check(t.state)).toBeUndefined();
  });
  test('[KZ-LARGE-08] is never narrower by more than one, nor in the open', () => {
    const wrong = (at: string, width: number, height: number) => {
      const t = bearAt(at);
      Object.assign(bearOf(t), { width, height });
      return invariant?.check(t.state);
    };
    expect([
      wrong('3,2', 2, 1),
      wrong('3,2', 1, 1),
      wrong('7,2', 2, 1),
      wrong('7,2', 3, 2),
    ]).toEqual([undefined, 'Guardian Bear 1', 'Guardian Bear 1', 'Guardian Bear 1']);
  });
  test('[KZ-LARGE-08] [KZ-INFO-03] the log says so once, and nothing of who is Hidden', () => {
    const told = (setting: Setting) => {
      const t = bearAt('2,2', setting);
      t.run(move(t, BEAR, going(4), undefined, [cell(3, 2), cell(4, 2)]));
      return t.heard('squeezed');
    };
    expect(told({})).toEqual([{ type: 'squeezed', rule: 'KZ-LARGE-08', who: BEAR }]);
    expect(told({ statuses: ['hidden'], options: { hiddenPositions: 'secret' } })).toEqual([]);
  });
});

/** A bear squeezed between walls that a power has made. */
function walled(ana = '9,0'): Court {
  const t = bearAt('0,2', { rows: floor(WIDTH, 6), ana });
  raiseWall(t, [cell(4, 0), cell(4, 1)], 'test');
  raiseWall(t, [cell(4, 3), cell(4, 4)], 'test');
  standOn(t.state, bearOf(t), cell(3, 2));
  expect(sizeOf(t)).toEqual([2, 1]);
  return t;
}

test('[KZ-LARGE-08] [KC-POR-33] does not grow over a portal that opens as an older one closes', () => {
  const t = bearAt('1,4', {
    rows: ['....######', '.......###', '.......###', '....######', '..........', '..........'],
    ana: '4,1',
  });
  for (const square of [cell(5, 1), cell(9, 4)]) {
    const known = { on: NOBODY, by: ANA, source: 'short-tunnel', amount: 0 } as const;
    const portal = withData(PORTAL, { cell: square, before: 'floor' });
    putInPlay(t.state, { ...known, ...portal, until: { ends: 'match' } });
    changeSquare(t.state, square, 'portal-entry', { end: cell(5, 1) + cell(9, 4) - square });
  }
  standOn(t.state, bearOf(t), cell(6, 1));
  expect(sizeOf(t)).toEqual([1, 2]);
  const [dig] = shortTunnel.actions ?? [];
  if (dig === undefined) throw new Error('no action');
  t.run(dig.perform(t, ANA), 'court(5,2)', 'court(5,1)', []);
  expect([sizeOf(t), bearOf(t).cell]).toEqual([[1, 2], cell(6, 1)]);
  expect(t.state.changed.map((change) => change.cell)).toEqual([cell(9, 4), cell(5, 2)]);
});

describe('larger creeps', () => {
  test('[KZ-LARGE-08] [KZ-AI-30] plan their way through a gap', () => {
    const court = afterCreeps({
      rows: GAP,
      athletes: [theirs('Bo', '9,2')],
      creeps: [{ group: 'bears', members: ['1,2'], enemies: ['Bo'] }],
      rolls: [1, 1, 1],
    });
    const [bear] = court.state.creatures.filter(({ kind }) => kind === 'creep');
    const path = ways(court, bear?.name ?? '').flat();
    expect(path).toContain(cell(4, 2));
    expect(court.heard('squeezed').map(({ who }) => who)).toEqual([court.id(bear?.name ?? '')]);
    expect([bear?.width, bear?.height]).toEqual([2, 2]);
  });
});
