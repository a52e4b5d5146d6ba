import { describe, expect, test } from 'vitest';
import { door, treasure } from '../../../test/cards.ts';
import { play, type Script } from '../../../test/play.ts';
import { fight, heroAt, sit } from '../../../test/table.ts';
import { foeOf } from '../combat/foes.ts';
import { totalsOf } from '../combat/totals.ts';
import { equipsOf, makeChange } from '../equip/changes.ts';
import { changesGear } from './dexterity.ts';
import { combatWindow } from './windows.ts';

/** Rapier of Small Talk: 3 attack. */
const RAPIER = treasure(22);

/** A hero that fights, with a rapier in its hand. */
function fighting(DEX: number, dice: readonly number[] = []) {
  const { t, told } = sit({ heroes: ['homeworld'], places: { 'hand/0': [RAPIER] }, dice });
  const hero = fight(t, {
    ...{ stage: 'action', calculations: 1 },
    foes: [{ ...foeOf(door(1)), rolled: 6, tenths: 5 }],
  });
  hero.sheet = { ...hero.sheet, ST: 2, DEX };
  const { combat } = t.state;
  if (combat === undefined) throw new Error('nobody fights');
  return { t, told, hero, combat, attack: () => totalsOf(t, combat).players.att };
}

/** What the action window offers. */
function offered(DEX: number): readonly string[] {
  const { t, combat } = fighting(DEX);
  const { value } = combatWindow(t, combat, 'action').next(0);
  if (typeof value !== 'object' || !('options' in value)) return [];
  return value.options.map(({ id }) => id);
}

/** Changes gear by a check of DEX 9 with these dice, or as a card grants it. */
function changed(dice: readonly number[], granted: number, script: Script) {
  const table = fighting(9, dice);
  table.combat.gear[0] = granted;
  const before = table.attack();
  const { asked } = play(changesGear(table.t, table.combat, table.hero), script);
  return { ...table, asked, gained: table.attack() - before };
}

describe('gear in a combat', () => {
  test('[BQ-TURN-05] is frozen: the only way to it is a check', () => {
    expect(offered(9)).toEqual(['change-gear', 'run-away', 'pass']);
    // A 1 can fall no lower, and is no number to check.
    expect(offered(1)).toEqual(['run-away', 'pass']);
  });

  test('[BQ-TURN-05] counts if it was equipped before the kick', () => {
    const { t } = sit({ heroes: ['homeworld'], places: { 'hand/0': [RAPIER] } });
    const hero = heroAt(t.state, 0);
    const [change] = equipsOf(t, hero);
    if (change === undefined) throw new Error('nothing can be equipped');
    play(makeChange(t, hero, change));
    const { combat } = (fight(t), t.state);
    if (combat === undefined) throw new Error('nobody fights');
    // ST 1 and 3.
    expect(totalsOf(t, combat).players.att).toBe(4);
    expect(fighting(9).attack()).toBe(2);
  });

  test('[BQ-TURN-05] [BQ-DEX-02] [BQ-DEX-03] one change comes of a check that passes, none of one that fails', () => {
    // An 8 is under 9, a 9 is not.
    const passed = changed([7], 0, [['change-gear', `equip/${RAPIER}`]]);
    expect([passed.gained, passed.hero.sheet.DEX]).toEqual([3, 8]);
    const failed = changed([8], 0, []);
    expect([failed.gained, failed.hero.sheet.DEX, failed.asked]).toEqual([0, 8, []]);
  });

  test('[BQ-HIDN-01] who could change nothing is asked all the same: others learn nothing of the hand', () => {
    const { t } = sit({ heroes: ['homeworld', 'homeworld'] });
    const hero = fight(t, { stage: 'action', calculations: 1, gear: { 0: 1 } });
    const { combat } = t.state;
    if (combat === undefined) throw new Error('nobody fights');
    const { value } = changesGear(t, combat, hero).next(0);
    expect(value).toMatchObject({ options: [{ id: 'nothing' }], always: true });
  });

  test('[BQ-TURN-05] [BQC-VERB-58] what a card grants needs no check', () => {
    const { gained, hero, combat, told } = changed([], 2, [['change-gear', `equip/${RAPIER}`]]);
    expect([gained, hero.sheet.DEX, combat.gear[0]]).toEqual([3, 9, 1]);
    expect(told.map(({ type }) => type)).toEqual(['cards-moved']);
    const { t, combat: other, hero: one } = fighting(9);
    other.gear[0] = 1;
    expect(changesGear(t, other, one).next(0).value).toMatchObject({ why: { rule: 'BQ-TURN-05' } });
  });
});
