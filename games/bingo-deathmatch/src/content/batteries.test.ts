import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';

type Answers = readonly (readonly [string, unknown, string?])[];

const act = (
  battery: string,
  A: Record<string, unknown> = {},
  more: Record<string, Record<string, unknown>> = {},
  answers: Answers = [],
) =>
  play({
    given: {
      phase: 'resolve',
      players: {
        B: { stored: 2 },
        ...more,
        A: { battery, selects: `${battery}/activate`, ...A },
      },
    },
    answers,
  });

describe('Batteries', () => {
  test.each([
    ['UB-BASE-03', 'basic-battery', 2, 4],
    ['UB-BAT-01', 'military-battery', 3, 6],
    ['UB-BAT-02', 'barrier-battery', 3, 6],
    ['UB-BAT-03', 'reactive-battery', 3, 6],
    ['UB-BAT-04', 'chaotic-battery', 4, 8],
  ])('[%s] %s stores %iE, up to %i', (rule, battery, amount, capacity) => {
    expect(act(battery).of('stored')[0]).toMatchObject({ rule, seat: 0, amount, wanted: amount });
    const full = act(battery, { stored: capacity - 1 });
    expect(full.of('stored')[0]).toMatchObject({ amount: 1, short: 'UB-CUBE-05' });
    expect(full.player('A').stored).toBe(capacity);
    expect(() => act(battery, { stored: capacity + 1 })).toThrow(`from 0 to ${capacity}`);
  });

  test('[UB-BASE-03] the Basic Battery holds 4E, supplies 2E and stores 2E for nothing', () => {
    const { of, player } = play({
      seats: 2,
      given: { players: { A: { stored: 3 } } },
      rolls: ['B', 2, 'I', 2],
      answers: [
        ['A', 'basic-battery/activate'],
        ['B', 'basic-battery/activate'],
      ],
    });
    expect(of('supplied').map(({ amount }) => amount)).toEqual([2, 2]);
    expect(of('paid')).toEqual([]);
    expect(of('stored')).toMatchObject([{ rule: 'UB-BASE-03', seat: 0, amount: 1, wanted: 2 }]);
    expect(player('A').stored).toBe(4);
  });

  test('[UB-BAT-01] [UB-BAT-02] [UB-BAT-03] [UB-BAT-04] [UB-BAT-05] what they cost to buy', () => {
    const names = ['military', 'barrier', 'reactive', 'chaotic', 'tesseract'];
    const prices = names.map((name) => {
      const held = name === 'chaotic' ? 'tesseract-battery' : 'chaotic-battery';
      const { of } = play({
        given: { phase: 'resolve', players: { A: { battery: held, stored: 8 } } },
        answers: [['A', `buy/${name}-battery`]],
      });
      return of('bought')[0]?.price;
    });
    expect(prices).toEqual([4, 4, 5, 5, 8]);
  });

  const reveal = (A: Record<string, unknown>, choose: string) =>
    play({
      seats: 2,
      given: { phase: 'selection', players: { A, B: { available: 2 } } },
      answers: [
        ['A', choose],
        ['B', 'basic-battery/decline'],
      ],
    });

  test('[UB-BAT-01] [UB-BAT-08] Military: 1E when a Lazor is used, also overcharged, also to pay for it', () => {
    const plain = reveal({ battery: 'military-battery', available: 1 }, 'basic-lazor/activate/B');
    expect(plain.of('bonus')).toMatchObject([{ seat: 0, amount: 1, item: 'military-battery' }]);
    expect(plain.of('paid')).toMatchObject([{ amount: 2, fromAvailable: 2 }]);
    const over = reveal(
      { battery: 'military-battery', lazor: 'plasma-lazor', available: 3 },
      'plasma-lazor/overcharge/B',
    );
    expect(over.of('bonus')).toHaveLength(1);
    const shield = reveal({ battery: 'military-battery', available: 2 }, 'basic-shield/activate');
    expect(shield.of('bonus')).toEqual([]);
    const idle = reveal({ battery: 'military-battery' }, 'military-battery/decline');
    expect(idle.of('bonus')).toEqual([]);
  });

  test('[UB-BAT-02] [UB-BAT-08] Barrier: 1E when a Shield is used', () => {
    const plain = reveal({ battery: 'barrier-battery', available: 1 }, 'basic-shield/activate');
    expect(plain.of('bonus')).toMatchObject([{ seat: 0, amount: 1, item: 'barrier-battery' }]);
    const over = reveal(
      { battery: 'barrier-battery', shield: 'efficient-shield', available: 2 },
      'efficient-shield/overcharge',
    );
    expect(over.of('bonus')).toHaveLength(1);
    const lazor = reveal({ battery: 'barrier-battery', available: 2 }, 'basic-lazor/activate/B');
    expect(lazor.of('bonus')).toEqual([]);
  });

  test('[UB-BAT-08] the bonus comes from the pool, and is stored if it is not spent', () => {
    const { of } = reveal({ battery: 'military-battery', available: 2 }, 'basic-lazor/activate/B');
    expect(of('leftover')).toMatchObject([{ seat: 0, stored: 1 }]);
  });

  const SHOT = { lazor: 'plasma-lazor', selects: 'plasma-lazor/activate/A' };

  test('[UB-BAT-03] [UB-BAT-09] Reactive: 3E in step 0, and 1E per damage taken in step 1', () => {
    const { of, player } = act('reactive-battery', {}, { C: SHOT });
    expect(of('stored', 'damaged').map(({ type, amount }) => [type, amount])).toEqual([
      ['stored', 3],
      ['damaged', 2],
      ['stored', 2],
    ]);
    expect(player('A').stored).toBe(5);
    expect(of('stored')[1]).toMatchObject({ rule: 'UB-BAT-09' });
  });

  test('[UB-BAT-09] only if it was the selected item, and not declined', () => {
    const shield = act('reactive-battery', { selects: 'basic-shield/activate' }, { C: SHOT });
    expect(shield.of('stored')).toEqual([]);
    const declined = act('reactive-battery', { selects: 'reactive-battery/decline' }, { C: SHOT });
    expect(declined.of('stored')).toEqual([]);
    expect(act('military-battery', {}, { C: SHOT }).of('stored')).toHaveLength(1);
  });

  test('[UB-BAT-09] damage of a later extra step 1 counts too', () => {
    const { of } = act(
      'reactive-battery',
      {},
      {
        B: { shield: 'reflector-shield', selects: 'reflector-shield/overcharge/A' },
        C: { lazor: 'plasma-lazor', selects: 'plasma-lazor/activate/B' },
      },
      [['A', 'done']],
    );
    expect(of('stored')).toMatchObject([{ amount: 3 }, { rule: 'UB-BAT-09', seat: 0, amount: 2 }]);
  });

  test('[UB-BAT-04] [UB-BAT-10] Chaotic: others with the same letter gain, with the same number lose', () => {
    const { of, player } = act(
      'chaotic-battery',
      { lastRoll: 'G2', stored: 1 },
      {
        B: { lastRoll: 'G5', stored: 1 },
        C: { lastRoll: 'N2', stored: 2 },
        D: { lastRoll: 'O4', stored: 1 },
      },
    );
    expect(of('stored', 'drained')).toMatchObject([
      { seat: 0, amount: 4 },
      { type: 'stored', seat: 1, amount: 1 },
      { type: 'drained', seat: 2, by: 0, amount: 1 },
    ]);
    expect([player('A'), player('B'), player('C')].map(({ stored }) => stored)).toEqual([5, 2, 1]);
  });

  test('[UB-BAT-10] in turn order; who matches both gains first and then loses', () => {
    const { of } = play({
      given: {
        firstPlayer: 'C',
        phase: 'resolve',
        resolving: 'A',
        players: {
          A: { battery: 'chaotic-battery', selects: 'chaotic-battery/activate', lastRoll: 'G2' },
          B: { lastRoll: 'G2', stored: 4 },
          D: { lastRoll: 'G1' },
        },
      },
    });
    expect(of('stored', 'drained').slice(1)).toMatchObject([
      { type: 'stored', seat: 3, amount: 1 },
      { type: 'stored', seat: 1, amount: 0 },
      { type: 'drained', seat: 1, amount: 1, rule: 'UB-BAT-10' },
    ]);
  });

  test('[UB-BAT-10] without a last roll nobody matches, and declined it does nothing', () => {
    const fresh = act('chaotic-battery', {}, { B: { stored: 2 } });
    expect(fresh.of('stored', 'drained')).toHaveLength(1);
    const declined = act(
      'chaotic-battery',
      { selects: 'chaotic-battery/decline', lastRoll: 'G2' },
      {
        B: { lastRoll: 'G2', stored: 2 },
      },
    );
    expect(declined.of('stored', 'drained')).toEqual([]);
  });

  test('[UB-BAT-05] [UB-BAT-06] Tesseract: the rest of the energy returns, then 16 are stored', () => {
    const { player, of } = play({
      given: {
        phase: 'resolve',
        players: { A: { battery: 'chaotic-battery', stored: 8 } },
      },
      answers: [['A', 'buy/tesseract-battery']],
    });
    expect(player('A')).toMatchObject({ stored: 16, pool: 21 });
    expect(of('loaded')).toMatchObject([{ rule: 'UB-BAT-06', amount: 16, returned: 0 }]);
  });

  test('[UB-BAT-06] with 18 squares and 3 health the 16 come out of the last 19 cubes', () => {
    const scored = ['B3', 'B4', 'B5', 'I2', 'I4', 'I5', 'N1', 'N2', 'N4', 'G1', 'G3', 'G5', 'O1'];
    const { player } = play({
      given: {
        phase: 'resolve',
        resolving: 'B',
        players: {
          B: {
            battery: 'chaotic-battery',
            stored: 8,
            scored: [...scored, 'O2', 'O3', 'I3', 'N5', 'G2'],
          },
          A: {},
        },
      },
      answers: [['B', 'buy/tesseract-battery']],
    });
    expect(player('B')).toMatchObject({ stored: 16, pool: 3 });
  });

  test('[UB-BAT-05] no supply', () => {
    const { player, of } = play({
      seats: 2,
      given: { players: { A: { battery: 'tesseract-battery', stored: 5 } } },
      rolls: ['*', 2, 'B', 2],
    });
    expect(player('A')).toMatchObject({ stored: 5, available: 0 });
    expect(of('supplied')).toMatchObject([{ seat: 1 }]);
  });

  test('[UB-BAT-07] nothing is ever stored on it', () => {
    const { player, of } = play({
      seats: 2,
      given: { phase: 'bingo', players: { A: { battery: 'tesseract-battery', stored: 5 } } },
      rolls: ['B', 1, '*', 2],
    });
    expect(player('A').stored).toBe(5);
    expect(of('stored')).toMatchObject([{ amount: 0, wanted: 1, short: 'UB-BAT-07' }]);
  });

  test('[UB-BAT-11] its 8E are committed at the reveal, and the extra roll comes in step 0', () => {
    const { player, of, open } = play({
      seats: 2,
      given: {
        phase: 'selection',
        players: { A: { battery: 'tesseract-battery', stored: 9 }, B: { available: 2 } },
      },
      rolls: ['*', 2],
      answers: [
        ['A', 'tesseract-battery/activate'],
        ['B', 'basic-lazor/activate/A'],
      ],
    });
    expect(player('A')).toMatchObject({ stored: 1, committed: 8 });
    expect(open).toEqual(['choice.wild A']);
    expect(of('rolled')).toMatchObject([{ rule: 'UB-BAT-11', seat: 0 }]);
    expect(of('damaged')).toEqual([]);
  });
});
