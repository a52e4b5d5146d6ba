import { describe, expect, test } from 'vitest';
import { play, refusal } from '../../test/play.ts';
import { maskOf } from '../squares.ts';

type Answers = readonly (readonly [string, unknown, string?])[];

const OVER = { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/B' };

/** A kills B in B's turn; B stops the match in its step 4 with the 2E it has stored. */
const kill = (
  players: Record<string, Record<string, unknown>>,
  rolls: readonly (string | number)[],
  answers: Answers,
  more: Record<string, unknown> = {},
) =>
  play({
    given: {
      phase: 'resolve',
      resolving: 'B',
      ...more,
      players: { A: OVER, ...players, B: { stored: 2, ...players.B } },
    },
    rolls,
    answers,
  });

describe('death', () => {
  test('[UB-DEATH-01] killers are all whose unblocked damage is at least 1', () => {
    const { of } = kill(
      {
        A: { selects: 'basic-lazor/activate/B' },
        B: { selects: 'basic-shield/activate', health: 2 },
        C: { lazor: 'plasma-lazor', selects: 'plasma-lazor/activate/B' },
        D: { lazor: 'focused-lazor', selects: 'focused-lazor/activate/B' },
      },
      [1],
      [['B', 'number']],
    );
    // The Basic Shield blocks all that A fired; either of the others would not have been enough.
    expect(of('died')).toMatchObject([{ seat: 1, killers: [2, 3] }]);
  });

  test('[UB-DEATH-01] nobody dies who has health left', () => {
    const { of, player } = kill(
      { A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/activate/B' } },
      [],
      [],
    );
    expect(of('died')).toEqual([]);
    expect(player('B').health).toBe(1);
  });

  test('[UB-DEATH-02] the dead respawn with 3 health and keep items, energy, squares and tokens', () => {
    const { player, state, of, open } = kill(
      {
        B: {
          scored: ['B2', 'N3'],
          shield: 'ultra-shield',
          powers: ['entropy-engine'],
          disabledNext: ['basic-lazor'],
          stored: 3,
          available: 1,
        },
      },
      ['O'],
      [['B', 'letter']],
    );
    expect(player('B')).toMatchObject({
      health: 3,
      scored: maskOf(['B2', 'N3']),
      stored: 4,
      powers: ['entropy-engine'],
      items: { shield: 'ultra-shield' },
    });
    expect(state.tokens).toHaveLength(1);
    expect(of('respawned')).toMatchObject([{ seat: 1, health: 3, also: ['UB-DEATH-09'] }]);
    expect(of('died')).toMatchObject([{ also: [] }]);
    expect(open).toEqual(['choice.step-4 B']);
    expect(state.tally.deaths).toBe(1);
  });

  test('[UB-DEATH-03] the dead player chooses a die: a letter gives the column', () => {
    const { of, player } = kill({ B: { scored: ['G1', 'G4', 'B1'] } }, ['G'], [['B', 'letter']]);
    expect(of('reward-rolled')).toMatchObject([{ seat: 1, dead: 1, letter: 'G', number: '' }]);
    expect(of('line-lost')).toMatchObject([{ line: 'column/G', squares: ['G1', 'G4'] }]);
    expect(player('A').scored).toBe(maskOf(['G1', 'G4']));
    expect(player('B').scored).toBe(maskOf(['B1']));
  });

  test('[UB-DEATH-03] … and a number gives the row', () => {
    const { of, player } = kill({ B: { scored: ['G1', 'B1', 'B2'] } }, [1], [['B', 'number']]);
    expect(of('reward-rolled')).toMatchObject([{ letter: '', number: 1 }]);
    expect(of('line-lost')).toMatchObject([{ line: 'row/1', squares: ['B1', 'G1'] }]);
    expect(player('B').scored).toBe(maskOf(['B2']));
  });

  test('[UB-DEATH-03] a star lets the dead player choose', () => {
    const letter = kill({ B: { scored: ['G1'] } }, ['*'], [['B', 'letter']]);
    expect(letter.open).toEqual(['choice.reward-line B']);
    expect(letter.options('choice.reward-line')).toEqual(
      ['B', 'I', 'N', 'G', 'O'].map((face) => `column/${face}`),
    );
    const number = kill(
      { B: { scored: ['G1'] } },
      ['*'],
      [
        ['B', 'number'],
        ['B', 'row/2'],
      ],
    );
    expect(number.of('line-lost')).toMatchObject([{ line: 'row/2', squares: [] }]);
    expect(
      kill({ B: { scored: ['G1'] } }, ['*'], [['B', 'number']]).options('choice.reward-line'),
    ).toEqual([1, 2, 3, 4, 5].map((face) => `row/${face}`));
  });

  test('[UB-DEATH-03] [UB-DEATH-04] [UB-PWR-01] what is drawn, for whom, and why it is asked', () => {
    const compressor = { D: { powers: ['continuum-compressor'] } };
    const dead = kill({ ...compressor, B: { scored: ['G1'] } }, ['*'], [['B', 'letter']]);
    expect(dead.choices[0]?.why).toMatchObject({ key: 'choice.reroll', rule: 'UB-DEATH-04' });
    const again = kill(
      { ...compressor, B: { scored: ['G1'] } },
      ['G', '*'],
      [
        ['B', 'letter'],
        ['D', 'play/continuum-compressor/B'],
      ],
    );
    const drawn = (played: typeof dead) =>
      played.match.draws.map(({ purpose, who, label }) => [purpose, who, label]);
    expect(drawn(again)).toEqual([
      ['reward', 1, 'G'],
      ['reward', 1, '*'],
    ]);
    expect(again.choices[0]).toMatchObject({
      why: { key: 'choice.reward-line', rule: 'UB-DEATH-03' },
      about: { dead: 1 },
      options: [{ names: { line: 'B' } }, {}, {}, {}, {}],
    });
    expect(again.of('reward-rolled')).toMatchObject([{ also: [] }]);
    const both = kill(
      { ...compressor, A: { ...OVER, powers: ['targeting-tessellator'] }, B: { scored: ['G1'] } },
      ['G', 1, 'N', 2],
      [
        ['A', 'play/targeting-tessellator'],
        ['D', 'play/continuum-compressor/A'],
      ],
    );
    expect(drawn(both)).toEqual([
      ['reward', 0, 'G'],
      ['reward', 0, 1],
      ['reward', 0, 'N'],
      ['reward', 0, 2],
    ]);
    expect(both.choices[0]).toMatchObject({
      why: { key: 'choice.reward-line', rule: 'UB-PWR-01' },
      about: { dead: 1 },
    });
  });

  test('[UB-DEATH-04] a reward roll can be made again', () => {
    const { of } = kill(
      { B: { scored: ['G1', 'N2'] }, D: { powers: ['continuum-compressor'] } },
      ['G', 'N'],
      [
        ['B', 'letter'],
        ['D', 'play/continuum-compressor/B'],
      ],
    );
    expect(of('rerolled')).toMatchObject([{ seat: 1, by: 3, letter: 'N', number: '' }]);
    expect(of('line-lost')).toMatchObject([{ line: 'column/N' }]);
  });

  test('[UB-DEATH-05] all scored squares of the line change cards, in the order of the line', () => {
    const { of, player, state } = kill(
      { A: { ...OVER, scored: ['N3'] }, B: { scored: ['N5', 'N1', 'N3', 'G1'] } },
      ['N'],
      [['B', 'letter']],
    );
    expect(of('scored', 'already-scored').map(({ square }) => square)).toEqual(['N1', 'N3', 'N5']);
    expect(of('stored').map(({ rule, amount }) => [rule, amount])).toEqual([
      ['UB-BINGO-07', 2],
      ['UB-BINGO-06', 1],
    ]);
    expect(player('A')).toMatchObject({ scored: maskOf(['N1', 'N3', 'N5']), stored: 3 });
    expect(player('B')).toMatchObject({ scored: maskOf(['G1']), pool: 40 - 3 - 1 - 2 });
    expect(state.tally).toMatchObject({
      squaresLost: 3,
      squaresTaken: 2,
      squaresTurned: 1,
      squaresScored: 2,
    });
  });

  test('[UB-DEATH-06] an empty line transfers nothing', () => {
    const { of, player } = kill({ B: { scored: ['G1'] } }, ['N'], [['B', 'letter']]);
    expect(of('line-lost')).toMatchObject([{ rule: 'UB-DEATH-06', squares: [] }]);
    expect(of('scored')).toEqual([]);
    expect(player('B').scored).toBe(maskOf(['G1']));
  });

  const three = {
    A: { selects: 'basic-lazor/activate/B' },
    C: { lazor: 'focused-lazor', selects: 'focused-lazor/activate/B' },
    D: { lazor: 'plasma-lazor', selects: 'plasma-lazor/activate/B' },
  };

  test('[UB-DEATH-07] even shares, the rest to the earliest, and the dead player divides', () => {
    const { of, open, choices } = kill(
      { ...three, B: { scored: ['N1', 'N2', 'N3', 'N4'] } },
      ['N'],
      [['B', 'letter']],
    );
    expect(open).toEqual(['choice.share B']);
    expect(choices[0]).toMatchObject({ min: 2, max: 2, about: { killer: 0 } });
    expect(of('line-shared')).toEqual([]);
    const done = kill(
      { ...three, B: { scored: ['N1', 'N2', 'N3', 'N4'] } },
      ['N'],
      [
        ['B', 'letter'],
        ['B', ['N4', 'N2']],
        ['B', ['N3']],
      ],
    );
    expect(done.of('line-shared')).toMatchObject([
      { seat: 0, squares: ['N2', 'N4'] },
      { seat: 2, squares: ['N3'] },
      { seat: 3, squares: ['N1'] },
    ]);
    expect(done.of('scored')).toMatchObject([
      { seat: 0, square: 'N2' },
      { seat: 0, square: 'N4' },
      { seat: 2, square: 'N3' },
      { seat: 3, square: 'N1' },
    ]);
    expect(done.state.tally).toMatchObject({ squaresLost: 4, squaresTaken: 4 });
  });

  test('[UB-DEATH-07] with fewer squares than killers the latest get none', () => {
    const { of } = kill(
      { ...three, B: { scored: ['N1', 'N2'] } },
      ['N'],
      [
        ['B', 'letter'],
        ['B', ['N2']],
      ],
    );
    expect(of('line-shared')).toMatchObject([
      { seat: 0, squares: ['N2'] },
      { seat: 2, squares: ['N1'] },
      { seat: 3, squares: [] },
    ]);
    const one = kill({ ...three, B: { scored: ['N1'] } }, ['N'], [['B', 'letter']]);
    expect(one.of('line-shared')).toMatchObject([
      { squares: ['N1'] },
      { squares: [] },
      { squares: [] },
    ]);
  });

  test('[UB-DEATH-07] the division must be as even as can be', () => {
    expect(
      refusal({
        given: {
          phase: 'resolve',
          resolving: 'B',
          players: { ...three, B: { scored: ['N1', 'N2', 'N3', 'N4'] } },
        },
        rolls: ['N'],
        answers: [
          ['B', 'letter'],
          ['B', ['N1', 'N2', 'N3']],
        ],
      }),
    ).toBe('out-of-range');
  });

  test('[UB-DEATH-08] a Tessellator replaces the roll and not the division', () => {
    const { of, asked } = kill(
      {
        ...three,
        C: { ...three.C, powers: ['targeting-tessellator'] },
        B: { scored: ['N1', 'N2', 'N3', 'N4'] },
      },
      ['N', 5],
      [
        ['C', 'play/targeting-tessellator'],
        ['C', 'column/N'],
        ['B', ['N1', 'N2']],
        ['B', ['N3']],
      ],
    );
    expect(asked).toEqual([
      'choice.power C',
      'choice.reward-line C',
      'choice.share B',
      'choice.share B',
    ]);
    expect(of('reward-rolled')).toMatchObject([
      { rule: 'UB-PWR-01', also: ['UB-DEATH-08'], seat: 2, dead: 1 },
    ]);
    expect(of('line-shared')).toHaveLength(3);
  });

  test('[UB-DEATH-09] respawn, Backup Battery, Tessellator, roll, reroll, transfer', () => {
    const { asked, events } = kill(
      {
        A: { ...OVER, powers: ['targeting-tessellator'] },
        B: { powers: ['backup-battery'], scored: ['N2'], stored: 0 },
        C: { powers: ['continuum-compressor'] },
      },
      ['N'],
      [
        ['B', 'play/backup-battery'],
        ['A', 'pass'],
        ['B', 'letter'],
        ['C', 'pass'],
      ],
    );
    expect(asked).toEqual([
      'choice.power B',
      'choice.power A',
      'choice.reward-die B',
      'choice.reroll C',
    ]);
    const types = events.map(({ type }) => type);
    expect(types.slice(types.indexOf('died'), types.indexOf('scored') + 1)).toEqual([
      'died',
      'respawned',
      'power-played',
      'stored',
      'reward-rolled',
      'line-lost',
      'scored',
    ]);
  });

  test('[UB-DEATH-10] a player can die twice in a round', () => {
    const { of, player, state } = play({
      given: {
        phase: 'resolve',
        resolving: 'A',
        players: {
          A: { health: 1, selects: 'basic-battery/decline', scored: ['B2', 'N2'], stored: 0 },
          B: { selects: 'basic-lazor/activate/A' },
          C: { shield: 'reflector-shield', selects: 'reflector-shield/overcharge/A', stored: 2 },
          D: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/C' },
        },
      },
      rolls: ['B', 'N'],
      answers: [
        ['A', 'letter'],
        ['A', 'letter'],
      ],
    });
    expect(of('died')).toMatchObject([
      { seat: 0, killers: [1] },
      { seat: 0, killers: [2] },
    ]);
    expect(player('B').scored).toBe(maskOf(['B2']));
    expect(player('C').scored).toBe(maskOf(['N2']));
    expect(state.tally.deaths).toBe(2);
  });
});
