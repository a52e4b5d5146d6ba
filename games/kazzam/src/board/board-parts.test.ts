import { type ChoiceView, Table } from '@tablewright/engine';
import { Match, seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { kazzam } from '../index.ts';
import { cellOf } from '../map/court-map.ts';
import type { KazzamState } from '../model.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import type { Kazzam } from '../table.ts';
import { reachOfAction } from './action-reach.ts';
import { EMBLEMS } from './colours.ts';
import { lettersOf, squeezedSide } from './creature-facts.ts';
import { largestOf, layoutOf, leastSide } from './map-layout.ts';
import { attackAsked, attackOf, chanceOfHit, oddsOfAttack, powerOf } from './odds-lines.ts';
import { indexOffers } from './offer-index.ts';
import { cellNamed, nameOfCell, standingOn } from './places.ts';
import { sides } from './sides.ts';
import { creatureWords } from './square-words.ts';
import { seenBy, threatsTo } from './threats.ts';
import { costsTo, drawnWay, reachablePlaces } from './way-view.ts';

/** Red at D2 beside a box, Blue at F2 two squares away. */
const COURT = ['........', '...o....', '........', '........'];

function position(
  red: Readonly<Record<string, unknown>> = {},
  rows: readonly string[] = COURT,
): {
  readonly state: KazzamState;
  readonly t: Kazzam;
} {
  const made = Match.create(kazzam, {
    id: 'board',
    seats: [0, 1].map((seat) => ({ name: `${seat}`, player: 'human' })),
    random: { kind: 'seeded', seed: 'board' },
    given: {
      court: rows,
      athletes: [
        { name: 'Red', team: 'players', at: '3,2', ...red },
        { name: 'Blue', team: 'opposition', at: '4,2' },
      ],
      turn: 'Red',
    },
  });
  if (!made.ok) throw new Error('no match');
  const state = made.value.state as KazzamState;
  const t = new Table(state, state.options, 2, seededSource('board')) as unknown as Kazzam;
  return { state, t };
}

function choice(part: Partial<ChoiceView>): ChoiceView {
  const why = { key: 'way.move', params: { who: 0 } };
  return { slot: 0, kind: 'path', seat: 0, why, options: [], closed: [], fallback: [], ...part };
}

/** Three squares in a row from where Red stands, away from Blue. */
const WAY = choice({
  options: ['3,2', '2,2', '1,2'].map((at) => {
    const square = `court(${at})`;
    return { id: square, names: { square } };
  }),
  from: 0,
  steps: [[1], [0, 2], [1]],
  costs: [[1], [1, 1], [1]],
  budget: 2,
  ends: [false, true, true],
});

describe('a squeezed creature (KZ-LARGE-08)', () => {
  test('says so on its piece and in words, by the side that is shorter', () => {
    const { state } = position();
    const [red] = state.creatures;
    if (red === undefined) throw new Error('nobody there');
    const large = { ...red, width: 2, height: 2, fullWidth: 2, fullHeight: 2 };
    const narrow = { ...large, width: 1 };
    expect(squeezedSide(large)).toBeUndefined();
    expect(squeezedSide(narrow)).toBe('width');
    expect(squeezedSide({ ...large, height: 1 })).toBe('height');
    const said = (creature: typeof red) =>
      creatureWords({ ...state, creatures: [creature] }, 0, ({ key }) => key);
    expect(said(narrow)).toContain('Squeezed');
    expect(said(large)).not.toContain('Squeezed');
  });
});

describe('the sides of a story', () => {
  test('[KM-GEN-03] have the names, colours and signs that they have at the table', () => {
    const { options } = position().state;
    const red = { colour: 'var(--kz-red)', sign: EMBLEMS.red };
    const blue = { colour: 'var(--kz-blue)', sign: EMBLEMS.blue };
    expect(sides({ options, red: 0 })).toEqual([
      { name: { key: 'team.jetsam' }, ...red },
      { name: { key: 'team.flotsam' }, ...blue },
    ]);
    expect(sides({ options, red: 1 })).toMatchObject([blue, red]);
  });
});

describe('squares', () => {
  test('[KM-GRID-01] are found by how the rules write them, and called by letter and row', () => {
    const { map } = groundOf(position().state);
    const cell = cellOf(map, 'court', 3, 2);
    expect(cellNamed(map, 'court(3,2)')).toBe(cell);
    expect(cellNamed(map, 'attic(3,2)')).toBeUndefined();
    expect(nameOfCell(map, cell)).toBe('D3');
  });

  test('of a mob are meant by a touch only where nobody else stands', () => {
    const { state } = position();
    const { map } = groundOf(state);
    const [red] = state.creatures;
    if (red === undefined) throw new Error('nobody there');
    const mob = { ...red, cell: cellOf(map, 'court', 2, 1), width: 2, height: 2, mob: true };
    expect(standingOn(map, [red, mob], red.cell)).toEqual([1, 0]);
    expect(standingOn(map, [red, mob], mob.cell)).toEqual([1]);
  });
});

describe('a way that is drawn', () => {
  test('[KZ-MOVE-03] says what it costs, and what can still be come to', () => {
    const { map } = groundOf(position().state);
    expect([...costsTo(WAY, map).values()]).toEqual([1, 2]);
    expect([...reachablePlaces(WAY, ['court(2,2)'])].sort()).toEqual([0, 1, 2]);
    expect([...reachablePlaces({ ...WAY, budget: 1 })].sort()).toEqual([0, 1]);
  });

  test('[KZ-OPP-02] says who gets an Opportunity from it, and from which square', () => {
    const { state, t } = position();
    const { map } = groundOf(state);
    const drawn = drawnWay(t, map, WAY, ['court(2,2)', 'court(1,2)']);
    expect(drawn).toMatchObject({ cost: 2, budget: 2, mayEnd: true, zones: [] });
    expect(drawn.granted).toEqual([{ to: 1, from: [cellOf(map, 'court', 3, 2)] }]);
    const shift = { ...WAY, why: { key: 'way.shift', params: { who: 0 } } };
    expect(drawnWay(t, map, shift, ['court(2,2)']).granted).toEqual([]);
  });

  test('[KZ-MOVE-01] is offered on the squares that it can come to', () => {
    const { state } = position();
    const { map } = groundOf(state);
    const { onSquares } = indexOffers([{ ...WAY, budget: 1 }], state, map);
    expect([...onSquares.keys()].map((cell) => nameOfCell(map, cell)).sort()).toEqual(['C3', 'D3']);
  });
});

describe('what is shown on demand', () => {
  test('[KZ-OPP-07] threatened squares are those beside an enemy that can strike', () => {
    const { state, t } = position();
    const { map } = groundOf(state);
    const threats = threatsTo(t, 0);
    expect(threats.get(cellOf(map, 'court', 3, 2))).toEqual([1]);
    expect(threats.has(cellOf(map, 'court', 1, 2))).toBe(false);
    const beside = [3, 4, 5].flatMap((x) => [1, 2, 3].map((y) => cellOf(map, 'court', x, y)));
    const blue = cellOf(map, 'court', 4, 2);
    expect([...threats.keys()].sort()).toEqual(beside.filter((cell) => cell !== blue).sort());
  });

  test('[KZ-LOS-02] what is seen has a line to it: past Low Cover, not behind Full Cover', () => {
    const seen = (rows: readonly string[], x: number, y: number) => {
      const { state, t } = position({}, rows);
      return seenBy(t, 0).has(cellOf(groundOf(state).map, 'court', x, y));
    };
    const walled = ['........', '...#....', '........', '........'];
    expect([seen(COURT, 7, 3), seen(COURT, 3, 0)]).toEqual([true, true]);
    expect([seen(walled, 7, 3), seen(walled, 3, 0)]).toEqual([true, false]);
  });

  test('[KZ-ATK-10] odds of an attack are given for every target that it has', () => {
    const { state } = position();
    const power = powerOf(state, 0, 'basic-physical-attack');
    if (power === undefined) throw new Error('no such attack');
    const [aimed] = oddsOfAttack(state, 0, power);
    expect(aimed?.target).toBe(1);
    expect(aimed && chanceOfHit(aimed.odds)).toBeCloseTo(4 / 6);
  });
});

describe('what is shown before it is chosen', () => {
  test('[KZ-MOVE-01] [KZ-MOVE-09] where a walk and a Shift lead, and what each square costs', () => {
    const { state, t } = position();
    const { map } = groundOf(state);
    const walk = reachOfAction(t, 0, 'walk');
    expect(walk?.get(cellOf(map, 'court', 0, 2))).toBe(3);
    expect(walk?.has(cellOf(map, 'court', 3, 2))).toBe(false);
    // Nobody ends where another stands.
    expect(walk?.has(cellOf(map, 'court', 4, 2))).toBe(false);
    const shift = [...(reachOfAction(t, 0, 'shift') ?? [])];
    expect(shift.length).toBeGreaterThan(0);
    expect(shift.every(([, cost]) => cost === 1)).toBe(true);
    expect(reachOfAction(t, 0, 'basic-physical-attack')).toBeUndefined();
  });

  test('the attack that an action makes besides what else it does', () => {
    const picks = ['wandslinger/breather-shot'];
    const { state } = position({ class: 'wandslinger', picks });
    expect(attackOf(state, 0, 'breather-shot')?.id).toBe('basic-implement-attack');
    // It is not that attack itself.
    expect(powerOf(state, 0, 'breather-shot')).toBeUndefined();
  });

  test('the attack that a question is about is the one that it names', () => {
    const { state } = position();
    const why = { key: 'running-shot', params: { who: 0 } };
    const about = { who: 0, power: 'basic-implement-attack' };
    expect(attackAsked(state, { why, about })?.power.id).toBe('basic-implement-attack');
    expect(attackAsked(state, { why, about: { who: 0 } })).toBeUndefined();
  });
});

test('pieces have two letters, creeps a letter and their number', () => {
  expect(['Torres', 'Vampiric Swarm 3', 'Bo'].map(lettersOf)).toEqual(['To', 'V3', 'Bo']);
});

test('all parts of a map are shown where their squares stay legible, else one', () => {
  const made = Match.create(kazzam, {
    id: 'parts',
    seats: [0, 1].map((seat) => ({ name: `${seat}`, player: 'human' })),
    random: { kind: 'seeded', seed: 'parts' },
  });
  if (!made.ok) throw new Error('no match');
  const { parts } = groundOf(made.value.state as KazzamState).map;
  const [court] = parts;
  if (court === undefined) throw new Error('no court');
  expect(layoutOf(parts, court, { width: 1400, height: 760 }).shows).toBe('row');
  expect(layoutOf(parts, court, { width: 870, height: 540 }).shows).toBe('one');
  expect(largestOf(parts)).toBe(court);
  expect([leastSide(360), leastSide(870)]).toEqual([44, 24]);
});

test('the court and the Dungeon fill their frame: the court is larger, the other is legible', () => {
  const made = Match.create(kazzam, {
    id: 'fills',
    seats: [0, 1].map((seat) => ({ name: `${seat}`, player: 'human' })),
    random: { kind: 'seeded', seed: 'fills' },
  });
  if (!made.ok) throw new Error('no match');
  const { parts } = groundOf(made.value.state as KazzamState).map;
  const [court, dungeon] = parts;
  if (court === undefined || dungeon === undefined) throw new Error('a part is missing');
  for (const [width, height] of [
    [1390, 824],
    [2030, 1180],
    [1500, 500],
  ] as const) {
    const { shows, fit, share } = layoutOf(parts, court, { width, height });
    expect(shows).toBe('row');
    expect(fit * share).toBeGreaterThanOrEqual(24);
    expect(share).toBeLessThanOrEqual(1);
    const wide = fit * court.grid.width + fit * share * dungeon.grid.width + 24;
    const high = fit * court.grid.height + 12;
    expect(wide).toBeLessThanOrEqual(width + 0.01);
    expect(high).toBeLessThanOrEqual(height + 0.01);
    // One way or the other there is no room left.
    expect(Math.abs(wide - width) < 0.01 || Math.abs(high - height) < 0.01).toBe(true);
  }
});
