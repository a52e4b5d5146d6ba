import { describe, expect, test } from 'vitest';
import { MAP } from '../../../../test/dungeon-court.ts';
import type { Court } from '../../../../test/table.ts';
import { wardNow } from '../../../explain/numbers.ts';
import { deal, isBloodied } from '../../../rules/harm/damage.ts';
import { of, scene, theirs } from './testing/scene.ts';

const pila = (at = '1,1') => scene([theirs('Bo', '7,0'), of('Pila', at)], { rows: MAP });

/** Damage to Pila that is nobody's attack. */
function hurt(court: Court, amount: number): void {
  const to = court.id('Pila');
  court.run(deal(court, { to, by: court.id('Bo'), kind: 'other', melee: false }, amount, 'test'));
}

/** Her next turn, in the Dungeon. */
function comesBack(court: Court): void {
  court.answer('end-turn', 'dungeon(0,1)');
  expect(court).toBeTheTurnOf('Pila');
}

describe('Untouchable', () => {
  test('[KT-KIS-01] [KT-INV-03] 6 HP at most, and Ward 3 from the start', () => {
    const court = pila();
    expect(court.of('Pila')).toMatchObject({ hp: 6, maxHp: 6, startingWard: 3 });
    expect(court.of('Pila')).toHaveWard(3);
    expect(wardNow(court.state, court.id('Pila')).terms).toMatchObject([
      { source: { from: 'beginning' }, amount: 3 },
    ]);
  });
  test('[KT-KIS-01] Bloodied at 3', () => {
    const court = pila();
    hurt(court, 3 + 2);
    expect([court.of('Pila').hp, isBloodied(court.of('Pila'))]).toEqual([4, false]);
    hurt(court, 1);
    expect([court.of('Pila').hp, isBloodied(court.of('Pila'))]).toEqual([3, true]);
  });
  test('[KT-EX-03] [KT-KIS-01] Ward first, then HP; Taken Out she is back with 6 and 3', () => {
    const court = pila();
    hurt(court, 5);
    expect(court.of('Pila')).toHaveHp(4);
    expect(court.of('Pila')).toHaveWard();
    hurt(court, 4);
    expect(court.of('Pila')).toStandAt('nowhere');
    comesBack(court);
    expect(court.of('Pila')).toMatchObject({ hp: 6, maxHp: 6 });
    expect(court.of('Pila')).toHaveWard(3);
  });
  test('[KT-EX-03] [KT-KIS-01] [KT-INV-03] Taken Out in the Dungeon her maximum falls, the Ward does not', () => {
    const court = pila('dungeon(1,1)');
    hurt(court, 9);
    comesBack(court);
    expect(court.of('Pila')).toMatchObject({ hp: 5, maxHp: 5 });
    expect(court.of('Pila')).toHaveWard(3);
    // Half of 5.
    hurt(court, 3 + 2);
    expect(isBloodied(court.of('Pila'))).toBe(false);
    hurt(court, 1);
    expect(isBloodied(court.of('Pila'))).toBe(true);
  });
  test('[KT-INV-03] never below 1', () => {
    const court = pila('dungeon(1,1)');
    for (const maxHp of [5, 4, 3, 2, 1, 1]) {
      hurt(court, 9);
      comesBack(court);
      expect(court.of('Pila')).toMatchObject({ hp: maxHp, maxHp });
      expect(court.of('Pila')).toHaveWard(3);
      court.answer('end-turn');
    }
  });
  test('[KT-KIS-01] what is left of the Ward does not add to that of the return', () => {
    const court = pila('dungeon(1,1)');
    court.of('Pila').wards.push({ amount: 2, onTop: false, by: -1 });
    hurt(court, 11);
    comesBack(court);
    expect(court.of('Pila')).toHaveWard(3);
  });
});
