import { expect, test } from 'vitest';
import { named, world } from '../../../test/cards.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Lasting } from '../../model.ts';
import type { Checked } from '../../sheets/checks.ts';
import { checkOf, easeOf, mayCheck } from './check.ts';

/** A check of the first hero at a number, with this roll; nobody answers the roll. */
function checked(stat: Checked, number: number, face: number, sitting: Sitting = {}) {
  const { t, told } = sit({ heroes: ['2 UL'], ...sitting, dice: [face - 1] });
  const hero = heroAt(t.state, 0);
  hero.sheet = { ...hero.sheet, [stat]: number };
  const flow = checkOf(t, hero, stat, 'BQ-CON-07');
  let step = flow.next(0);
  while (!step.done) step = flow.next({ slot: 0, answer: 0 });
  return { passed: step.value, number: hero.sheet[stat], told: told.at(-1), t };
}

test.each(['WIS', 'CON', 'DEX'] as const)(
  '[BQ-TERM-10] [BQ-WIS-01] [BQ-CON-01] [BQ-DEX-01] %s is rolled under, and wears',
  (stat) => {
    expect(checked(stat, 7, 6)).toMatchObject({ passed: true, number: 6 });
    expect(checked(stat, 7, 7)).toMatchObject({ passed: false, number: 6 });
    expect(checked(stat, 1, 1)).toMatchObject({ passed: false, number: 1 });
  },
);

test('[BQ-CON-07] it is told with the rule that calls for it, the face and the number that is left', () => {
  expect(checked('CON', 7, 6).told).toEqual({
    type: 'checked',
    rule: 'BQ-CON-07',
    seat: 0,
    stat: 'CON',
    face: 6,
    passed: true,
    number: 6,
  });
});

test('[BQC-VERB-06] cards and worlds make it easier or harder, each for its number', () => {
  // Fishbowl (Occupied): ease(CON,2).
  const places = { 'active/0': [named('Fishbowl (Occupied)')] };
  expect(checked('CON', 7, 8, { places }).passed).toBe(true);
  expect(checked('CON', 7, 9, { places }).passed).toBe(false);
  expect(checked('DEX', 7, 8, { places }).passed).toBe(false);
  // What is for checks is for all three.
  const { t } = sit({ heroes: ['2 UL'] });
  const hero = heroAt(t.state, 0);
  t.state.lasting.push(lasting('check', -2, 'c'));
  expect((['WIS', 'CON', 'DEX'] as const).map((stat) => easeOf(t, hero, stat))).toEqual([
    -2, -2, -2,
  ]);
});

const lasting = (kind: 'check' | 'WIS', n: number, until: Lasting['until']): Lasting => ({
  ...{ id: 1, source: 'BQC-DUST-01#1', target: 0, until },
  action: { verb: 'ease', kind, n },
});

test('[BQC-DUR-07] what makes the next roll easier is used up by it, whatever comes of it', () => {
  const { t } = sit({ heroes: ['2 UL'], dice: [9, 9] });
  const hero = heroAt(t.state, 0);
  hero.sheet = { ...hero.sheet, WIS: 9, DEX: 9 };
  t.state.lasting.push(lasting('WIS', 3, '1'), lasting('WIS', 1, 'g'));
  const run = (stat: Checked): boolean | void => {
    const flow = checkOf(t, hero, stat, 'BQ-WIS-02');
    let step = flow.next(0);
    while (!step.done) step = flow.next({ slot: 0, answer: 0 });
    return step.value;
  };
  // It is for another number.
  expect(run('DEX')).toBe(false);
  expect(t.state.lasting).toHaveLength(2);
  expect(run('WIS')).toBe(true);
  expect(t.state.lasting.map(({ until }) => until)).toEqual(['g']);
});

test('[BQC-VERB-29] a world may forbid them', () => {
  const banning = Array.from({ length: 44 }, (_, i) => world(i + 1));
  const allowed = (places: Sitting['places']) => {
    const { t } = sit({ heroes: ['2 UL'], places: places ?? {} });
    return (['WIS', 'CON', 'DEX'] as const).filter((stat) => mayCheck(t, heroAt(t.state, 0), stat));
  };
  expect(allowed({})).toEqual(['WIS', 'CON', 'DEX']);
  // One of all worlds has here: ban(dex).
  expect(allowed({ 'world/2': banning })).toEqual(['WIS', 'CON']);
});
