import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, floor, row } from '../../../../test/table.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { force } from '../../../rules/movement/forced.ts';
import { grantedByStep } from '../../../rules/movement/safe-steps.ts';
import { BO, impsActed, impsAt, kindsOn } from './testing/imp-court.ts';

const ARCHER = 'Imp Archer';
const THIEF = 'Imp Thief';
const COVERED = 'imp-covered';

const cellAt = (court: Court, at: string): number => {
  const [x = 0, y = 0] = at.split(',').map(Number);
  return court.cell(x, y);
};

/** The Archer has shot at Bo, four squares away from it; it is his turn. */
const shot = (archer = '0,2', bo = {}): Court =>
  impsActed({ athletes: [{ ...BO, ...bo }], imps: { Archer: archer } });

describe('the Archer of an Imp Team', () => {
  test('[KM-IMP-10] [KM-IMP-04] deals 2 damage, and 1 more to whoever has no cover', () => {
    expect(blows(shot(), 'Bo', ARCHER)).toEqual([3]);
  });

  test('[KM-IMP-04] deals no more to whoever has cover from it, and 1 less for that', () => {
    // In a corridor there is no square without cover.
    const court = impsActed({
      rows: ['#...o.#'],
      athletes: [{ ...BO, at: '5,0' }],
      imps: { Archer: '1,0' },
    });
    expect(blows(court, 'Bo', ARCHER)).toEqual([2 - 1]);
  });

  test('[KM-IMP-10] [KM-CRP-09] shoots 5 squares far', () => {
    const court = impsActed({
      rows: floor(12, 1),
      athletes: [{ ...BO, at: '8,0' }],
      imps: { Archer: '1,0' },
    });
    expect([court.at(ARCHER), blows(court, 'Bo', ARCHER)]).toEqual(['court(3,0)', [3]]);
  });

  test('[KM-IMP-10] has an Opportunity at the first step of its target, once', () => {
    const court = shot().answer('walk', row(2, 5, 4, 5));
    // Two damage: its trait is for attacks (KM-IMP-04, D-74).
    expect(blows(court, 'Bo', ARCHER)).toEqual([3, 2]);
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });

  test('[KM-IMP-10] of a way the first step alone counts as such a one', () => {
    const court = shot();
    const bo = court.id('Bo');
    const granted = (from: string, to: string) =>
      grantedByStep(court, bo, cellAt(court, from), cellAt(court, to)).length;
    expect([granted('4,2', '5,2'), granted('5,2', '6,2')]).toEqual([1, 0]);
  });

  test('[KM-IMP-10] a Shift is a movement too', () => {
    expect(blows(shot().answer('shift', row(2, 5)), 'Bo', ARCHER)).toEqual([3, 2]);
  });

  test('[KM-IMP-10] being moved by force is none, and uses nothing up', () => {
    const court = shot();
    const from = court.of(ARCHER);
    const by = court.id(ARCHER);
    const push = { how: 'push', squares: 1, by, source: 'test', from, rule: 'TEST' } as const;
    court.run(force(court, court.id('Bo'), push));
    expect(blows(court, 'Bo', ARCHER)).toEqual([3]);
    expect(kindsOn(court, 'Bo')).toEqual([COVERED]);
  });

  test('[KM-IMP-10] who steps off where it cannot strike has moved all the same', () => {
    const court = shot();
    // Six squares are out of its range (KM-CRP-15).
    court.of(ARCHER).cell = court.cell(0, 4);
    court.of('Bo').cell = court.cell(6, 2);
    court.answer('walk', row(2, 5, 4));
    expect(blows(court, 'Bo', ARCHER)).toEqual([3]);
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });

  test('[KM-IMP-10] [KZ-OPP-06] beside it, leaving and moving are one Opportunity', () => {
    const athletes = [{ ...BO, at: '1,0' }];
    const court = impsActed({ rows: floor(8, 1), athletes, imps: { Archer: '0,0' } });
    court.answer('walk', row(0, 2));
    expect(court.heard('opportunity')).toHaveLength(1);
  });

  test('[KM-IMP-10] [KM-CRP-10] it lasts until the end of the target’s next turn', () => {
    const court = shot();
    const until = { ends: 'turn-end', of: court.id('Bo'), turn: 2 };
    expect(court.inPlay(COVERED)).toMatchObject([{ until }]);
    takeOut(court, court.id(ARCHER), -1);
    court.answer('end-turn');
    expect(court.inPlay(COVERED)).toEqual([]);
  });

  test('[KM-IMP-10] a second shot comes in place of the first', () => {
    const court = shot().answer('end-turn');
    expect(kindsOn(court, 'Bo')).toEqual([COVERED]);
  });
});

describe('the Miss Trigger of an Imp Team', () => {
  const missed = (archer: string | undefined, more: Record<string, unknown> = {}): Court => {
    const imps = {
      Thief: '3,2',
      ...(archer === undefined ? {} : { Archer: { at: archer, ...more } }),
    };
    return impsAt({ athletes: [{ ...BO, implement: 'wand' }], imps, rolls: [2] });
  };
  const miss = (court: Court): Court => court.answer('basic-implement-attack', THIEF);

  test('[KM-IMP-14] whoever misses one of them grants the Archer an Opportunity', () => {
    const court = miss(missed('9,2'));
    expect(blows(court, 'Bo', ARCHER)).toEqual([2]);
    expect(court).toHaveHeard({ type: 'opportunity', who: 'Bo', rule: 'KM-IMP-14' });
  });

  test('[KM-IMP-14] not beyond its range of 5', () => {
    expect(miss(missed('10,2')).heard('opportunity')).toEqual([]);
  });

  test('[KM-IMP-14] not without an Archer, nor with one that is out', () => {
    expect(miss(missed(undefined)).heard('opportunity')).toEqual([]);
    const court = missed('9,2');
    takeOut(court, court.id(ARCHER), -1);
    expect(miss(court).heard('opportunity')).toEqual([]);
  });

  test('[KM-IMP-14] [KM-CRP-15] not by a Prone one', () => {
    expect(miss(missed('9,2', { statuses: ['prone'] })).heard('opportunity')).toEqual([]);
  });

  test('[KM-IMP-14] the Archer answers for itself as well', () => {
    const athletes = [{ ...BO, implement: 'wand' }];
    const court = impsAt({ athletes, imps: { Archer: '3,2' }, rolls: [2] });
    court.answer('basic-implement-attack', ARCHER);
    expect(blows(court, 'Bo', ARCHER)).toEqual([2]);
  });
});
