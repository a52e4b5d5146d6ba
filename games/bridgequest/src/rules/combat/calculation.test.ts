import { describe, expect, test } from 'vitest';
import { calculate, differentialDoors, type Totals } from './calculation.ts';

const NORMAL = { strikesFirst: false, winsTies: false };
const totals = (att: number, def: number, monstersAtt: number, monstersDef: number): Totals => ({
  players: { att, def },
  monsters: { att: monstersAtt, def: monstersDef },
});

describe('the ledger’s examples', () => {
  test('[BQ-EX-01] [BQ-CMB-26] a plain win', () => {
    expect(calculate(totals(9, 9, 2, 3), NORMAL)).toEqual({ result: 'winning', lead: 6 });
  });

  test('[BQ-EX-02] [BQ-CMB-27] [BQ-PD-02] a lead of 17 on row 5 is a differential of two doors', () => {
    expect(calculate(totals(24, 11, 7, 7), NORMAL)).toEqual({ result: 'differential', lead: 17 });
    expect(differentialDoors(17, 5)).toBe(2);
    expect(calculate(totals(24, 14, 12, 20), NORMAL)).toEqual({ result: 'winning', lead: 4 });
  });

  test('[BQ-EX-03] [BQ-CMB-23] who strikes first wins before the own defence is tried', () => {
    const fight = totals(11, 7, 12, 4);
    expect(calculate(fight, { ...NORMAL, strikesFirst: true })).toEqual({
      result: 'winning',
      lead: 7,
    });
    expect(calculate(fight, NORMAL).result).toBe('broken');
  });

  test('[BQ-EX-04] [BQ-CMB-24] equality breaks a defence', () => {
    expect(calculate(totals(30, 9, 9, 1), NORMAL).result).toBe('broken');
  });

  test('[BQ-EX-05] [BQ-CMB-23] a first strike that wins nothing leaves the defence to be tried', () => {
    const fight = totals(8, 11, 21, 8);
    expect(calculate(fight, { ...NORMAL, strikesFirst: true })).toEqual({
      result: 'broken',
      lead: 0,
    });
    expect(calculate(totals(8, 10, 7, 6), NORMAL)).toEqual({ result: 'winning', lead: 2 });
  });
});

describe('the edges', () => {
  test('[BQ-CMB-25] a defence that holds and an attack that is not over is short', () => {
    expect(calculate(totals(8, 11, 10, 8), NORMAL)).toEqual({ result: 'short', lead: 0 });
    expect(calculate(totals(8, 11, 10, 9), { ...NORMAL, strikesFirst: true }).result).toBe('short');
  });

  test('[BQ-TURN-07] [BQ-CMB-26] a lead of one wins', () => {
    expect(calculate(totals(11, 5, 1, 10), NORMAL)).toEqual({ result: 'winning', lead: 1 });
    expect(calculate(totals(10, 5, 1, 10), NORMAL).result).toBe('short');
  });

  test('[BQ-CMB-26] [BQ-CMB-27] a lead of 9 wins, one of 10 calls doors', () => {
    expect(calculate(totals(19, 5, 1, 10), NORMAL).result).toBe('winning');
    expect(calculate(totals(20, 5, 1, 10), NORMAL).result).toBe('differential');
  });

  test('[BQ-CMB-24] [BQ-TERM-14] an attack of nothing breaks nothing', () => {
    expect(calculate(totals(1, 0, 0, 0), NORMAL).result).toBe('winning');
    expect(calculate(totals(1, -5, -2, 0), NORMAL).result).toBe('winning');
    expect(calculate(totals(1, -5, 1, 0), NORMAL).result).toBe('broken');
  });

  test('[BQ-CMB-28] who wins ties holds and wins by equality, no more', () => {
    const ties = { ...NORMAL, winsTies: true };
    expect(calculate(totals(6, 9, 9, 6), ties)).toEqual({ result: 'winning', lead: 0 });
    expect(calculate(totals(6, 8, 9, 6), ties).result).toBe('broken');
    expect(calculate(totals(5, 9, 9, 6), ties).result).toBe('short');
  });

  test('[BQ-CMB-23] a differential of a first strike skips the defence too', () => {
    const fight = totals(30, 1, 50, 5);
    expect(calculate(fight, { ...NORMAL, strikesFirst: true }).result).toBe('differential');
    expect(calculate(fight, NORMAL).result).toBe('broken');
  });

  test('[BQ-PD-02] [BQ-INV-17] one door for every full 10 of the lead, two from row 5 on', () => {
    expect([10, 19, 20, 35].map((lead) => differentialDoors(lead, 4))).toEqual([1, 1, 2, 3]);
    expect([10, 19, 20, 35].map((lead) => differentialDoors(lead, 5))).toEqual([2, 2, 4, 6]);
    expect([0, 10].map((row) => differentialDoors(10, row))).toEqual([1, 2]);
    expect(differentialDoors(9, 9)).toBe(0);
  });
});
