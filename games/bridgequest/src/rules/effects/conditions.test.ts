import { expect, test } from 'vitest';
import { door, treasure } from '../../../test/cards.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Condition } from '../../effects/effect.ts';
import { readEffect } from '../../effects/read-effect.ts';
import type { Combat, Hero } from '../../model.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { foeOf } from '../combat/foes.ts';
import { holds } from './conditions.ts';

/** The condition that is written so. */
function written(text: string): Condition {
  const effect = readEffect(`active if ${text}: tie()`, 'effect', ({ message }) => {
    throw new Error(message);
  });
  const [condition] = effect?.if ?? [];
  if (condition === undefined) throw new Error(`"${text}" is no condition`);
  return condition;
}

/** Which of these conditions hold for the first hero. */
function holding(
  conditions: readonly string[],
  sitting: Sitting = {},
  { combat, hero: change }: { combat?: Partial<Combat>; hero?: (hero: Hero) => void } = {},
): readonly string[] {
  const { t } = sit({ heroes: ['2 UL', '2 UR'], ...sitting });
  if (combat !== undefined) fight(t, combat);
  const hero = heroAt(t.state, 0);
  change?.(hero);
  return conditions.filter((text) =>
    holds(t, written(text), { hero, marks: ['shiny'], effect: 'e' }),
  );
}

const with_ = (change: Partial<Sheet>) => (hero: Hero) => {
  hero.sheet = { ...hero.sheet, ...change };
};

test('[BQC-COND-01] race and class by name, or any at all', () => {
  const asked = ['race(any)', 'race(Stoutling)', 'race(Willowkin)', 'class(any)', 'class(Sidler)'];
  expect(holding(asked)).toEqual([]);
  expect(holding(asked, { places: { 'active/0': [door(91)] } })).toEqual([
    'race(any)',
    'race(Stoutling)',
  ]);
  expect(holding(asked, { places: { 'active/0': [door(98)] } })).toEqual([
    'class(any)',
    'class(Sidler)',
  ]);
  // What lies tapped is not worn.
  expect(holding(asked, { places: { 'tapped/0': [door(98)] } })).toEqual([]);
});

test('[BQC-COND-01] the gender of the sheet', () => {
  const asked = ['gender(male)', 'gender(female)'];
  expect(holding(asked)).toEqual(['gender(female)']);
  expect(holding(asked, {}, { hero: with_({ gender: 'male' }) })).toEqual(['gender(male)']);
});

test('[BQC-COND-02] an item in a slot, or none', () => {
  const asked = [
    'slot(head)',
    'no(head)',
    'slot(handitem)',
    'no(handitem)',
    'slot(big)',
    'no(big)',
  ];
  expect(holding(asked)).toEqual(['no(head)', 'no(handitem)', 'no(big)']);
  // The Colander of Confidence, and the Torch of Mild Arson.
  const places = { 'active/0': [treasure(1), treasure(28)] };
  expect(holding(asked, { places })).toEqual(['slot(head)', 'slot(handitem)', 'no(big)']);
});

test('[BQC-COND-03] a tag of an active card, or one that an effect gives', () => {
  expect(holding(['tag(fire)', 'tag(shiny)'])).toEqual(['tag(shiny)']);
  expect(holding(['tag(fire)', 'tag(shiny)'], { places: { 'active/0': [treasure(28)] } })).toEqual([
    'tag(fire)',
    'tag(shiny)',
  ]);
});

test('[BQC-COND-04] [BQC-COND-09] kinds and number of the monsters of the combat', () => {
  const foe = (id: string) => ({ ...foeOf(id) });
  // The Sphinx With Trick Questions is a beast; figurines have no tags.
  const foes = [foe(door(26)), foe('BQC-FIG-03')];
  const asked = ['mtag(beast)', 'mtag(undead)', 'monsters>=2', 'monsters>=3'];
  expect(holding(asked)).toEqual([]);
  expect(holding(asked, {}, { combat: { foes } })).toEqual(['mtag(beast)', 'monsters>=2']);
});

test('[BQC-COND-05] the row of the figure', () => {
  const asked = ['row>=5', 'row<=5', 'row>=6', 'row<=0'];
  expect(holding(asked)).toEqual(['row>=5', 'row<=5']);
  expect(holding(asked, { heroes: ['homeworld', '2 UL'] })).toEqual(['row<=5', 'row<=0']);
});

test('[BQC-COND-06] alone or helped', () => {
  const asked = ['alone', 'helped'];
  expect(holding(asked)).toEqual([]);
  expect(holding(asked, {}, { combat: {} })).toEqual(['alone']);
  expect(holding(asked, {}, { combat: { helper: 1 } })).toEqual(['helped']);
});

test('[BQC-COND-07] Karma', () => {
  const asked = ['karma<0', 'karma>9', 'karma>10'];
  expect(holding(asked, {}, { hero: with_({ karma: 10 }) })).toEqual(['karma>9']);
  expect(holding(asked, {}, { hero: with_({ karma: -1 }) })).toEqual(['karma<0']);
});

test('[BQC-COND-08] cards in the hand and active items; steeds, allies and tapped ones do not count', () => {
  const asked = ['hand=0', 'hand>=2', 'items>=2', 'items>=3'];
  expect(holding(asked)).toEqual(['hand=0']);
  const places = {
    'hand/0': [door(91), door(92)],
    'active/0': [treasure(1), treasure(28), door(95)],
    'tapped/0': [treasure(2)],
  };
  expect(holding(asked, { places })).toEqual(['hand>=2', 'items>=2']);
});

test('[BQC-COND-10] the gold on the table, tapped items included', () => {
  // 100, 300 and 400.
  const places = {
    'active/0': [treasure(1)],
    'tapped/0': [treasure(2), treasure(3)],
    'hand/0': [treasure(5)],
  };
  expect(holding(['gold>=800', 'gold>=801'], { places })).toEqual(['gold>=800']);
});

test('[BQC-COND-11] what chance has decided about the effect', () => {
  const asked = ['odd', 'even'];
  expect(holding(asked, {}, { combat: {} })).toEqual([]);
  expect(holding(asked, {}, { combat: { odd: { e: true } } })).toEqual(['odd']);
  expect(holding(asked, {}, { combat: { odd: { e: false } } })).toEqual(['even']);
});
