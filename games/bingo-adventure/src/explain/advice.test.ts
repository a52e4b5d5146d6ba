import { expect, test } from 'vitest';
import { laidOut } from '../../test/laid-out.ts';
import type { AdventureState, Character, Monster } from '../model.ts';
import { inDanger, isMarkedAt, mayEnd, monsterPlans, printedDamage, standingOf } from './advice.ts';

/** A Fighter alone, as given, against a monster as given. */
function given(fighter: Partial<Character>, monster: Partial<Monster> = {}): AdventureState {
  const state = laidOut({ characters: ['fighter'] }, 1);
  return {
    ...state,
    characters: state.characters.map((one) => ({ ...one, ...fighter })),
    monster: { ...state.monster, ...monster },
  };
}

test('[BA-MON-01] what the monster has activated is known before anybody decides', () => {
  const state = laidOut({ characters: ['fighter'] }, 1);
  expect(monsterPlans(state)).toEqual([]);
  const activation = {
    power: 'claw-claw-bite',
    card: 0,
    spaces: 3,
    included: false,
    skipped: false,
    target: -1,
  };
  const plans = monsterPlans({ ...state, monsterActivations: [activation] });
  expect(plans).toEqual([{ power: 'claw-claw-bite', targets: [] }]);
});

test('[BA-END-08] a quarter of the health in the pool is little', () => {
  const [hurt, well] = [given({ pool: 3 }), given({ pool: 4 })];
  expect(inDanger(hurt).map(({ class: name }) => name)).toEqual(['fighter']);
  expect(inDanger(well)).toEqual([]);
  expect(standingOf(hurt, 'fighter')).toEqual({ pool: 3, rating: 12, pending: 0 });
  expect(standingOf(hurt, 'healer')).toBeUndefined();
});

test('[BA-FTR-02] a power may end the match if its printed damage empties the pool', () => {
  expect(printedDamage('brilliant-maneuver')).toBe(3);
  expect(printedDamage('grit')).toBe(0);
  expect(mayEnd(given({}, { pool: 3 }), 'brilliant-maneuver')).toBe(true);
  expect(mayEnd(given({}, { pool: 4 }), 'brilliant-maneuver')).toBe(false);
  expect(mayEnd(given({}, { pool: 3, shields: 1 }), 'brilliant-maneuver')).toBe(false);
});

test('[BA-TAKE-02] a space with a marker is told from one without', () => {
  const state = given({});
  for (const card of state.characters[0]?.cards ?? []) card.marked = 1 << 1;
  expect(isMarkedAt(state, 'fighter', 0, 1)).toBe(true);
  expect(isMarkedAt(state, 'fighter', 0, 0)).toBe(false);
  expect(isMarkedAt(state, 'healer', 0, 1)).toBe(false);
});
