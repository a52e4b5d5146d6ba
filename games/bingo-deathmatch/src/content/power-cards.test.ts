import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';
import { maskOf } from '../squares.ts';
import { POWER_CARDS } from './power-cards.ts';

type Answers = readonly (readonly [string, unknown, string?])[];

const stepFour = (
  players: Record<string, Record<string, unknown>>,
  answers: Answers = [],
  more: Record<string, unknown> = {},
) => play({ given: { phase: 'resolve', ...more, players }, answers });

describe('power cards', () => {
  test('[UB-PWR-00] paid when bought, free to play, playable at once, and then out of the game', () => {
    const { player, state, of } = stepFour({ A: { stored: 2 }, B: { stored: 2 } }, [
      ['A', 'buy/charged-capacitor'],
      ['A', 'play/charged-capacitor'],
    ]);
    expect(player('A')).toMatchObject({ stored: 4, powers: [] });
    expect(state.market.powers['charged-capacitor']).toBe(1);
    expect(state.removed.powers['charged-capacitor']).toBe(1);
    expect(of('power-played')).toMatchObject([{ seat: 0, card: 'charged-capacitor' }]);
    expect(state.tally.powersPlayed).toBe(1);
  });

  test('[UB-PWR-00] two copies of a card are played one at a time', () => {
    const { player } = stepFour(
      { A: { powers: ['charged-capacitor', 'backup-battery', 'charged-capacitor'] } },
      [['A', 'play/charged-capacitor']],
    );
    expect(player('A').powers).toEqual(['backup-battery', 'charged-capacitor']);
  });

  test('what they cost', () => {
    const prices = Object.fromEntries(
      Object.values(POWER_CARDS).map(({ id, price }) => [id, price]),
    );
    expect(prices).toEqual({
      'targeting-tessellator': 4,
      'charged-capacitor': 2,
      'backup-battery': 5,
      'continuum-compressor': 3,
      'entropy-engine': 3,
    });
  });
});

describe('Targeting Tessellator', () => {
  const killed = (
    players: Record<string, Record<string, unknown>>,
    rolls: readonly (string | number)[],
    answers: Answers,
  ) =>
    play({
      given: {
        phase: 'resolve',
        resolving: 'B',
        players: {
          ...players,
          A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/B', ...players.A },
          B: { stored: 2, scored: ['N1', 'N2', 'I2'], ...players.B },
        },
      },
      rolls,
      answers,
    });
  const CARD = { powers: ['targeting-tessellator'] };

  test('[UB-PWR-01] the killer rolls both dice and takes the column or the row', () => {
    const open = killed({ A: CARD }, ['N', 2], [['A', 'play/targeting-tessellator']]);
    expect(open.open).toEqual(['choice.reward-line A']);
    expect(open.options('choice.reward-line')).toEqual(['column/N', 'row/2']);
    const row = killed(
      { A: CARD },
      ['N', 2],
      [
        ['A', 'play/targeting-tessellator'],
        ['A', 'row/2'],
      ],
    );
    expect(row.player('A').scored).toBe(maskOf(['N2', 'I2']));
    expect(row.player('B').scored).toBe(maskOf(['N1']));
    expect(row.asked).not.toContain('choice.reward-die B');
    expect(row.player('A').powers).toEqual([]);
  });

  test('[UB-PWR-01] stars are the killer’s to choose', () => {
    const { options } = killed({ A: CARD }, ['*', 2], [['A', 'play/targeting-tessellator']]);
    expect(options('choice.reward-line')).toEqual([
      ...['B', 'I', 'N', 'G', 'O'].map((face) => `column/${face}`),
      'row/2',
    ]);
  });

  test('[UB-PWR-01] of several killers the earliest in turn order who wants to does', () => {
    const players = { A: CARD, C: { ...CARD, selects: 'basic-lazor/activate/B' } };
    const first = killed(
      players,
      ['N', 2],
      [
        ['A', 'play/targeting-tessellator'],
        ['A', 'column/N'],
      ],
    );
    expect(first.asked).not.toContain('choice.power C');
    expect(first.player('C').powers).toEqual(['targeting-tessellator']);
    const second = killed(
      players,
      ['N', 2],
      [
        ['A', 'pass'],
        ['C', 'play/targeting-tessellator'],
        ['C', 'column/N'],
      ],
    );
    expect(second.of('reward-rolled')).toMatchObject([
      { seat: 2, dead: 1, letter: 'N', number: 2 },
    ]);
  });

  test('[UB-PWR-01] its roll can be made again, both dice', () => {
    const { of } = killed(
      { A: CARD, D: { powers: ['continuum-compressor'] } },
      ['N', 2, 'O', 5],
      [
        ['A', 'play/targeting-tessellator'],
        ['D', 'play/continuum-compressor/A'],
        ['A', 'row/5'],
      ],
    );
    expect(of('rerolled')).toMatchObject([{ seat: 0, by: 3, letter: 'O', number: 5 }]);
    expect(of('line-lost')).toMatchObject([{ rule: 'UB-DEATH-06', line: 'row/5' }]);
  });

  test('[UB-PWR-01] only a killer may play it', () => {
    expect(killed({ C: CARD, B: CARD }, ['N'], [['B', 'letter']]).asked).toEqual([
      'choice.reward-die B',
    ]);
  });
});

describe('Charged Capacitor', () => {
  test('[UB-PWR-02] in your step 4: 4E, if you have taken no damage this round', () => {
    const { player, of } = stepFour({ A: { powers: ['charged-capacitor'] } }, [
      ['A', 'play/charged-capacitor'],
    ]);
    expect(player('A').stored).toBe(4);
    expect(of('stored')).toMatchObject([{ rule: 'UB-PWR-02', amount: 4, wanted: 4 }]);
    const hurt = stepFour({ A: { powers: ['charged-capacitor'], damageTaken: 1, stored: 2 } });
    expect(hurt.options('choice.step-4')).not.toContain('play/charged-capacitor');
  });

  test('[UB-PWR-02] or in a later player’s step 4, when that player is done', () => {
    const given = {
      A: { powers: ['charged-capacitor'], selects: 'basic-battery/decline' },
      B: { stored: 2 },
      C: { stored: 2 },
    };
    const { asked, player } = stepFour(
      given,
      [
        ['B', 'done'],
        ['A', 'play/charged-capacitor'],
      ],
      { resolving: 'B' },
    );
    expect(asked).toEqual(['choice.step-4 B', 'choice.power A']);
    expect(player('A').stored).toBe(4);
    const passed = stepFour(
      given,
      [
        ['B', 'done'],
        ['A', 'pass'],
        ['C', 'done'],
      ],
      { resolving: 'B' },
    );
    expect(passed.open).toEqual(['choice.power A']);
  });

  test('[UB-PWR-02] not before your own step 4, and not once you are hurt', () => {
    const early = stepFour(
      { C: { powers: ['charged-capacitor'] }, B: { stored: 2 } },
      [['B', 'done']],
      { resolving: 'B' },
    );
    expect(early.asked).toEqual(['choice.step-4 B']);
    expect(early.open).toEqual(['choice.step-4 C']);
    const hurt = stepFour(
      {
        A: { powers: ['charged-capacitor'], selects: 'basic-battery/decline', damageTaken: 1 },
        B: { stored: 2 },
        C: { stored: 2 },
      },
      [['B', 'done']],
      { resolving: 'B' },
    );
    expect(hurt.open).toEqual(['choice.step-4 C']);
  });

  test('[UB-PWR-02] several may be played in turn order in the same step 4', () => {
    const { asked } = stepFour(
      {
        A: { powers: ['charged-capacitor', 'charged-capacitor'] },
        B: { stored: 4 },
        C: { stored: 2 },
      },
      [
        ['B', 'done'],
        ['A', 'play/charged-capacitor'],
        ['A', 'play/charged-capacitor'],
      ],
      { resolving: 'B' },
    );
    expect(asked).toEqual(['choice.step-4 B', 'choice.power A', 'choice.power A']);
  });
});

describe('Backup Battery', () => {
  const killed = (B: Record<string, unknown>, answers: Answers) =>
    play({
      given: {
        phase: 'resolve',
        resolving: 'B',
        players: {
          A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/B' },
          B: { powers: ['backup-battery'], ...B },
        },
      },
      answers,
    });

  test('[UB-PWR-03] fills the battery when you respawn', () => {
    const { player, of } = killed({ battery: 'chaotic-battery', stored: 2 }, [
      ['B', 'play/backup-battery'],
    ]);
    expect(player('B')).toMatchObject({ stored: 8, powers: [] });
    expect(of('stored')).toMatchObject([{ rule: 'UB-PWR-03', amount: 6 }]);
  });

  test('[UB-PWR-03] [UB-BAT-07] does nothing for a battery that cannot be charged', () => {
    const { player } = killed({ battery: 'tesseract-battery', stored: 2 }, [
      ['B', 'play/backup-battery'],
    ]);
    expect(player('B').stored).toBe(2);
  });

  test('[UB-PWR-03] may be kept', () => {
    const { player, open } = killed({}, [['B', 'pass']]);
    expect(player('B').powers).toEqual(['backup-battery']);
    expect(open).toEqual(['choice.reward-die B']);
  });
});

describe('Continuum Compressor', () => {
  const CARD = { powers: ['continuum-compressor'] };

  test('[UB-PWR-04] the roller of any roll, also one’s own, rolls all its dice again', () => {
    const { player, of } = play({
      seats: 2,
      given: { phase: 'bingo', players: { A: CARD } },
      rolls: ['B', 2, 'I', 2, 'N', 4],
      answers: [['A', 'play/continuum-compressor/A']],
    });
    expect(player('A').scored).toBe(maskOf(['N4']));
    expect(player('B').scored).toBe(maskOf(['I2']));
    expect(of('power-played')).toMatchObject([{ rule: 'UB-PWR-04', card: 'continuum-compressor' }]);
  });

  test('[UB-PWR-06] several on the same roll: the last result counts', () => {
    const { player, of } = play({
      seats: 2,
      given: { phase: 'bingo', players: { A: CARD, B: CARD } },
      rolls: ['B', 2, 'I', 2, 'N', 4, 'O', 3],
      answers: [
        ['A', 'play/continuum-compressor/1'],
        ['B', 'play/continuum-compressor/1'],
      ],
    });
    expect(of('rerolled')).toMatchObject([
      { seat: 1, letter: 'N', number: 4, rule: 'UB-PWR-06' },
      { seat: 1, letter: 'O', number: 3 },
    ]);
    expect(player('B').scored).toBe(maskOf(['O3']));
    expect(player('A').powers).toEqual([]);
  });
});

describe('Entropy Engine', () => {
  test('[UB-PWR-05] takes a scored cube off the card and stores 4E, in your step 4', () => {
    const { player, of } = stepFour(
      { A: { powers: ['entropy-engine'], scored: ['B1', 'N3'], battery: 'military-battery' } },
      [['A', 'play/entropy-engine/N3']],
    );
    expect(player('A')).toMatchObject({ scored: maskOf(['B1']), stored: 4, powers: [] });
    expect(player('A').pool).toBe(40 - 3 - 1 - 4);
    expect(of('unscored')).toMatchObject([{ rule: 'UB-PWR-05', square: 'N3' }]);
  });

  test('[UB-PWR-05] in the window before selection, where the energy can be used at once', () => {
    const { options } = play({
      seats: 2,
      given: {
        phase: 'selection',
        players: { A: { powers: ['entropy-engine'], scored: ['B1'], lazor: 'plasma-lazor' } },
      },
      answers: [['A', 'play/entropy-engine/B1']],
    });
    expect(options('choice.select')).toContain('plasma-lazor/overcharge/1');
  });

  test('[UB-PWR-07] needs a scored cube', () => {
    expect(
      play({ given: { phase: 'selection', players: { A: { powers: ['entropy-engine'] } } } }).open,
    ).not.toContain('choice.before-selection A');
    expect(
      stepFour({ A: { powers: ['entropy-engine'], stored: 2 } }).options('choice.step-4'),
    ).not.toContain('play/entropy-engine');
  });

  test('[UB-PWR-07] a card that cannot take full effect may be played; the rest is lost', () => {
    const { player, of } = stepFour(
      { A: { powers: ['entropy-engine'], scored: ['B1'], stored: 3 } },
      [['A', 'play/entropy-engine/B1']],
    );
    expect(player('A')).toMatchObject({ stored: 4, scored: 0 });
    expect(of('stored')).toMatchObject([{ amount: 1, wanted: 4 }]);
  });
});
