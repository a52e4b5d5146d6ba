import { expect, test } from 'vitest';
import { type Rig, sitWith } from '../../../test/arcane-rig.ts';
import { offered, reasons } from '../../../test/offered.ts';
import { invokePower, openPowers } from '../../../test/powers.ts';
import type { Sitting } from '../../../test/rig.ts';
import type { Creature } from '../../model.ts';
import { powersOf } from '../../rules/actions/powers.ts';
import { has } from '../../rules/bearers/bearers.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import type { Spell } from '../spell.ts';

const FIELD = Array.from({ length: 13 }, () => '.'.repeat(30));

/** A mutant of Level 1 with 6 Hit Points and one spell. */
function mutant(spell: string | undefined, sitting: Sitting = {}, seat: number | undefined = 0) {
  const rig = sitWith(sitting);
  const one = rig.hero(
    {
      heritage: 'mutant',
      ...(spell === undefined ? {} : { heritageChoice: spell }),
      hitDice: [6],
    },
    5,
    6,
    seat,
  );
  return { rig, one };
}

const harm = (rig: Rig, creature: Creature, isDamage = true) =>
  rig.play(hurt(rig.t, creature, { danger: { rule: 'DT-GEN-05', tags: [] }, isDamage, amount: 1 }));

/** What its power offers at the question of a key. */
function offers({ t }: Rig, one: Creature, key: string): readonly string[] {
  const power = powersOf(t, one, 'combat').find(({ id }) => id === 'innate-power');
  return offered(power?.run(t) ?? undefined, key);
}

test.each([
  [undefined, 'closed.no-spell'],
  ['magic-missile', 'closed.no-target'],
  ['shield', undefined],
  ['read-languages', undefined],
])('[DT-HER-11] alone, a mutant with the spell %s has its power closed: %s', (spell, why) => {
  const { rig, one } = mutant(spell);
  expect(reasons(rig.t, one)['power-innate-power']).toBe(why);
});

test('[DT-HER-11, DT-MAG-12] out of the scene there is no place to send an area to', () => {
  const { rig, one } = mutant('sleep', { rows: FIELD });
  const why = () => reasons(rig.t, one)['power-innate-power'];
  expect(why()).toBeUndefined();
  one.place = { at: 'away' };
  expect(why()).toBe('closed.no-target');
});

test('[DT-HER-11, DT-MAG-18] nobody who concentrates uses it, nor while it rests', () => {
  const { rig, one } = mutant('shield', { dice: [4] });
  const source = { rule: 'DT-ARC-509', by: one.id, isSpell: true as const };
  const held = { kind: 'telekinesis', source, until: { at: 'cure' }, concentration: true } as const;
  rig.play(afflict(rig.t, one, held));
  expect(reasons(rig.t, one)['power-innate-power']).toBe('closed.concentrates');
  one.effects = [];
  invokePower(rig, one, 'innate-power');
  expect(reasons(rig.t, one)['power-innate-power']).toBe('closed.rests');
  rig.state.clock = 23;
  expect(openPowers(rig, one)).toEqual([]);
  rig.state.clock = 24;
  expect(openPowers(rig, one)).toEqual(['innate-power']);
  expect(rig.events('dice-rolled')).toMatchObject([{ for: 'innate-rest', faces: [4] }]);
});

test('[DT-HER-11, DT-MAG-19] only the forms that reach somebody are offered', () => {
  const alone = mutant('light', { dice: [1] });
  const few = ['light', 'light-on-thing', 'darkness', 'darkness-on-thing'];
  expect(offers(alone.rig, alone.one, 'form')).toEqual(few);
  const { rig, one } = mutant('light', { dice: [1] });
  rig.foe('grunt', 10);
  expect(offers(rig, one, 'form')).toEqual([few[0], few[1], 'light-at-eyes', few[2], few[3]]);
});

test('[DT-HER-11] whoever it is aimed at is asked for, and the cast is told without a casting roll', () => {
  const { rig, one } = mutant('magic-missile', { dice: [3, 2] });
  const ash = rig.hero({ hitDice: [20] }, 10);
  const grunt = rig.foe('grunt', 15);
  invokePower(rig, one, 'innate-power', [['innate-target', `at-${ash.id}`]]);
  expect(rig.events('cast')).toEqual([
    {
      type: 'cast',
      rule: 'DT-HER-11',
      creature: one.id,
      spell: 'magic-missile',
      form: 'magic-missile',
      at: [ash.id],
    },
  ]);
  expect([ash.hp, grunt.hp, rig.events('rolled')]).toEqual([16, 5, []]);
  rig.allDiceUsed();
});

test('[DT-HER-11, DT-PLAY-03] a mutant of the software goes for an enemy first', () => {
  const { rig, one } = mutant('magic-missile', { dice: [1, 2] });
  one.run = { by: 'companion' };
  const ash = rig.hero({ hitDice: [20] }, 10);
  const grunt = rig.foe('grunt', 15);
  invokePower(rig, one, 'innate-power');
  expect([ash.hp, grunt.hp]).toEqual([20, 3]);
  rig.allDiceUsed();
});

test('[DT-HER-11, DT-PLAY-03] without enemies it takes whom it can reach', () => {
  const { rig, one } = mutant('magic-missile', { dice: [1, 2] });
  one.run = { by: 'companion' };
  const ash = rig.hero({ hitDice: [20] }, 10);
  invokePower(rig, one, 'innate-power');
  expect(ash.hp).toBe(18);
});

test('[DT-HER-11] a form for an area is aimed like any other', () => {
  const { rig, one } = mutant('light', { dice: [1], rows: FIELD });
  invokePower(rig, one, 'innate-power', [
    ['form', 'darkness'],
    ['point', '10-6'],
  ]);
  expect(rig.events('cast')).toMatchObject([{ form: 'darkness', at: [] }]);
  expect(rig.state.zones).toMatchObject([
    { kind: 'darkness', source: { by: one.id, level: 1, isSpell: true } },
  ]);
});

test('[DT-HER-11, DT-GEN-08] set off by damage, form and victim are drawn, and the area begins where that stands', () => {
  const { rig, one } = mutant('light', { dice: [1, 3, 1, 6], rows: FIELD });
  rig.foe('grunt', 8, 6);
  const other = rig.foe('grunt', 20, 6);
  harm(rig, one);
  expect(rig.events('power-used')).toMatchObject([
    { rule: 'DT-HER-11', creature: one.id, power: 'innate-power' },
  ]);
  expect(rig.events('lot-drawn')).toMatchObject([
    { creature: one.id, for: 'innate-form', of: 5, at: 3 },
    { creature: one.id, for: 'innate-target', of: 2, at: 1 },
  ]);
  expect(rig.events('cast')).toMatchObject([{ form: 'darkness', at: [other.id] }]);
  const [zone] = rig.state.zones;
  expect(zone?.kind).toBe('darkness');
  const cells = zone?.shape.is === 'cells' ? zone.shape.cells : [];
  expect([cells.length, Math.min(...cells), Math.max(...cells)]).toEqual([
    49,
    3 * 30 + 17,
    9 * 30 + 23,
  ]);
  expect(openPowers(rig, one)).toEqual([]);
  rig.state.clock = 36;
  expect(openPowers(rig, one)).toEqual(['innate-power']);
  rig.allDiceUsed();
});

test('[DT-HER-11, DT-MOVE-06] without a map the area takes in who is near the victim', () => {
  const { rig, one } = mutant('sleep', { dice: [1, 1, 6, 6, 2, 1, 3, 1] });
  rig.foe('bones', 60);
  const first = rig.foe('grunt', 100);
  const second = rig.foe('grunt', 110);
  const far = rig.foe('grunt', 150);
  harm(rig, one);
  expect(rig.events('lot-drawn')).toMatchObject([{ for: 'innate-target', of: 4, at: 1 }]);
  expect(rig.events('cast')).toMatchObject([{ form: 'sleep', at: [first.id, second.id] }]);
  expect([first, second, far].map((each) => has(each, 'asleep'))).toEqual([true, true, false]);
  rig.allDiceUsed();
});

test.each([
  [FIELD, (victim: Creature) => victim.place.at === 'square' && { cell: victim.place.cell }],
  [[], (victim: Creature) => ({ creature: victim })],
])(
  '[DT-HER-11, DT-ARC-309] an area that is set off begins at the point where its victim stands',
  (rows, pointOf) => {
    const points: unknown[] = [];
    const probe: Spell = {
      ...{
        id: 'probe',
        rule: 'DT-ARC-309',
        tradition: 'arcane',
        level: 1,
        range: 120,
        good: 'area',
      },
      aim: () => ({ at: 'area', shape: { is: 'radius', feet: 10 } }),
      cast: (_t, { point }) => {
        points.push(point);
        return undefined;
      },
    };
    const { rig, one } = mutant('probe', { dice: [1, 3], rows, content: { spells: { probe } } });
    const victim = rig.foe('grunt', 12, 6);
    harm(rig, one);
    expect(points).toEqual([pointOf(victim)]);
    rig.allDiceUsed();
  },
);

test('[DT-HER-11] a spell for its caster alone takes the mutant, whoever else is near', () => {
  const { rig, one } = mutant('shield', { dice: [1, 2] });
  const grunt = rig.foe('grunt', 10);
  harm(rig, one);
  expect(rig.events('cast')).toMatchObject([{ spell: 'shield', at: [one.id] }]);
  expect([has(one, 'shield-spell'), has(grunt, 'shield-spell')]).toEqual([true, false]);
  expect(rig.events('lot-drawn')).toEqual([]);
  rig.allDiceUsed();
});

test('[DT-HER-11] a spell of the story set off by damage is at nobody', () => {
  const { rig, one } = mutant('read-languages', { dice: [1, 2] });
  rig.foe('grunt', 10);
  harm(rig, one);
  expect(rig.events('cast')).toMatchObject([{ spell: 'read-languages', at: [] }]);
  expect(rig.events('story-spell')).toMatchObject([
    { creature: one.id, until: { at: 'time', clock: 120 } },
  ]);
  rig.allDiceUsed();
});

test('[DT-HER-11] the save against it is by WIS and hard', () => {
  const { rig, one } = mutant('shield', { dice: [15] });
  harm(rig, one);
  expect(rig.events('rolled')).toMatchObject([
    { creature: one.id, kind: 'save', ability: 'WIS', target: 15, success: true },
  ]);
  expect(rig.events('power-used')).toEqual([]);
  rig.allDiceUsed();
});

test.each([
  ['shield', false],
  [undefined, true],
])(
  '[DT-HER-11] with the spell %s a loss that is damage (%s) sets nothing off',
  (spell, isDamage) => {
    const { rig, one } = mutant(spell);
    harm(rig, one, isDamage);
    expect([one.hp, rig.events('rolled'), rig.events('power-used')]).toEqual([5, [], []]);
  },
);
