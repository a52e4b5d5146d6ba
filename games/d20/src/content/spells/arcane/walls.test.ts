import { expect, test } from 'vitest';
import { caster, casts, type Rig, sitWith } from '../../../../test/arcane-rig.ts';
import { turnOf } from '../../../../test/effects.ts';
import { offered, reasons } from '../../../../test/offered.ts';
import { invokePower } from '../../../../test/powers.ts';
import type { Creature } from '../../../model.ts';
import { attacksOf } from '../../../rules/attack/forms.ts';
import { has } from '../../../rules/bearers/bearers.ts';
import { deedsOf } from '../../../rules/combat/one-deed.ts';
import { endZone } from '../../../rules/effects/zones.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { cast, originsOf } from '../../../rules/magic/cast.ts';
import { announce } from '../../../rules/moments/moment.ts';
import { acOf } from '../../../rules/numbers/armor.ts';
import { sees } from '../../../rules/place/sight.ts';
import { endRound } from '../../../rules/time/round-end.ts';
import { oneOf } from '../../../table.ts';

const FIELD = Array.from({ length: 13 }, () => '.'.repeat(30));

const sections = ({ state }: Rig): readonly Creature[] =>
  state.creatures.filter(({ block, life }) => block === 'wall-section' && life === 'alive');

const harm = (amount: number, by?: Creature) => ({
  danger: { rule: 'DT-ATK-03', tags: [], ...(by === undefined ? {} : { by }) },
  isDamage: true,
  amount,
});

const clock = (rig: Rig, now: number) => {
  rig.state.clock = now - 1;
  rig.play(endRound(rig.t, { isMinute: now % 6 === 0 }));
};

test.each([
  ['before who is farther', 0, 30, 25],
  ['before who is on the other side', 0, -30, -25],
  ['halfway to who is near', 0, 6, 3],
  ['halfway from the right', 20, 12, 16],
  ['where it is aimed at somebody on the same place', 10, 10, 10],
])('[DT-ARC-411, DT-MOVE-06] without a map a wall stands %s', (_where, own, feet, at) => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig, {}, own);
  const brute = rig.foe('brute', feet);
  casts(rig, vex, 'wall-of-ice', { script: [['point', `at-${brute.id}`]] });
  expect(rig.state.zones[0]?.shape).toEqual({ is: 'span', from: at, to: at });
  expect(sections(rig).map(({ place }) => place)).toEqual([{ at: 'line', feet: at }]);
});

test.each([
  ['straight', [[38, 42]]],
  [
    'ring',
    [
      [28, 32],
      [48, 52],
    ],
  ],
] as const)(
  '[DT-ARC-410, DT-MOVE-06] without a map fire that is %s takes up two feet to both sides',
  (form, spans) => {
    const rig = sitWith({ dice: [10] });
    const vex = caster(rig, {}, 0);
    const brute = rig.foe('brute', 40);
    casts(rig, vex, 'wall-of-fire', { form, script: [['point', `at-${brute.id}`]] });
    expect(rig.state.zones).toMatchObject(
      spans.map(([from, to]) => ({
        kind: 'wall-of-fire',
        until: { at: 'cure' },
        concentration: true,
        shape: { is: 'span', from, to },
      })),
    );
  },
);

test('[DT-ARC-512] stone rises only where nothing solid is and nobody stands, two squares to a section', () => {
  const rows = ['.....', '..#..', '.....'];
  const rig = sitWith({ dice: [10], rows });
  const vex = caster(rig, {}, 0, 0);
  rig.foe('grunt', 4, 2);
  const spell = oneOf(rig.t, 'spells', 'wall-of-stone');
  const all = rows.flatMap((row, y) => [...row].map((_, x) => `${x}-${y}`));
  const free = all.filter((id) => !['0-0', '2-1', '4-2'].includes(id));
  expect(offered(cast(rig.t, vex, spell, 'wall-of-stone'), 'stone')).toEqual(free);
});

test('[DT-ARC-512] three squares of stone are two sections; with the last the wall is gone', () => {
  const rig = sitWith({ dice: [10], rows: FIELD });
  const vex = caster(rig, {}, 5, 6);
  casts(rig, vex, 'wall-of-stone', { script: [['stone', '8-5', '8-6', '8-7']] });
  const [zone] = rig.state.zones;
  expect(zone).toMatchObject({
    kind: 'wall-of-stone',
    until: { at: 'cure' },
    source: { rule: 'DT-ARC-512', level: 11 },
    shape: { is: 'cells', cells: [158, 188, 218] },
  });
  expect([zone?.source.isSpell, zone?.source.by]).toEqual([undefined, undefined]);
  const [first, second, ...more] = sections(rig);
  expect(more).toEqual([]);
  if (first === undefined || second === undefined) throw new Error('no sections');
  expect([first, second]).toMatchObject([
    { hp: 40, side: 'others', attitude: 'neutral', place: { at: 'square', cell: 158 } },
    { hp: 40, side: 'others', attitude: 'neutral', place: { at: 'square', cell: 218 } },
  ]);
  expect([first, second].map(({ effects }) => effects)).toMatchObject([
    [
      {
        kind: 'part-of-wall',
        until: { at: 'cure' },
        data: { amount: zone?.id, cells: [158, 188] },
      },
    ],
    [{ kind: 'part-of-wall', until: { at: 'cure' }, data: { amount: zone?.id, cells: [218] } }],
  ]);
  rig.play(hurt(rig.t, first, harm(40)));
  expect([first.life, zone?.shape]).toEqual(['dust', { is: 'cells', cells: [218] }]);
  expect(rig.events('zone-ended')).toEqual([]);
  rig.play(hurt(rig.t, second, harm(40)));
  expect([second.life, rig.state.zones]).toEqual(['dust', []]);
  expect(rig.events('zone-ended')).toEqual([
    { type: 'zone-ended', rule: 'DT-ARC-512', zone: 'wall-of-stone' },
  ]);
});

test('[DT-ARC-411] with a wall go its own sections and no others', () => {
  const rig = sitWith({ dice: [10, 10], rows: FIELD });
  const vex = caster(rig, {}, 5, 6);
  casts(rig, vex, 'wall-of-ice', { script: [['point', '15-6']] });
  casts(rig, vex, 'wall-of-ice', { script: [['point', '10-6']] });
  expect(sections(rig)).toHaveLength(12);
  const [, second] = rig.state.zones;
  if (second === undefined) throw new Error('no wall');
  rig.play(endZone(rig.t, second, 'DT-ARC-302'));
  expect(sections(rig).map(({ place }) => place.at === 'square' && place.cell % 30)).toEqual(
    Array(6).fill(15),
  );
  expect(rig.events('vanished')).toHaveLength(6);
  expect(rig.events('vanished')[0]).toMatchObject({ rule: 'DT-ARC-411' });
});

test('[DT-ARC-411] ice rises where nobody stands', () => {
  const rig = sitWith({ dice: [10], rows: FIELD });
  const vex = caster(rig, {}, 5, 6);
  rig.foe('grunt', 10, 6);
  casts(rig, vex, 'wall-of-ice', { script: [['point', '10-6']] });
  const [zone] = rig.state.zones;
  const cells = zone?.shape.is === 'cells' ? zone.shape.cells : [];
  expect([cells.length, cells.includes(6 * 30 + 10)]).toEqual([11, false]);
  expect(sections(rig)).toHaveLength(6);
});

test('[DT-ARC-512, DT-PLAY-03] the software lays at most twenty squares of stone', () => {
  const rig = sitWith({ dice: [10], rows: FIELD });
  const vex = caster(rig, {}, 5, 6);
  vex.run = { by: 'companion' };
  casts(rig, vex, 'wall-of-stone');
  const [zone] = rig.state.zones;
  expect(zone?.shape.is === 'cells' && zone.shape.cells).toHaveLength(20);
  expect(sections(rig)).toHaveLength(10);
});

test('[DT-ARC-512, DT-MOVE-06] without a map and without anybody else no stone rises', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig, {}, 0);
  const { asked } = casts(rig, vex, 'wall-of-stone');
  expect([asked, rig.state.zones, sections(rig)]).toEqual([[], [], []]);
});

/** A caster with an eye that it has just made. */
function withEye(rows: readonly string[]) {
  const rig = sitWith({ dice: [10], rows });
  const vex = caster(rig, { spells: { 'arcane-magic': ['wizard-eye'] } }, 0, 0);
  casts(rig, vex, 'wizard-eye');
  const eye = rig.state.creatures.at(-1);
  if (eye === undefined) throw new Error('there is no eye');
  return { rig, vex, eye };
}

const goals = (rig: Rig, creature: Creature): readonly string[] =>
  deedsOf(rig.t, creature, turnOf(creature)).map(({ id }) => id);

test('[DT-ARC-412] the eye goes no farther than 240 feet from its caster', () => {
  const { rig, eye } = withEye(['.'.repeat(60)]);
  eye.place = { at: 'square', cell: 46 };
  expect(goals(rig, eye)).toContain('move-48-0');
  expect(goals(rig, eye)).not.toContain('move-49-0');
  expect(goals(rig, eye)).toContain('move-38-0');
});

test('[DT-ARC-412] nothing can be done to the eye, and it is one at a time', () => {
  const { rig, vex, eye } = withEye(['.'.repeat(10)]);
  const brute = rig.foe('brute', 5, 0);
  expect(eye).toMatchObject({ block: 'wizard-eye', side: 'party', run: vex.run });
  expect(rig.events('afflicted')).toMatchObject([
    { rule: 'DT-ARC-412', creature: eye.id, effect: 'invisible', until: { at: 'cure' } },
    {
      rule: 'DT-ARC-412',
      creature: vex.id,
      effect: 'wizard-eye',
      until: { at: 'time', clock: 360 },
    },
  ]);
  const { hp } = eye;
  rig.play(hurt(rig.t, eye, harm(50, brute)));
  expect([eye.hp, sees(rig.t, brute, eye)]).toEqual([hp, false]);
  expect(rig.events('hurt')).toMatchObject([{ loss: 0, changedBy: ['DT-ARC-412'] }]);
  expect(reasons(rig.t, vex)['cast-wizard-eye']).toBe('closed.already');
});

test('[DT-ARC-412] its caster looks now through the eye, now with its own, and back', () => {
  const { rig, vex, eye } = withEye(['...#....', '...#....']);
  const brute = rig.foe('brute', 7, 0);
  const near = rig.foe('brute', 1, 1);
  eye.place = { at: 'square', cell: 5 };
  const seen = () => [brute, near].map((one) => sees(rig.t, vex, one));
  expect(seen()).toEqual([true, false]);
  invokePower(rig, vex, 'switch-eyes', [], 'combat');
  expect(seen()).toEqual([false, true]);
  invokePower(rig, vex, 'switch-eyes', [], 'combat');
  expect(seen()).toEqual([true, false]);
});

test.each([
  ['dies', (rig: Rig, vex: Creature) => rig.play(announce(rig.t, vex, 'died', {} as never))],
  ['keeps it no longer', (rig: Rig) => clock(rig, 360)],
] as const)('[DT-ARC-412] the eye is gone when its caster %s', (_how, over) => {
  const { rig, vex, eye } = withEye(['.'.repeat(10)]);
  over(rig, vex);
  expect(rig.events('vanished')).toEqual([
    { type: 'vanished', rule: 'DT-ARC-412', creature: eye.id },
  ]);
});

/** A caster with a double beside a brute. */
function withDouble(dice: readonly number[] = []) {
  const rig = sitWith({ dice: [10, ...dice] });
  const vex = caster(rig, { spells: { 'arcane-magic': ['projected-image'] } }, 0);
  const brute = rig.foe('brute', 200);
  casts(rig, vex, 'projected-image', { script: [['point', `at-${brute.id}`]] });
  const double = rig.state.creatures.at(-1);
  const [bite] = attacksOf(rig.t, brute);
  if (double === undefined || bite === undefined) throw new Error('there is no double');
  return { rig, vex, brute, double, bite };
}

test('[DT-ARC-610] the double looks like its caster, whose spells may start from it', () => {
  const { rig, vex, double } = withDouble();
  expect(double).toMatchObject({
    block: 'projected-image',
    name: vex.name,
    level: 11,
    side: 'party',
    place: { at: 'line', feet: 200 },
  });
  expect(acOf(rig.t, double)).toBe(acOf(rig.t, vex));
  expect(originsOf(rig.t, vex)).toEqual([vex, double]);
  expect(reasons(rig.t, vex)['cast-projected-image']).toBe('closed.already');
  expect(rig.events('afflicted')).toMatchObject([
    { rule: 'DT-ARC-610', creature: double.id, effect: 'image-of', until: { at: 'cure' } },
    { creature: vex.id, effect: 'projected-image', until: { at: 'time', clock: 360 } },
  ]);
  clock(rig, 360);
  expect(rig.events('vanished')).toEqual([
    { type: 'vanished', rule: 'DT-ARC-610', creature: double.id },
  ]);
  expect(originsOf(rig.t, vex)).toEqual([vex]);
});

test('[DT-ARC-610] from a double that is gone no spell starts', () => {
  const { rig, vex, double } = withDouble();
  double.life = 'dust';
  expect(originsOf(rig.t, vex)).toEqual([vex]);
});

test('[DT-ARC-610] whoever strikes the double hand to hand saves by INT, and no other one knows of it', () => {
  const { rig, brute, double, bite } = withDouble([10, 20]);
  const wolf = rig.foe('wolf', 205);
  const touched = () =>
    rig.play(announce(rig.t, double, 'struck', { attack: bite, by: brute, natural: 12 }));
  touched();
  expect(rig.events('rolled').at(-1)).toMatchObject({
    creature: brute.id,
    kind: 'save',
    ability: 'INT',
    target: 21,
    success: false,
  });
  expect([has(brute, 'sees-through'), sees(rig.t, brute, double)]).toEqual([false, true]);
  if (brute.printed !== undefined) brute.printed.mods.INT = 1;
  touched();
  expect(rig.events('afflicted').at(-1)).toMatchObject({
    rule: 'DT-ARC-610',
    creature: brute.id,
    effect: 'sees-through',
    until: { at: 'scene' },
  });
  expect([sees(rig.t, brute, double), sees(rig.t, brute, wolf), sees(rig.t, wolf, double)]).toEqual(
    [false, true, true],
  );
  rig.allDiceUsed();
});

test('[DT-ARC-610] an arrow goes through it and tells nothing', () => {
  const { rig, brute, double, bite } = withDouble();
  const shot = { ...bite, use: 'ranged' } as const;
  rig.play(announce(rig.t, double, 'struck', { attack: shot, by: brute, natural: 12 }));
  rig.play(hurt(rig.t, double, harm(50, brute)));
  expect(rig.events('hurt')).toMatchObject([{ loss: 0, changedBy: ['DT-ARC-610'] }]);
  expect(rig.events('rolled')).toHaveLength(1);
});
