import { Match } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';
import { bingoDeathmatch } from '../index.ts';
import type { BingoState } from '../model.ts';
import { columnOf, countSquares, LINES, maskOf, rowOf, SQUARES, squaresIn } from '../squares.ts';
import { COLOURED_SQUARES, COPIES, DICE, PLAYER_SET } from './components.ts';
import { ADVANCED_IDS, ITEM_IDS, ITEMS } from './items.ts';
import { POWER_CARDS } from './power-cards.ts';

function create(seats: number, options: Record<string, unknown> = {}) {
  return Match.create(bingoDeathmatch, {
    id: 'm',
    seats: Array.from({ length: seats }, (_, i) => ({ name: `${i}`, player: 'human' as const })),
    options,
    random: { kind: 'seeded', seed: 'components' },
  });
}

describe('options', () => {
  test('[UB-OPT-01] 2 to 5 seats, 4 if nothing is said', () => {
    expect(bingoDeathmatch.seats).toMatchObject({ min: 2, max: 5, default: 4 });
    expect([1, 2, 5, 6].map((seats) => create(seats).ok)).toEqual([false, true, true, false]);
  });

  test('[UB-OPT-02] wild is the default; with reroll a star is rolled again until it is none', () => {
    expect(bingoDeathmatch.options.star.default).toBe('wild');
    const { player, asked } = play({
      seats: 2,
      options: { star: 'reroll' },
      given: { phase: 'bingo' },
      rolls: ['*', '*', 'I', '*', 2, 'O', 3],
    });
    expect(player('A').lastRoll).toEqual({ letter: 'I', number: 2 });
    expect(player('B').lastRoll).toEqual({ letter: 'O', number: 3 });
    expect(asked).toEqual([]);
  });

  test('[UB-OPT-02] with reroll the star of a reward roll is rolled again too', () => {
    const { of } = play({
      seats: 2,
      options: { star: 'reroll' },
      given: {
        phase: 'resolve',
        resolving: 'B',
        players: {
          A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/B' },
          B: { scored: ['N2'] },
        },
      },
      rolls: ['*', '*', 2],
      answers: [['B', 'number']],
    });
    expect(of('reward-rolled')).toMatchObject([{ number: 2 }]);
    expect(of('line-lost')).toMatchObject([{ line: 'row/2', squares: ['N2'] }]);
  });

  test('[UB-OPT-03] knight has one coloured square in every line; cross is the other layout', () => {
    expect(squaresIn(COLOURED_SQUARES.knight)).toEqual(['B1', 'I3', 'N5', 'G2', 'O4']);
    for (const line of LINES) expect(countSquares(COLOURED_SQUARES.knight & line.mask)).toBe(1);
    expect(squaresIn(COLOURED_SQUARES.cross)).toEqual(['B1', 'B5', 'N3', 'O1', 'O5']);
    const rolled = { given: { phase: 'bingo' }, rolls: ['N', 3, 'N', 5], seats: 2 };
    expect(play({ ...rolled, options: { coloured: 'cross' } }).of('scored')).toMatchObject([
      { square: 'N3', coloured: true },
      { square: 'N5', coloured: false },
    ]);
    expect(play(rolled).of('scored')).toMatchObject([{ coloured: false }, { coloured: true }]);
    expect(play({ ...rolled, given: { phase: 'bingo' } }).state.coloured).toBe('knight');
  });
});

describe('components', () => {
  test('[UB-COMP-01] a card of 25 squares in columns B to O and rows 1 to 5, 3 health, 40 cubes', () => {
    expect(SQUARES).toHaveLength(25);
    expect(SQUARES[0]).toBe('B1');
    expect(SQUARES[24]).toBe('O5');
    expect(columnOf(maskIndex('G4'))).toMatchObject({ id: 'column/G', kind: 'column', face: 'G' });
    expect(rowOf(maskIndex('G4'))).toMatchObject({ id: 'row/4', kind: 'row', face: 4 });
    expect(squaresIn(LINES[0]?.mask ?? 0)).toEqual(['B1', 'B2', 'B3', 'B4', 'B5']);
    expect(squaresIn(LINES[7]?.mask ?? 0)).toEqual(['B3', 'I3', 'N3', 'G3', 'O3']);
    expect(PLAYER_SET).toMatchObject({ cubes: 40, health: 3 });
    expect(() => maskOf(['Z9'])).toThrow('Z9');
  });

  test('[UB-COMP-02] the faces of the dice', () => {
    expect(DICE.letter.faces).toEqual(['B', 'I', 'N', 'G', 'O', '*']);
    expect(DICE.number.faces).toEqual([1, 2, 3, 4, 5, '*']);
  });

  test('[UB-COMP-03] the same squares are coloured on every card', () => {
    const { of } = play({
      seats: 3,
      given: { phase: 'bingo' },
      rolls: ['B', 1, 'B', 1, 'B', 1],
    });
    expect(of('scored').map(({ coloured }) => coloured)).toEqual([true, true, true]);
  });

  test('[UB-COMP-04] 15 advanced items once each, 10 power cards two of each of five', () => {
    expect(COPIES).toMatchObject({ starterItem: 5, advancedItem: 1, powerCard: 2 });
    expect(ITEM_IDS).toHaveLength(18);
    expect(ADVANCED_IDS).toHaveLength(15);
    for (const slot of ['lazor', 'shield', 'battery']) {
      expect(ADVANCED_IDS.filter((id) => ITEMS[id].slot === slot)).toHaveLength(5);
    }
    expect(Object.keys(POWER_CARDS)).toHaveLength(5);
  });

  test('[UB-COMP-05] one piece marks the first player, whatever it is called', () => {
    const { state, of } = play({
      given: { firstPlayer: 'C', round: 3 },
      rolls: ['B', '*', 'B', 2, 'B', 2, 'B', 2],
    });
    expect(of('round-began')).toMatchObject([{ seat: 2 }]);
    expect(state.holder).toBe(2);
  });
});

describe('set-up', () => {
  const created = create(5);
  const match = created.ok ? created.value : undefined;
  const state = match?.state as BingoState;
  const heard = match?.events.map(({ event }) => event) ?? [];

  test('[UB-SETUP-01] 3 cubes for health, 37 in the pool', () => {
    const { of } = play({ rolls: ['B', '*', 'B', 2, 'B', 2, 'B', 2] });
    expect(of('supplied')).toHaveLength(4);
    const fresh = bingoDeathmatch.setup({
      options: { star: 'wild', coloured: 'knight' },
      seatCount: 2,
      pick: (list: readonly number[]) => list[1],
      listening: false,
    } as never);
    expect(fresh.players.map(({ pool, health }) => [pool, health])).toEqual([
      [37, 3],
      [37, 3],
    ]);
    expect(heard).toContainEqual(expect.objectContaining({ type: 'set-up', cubes: 40, pool: 37 }));
  });

  test('[UB-SETUP-02] a random player goes first', () => {
    expect(heard).toContainEqual(
      expect.objectContaining({ type: 'first-player', seat: state.firstHolder }),
    );
    expect(state.holder).toBe(state.firstHolder);
    const firsts = Array.from({ length: 40 }, (_, i) => {
      const made = Match.create(bingoDeathmatch, {
        id: 'm',
        seats: [0, 1, 2].map((n) => ({ name: `${n}`, player: 'human' as const })),
        random: { kind: 'seeded', seed: `first ${i}` },
      });
      return made.ok ? (made.value.state as BingoState).firstHolder : -1;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });

  test('[UB-SETUP-03] the three basic items, no stored energy, no power cards', () => {
    const { state: fresh } = play({
      given: { phase: 'charge' },
      rolls: ['B', '*', 'B', 2, 'B', 2, 'B', 2],
    });
    for (const player of fresh.players) {
      expect(player.items).toEqual({
        lazor: 'basic-lazor',
        shield: 'basic-shield',
        battery: 'basic-battery',
      });
      expect([player.stored, player.powers, player.reserve]).toEqual([0, [], []]);
    }
  });

  test('[UB-SETUP-04] all 15 advanced items and all 10 power cards are on sale', () => {
    expect(state.market.items).toEqual(ADVANCED_IDS);
    expect(Object.values(state.market.powers)).toEqual([2, 2, 2, 2, 2]);
    expect(Object.values(state.removed.powers)).toEqual([0, 0, 0, 0, 0]);
    expect(state.removed.items).toEqual([]);
  });
});

function maskIndex(name: string): number {
  return SQUARES.indexOf(name as (typeof SQUARES)[number]);
}
