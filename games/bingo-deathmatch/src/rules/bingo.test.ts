import { describe, expect, test } from 'vitest';
import { play, refusal } from '../../test/play.ts';
import { maskOf } from '../squares.ts';

const bingo = (players: Record<string, unknown>, rolls: readonly (string | number)[], more = {}) =>
  play({ seats: 2, given: { phase: 'bingo', players }, rolls, ...more });

describe('the BINGO phase', () => {
  test('[UB-BINGO-01] all roll both dice, in turn order, the letter first', () => {
    const { of, state } = play({
      seats: 3,
      given: { phase: 'bingo', firstPlayer: 'B' },
      rolls: ['B', 2, 'I', 1, 'N', 1],
    });
    expect(of('rolled')).toMatchObject([
      { seat: 1, letter: 'B', number: 2 },
      { seat: 2, letter: 'I', number: 1 },
      { seat: 0, letter: 'N', number: 1 },
    ]);
    expect(state.players.map(({ scored }) => scored)).toEqual([
      maskOf(['N1']),
      maskOf(['B2']),
      maskOf(['I1']),
    ]);
  });

  test('[UB-OPT-02] a star that is rolled again is told', () => {
    const { of } = bingo({}, ['*', '*', 'B', 2, 'I', '*', 1], { options: { star: 'reroll' } });
    expect(of('star-rerolled')).toMatchObject([
      { seat: 0, die: 'letter' },
      { seat: 0, die: 'letter' },
      { seat: 1, die: 'number' },
    ]);
    expect(of('rolled')).toMatchObject([
      { seat: 0, letter: 'B', number: 2 },
      { seat: 1, letter: 'I', number: 1 },
    ]);
  });

  test('[UB-BINGO-02] the reroll window comes after all rolls and goes round until all pass', () => {
    const given = {
      phase: 'bingo',
      firstPlayer: 'B',
      players: {
        A: { powers: ['continuum-compressor'] },
        B: { powers: ['continuum-compressor'] },
      },
    };
    const { asked, of, state } = play({
      seats: 3,
      given,
      rolls: ['B', 2, 'I', 1, 'N', 1, 'O', 5, 'G', 1],
      answers: [
        ['B', 'pass'],
        ['A', 'play/continuum-compressor/C'],
        ['B', 'play/continuum-compressor/0'],
      ],
    });
    expect(asked).toEqual(['choice.reroll B', 'choice.reroll A', 'choice.reroll B']);
    expect(of('rerolled')).toMatchObject([
      { seat: 2, by: 0, letter: 'O', number: 5 },
      { seat: 0, by: 1, letter: 'G', number: 1 },
    ]);
    expect(state.players.map(({ scored }) => scored)).toEqual([
      maskOf(['G1']),
      maskOf(['B2']),
      maskOf(['O5']),
    ]);
    expect(play({ seats: 3, given }).options('choice.reroll')).toEqual([
      'pass',
      'play/continuum-compressor/0',
      'play/continuum-compressor/1',
      'play/continuum-compressor/2',
    ]);
  });

  test('[UB-BINGO-02] who has passed may act after another has played', () => {
    const { asked } = play({
      seats: 2,
      given: {
        phase: 'bingo',
        players: {
          A: { powers: ['continuum-compressor'] },
          B: { powers: ['continuum-compressor'] },
        },
      },
      answers: [
        ['A', 'pass'],
        ['B', 'play/continuum-compressor/1'],
        ['A', 'pass'],
      ],
    });
    expect(asked).toEqual(['choice.reroll A', 'choice.reroll B', 'choice.reroll A']);
  });

  test('[UB-BINGO-03] rolls are settled and scored one player after another', () => {
    const { open, player, of } = bingo({}, ['*', 2, 'B', '*'], { answers: [['A', 'G2']] });
    expect(open).toEqual(['choice.wild B']);
    expect(player('A').scored).toBe(maskOf(['G2']));
    expect(player('B').scored).toBe(0);
    expect(of('settled')).toMatchObject([{ seat: 0, also: ['UB-BINGO-03'] }]);
  });

  test('[UB-BINGO-04] a star on the letter die: any letter; on the number die: any number; two: any square', () => {
    expect(bingo({}, ['*', 2, 'B', 1]).options('choice.wild')).toEqual([
      'B2',
      'I2',
      'N2',
      'G2',
      'O2',
    ]);
    expect(bingo({}, ['G', '*', 'B', 1]).options('choice.wild')).toEqual([
      'G1',
      'G2',
      'G3',
      'G4',
      'G5',
    ]);
    expect(bingo({}, ['*', '*', 'B', 1]).options('choice.wild')).toHaveLength(25);
    const taken = bingo({}, ['*', '*', 'B', 1], { answers: [['A', 'O5']] });
    expect(taken.player('A').scored).toBe(maskOf(['O5']));
    expect(taken.of('settled')[0]).toMatchObject({ rule: 'UB-BINGO-04' });
  });

  test('[UB-BINGO-04] [UB-SHD-11] what every roll leaves open, for every seat', () => {
    const letters = ['B', 'I', 'N', 'G', 'O'];
    for (const letter of [...letters, '*']) {
      for (const number of [1, 2, 3, 4, 5, '*']) {
        for (const choosesDie of [false, true]) {
          for (const seat of ['A', 'B']) {
            const own = [letter, number];
            const { choices, of } = play({
              seats: 2,
              given: { phase: 'bingo', players: { [seat]: { choosesDie } } },
              rolls: seat === 'A' ? [...own, '*', '*'] : ['N', 3, ...own],
            });
            const choice = choices.find(
              (open) => open.seat === 'AB'.indexOf(seat) && open.why.key !== 'choice.select',
            );
            const stars = own.filter((face) => face === '*').length;
            const free = stars + (choosesDie ? 1 : 0);
            const wanted = letters.flatMap((column) =>
              [1, 2, 3, 4, 5].flatMap((row) => {
                const changed = (column === letter ? 0 : 1) + (row === number ? 0 : 1);
                return changed <= free && (choosesDie || fits(column, letter, row, number))
                  ? [`${column}${row}`]
                  : [];
              }),
            );
            if (free === 0) {
              expect(choice, own.join()).toBeUndefined();
              expect(of('settled')).toContainEqual(
                expect.objectContaining({ square: own.join('') }),
              );
              continue;
            }
            const ids =
              choice !== undefined && 'options' in choice ? choice.options.map(({ id }) => id) : [];
            expect(ids, `${own} ${choosesDie}`).toEqual(wanted);
            expect(choice?.why).toEqual(
              choosesDie
                ? { key: 'choice.set-die', rule: 'UB-SHD-11' }
                : { key: 'choice.wild', rule: 'UB-BINGO-04' },
            );
            const fallback = wanted[(choice as { fallback: number }).fallback];
            expect(fallback).toBe(wanted.includes(own.join('')) ? own.join('') : wanted[0]);
          }
        }
      }
    }
  });

  test('[UB-BINGO-05] the square of the roll takes a cube from the pool', () => {
    const { player, of } = bingo({}, ['I', 4, 'B', 2]);
    expect(player('A')).toMatchObject({ scored: maskOf(['I4']), pool: 36, stored: 0 });
    expect(of('scored')[0]).toMatchObject({ rule: 'UB-BINGO-05', square: 'I4', from: 'pool' });
  });

  test('[UB-BINGO-06] a coloured square stores 1E', () => {
    const { player, of } = bingo({}, ['G', 2, 'B', 2]);
    expect(player('A')).toMatchObject({ stored: 1, pool: 35 });
    expect(player('B').stored).toBe(0);
    expect(of('stored')).toMatchObject([{ rule: 'UB-BINGO-06', amount: 1 }]);
  });

  test('[UB-BINGO-07] a square scored before stores 2E, coloured or not', () => {
    const { player, of } = bingo({ A: { scored: ['G2'] }, B: { scored: ['B2'] } }, [
      'G',
      2,
      'B',
      2,
    ]);
    expect(player('A')).toMatchObject({ stored: 2, scored: maskOf(['G2']) });
    expect(player('B')).toMatchObject({ stored: 2, scored: maskOf(['B2']) });
    expect(of('stored').map(({ rule }) => rule)).toEqual(['UB-BINGO-07', 'UB-BINGO-07']);
    expect(of('scored')).toEqual([]);
  });

  test('[UB-BINGO-08] a wild choice may name a square scored before', () => {
    const { player, of } = bingo({ A: { scored: ['I2'] } }, ['*', 2, 'B', 1], {
      answers: [['A', 'I2']],
    });
    expect(player('A').stored).toBe(2);
    expect(of('settled')[0]).toMatchObject({ rule: 'UB-BINGO-08' });
  });

  test('[UB-BINGO-09] the settled roll is remembered, as it was chosen', () => {
    const { player, of } = bingo({ A: { lastRoll: 'B1' } }, ['*', 3, 'B', 2], {
      answers: [['A', 'N3']],
    });
    expect(player('A').lastRoll).toEqual({ letter: 'N', number: 3 });
    expect(player('B').lastRoll).toEqual({ letter: 'B', number: 2 });
    expect(of('settled')[1]).toMatchObject({ rule: 'UB-BINGO-09', letter: 'B', number: 2 });
  });

  test('[UB-BINGO-10] an extra roll has its own reroll window and replaces the last roll', () => {
    const { asked, player, of } = play({
      seats: 2,
      given: {
        phase: 'resolve',
        players: {
          A: {
            battery: 'tesseract-battery',
            stored: 8,
            selects: 'tesseract-battery/activate',
            lastRoll: 'B1',
          },
          B: { powers: ['continuum-compressor'] },
        },
      },
      rolls: ['B', 3, '*', 4],
      answers: [
        ['B', 'play/continuum-compressor/A'],
        ['A', 'O4'],
      ],
    });
    expect(asked).toEqual(['choice.reroll B', 'choice.wild A']);
    expect(player('A')).toMatchObject({
      scored: maskOf(['O4']),
      lastRoll: { letter: 'O', number: 4 },
    });
    expect(of('rolled')).toMatchObject([{ seat: 0, letter: 'B', number: 3 }]);
  });

  test('[UB-BINGO-04] what the dice do not allow is refused', () => {
    expect(
      refusal({
        seats: 2,
        given: { phase: 'bingo' },
        rolls: ['*', 2, 'B', 1],
        answers: [['A', 'B3']],
      }),
    ).toBe('unknown-option');
  });
});

describe('winning', () => {
  const FOUR_IN_COLUMN = ['N1', 'N2', 'N3', 'N4'];
  const FOUR_IN_ROW = ['B3', 'I3', 'N3', 'G3'];

  test('[UB-WIN-01] a full column or a full row wins', () => {
    const column = bingo({ A: { scored: FOUR_IN_COLUMN } }, ['N', 5, 'B', 1]);
    expect(column.match.outcome).toEqual({ result: 'bingo', winners: [0], payoffs: [1, 0] });
    expect(column.state.result).toEqual({ winner: 0, line: 'column/N' });
    const row = bingo({ B: { scored: FOUR_IN_ROW } }, ['B', 1, 'O', 3]);
    expect(row.match.outcome).toEqual({ result: 'bingo', winners: [1], payoffs: [0, 1] });
    expect(row.state.result?.line).toBe('row/3');
  });

  test('[UB-WIN-01] a diagonal, or four squares, do not', () => {
    const diagonal = bingo({ A: { scored: ['B1', 'I2', 'N3', 'G4'] } }, ['O', 5, 'B', 2]);
    expect(diagonal.match.over).toBe(false);
    expect(bingo({ A: { scored: ['N1', 'N2', 'N3'] } }, ['N', 4, 'B', 2]).match.over).toBe(false);
  });

  test('[UB-WIN-02] the game ends at that moment', () => {
    const { player, of, match } = bingo({ A: { scored: FOUR_IN_COLUMN } }, ['N', 5, 'B', 2]);
    // N5 is coloured, but its energy comes after the end; so does the other player's roll.
    expect(player('A').stored).toBe(0);
    expect(player('B').scored).toBe(0);
    expect(of('scored')).toHaveLength(1);
    expect(of('won', 'game-ended').map(({ rule }) => rule)).toEqual(['UB-WIN-01', 'UB-WIN-02']);
    expect(match.over).toBe(true);
  });

  test('[UB-WIN-03] of two who would win in the same step the earlier in turn order wins', () => {
    const given = {
      phase: 'bingo',
      firstPlayer: 'B',
      players: { A: { scored: FOUR_IN_COLUMN }, B: { scored: FOUR_IN_ROW } },
    };
    const { match, player } = play({ seats: 2, given, rolls: ['O', 3, 'N', 5] });
    expect(match.outcome?.winners).toEqual([1]);
    expect(player('A').scored).toBe(maskOf(FOUR_IN_COLUMN));
  });

  test('[UB-WIN-04] death, damage and empty batteries eliminate nobody', () => {
    const { player, match, open } = play({
      seats: 2,
      given: {
        phase: 'resolve',
        resolving: 'B',
        players: {
          A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/B' },
          B: { health: 1, selects: 'basic-battery/decline' },
        },
      },
      rolls: ['B', '*', 2, 'B', 2],
      answers: [['B', 'letter']],
    });
    expect(match.over).toBe(false);
    expect(player('B').health).toBe(3);
    expect(open).toEqual(['choice.wild B']);
  });
});

function fits(column: string, letter: string, row: number, number: string | number): boolean {
  return (letter === '*' || column === letter) && (number === '*' || row === number);
}
