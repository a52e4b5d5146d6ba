import { describe, expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import { begin, floor, ours } from '../../../../test/table.ts';
import { faultsOf } from '../../../rules/match/faults.ts';
import { INVARIANTS } from './invariants.ts';
import { LUCK_TOKENS } from './luck-charm.ts';

/** Whether a Charmer may pick these, besides a feature and an Encounter power. */
const isLegal = (...picks: readonly string[]): boolean =>
  faultsOf(GAME, {
    name: 'Cha',
    role: 'striker',
    specialisation: 'sniper',
    className: 'charmer',
    picks: ['lasting', 'luck-charm', ...picks].map((pick) => `charmer/${pick}`),
    implement: 'wand',
    level: 1,
  }).length === 0;

describe('the Charmer', () => {
  test('[KC-CHM-01] one charm and two attacks, or two charms and one attack', () => {
    expect(isLegal('shield-charm', 'stoneskin', 'shrinking-jinx')).toBe(true);
    expect(isLegal('shield-charm', 'assault-charm', 'stoneskin')).toBe(true);
    expect(isLegal('shield-charm', 'assault-charm', 'surefoot-charm')).toBe(false);
    expect(isLegal('stoneskin', 'shrinking-jinx', 'quickflesh-jinx')).toBe(false);
    expect(isLegal('shield-charm', 'stoneskin')).toBe(false);
    expect(isLegal('shield-charm', 'shield-charm', 'stoneskin')).toBe(false);
  });
  test('[KC-CHM-01] Close Focus Charm is an attack', () => {
    expect(isLegal('shield-charm', 'assault-charm', 'close-focus-charm')).toBe(true);
    expect(isLegal('close-focus-charm', 'stoneskin', 'shrinking-jinx')).toBe(false);
  });
  test('[KC-CHM-01] one feature and one Encounter power', () => {
    expect(isLegal('shield-charm', 'stoneskin', 'shrinking-jinx', 'creative')).toBe(false);
    expect(isLegal('shield-charm', 'stoneskin', 'shrinking-jinx', 'takeoff-charm')).toBe(false);
  });
  test('[KC-CHM-04] wand, staff or sword', () => {
    const carried = GAME.content.classes.find(({ id }) => id === 'charmer')?.implements;
    expect(carried).toEqual(['wand', 'staff', 'sword']);
  });
  const lone = () =>
    begin({
      court: floor(5, 5),
      athletes: [ours('Cha', '2,2', { class: 'charmer', picks: ['charmer/luck-charm'] })],
      turn: 'Cha',
    });
  test('[KC-CHM-05] it starts with no charm and no Luck Token', () => {
    expect(lone().state.effects.filter(({ innate }) => innate !== true)).toEqual([]);
  });
  test('[KC-INV-10] nobody keeps an empty Luck Token', () => {
    const court = lone();
    expect(INVARIANTS.map(({ check }) => check(court.state))).toEqual([undefined]);
    const of = { on: 0, by: 0, source: 'luck-charm', until: { ends: 'match' } } as const;
    court.state.effects.push({ ...of, id: 99, mark: 99, kind: LUCK_TOKENS, amount: 0 });
    expect(INVARIANTS[0]?.check(court.state)).toBe('Cha has 0');
  });
});
