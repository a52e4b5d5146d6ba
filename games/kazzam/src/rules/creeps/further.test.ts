import { describe, expect, test } from 'vitest';
import { archers } from '../../../test/creep-court.ts';
import { begin, type Court, floor, ours, theirs } from '../../../test/table.ts';
import type { CreepRow } from '../effects/creep-block.ts';
import { type AttackPower, wholePower } from '../effects/power.ts';
import { type Actor, readyToAct } from './actor.ts';
import { furtherFor, withFurther } from './further.ts';
import { lookAround } from './lookout.ts';

const shot = (id: string, ranged: number): AttackPower =>
  wholePower({ id, rule: 'TEST', target: { ranged }, damage: 1, roll: 'none' });

/** A row of one attack, with others on further targets that reach so far. */
const rowOf = (...ranges: readonly number[]): CreepRow => ({
  id: 'test',
  rule: 'TEST',
  power: shot('first', 6),
  further: { rule: 'TEST', powers: ranges.map((range, at) => shot(`further-${at}`, range)) },
});

/** An archer at (0,0), and three enemies at 3, 5 and 9 squares. */
function aiming(only?: Actor['only']): { readonly court: Court; readonly actor: Actor } {
  const names = ['Ana', 'Bo', 'Cy'];
  const court = begin({
    court: floor(12, 1),
    athletes: [ours('Ana', '3,0'), theirs('Bo', '5,0'), ours('Cy', '9,0')],
    creeps: [archers(['0,0'], names)],
    turn: 'Ana',
  });
  const actor = readyToAct(court, court.id('Practice Archer 1'), {});
  if (actor === undefined) throw new Error('it cannot act');
  return { court, actor: only === undefined ? actor : { ...actor, only } };
}

/** How many further targets there are beside the first one: now, and at most. */
function finds(row: CreepRow, first: string): readonly number[] {
  const { court, actor } = aiming();
  const targets = ['Ana', 'Bo', 'Cy'].map((name) => court.id(name));
  const lookout = lookAround(withFurther(actor, row, targets));
  const { count, most } = furtherFor(lookout, court.id(first));
  return [count(), most];
}

describe('attacks on further targets', () => {
  test('[KM-CHARM-02] find each one more target, and none the first again', () => {
    expect(finds(rowOf(6), 'Ana')).toEqual([1, 1]);
    expect(finds(rowOf(6, 6), 'Ana')).toEqual([1, 2]);
    expect(finds(rowOf(9, 9), 'Ana')).toEqual([2, 2]);
    expect(finds(rowOf(9, 9, 9), 'Ana')).toEqual([2, 2]);
    expect(finds(rowOf(6, 6), 'Cy')).toEqual([2, 2]);
  });

  test('[KM-CHARM-02] end with the first that reaches nobody who is left', () => {
    expect(finds(rowOf(4, 9), 'Ana')).toEqual([0, 2]);
    expect(finds(rowOf(9, 4), 'Bo')).toEqual([1, 2]);
  });

  test('a row that brings none has none', () => {
    const { power } = rowOf();
    expect(finds({ id: 'test', rule: 'TEST', power: power ?? shot('first', 6) }, 'Ana')).toEqual([
      0, 0,
    ]);
  });

  test('[KZ-CREEP-24] are what the state of the Creep leaves of each', () => {
    const left = (only: Actor['only']) =>
      withFurther(aiming(only).actor, rowOf(6, 6), []).further?.powers.map(({ id }) => id);
    expect(left(undefined)).toEqual(['further-0', 'further-1']);
    expect(left('basic-implement')).toEqual(['creep-basic-attack', 'creep-basic-attack']);
    expect(left('melee')).toEqual([]);
  });
});
