import { expect, test } from 'vitest';
import { caster, casts, fight, type Rig, scores, sitWith } from '../../../../test/arcane-rig.ts';
import { offered } from '../../../../test/offered.ts';
import { invokePower, openPowers } from '../../../../test/powers.ts';
import type { Creature } from '../../../model.ts';
import { powersOf } from '../../../rules/actions/powers.ts';
import { announce } from '../../../rules/moments/moment.ts';

const FIELD = Array.from({ length: 13 }, () => '.'.repeat(30));

const begins = (rig: Rig, creature: Creature) =>
  rig.play(announce(rig.t, creature, 'turnBegan', {}));

const cells = (rig: Rig, kind: string): readonly number[] =>
  rig.state.zones.flatMap((zone) =>
    zone.kind === kind && zone.shape.is === 'cells' ? zone.shape.cells : [],
  );

/** The corners of a zone: its least and its greatest column and row. */
const corners = (rig: Rig, kind: string): readonly number[] => {
  const all = cells(rig, kind);
  const xs = all.map((cell) => cell % 30);
  const ys = all.map((cell) => Math.floor(cell / 30));
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
};

/** What a power of somebody offers. */
function offers(rig: Rig, creature: Creature, id: string, key: string): readonly string[] {
  const power = powersOf(rig.t, creature, 'combat').find((one) => one.id === id);
  return offered(power?.run(rig.t) ?? undefined, key);
}

const uses = (
  rig: Rig,
  creature: Creature,
  id: string,
  script: Parameters<Rig['play']>[1] = [],
): void => invokePower(rig, creature, id, script, 'combat');

/** A killing cloud around column 10 and row 6. */
function cloud() {
  const rig = sitWith({ dice: [10], rows: FIELD });
  const vex = caster(rig, {}, 5, 6);
  casts(rig, vex, 'cloudkill', { script: [['point', '10-6']] });
  return {
    rig,
    vex,
    stand: (x: number, y: number) => (vex.place = { at: 'square', cell: y * 30 + x }),
  };
}

test('[DT-ARC-502] the cloud lies three squares around its point', () => {
  const { rig } = cloud();
  expect([corners(rig, 'cloudkill'), rig.state.zones[0]?.until]).toEqual([
    [7, 13, 3, 9],
    { at: 'time', clock: 360 },
  ]);
});

test.each([
  ['right, from the left', [2, 6], [11, 17, 3, 9]],
  ['left, from the right', [18, 6], [3, 9, 3, 9]],
  ['down, from above', [10, 1], [7, 13, 7, 12]],
  ['up, from below', [10, 12], [7, 13, 0, 5]],
  ['aslant, more to the side', [6, 4], [11, 17, 5, 11]],
  ['aslant, more up', [11, 10], [6, 12, 0, 5]],
  ['aslant to the left and up', [13, 9], [3, 9, 0, 5]],
  ['nowhere, from its middle', [10, 6], [7, 13, 3, 9]],
] as const)('[DT-ARC-502] it drifts 20 feet away from its caster: %s', (_way, [x, y], after) => {
  const { rig, vex, stand } = cloud();
  stand(x, y);
  begins(rig, vex);
  expect(corners(rig, 'cloudkill')).toEqual(after);
});

test('[DT-ARC-502] the cloud stays while its caster is not there, and drifts for nobody else', () => {
  const { rig, vex } = cloud();
  const ash = rig.hero({}, 2, 6);
  const before = cells(rig, 'cloudkill');
  begins(rig, ash);
  expect(cells(rig, 'cloudkill')).toEqual(before);
  vex.place = { at: 'away' };
  begins(rig, vex);
  expect(cells(rig, 'cloudkill')).toEqual(before);
  vex.place = { at: 'line', feet: 0 };
  begins(rig, vex);
  expect(cells(rig, 'cloudkill')).toEqual(before);
});

test('[DT-ARC-502] what of it leaves the map is gone, and with the last of it the spell', () => {
  const { rig, vex, stand } = cloud();
  stand(10, 0);
  const seen: number[] = [];
  for (let turn = 0; turn < 3 && rig.state.zones.length > 0; turn += 1) {
    begins(rig, vex);
    seen.push(cells(rig, 'cloudkill').length);
  }
  expect(corners(rig, 'cloudkill')[0]).toBe(Number.POSITIVE_INFINITY);
  expect(seen.at(-1)).toBe(0);
  expect(rig.events('zone-ended')).toEqual([
    { type: 'zone-ended', rule: 'DT-ARC-502', zone: 'cloudkill' },
  ]);
  expect(rig.state.zones).toEqual([]);
});

test.each([
  ['ahead', 40, 0, { is: 'span', from: 45, to: 75 }],
  ['behind', -40, 0, { is: 'span', from: -75, to: -45 }],
  ['on the caster itself', 0, 0, { is: 'span', from: 5, to: 35 }],
] as const)(
  '[DT-ARC-502, DT-MOVE-06] without a map a cloud %s drifts along the line',
  (_w, feet, own, shape) => {
    const rig = sitWith({ dice: [10] });
    const vex = caster(rig, {}, own);
    const brute = rig.foe('brute', 20, 0, { hp: 300 });
    casts(rig, vex, 'cloudkill', { script: [['point', `at-${brute.id}`]] });
    const [zone] = rig.state.zones;
    if (zone === undefined) throw new Error('no cloud');
    zone.shape = { is: 'span', from: feet - 15, to: feet + 15 };
    begins(rig, vex);
    expect(zone.shape).toEqual(shape);
    expect(rig.events('zone-ended')).toEqual([]);
  },
);

/** A thicket of three squares in a row, and its caster two squares before it. */
function thicket() {
  const rows = FIELD.map((row, y) => (y === 6 ? `${row.slice(0, 10)},,,${row.slice(13)}` : row));
  const rig = sitWith({ dice: [10], rows });
  const vex = caster(rig, {}, 8, 6);
  casts(rig, vex, 'growth-of-plants', { script: [['point', '11-6']] });
  return { rig, vex };
}

test('[DT-ARC-404] whoever stands beside a thicket cuts one of the squares in reach, nobody else does', () => {
  const { rig, vex } = thicket();
  expect(rig.events('zone-laid')).toMatchObject([
    { rule: 'DT-ARC-404', zone: 'plants', by: vex.id, until: { at: 'cure' } },
  ]);
  expect(openPowers(rig, vex, 'combat')).toEqual([]);
  const ash = rig.hero({}, 10, 5);
  expect(openPowers(rig, ash, 'combat')).toEqual(['cut-thicket']);
  expect(offers(rig, ash, 'cut-thicket', 'cut')).toEqual(['10-6', '11-6']);
  // Offered is what was asked; the first of it is cut by now.
  expect(offers(rig, ash, 'cut-thicket', 'cut')).toEqual(['11-6']);
  expect(cells(rig, 'plants').map((cell) => cell % 30)).toEqual([12]);
  expect(openPowers(rig, ash, 'combat')).toEqual([]);
});

test('[DT-ARC-404] with its last square a thicket is gone', () => {
  const { rig } = thicket();
  const ash = rig.hero({}, 11, 5);
  uses(rig, ash, 'cut-thicket', [['cut', '11-6']]);
  uses(rig, ash, 'cut-thicket', [['cut', '12-6']]);
  expect(rig.events('zone-ended')).toEqual([]);
  uses(rig, ash, 'cut-thicket');
  expect(rig.events('zone-ended')).toEqual([
    { type: 'zone-ended', rule: 'DT-ARC-404', zone: 'plants' },
  ]);
  expect([rig.state.zones, openPowers(rig, ash, 'combat')]).toEqual([[], []]);
});

/** A wall of ice down column 10, with its caster far away. */
function ice(dice: readonly number[] = []) {
  const rig = sitWith({ dice: [10, ...dice], rows: FIELD });
  const vex = caster(rig, {}, 5, 6);
  casts(rig, vex, 'wall-of-ice', { script: [['point', '10-6']] });
  const sections = rig.state.creatures.filter(({ block }) => block === 'wall-section');
  return { rig, vex, sections };
}

test('[DT-ARC-411] of the sections in reach one is broken, which goes with its squares and freezes who does it', () => {
  const { rig, sections } = ice([5, 5]);
  const brute = rig.foe('brute', 11, 6, { hp: 100 });
  const rowsOf = ({ effects }: Creature): readonly number[] =>
    effects.flatMap(({ data }) => data?.cells ?? []).map((cell) => Math.floor(cell / 30));
  const near = sections.filter((one) => rowsOf(one).some((y) => y >= 5 && y <= 7));
  expect(near.map(rowsOf)).toEqual([
    [5, 6],
    [7, 8],
  ]);
  brute.run = { by: 'seat', seat: 0 };
  uses(rig, brute, 'break-ice', [['section', `break-${near[1]?.id}`]]);
  expect(rig.events('vanished')).toEqual([
    { type: 'vanished', rule: 'DT-ARC-411', creature: near[1]?.id },
  ]);
  expect(cells(rig, 'wall-of-ice')).not.toContain(7 * 30 + 10);
  expect(cells(rig, 'wall-of-ice')).toHaveLength(10);
  expect(rig.events('dice-rolled')).toMatchObject([{ for: 'damage', faces: [5] }]);
  expect(rig.events('hurt')).toMatchObject([
    { rule: 'DT-ARC-411', creature: brute.id, amount: 27, loss: 27, tags: ['magic', 'cold'] },
  ]);
  expect(offers(rig, brute, 'break-ice', 'section')).toEqual([`break-${near[0]?.id}`]);
});

test('[DT-ARC-411] beings of fire freeze twice as much', () => {
  const { rig } = ice([5]);
  const brute = rig.foe('brute', 11, 6, { hp: 100 });
  brute.traits.push('is-fire');
  uses(rig, brute, 'break-ice');
  expect(rig.events('hurt')).toMatchObject([{ amount: 54 }]);
  rig.allDiceUsed();
});

test.each([
  [3, 11, []],
  [4, 11, ['break-ice']],
  [4, 12, []],
])(
  '[DT-ARC-411] Level %i at column %i: who is strong and beside the ice can break it',
  (level, x, open) => {
    const { rig } = ice();
    const brute = rig.foe('brute', x, 6, { level });
    expect(openPowers(rig, brute, 'combat')).toEqual(open);
  },
);

test('[DT-ARC-411, DT-MOVE-06] without a map the wall is one section, and with that it is gone', () => {
  const rig = sitWith({ dice: [10, 1] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 40, 0, { hp: 100 });
  const far = rig.foe('brute', 50);
  casts(rig, vex, 'wall-of-ice', { script: [['point', `at-${brute.id}`]] });
  expect(rig.state.zones[0]?.shape).toEqual({ is: 'span', from: 35, to: 35 });
  const [section, ...more] = rig.state.creatures.filter(({ block }) => block === 'wall-section');
  expect(more).toEqual([]);
  expect(section).toMatchObject({
    hp: 22,
    side: 'others',
    attitude: 'neutral',
    place: { at: 'line', feet: 35 },
  });
  expect(openPowers(rig, far, 'combat')).toEqual([]);
  uses(rig, brute, 'break-ice');
  expect([section?.life, brute.hp, rig.state.zones]).toEqual(['dust', 100 - 23, []]);
  expect(rig.events('zone-ended')).toEqual([
    { type: 'zone-ended', rule: 'DT-ARC-411', zone: 'wall-of-ice' },
  ]);
  rig.allDiceUsed();
});

test('[DT-ARC-405] a touch of somebody who knows ends the terrain, and what was seen of one says nothing of the next', () => {
  const rig = sitWith({ dice: [10, 20, 10] });
  const vex = caster(rig, {}, 0);
  const ash = rig.hero({ scores: scores({ INT: 14 }) }, 50);
  const bones = rig.foe('bones', 60);
  const far = rig.hero({}, 300);
  const cast = () =>
    casts(rig, vex, 'hallucinatory-terrain', { script: [['point', `at-${ash.id}`]] });
  cast();
  expect(rig.events('story-spell')).toMatchObject([
    { rule: 'DT-ARC-405', creature: vex.id, until: { at: 'cure' } },
  ]);
  expect(rig.state.zones[0]?.shape).toEqual({ is: 'span', from: -70, to: 170 });
  expect([bones, far].map((one) => openPowers(rig, one, 'combat'))).toEqual([[], []]);
  uses(rig, ash, 'inspect-terrain');
  expect(rig.events('rolled').at(-1)).toMatchObject({
    creature: ash.id,
    kind: 'save',
    ability: 'INT',
    target: 21,
    success: true,
  });
  // Only who has seen it can end it.
  expect(openPowers(rig, vex, 'combat')).toEqual(['inspect-terrain']);
  uses(rig, ash, 'touch-terrain');
  expect(rig.events('zone-ended')).toEqual([
    { type: 'zone-ended', rule: 'DT-ARC-405', zone: 'hallucinatory-terrain' },
  ]);
  cast();
  expect(openPowers(rig, ash, 'combat')).toEqual(['inspect-terrain']);
  rig.allDiceUsed();
});

test('[DT-ARC-410] whoever begins a turn in the fire burns, and nobody beside it', () => {
  const rig = sitWith({ dice: [10, 4], rows: FIELD });
  const vex = caster(rig, {}, 5, 6);
  const inside = rig.foe('brute', 10, 5, { hp: 100 });
  const beside = rig.foe('brute', 11, 5, { hp: 100 });
  casts(rig, vex, 'wall-of-fire', { form: 'straight', script: [['point', '10-6']] });
  fight(rig, vex);
  inside.hp = 100;
  for (const zone of rig.state.zones) zone.harmed = [];
  begins(rig, beside);
  begins(rig, inside);
  expect([inside.hp, beside.hp]).toEqual([100 - 26, 100]);
  expect(rig.events('hurt').at(-1)).toMatchObject({
    rule: 'DT-ARC-410',
    creature: inside.id,
    amount: 26,
  });
});
