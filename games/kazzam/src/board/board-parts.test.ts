import type { ChoiceView } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../test/table.ts';
import { courtOf, nameOfSquare } from '../explain/index.ts';
import { EMBLEMS } from './colours.ts';
import { lettersOf } from './letters.ts';
import { largestOf, layoutOf, leastSide } from './map-layout.ts';
import { indexOffers, offersBySquare } from './offer-index.ts';
import { ending, sides } from './sides.ts';
import { creatureWords, squareWords } from './square-words.ts';

/** Red at D3, Blue beside it. */
function beside() {
  const athletes = [ours('Red', '3,2'), theirs('Blue', '4,2')];
  return begin({ court: floor(8, 4), athletes, turn: 'Red' });
}

/** The parts of the map on which matches are played. */
function parts() {
  return courtOf(begin(undefined, { seed: 'parts' }).state).parts;
}

const key = ({ key }: { readonly key: string }): string => key;

function choice(part: Partial<ChoiceView>): ChoiceView {
  const why = { key: 'target', params: { who: 0 } };
  return { slot: 0, kind: 'one', seat: 0, why, options: [], closed: [], fallback: [], ...part };
}

test('[KZ-LARGE-08] a squeezed creature says so in words', () => {
  const { state, of } = { state: beside().state, of: beside().of('Red') };
  const large = { ...of, width: 2, height: 2, fullWidth: 2, fullHeight: 2 };
  const said = (creature: typeof large) =>
    creatureWords({ ...state, creatures: [creature] }, 0, key);
  expect(said({ ...large, width: 1 })).toContain('Squeezed');
  expect(said(large)).not.toContain('Squeezed');
});

describe('the sides of a story', () => {
  test('[KM-GEN-03] have the names, colours and signs that they have at the table', () => {
    const { state } = beside();
    const red = { colour: 'var(--kz-red)', sign: EMBLEMS.red };
    const blue = { colour: 'var(--kz-blue)', sign: EMBLEMS.blue };
    expect(sides({ ...state, red: 0 })).toMatchObject([
      { name: { key: 'team.jetsam' }, ...red, team: { seats: [state.seats[0]], shape: 'diamond' } },
      {
        name: { key: 'team.flotsam' },
        ...blue,
        team: { seats: [state.seats[1]], shape: 'circle' },
      },
    ]);
    expect(sides({ ...state, red: 1 })).toMatchObject([blue, red]);
  });

  test('[KZ-END-03] [KZ-END-06] the side that has won is named with the score, or why it has', () => {
    const { state } = beside();
    const at = {
      ...state,
      points: [1, 4] as [number, number],
      strikes: [0, 0] as [number, number],
    };
    const won = { result: 'opposition', winners: [1], payoffs: [0, 1] };
    expect(ending(at, won)).toEqual({
      key: 'outcome.team',
      params: {
        team: { key: 'team.flotsam' },
        points: 4,
        other: { key: 'team.jetsam' },
        others: 1,
      },
    });
    expect(ending({ ...at, result: 'conceded' }, won)?.key).toBe('outcome.team.conceded');
    expect(ending(at, { ...won, result: 'draw' })).toBeUndefined();
  });
});

describe('squares', () => {
  test('are named by who stands there, and by their ground', () => {
    const court = beside();
    const { state } = court;
    expect(squareWords(state, court.cell(3, 2), key)).toMatch(
      /^D3: Red, 8 of 8 HP.*terrain\.floor$/,
    );
    expect(squareWords(state, court.cell(0, 0), key)).toBe('A1: terrain.floor');
  });

  test('[KM-MAZE-01] [KM-PORT-04] say that they are shadows, and whose portals they are', () => {
    const athletes = [ours('Red', '1,1'), theirs('Blue', '21,1')];
    const court = begin(
      { athletes, creeps: [], turn: athletes[0]?.name },
      { options: { map: 'maze' } },
    );
    const words = (x: number, y: number) => squareWords(court.state, court.cell(x, y), key);
    expect(words(12, 8)).toMatch(/: terrain\.floor, shadow: whoever stands in it is Concealed$/);
    expect(words(7, 3)).toMatch(/portal P for the red team alone, leads to R7/);
    expect(words(17, 13)).toMatch(/portal V for the blue team alone, leads to H11/);
  });

  test('[KM-GEN-06] [KM-CHUCK-04] say in which Dungeon they are, and that a Block stands there', () => {
    const athletes = [ours('Red', '1,1'), theirs('Blue', '21,1')];
    const squares = [{ at: '12,12', kind: 'low-cover', blockOn: { kind: 'floor' } }];
    const court = begin(
      { athletes, squares, creeps: [], turn: 'Red' },
      { options: { map: 'dual' } },
    );
    const words = (x: number, y: number, part: string) =>
      squareWords(court.state, court.cell(x, y, part), key);
    expect(words(4, 8, 'dungeonB')).toMatch(/^Dungeon B E9: button of exit G, leads to H17/);
    expect(words(1, 2, 'dungeonA')).toMatch(/^Dungeon A B3: /);
    expect(words(12, 12, 'court')).toMatch(/terrain\.low-cover, a Block/);
  });

  test('[KZ-MOVE-01] of a way are offered as far as it can come', () => {
    const court = courtOf(beside().state);
    const options = ['3,2', '2,2', '1,2'].map((at) => {
      const square = `court(${at})`;
      return { id: square, names: { square } };
    });
    const steps = [[1], [0, 2], [1]];
    const costs = [[1], [1, 1], [1]];
    const way = choice({ kind: 'path', options, from: 0, steps, costs, budget: 1 });
    const { onSquares } = indexOffers([way], beside().state, court);
    expect([...onSquares.keys()].map((cell) => nameOfSquare(court, cell)).sort()).toEqual([
      'C3',
      'D3',
    ]);
  });

  test('pick whoever can be chosen on them, the uppermost first, else themselves', () => {
    const here = beside();
    const { state } = here;
    const court = courtOf(state);
    const large = { ...here.of('Blue'), cell: here.cell(2, 1), width: 2, height: 2, mob: true };
    const creatures = [here.of('Red'), large];
    const options = [
      { id: 'red', names: { creature: 0 } },
      { id: 'mob', names: { creature: 1 } },
      { id: 'far', names: { square: 'court(7,0)' } },
    ];
    const index = indexOffers([choice({ options })], state, court);
    const offersAt = offersBySquare(index, court, creatures);
    const ids = (x: number, y: number) => offersAt(here.cell(x, y)).map(({ option }) => option.id);
    expect([ids(3, 2), ids(2, 2), ids(7, 0), ids(5, 0)]).toEqual([['red'], ['mob'], ['far'], []]);
  });
});

test('pieces have two letters, creeps a letter and their number, athletes of two names initials', () => {
  const names = ['Torres', 'Vampiric Swarm 3', 'Molesnake Head B', 'Bo', 'Ana Steel', 'Ana Kerr'];
  expect(names.map(lettersOf)).toEqual(['To', 'V3', 'MB', 'Bo', 'AS', 'AK']);
});

test('all parts of a map are shown where their squares stay legible, else one', () => {
  const [court] = parts();
  if (court === undefined) throw new Error('no court');
  expect(layoutOf(parts(), court, { width: 1400, height: 760 }).shows).toBe('row');
  expect(layoutOf(parts(), court, { width: 870, height: 540 }).shows).toBe('one');
  expect(largestOf(parts())).toBe(court);
  expect([leastSide(360), leastSide(870)]).toEqual([44, 24]);
});

test('[KM-GEN-06] two Dungeons stand across from each other beside the court, or below it', () => {
  const both = courtOf(begin(undefined, { options: { map: 'dual' }, seed: 'dual' }).state).parts;
  const [court] = both;
  if (court === undefined) throw new Error('no court');
  for (const [width, height, shows] of [
    [1400, 760, 'row'],
    [1000, 1240, 'column'],
  ] as const) {
    const layout = layoutOf(both, court, { width, height });
    const { fit, share } = layout;
    expect(layout.shows).toBe(shows);
    expect(fit * share).toBeGreaterThanOrEqual(24);
    const others = both.slice(1);
    const [long, wide] =
      shows === 'row' ? (['columns', 'rows'] as const) : (['rows', 'columns'] as const);
    const [along, across] = shows === 'row' ? [width, height] : [height, width];
    const most = Math.max(...others.map((part) => part[long]));
    const beside = others.reduce((sum, part) => sum + part[wide], 0);
    expect(fit * court[long] + fit * share * most + 24).toBeLessThanOrEqual(along + 0.01);
    expect(fit * share * beside + 24).toBeLessThanOrEqual(across + 0.01);
  }
  expect(layoutOf(both, court, { width: 870, height: 540 }).shows).toBe('one');
});

test('the court and the Dungeon fill their frame: the court is larger, the other is legible', () => {
  const [court, dungeon] = parts();
  if (court === undefined || dungeon === undefined) throw new Error('a part is missing');
  for (const [width, height] of [
    [1390, 824],
    [2030, 1180],
    [1500, 500],
  ] as const) {
    const { shows, fit, share } = layoutOf(parts(), court, { width, height });
    expect(shows).toBe('row');
    expect(fit * share).toBeGreaterThanOrEqual(24);
    expect(share).toBeLessThanOrEqual(1);
    const wide = fit * court.columns + fit * share * dungeon.columns + 24;
    const high = fit * court.rows + 12;
    expect(wide).toBeLessThanOrEqual(width + 0.01);
    expect(high).toBeLessThanOrEqual(height + 0.01);
    // One way or the other there is no room left.
    expect(Math.abs(wide - width) < 0.01 || Math.abs(high - height) < 0.01).toBe(true);
  }
});
