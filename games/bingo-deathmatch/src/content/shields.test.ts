import { describe, expect, test } from 'vitest';
import { play, refusal } from '../../test/play.ts';

type Answers = readonly (readonly [string, unknown, string?])[];

/** B with a Shield is hit by 3 of A and 1 of C. */
const guard = (
  shield: string,
  action: string,
  B: Record<string, unknown> = {},
  answers: Answers = [],
  more: Record<string, Record<string, unknown>> = {},
) =>
  play({
    given: {
      phase: 'resolve',
      resolving: 'B',
      players: {
        A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/B' },
        C: { selects: 'basic-lazor/activate/B', stored: 2 },
        ...more,
        B: { shield, selects: `${shield}/${action}`, ...B },
      },
    },
    answers,
  });

const QUIET = { A: { selects: 'basic-battery/decline' }, C: { stored: 2 } };

describe('Shields', () => {
  test.each([
    ['UB-BASE-02', 'basic-shield', 'activate', 2],
    ['UB-SHD-01', 'efficient-shield', 'activate', 1],
    ['UB-SHD-01', 'efficient-shield', 'overcharge', 3],
    ['UB-SHD-02', 'reflector-shield', 'activate', 2],
    ['UB-SHD-02', 'reflector-shield', 'overcharge/B', 5],
    ['UB-SHD-03', 'negator-shield', 'activate', 3],
    ['UB-SHD-03', 'negator-shield', 'overcharge/B', 5],
    ['UB-SHD-04', 'absorber-shield', 'activate', 1],
    ['UB-SHD-04', 'absorber-shield', 'overcharge', 3],
    ['UB-SHD-05', 'ultra-shield', 'activate', 2],
    ['UB-SHD-05', 'ultra-shield', 'overcharge', 6],
  ])('[%s] %s %s costs %iE', (_rule, shield, action, cost) => {
    const { of } = play({
      seats: 2,
      given: { phase: 'selection', players: { A: { shield, available: 6 }, B: { stored: 2 } } },
      answers: [
        ['A', `${shield}/${action}`],
        ['B', 'basic-battery/decline'],
      ],
    });
    expect(of('paid')).toMatchObject([{ seat: 0, amount: cost }]);
  });

  test('[UB-SHD-01] [UB-SHD-02] [UB-SHD-03] [UB-SHD-04] [UB-SHD-05] what they cost to buy', () => {
    const names = ['efficient', 'reflector', 'negator', 'absorber', 'ultra'];
    const prices = names.map((name) => {
      const { of } = play({
        given: { phase: 'resolve', players: { A: { battery: 'tesseract-battery', stored: 16 } } },
        answers: [['A', `buy/${name}-shield`]],
      });
      return of('bought')[0]?.price;
    });
    expect(prices).toEqual([4, 4, 5, 5, 6]);
  });

  test('[UB-BASE-02] the Basic Shield blocks 1', () => {
    const { of, player } = guard('basic-shield', 'activate', {}, [['B', 'letter']]);
    expect(of('blocked')).toMatchObject([{ amount: 1, of: 4 }]);
    expect(of('damaged')).toMatchObject([{ amount: 3 }]);
    expect(player('B').blockLeft).toBe(0);
  });

  test.each(['efficient-shield', 'ultra-shield'])(
    '[UB-SHD-01] [UB-SHD-05] %s blocks X for X E',
    (shield) => {
      const { of, player } = guard(shield, 'activate', { available: 2, stored: 1 }, [['B', 2]]);
      expect(of('paid')).toMatchObject([{ rule: 'UB-SHD-06', amount: 2 }]);
      expect(of('blocked')).toMatchObject([{ amount: 2, of: 4 }]);
      expect(player('B').health).toBe(1);
      const none = guard(shield, 'activate', { stored: 3 }, [
        ['B', 0],
        ['B', 'letter'],
      ]);
      expect(none.of('paid')).toEqual([]);
      expect(none.of('damaged')).toMatchObject([{ amount: 4 }]);
    },
  );

  test.each([
    ['UB-SHD-01', 'efficient-shield'],
    ['UB-SHD-04', 'absorber-shield'],
    ['UB-SHD-05', 'ultra-shield'],
  ])('[%s] %s overcharged blocks all and disables itself', (_rule, shield) => {
    const { of, player, state } = guard(shield, 'overcharge');
    expect(of('blocked')).toMatchObject([{ amount: 4, of: 4 }]);
    expect(of('damaged')).toEqual([]);
    expect(player('B')).toMatchObject({ health: 3, damageTaken: 0 });
    expect(state.tokens).toEqual([{ item: shield, seat: -1, since: 1, through: 2 }]);
  });

  test('[UB-SHD-06] X is at most the incoming damage and the energy left', () => {
    const much = guard('efficient-shield', 'activate', { available: 9 });
    expect(much.choices[0]).toMatchObject({
      kind: 'amount',
      min: 0,
      max: 4,
      fallback: 4,
      about: { incoming: 4 },
      why: { rule: 'UB-REV-04', params: { incoming: 4, max: 4 } },
    });
    const little = guard('efficient-shield', 'activate', { available: 1, stored: 1 });
    expect(little.choices[0]).toMatchObject({ max: 2 });
    const none = guard('efficient-shield', 'activate', {}, [['B', 'letter']]);
    expect(none.asked).toEqual(['choice.reward-die B']);
    const idle = guard('efficient-shield', 'activate', { available: 2 }, [], QUIET);
    expect(idle.of('attacked')).toEqual([]);
    expect(idle.asked).toEqual([]);
  });

  test('[UB-SHD-07] a Reflector may pay to hit its attackers back; the damage is still taken', () => {
    const { of, choices } = guard('reflector-shield', 'activate', { available: 3, stored: 2 });
    // The block cancels 1 of A's 3, C's packet is open in full.
    expect(choices[0]).toMatchObject({
      kind: 'allocation',
      caps: [2, 1],
      min: 0,
      max: 3,
      fallback: [0, 0],
      options: [{ id: 'seat/0' }, { id: 'seat/2' }],
    });
    expect(of('blocked')).toMatchObject([{ amount: 1 }]);
    const paid = guard('reflector-shield', 'activate', { available: 3, stored: 2 }, [
      ['B', { 'seat/0': 2, 'seat/2': 1 }],
      ['B', 'letter'],
      ['B', 'done'],
    ]);
    expect(paid.of('reflected')).toMatchObject([
      { target: 0, amount: 2, waits: false, also: ['UB-SHD-07', 'UB-REFL-03'] },
      { target: 2, amount: 1, waits: true },
    ]);
    expect(paid.of('paid').map(({ amount, rule }) => [amount, rule])).toEqual([
      [2, 'UB-SHD-06'],
      [1, 'UB-SHD-06'],
    ]);
    expect(paid.state.tally).toMatchObject({ energyPaid: 3, damageReflected: 3 });
    expect(paid.of('damaged')).toMatchObject([
      { seat: 0, amount: 2 },
      { seat: 1, amount: 3 },
      { seat: 2, amount: 1, attackers: [1] },
    ]);
  });

  test('[UB-SHD-07] not more than can be paid, and no question without energy or open damage', () => {
    expect(guard('reflector-shield', 'activate', { available: 1 }).choices[0]).toMatchObject({
      max: 1,
    });
    expect(guard('reflector-shield', 'activate').open).toEqual(['choice.reward-die B']);
    const blocked = guard('reflector-shield', 'activate', { available: 2 }, [], {
      A: { selects: 'basic-lazor/activate/B' },
      C: { stored: 2 },
    });
    expect(blocked.asked).toEqual([]);
    expect(blocked.of('damaged')).toEqual([]);
    const nobody = guard('reflector-shield', 'activate', { available: 2 }, [
      ['B', { 'seat/0': 0 }],
      ['B', 'letter'],
    ]);
    expect(nobody.of('reflected')).toEqual([]);
  });

  test('[UB-SHD-08] overcharged it sends the sum of all packets to one player and takes none', () => {
    const { of, player } = guard('reflector-shield', 'overcharge/D', {}, [
      ['B', 'done'],
      ['C', 'done'],
    ]);
    expect(of('reflected')).toMatchObject([
      { seat: 1, target: 3, amount: 4, also: ['UB-SHD-08', 'UB-REFL-03'] },
    ]);
    expect(player('B').health).toBe(3);
    expect(of('damaged')).toMatchObject([{ seat: 3, amount: 4, attackers: [1] }]);
    const idle = guard('reflector-shield', 'overcharge/D', {}, [], QUIET);
    expect(idle.of('reflected')).toEqual([]);
    expect(idle.of('disabled')).toHaveLength(1);
  });

  test('[UB-SHD-08] reflected packets that arrive are taken in full', () => {
    // Only a loop of two Reflectors could do this in play, and there is one: a forced meeting.
    const { of } = play({
      given: {
        phase: 'resolve',
        resolving: 'B',
        players: {
          A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/C' },
          C: { shield: 'negator-shield', selects: 'negator-shield/activate' },
          B: { shield: 'reflector-shield', selects: 'reflector-shield/overcharge/D' },
        },
        reflected: [{ from: 'C', to: 'B', damage: 2 }],
      },
    });
    expect(of('reflected')).toEqual([]);
    expect(of('damaged')).toMatchObject([{ seat: 1, amount: 2, attackers: [2] }]);
  });

  test('[UB-SHD-03] a Negator blocks 2 and drains as much from the attackers', () => {
    const { of, player } = guard('negator-shield', 'activate', {}, [], {
      A: { lazor: 'focused-lazor', selects: 'focused-lazor/activate/B', stored: 2 },
      C: { selects: 'basic-lazor/activate/B', available: 1, stored: 2 },
    });
    expect(of('drained')).toMatchObject([
      { seat: 0, by: 1, amount: 1, rule: 'UB-SHD-03' },
      { seat: 2, by: 1, amount: 1 },
    ]);
    expect(of('damaged')).toEqual([]);
    expect(player('A').stored).toBe(1);
  });

  test('[UB-SHD-03] nothing is drained from an attacker whose damage was not blocked', () => {
    const { of } = guard('negator-shield', 'activate', { health: 3 });
    expect(of('drained')).toMatchObject([{ seat: 0, wanted: 2 }]);
  });

  test('[UB-SHD-07] only attackers with open damage can be hit back', () => {
    const { choices } = guard('reflector-shield', 'activate', { available: 5 }, [], {
      A: { selects: 'basic-lazor/activate/B' },
      C: { lazor: 'plasma-lazor', selects: 'plasma-lazor/activate/B' },
    });
    expect(choices[0]).toMatchObject({
      why: { key: 'choice.hit-back', params: { max: 2 }, rule: 'UB-SHD-07' },
      options: [{ id: 'seat/2', names: { seat: 2, lettered: 'seat/C' } }],
      caps: [2],
      max: 2,
    });
  });

  test('[UB-SHD-03] overcharged it blocks 3', () => {
    const { of } = guard('negator-shield', 'overcharge/A');
    expect(of('blocked')).toMatchObject([{ amount: 3, of: 4 }]);
    expect(of('disabled')).toMatchObject([
      { seat: 0, by: 1, item: 'plasma-lazor', rule: 'UB-SHD-09' },
    ]);
    expect(of('drained')).toEqual([]);
  });

  test('[UB-SHD-09] the named player’s Lazor is disabled only if it attacked', () => {
    expect(guard('negator-shield', 'overcharge/D').of('disabled')).toEqual([]);
    const elsewhere = guard('negator-shield', 'overcharge/D', {}, [], {
      D: { lazor: 'focused-lazor', selects: 'focused-lazor/activate/C' },
    });
    expect(elsewhere.of('disabled')).toEqual([]);
    const adjacent = guard('negator-shield', 'overcharge/D', {}, [], {
      D: { lazor: 'diffracting-lazor', selects: 'diffracting-lazor/activate/C/B' },
    });
    expect(adjacent.of('disabled')).toMatchObject([{ seat: 3, item: 'diffracting-lazor' }]);
    const reflected = play({
      given: {
        phase: 'resolve',
        resolving: 'B',
        players: {
          A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/C' },
          C: { shield: 'reflector-shield', selects: 'reflector-shield/overcharge/B' },
          B: { shield: 'negator-shield', selects: 'negator-shield/overcharge/C', stored: 2 },
        },
        reflected: [{ from: 'C', to: 'B', damage: 1 }],
      },
    });
    expect(reflected.of('blocked')).toHaveLength(1);
    expect(reflected.of('disabled')).toEqual([]);
  });

  test('[UB-SHD-04] an Absorber blocks 1 and stores 1E if damage is taken, once a round', () => {
    const { of } = guard('absorber-shield', 'activate', {}, [['B', 'letter']]);
    expect(of('blocked')).toMatchObject([{ amount: 1 }]);
    expect(of('stored')).toMatchObject([{ rule: 'UB-SHD-04', seat: 1, amount: 1 }]);
    const blocked = guard('absorber-shield', 'activate', {}, [], {
      A: { selects: 'basic-lazor/activate/B' },
      C: { stored: 2 },
    });
    expect(blocked.of('stored')).toEqual([]);
    const again = guard('absorber-shield', 'activate', { damageTaken: 1 }, [['B', 'letter']]);
    expect(again.of('stored')).toEqual([]);
  });

  test('[UB-SHD-04] overcharged it stores 1E per damage blocked', () => {
    const { of, player } = guard('absorber-shield', 'overcharge', { battery: 'military-battery' });
    expect(of('stored')).toMatchObject([{ rule: 'UB-SHD-04', amount: 4, wanted: 4 }]);
    expect(player('B').stored).toBe(4);
    expect(guard('absorber-shield', 'overcharge', {}, [], QUIET).of('stored')).toEqual([]);
  });

  test('[UB-SHD-10] it disables itself even if nothing was attacked', () => {
    for (const shield of ['efficient-shield', 'absorber-shield', 'ultra-shield']) {
      const { of } = guard(shield, 'overcharge', {}, [], QUIET);
      expect(of('disabled')).toMatchObject([{ rule: 'UB-SHD-10', seat: 1, item: shield }]);
    }
    expect(guard('ultra-shield', 'activate', {}, [], QUIET).of('disabled')).toEqual([]);
  });

  test('[UB-SHD-10] "block all" covers what arrives late in the round', () => {
    const { of } = play({
      given: {
        phase: 'resolve',
        resolving: 'B',
        players: {
          A: { shield: 'absorber-shield', selects: 'absorber-shield/overcharge' },
          B: { shield: 'reflector-shield', selects: 'reflector-shield/overcharge/A' },
          C: { lazor: 'plasma-lazor', selects: 'plasma-lazor/activate/B' },
        },
      },
    });
    expect(of('blocked')).toMatchObject([{ seat: 0, amount: 2 }]);
    expect(of('stored')).toMatchObject([{ seat: 0, amount: 2 }]);
  });

  const roll = (
    A: Record<string, unknown>,
    rolls: readonly (string | number)[],
    answers: Answers = [],
  ) =>
    play({
      seats: 2,
      given: { phase: 'bingo', players: { A: { choosesDie: true, ...A } } },
      rolls,
      answers,
    });

  test('[UB-SHD-05] Ultra overcharged: the right to set one die of the next BINGO roll', () => {
    const { player, of } = guard('ultra-shield', 'overcharge');
    expect(player('B').choosesDie).toBe(true);
    expect(of('die-promised')).toMatchObject([{ seat: 1, rule: 'UB-SHD-05' }]);
  });

  test('[UB-SHD-11] one die is set when the roll is settled; then the right is gone', () => {
    const open = roll({}, ['N', 2, 'B', 2]);
    expect(open.open).toEqual(['choice.set-die A']);
    expect([...open.options('choice.set-die')].sort()).toEqual(
      ['B2', 'I2', 'N2', 'G2', 'O2', 'N1', 'N3', 'N4', 'N5'].sort(),
    );
    expect(open.match.seatView(0).choices[0]?.fallback).toBe('N2');
    const { player, of } = roll({}, ['N', 2, 'B', 2], [['A', 'N4']]);
    expect(player('A')).toMatchObject({
      choosesDie: false,
      lastRoll: { letter: 'N', number: 4 },
    });
    expect(of('settled')[0]).toMatchObject({ rule: 'UB-SHD-11', square: 'N4' });
  });

  test('[UB-SHD-11] a star and the right together leave any square open', () => {
    expect(roll({}, ['*', 2, 'B', 2]).options('choice.set-die')).toHaveLength(25);
    expect(roll({}, ['N', '*', 'B', 2]).options('choice.set-die')).toHaveLength(25);
    expect(roll({}, ['*', '*', 'B', 2]).options('choice.set-die')).toHaveLength(25);
  });

  test('[UB-SHD-11] not both dice', () => {
    expect(
      refusal({
        seats: 2,
        given: { phase: 'bingo', players: { A: { choosesDie: true } } },
        rolls: ['N', 2, 'B', 2],
        answers: [['A', 'B1']],
      }),
    ).toBe('unknown-option');
  });

  test('[UB-SHD-11] after rerolls, and for an extra roll if that comes first', () => {
    const { asked, player } = play({
      seats: 2,
      given: {
        phase: 'resolve',
        players: {
          A: {
            choosesDie: true,
            battery: 'tesseract-battery',
            selects: 'tesseract-battery/activate',
            powers: ['continuum-compressor'],
          },
        },
      },
      rolls: ['B', 2, 'G', 3],
      answers: [
        ['A', 'play/continuum-compressor/A'],
        ['A', 'G5'],
      ],
    });
    expect(asked).toEqual(['choice.reroll A', 'choice.set-die A']);
    expect(player('A')).toMatchObject({ choosesDie: false, lastRoll: { letter: 'G', number: 5 } });
  });
});
