import { expect, test } from 'vitest';
import { caster, casts, fight, type Rig, scores, sitWith } from '../../../../test/arcane-rig.ts';
import type { Creature, Turn } from '../../../model.ts';
import { walk } from '../../../rules/actions/moving.ts';
import { powersOf } from '../../../rules/actions/powers.ts';
import { isInAim } from '../../../rules/attack/aim.ts';
import { attacksOf } from '../../../rules/attack/forms.ts';
import { has } from '../../../rules/bearers/bearers.ts';
import { deedsOf } from '../../../rules/combat/one-deed.ts';
import { crossZones } from '../../../rules/effects/zones.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { announce } from '../../../rules/moments/moment.ts';
import { sees } from '../../../rules/place/sight.ts';
import { speedOf } from '../../../rules/place/speed.ts';
import { stepCost } from '../../../rules/place/ways.ts';
import { endRound } from '../../../rules/time/round-end.ts';

const FIELD = Array.from({ length: 13 }, () => '.'.repeat(30));

const turnOf = ({ id }: Creature): Turn => ({
  creature: id,
  moved: 0,
  actions: 0,
  extra: 0,
  extraAttacks: 0,
  free: [],
  isOver: false,
});

const _cell = (x: number, y: number) => ({ at: 'square', cell: y * 30 + x });
const at = (x: number, y: number): number => y * 30 + x;

function uses(rig: Rig, creature: Creature, id: string, script: Parameters<Rig['play']>[1] = []) {
  const power = powersOf(rig.t, creature, 'combat').find((one) => one.id === id);
  if (power === undefined) throw new Error(`"${id}" is not open`);
  return rig.play(power.run(rig.t), script);
}

const begins = (rig: Rig, creature: Creature) =>
  rig.play(announce(rig.t, creature, 'turnBegan', {}));

const clock = (rig: Rig, now: number) => {
  rig.state.clock = now - 1;
  rig.play(endRound(rig.t, { isMinute: now % 6 === 0 }));
};

const cellsOfZone = (rig: Rig, kind: string): readonly number[] =>
  rig.state.zones.flatMap((zone) =>
    zone.kind === kind && zone.shape.is === 'cells' ? zone.shape.cells : [],
  );

test('[DT-ARC-410] a wall of fire hides, keeps the timid out, and burns others once a round', () => {
  const rig = sitWith({ dice: [10, 4, 2, 3], rows: FIELD });
  const vex = caster(rig, {}, 5, 6);
  const brute = rig.foe('brute', 12, 6, { hp: 100 });
  const bones = rig.foe('bones', 10, 5, { level: 4, hp: 100 });
  const grunt = rig.foe('grunt', 12, 7);
  casts(rig, vex, 'wall-of-fire', { form: 'straight', script: [['point', '10-6']] });
  expect(cellsOfZone(rig, 'wall-of-fire')).toHaveLength(12);
  expect(sees(rig.t, brute, vex)).toBe(false);
  expect(stepCost(rig.t, grunt, at(10, 6))).toBe(Number.POSITIVE_INFINITY);
  fight(rig, vex);
  // 4 + 2 × 11.
  rig.play(walk(rig.t, brute, [at(11, 6), at(10, 6), at(9, 6)], undefined));
  expect(brute.hp).toBe(100 - 26);
  // The undead take 2 × (2 + 22) at the begin of their turn, and nothing more in that round.
  begins(rig, bones);
  expect(bones.hp).toBe(100 - 48);
  rig.play(endRound(rig.t, { isMinute: false }));
  expect(bones.hp).toBe(100 - 48);
  begins(rig, bones);
  expect(bones.hp).toBe(100 - 48 - 50);
  rig.allDiceUsed();
});

test('[DT-ARC-410] a ring of fire is 10 feet around its point', () => {
  const rig = sitWith({ dice: [10], rows: FIELD });
  const vex = caster(rig, {}, 5, 6);
  casts(rig, vex, 'wall-of-fire', { form: 'ring', script: [['point', '10-6']] });
  const cells = cellsOfZone(rig, 'wall-of-fire');
  expect([cells.length, cells.includes(at(10, 6)), cells.includes(at(12, 8))]).toEqual([
    16,
    false,
    true,
  ]);
});

test('[DT-EX-38, DT-MAG-18] a Level 7 caster with CON +1 loses 8 HP: 13 + 1 is under 15, and the wall of fire ends', () => {
  const rig = sitWith({ dice: [12, 13], rows: FIELD });
  const vex = caster(
    rig,
    { level: 7, hitDice: [6, 6, 6, 6, 6, 6, 6], scores: scores({ CON: 14 }) },
    5,
    6,
  );
  casts(rig, vex, 'wall-of-fire', { form: 'straight', script: [['point', '10-6']] });
  const danger = { rule: 'DT-ATK-03', tags: [] };
  rig.play(hurt(rig.t, vex, { danger, isDamage: true, amount: 8 }));
  expect(rig.state.zones).toEqual([]);
  rig.allDiceUsed();
});

test('[DT-ARC-410, DT-MOVE-06] without a map the fire lies across the line', () => {
  const rig = sitWith({ dice: [10, 6, 1] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 40, 0, { hp: 100 });
  const wolf = rig.foe('wolf', 60);
  casts(rig, vex, 'wall-of-fire', { form: 'straight', script: [['point', `at-${brute.id}`]] });
  fight(rig, vex);
  begins(rig, brute);
  expect(brute.hp).toBe(100 - 28);
  expect(sees(rig.t, wolf, vex)).toBe(false);
  begins(rig, brute);
  // Burnt once in a round.
  expect(brute.hp).toBe(100 - 28);
});

test('[DT-ARC-411] nobody passes a wall of ice nor shoots through it, though all see; the strong break it and freeze', () => {
  const rig = sitWith({ dice: [10, 5], rows: FIELD });
  const vex = caster(rig, {}, 5, 6);
  const brute = rig.foe('brute', 11, 6, { hp: 100 });
  const grunt = rig.foe('grunt', 11, 5);
  casts(rig, vex, 'wall-of-ice', { script: [['point', '10-6']] });
  const [zone] = rig.state.zones;
  expect(zone?.until).toEqual({ at: 'time', clock: 720 });
  expect(stepCost(rig.t, brute, at(10, 6))).toBe(Number.POSITIVE_INFINITY);
  expect(sees(rig.t, vex, brute)).toBe(true);
  const bow = { id: 'bow', category: 'medium', use: 'ranged', band: 'short', tags: [] } as const;
  expect(isInAim(rig.t, vex, bow, brute)).toBe(false);
  expect(powersOf(rig.t, grunt, 'combat')).toEqual([]);
  uses(rig, brute, 'break-ice');
  expect([brute.hp, cellsOfZone(rig, 'wall-of-ice').length]).toEqual([100 - 27, 10]);
  rig.allDiceUsed();
});

test('[DT-ARC-411] each 10 feet of ice have AC 10 and twice the Level in HP, and the weak do it no harm', () => {
  const rig = sitWith({ dice: [10], rows: FIELD });
  const vex = caster(rig, {}, 5, 6);
  const brute = rig.foe('brute', 11, 6);
  const grunt = rig.foe('grunt', 11, 5);
  casts(rig, vex, 'wall-of-ice', { script: [['point', '10-6']] });
  const sections = rig.state.creatures.filter(({ block }) => block === 'wall-section');
  expect(sections.map(({ hp, printed }) => [hp, printed?.ac])).toEqual(Array(6).fill([22, 10]));
  const [section] = sections;
  if (section === undefined) return;
  const blow = (by: Creature) => ({
    danger: { rule: 'DT-ATK-03', tags: [], by },
    isDamage: true,
    amount: 30,
  });
  rig.play(hurt(rig.t, section, blow(grunt)));
  expect(section.hp).toBe(22);
  rig.play(hurt(rig.t, section, blow(brute)));
  expect([section.life, cellsOfZone(rig, 'wall-of-ice').length]).toEqual(['dust', 10]);
  clock(rig, 720);
  expect([rig.state.zones.length, sections.every(({ life }) => life === 'dust')]).toEqual([
    0,
    true,
  ]);
});

test('[DT-ARC-512] a wall of stone stands where its caster says, hides, and is broken section by section', () => {
  const rig = sitWith({ dice: [10, 16], rows: FIELD });
  const vex = caster(rig, {}, 5, 6);
  const brute = rig.foe('brute', 9, 6);
  const stones = ['8-5', '8-6', '8-7', '8-8'];
  casts(rig, vex, 'wall-of-stone', { script: [['stone', ...stones]] });
  expect(sees(rig.t, vex, brute)).toBe(false);
  const sections = rig.state.creatures.filter(({ block }) => block === 'wall-section');
  expect(sections.map(({ hp }) => hp)).toEqual([40, 40]);
  const [attack] = attacksOf(rig.t, brute);
  expect(sections.map((one) => attack !== undefined && isInAim(rig.t, brute, attack, one))).toEqual(
    [true, true],
  );
  // Real stone: nothing to end, nothing to dispel; but it can be disintegrated.
  expect(rig.state.zones[0]?.source.isSpell).toBeUndefined();
  const script = [['object', `section-${sections[0]?.id}`]] as const;
  casts(rig, vex, 'disintegrate', { form: 'object', script });
  expect(cellsOfZone(rig, 'wall-of-stone')).toEqual([at(8, 7), at(8, 8)]);
  expect(sees(rig.t, vex, brute)).toBe(true);
  rig.allDiceUsed();
});

test('[DT-ARC-412] the eye goes through doors, unseen, and its caster sees by it or by its own, as it likes', () => {
  const rows = ['...#....', '...+....', '...#....'];
  const rig = sitWith({ dice: [10], rows });
  const vex = caster(rig, {}, 0, 1);
  const brute = rig.foe('brute', 7, 1);
  fight(rig, vex);
  casts(rig, vex, 'wizard-eye');
  const eye = rig.state.creatures.at(-1);
  if (eye === undefined) return;
  expect([sees(rig.t, vex, brute), has(eye, 'invisible'), speedOf(rig.t, eye)]).toEqual([
    false,
    true,
    40,
  ]);
  const moves = deedsOf(rig.t, eye, turnOf(eye));
  expect(moves.map(({ id }) => id)).toContain('move-4-1');
  expect(new Set(moves.map(({ kind }) => kind))).toEqual(new Set(['move', 'end']));
  eye.place = { at: 'square', cell: 8 + 4 };
  expect(sees(rig.t, vex, brute)).toBe(true);
  uses(rig, vex, 'switch-eyes');
  expect(sees(rig.t, vex, brute)).toBe(false);
  clock(rig, 360);
  expect([eye.life, has(vex, 'wizard-eye')]).toEqual(['dust', false]);
  rig.allDiceUsed();
});

test('[DT-ARC-502, DT-HAZ-04] the cloud harms at the round’s end, kills the frail who fail, and drifts from its caster', () => {
  const rig = sitWith({ dice: [10, 12, 12], rows: FIELD });
  const vex = caster(rig, {}, 5, 6);
  const champion = rig.foe('champion', 10, 6);
  const grunt = rig.foe('grunt', 11, 6);
  casts(rig, vex, 'cloudkill', { script: [['point', '10-6']] });
  fight(rig, vex);
  expect(champion.hp).toBe(60);
  // Level 11: the champion (CON +1) has 13: half of it; the grunt has 13 too.
  rig.play(endRound(rig.t, { isMinute: false }));
  expect([champion.hp, grunt.hp]).toEqual([55, 0]);
  begins(rig, vex);
  const xs = cellsOfZone(rig, 'cloudkill').map((one) => one % 30);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([11, 17]);
  rig.allDiceUsed();
});

test('[DT-ARC-502] a creature of Level 4 or less that fails dies', () => {
  const rig = sitWith({ dice: [10, 2] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 20, 0, { hp: 200 });
  casts(rig, vex, 'cloudkill', { script: [['point', `at-${brute.id}`]] });
  rig.play(endRound(rig.t, { isMinute: false }));
  expect(brute.life).toBe('dead');
  fight(rig, vex);
  begins(rig, vex);
  expect(rig.state.zones[0]?.shape).toEqual({ is: 'span', from: 25, to: 55 });
  rig.allDiceUsed();
});

test('[DT-ARC-610] spells start from the double, blows go through it, and whoever touches it may know it', () => {
  const rig = sitWith({ dice: [10, 10, 2, 20, 20] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 230);
  casts(rig, vex, 'projected-image', { script: [['point', `at-${brute.id}`]] });
  const double = rig.state.creatures.at(-1);
  const [bite] = attacksOf(rig.t, brute);
  if (double === undefined || bite === undefined) return;
  // The hold reaches 120 feet: from the double it reaches the brute.
  casts(rig, vex, 'hold-monster', { form: 'hold-one', at: brute });
  const danger = { rule: 'DT-ATK-03', tags: [], by: brute };
  rig.play(hurt(rig.t, double, { danger, isDamage: true, amount: 50 }));
  expect(double.life).toBe('alive');
  expect(sees(rig.t, brute, double)).toBe(true);
  if (brute.printed !== undefined) brute.printed.mods.INT = 2;
  rig.play(announce(rig.t, double, 'struck', { attack: bite, by: brute, natural: 12 }));
  expect(sees(rig.t, brute, double)).toBe(false);
  clock(rig, 360);
  expect(double.life).toBe('dust');
});

test('[DT-ARC-512, DT-MOVE-06] without a map stone stands before whom its caster says, and nobody goes past it', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 30);
  casts(rig, vex, 'wall-of-stone', { script: [['stone-before', `at-${brute.id}`]] });
  expect(rig.state.zones[0]?.shape).toEqual({ is: 'span', from: 25, to: 25 });
  expect(sees(rig.t, brute, vex)).toBe(false);
  const wolf = rig.foe('wolf', 60);
  const away = deedsOf(rig.t, brute, turnOf(brute)).find(({ id }) => id === `away-${wolf.id}`);
  rig.play(away?.run(rig.t) ?? undefined);
  expect(brute.place).toEqual({ at: 'line', feet: 26 });
  rig.allDiceUsed();
});

test('[DT-ARC-410, DT-HAZ-04] on a line the fire burns whoever goes through it', () => {
  const rig = sitWith({ dice: [10, 5] });
  const vex = caster(rig, {}, 0);
  const grunt = rig.foe('grunt', 30);
  casts(rig, vex, 'wall-of-fire', { form: 'straight', script: [['point', `at-${grunt.id}`]] });
  const brute = rig.foe('brute', 50, 0, { hp: 100 });
  const wolf = rig.foe('wolf', 70);
  fight(rig, brute);
  const away = deedsOf(rig.t, brute, turnOf(brute)).find(({ id }) => id === `away-${wolf.id}`);
  rig.play(away?.run(rig.t) ?? undefined);
  expect([brute.hp, brute.place]).toEqual([100 - 27, { at: 'line', feet: 10 }]);
  rig.allDiceUsed();
});

test('[DT-ARC-302] magic dispelled takes a wall of ice with all its sections, on a map and along a line', () => {
  for (const rows of [FIELD, undefined]) {
    const rig = sitWith({ dice: [10, 10], ...(rows === undefined ? {} : { rows }) });
    const vex = caster(rig, {}, rows === undefined ? 0 : 5, 6);
    const brute = rig.foe('brute', rows === undefined ? 20 : 12, 6);
    const name = rows === undefined ? `at-${brute.id}` : '10-6';
    casts(rig, vex, 'wall-of-ice', { script: [['point', name]] });
    const sections = () =>
      rig.state.creatures.filter(({ block, life }) => block === 'wall-section' && life === 'alive');
    expect(sections().length).toBe(rows === undefined ? 1 : 6);
    // Nobody beyond the ice can be aimed at; it itself can.
    const there = rows === undefined ? `at-${sections()[0]?.id}` : name;
    casts(rig, vex, 'dispel-magic', { script: [['point', there]] });
    expect([rig.state.zones, sections()]).toEqual([[], []]);
  }
});

test('[DT-MAG-23, DT-ARC-610] the mindless strike at no double, as no illusion deceives them', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig, {}, 0);
  const [brute, bones] = [rig.foe('brute', 30), rig.foe('bones', 30)];
  casts(rig, vex, 'projected-image', { script: [['point', `at-${brute.id}`]] });
  const double = rig.state.creatures.at(-1);
  if (double === undefined) throw new Error('there is no double');
  const canStrike = (one: Creature) =>
    attacksOf(rig.t, one).some((attack) => isInAim(rig.t, one, attack, double));
  expect([canStrike(brute), canStrike(bones)]).toEqual([true, false]);
});

test('[DT-MAG-20, DT-ARC-410, DT-ARC-502] two clouds, or both edges of a ring of fire, harm once a round', () => {
  const gas = sitWith({ dice: [10, 10, 1], rows: FIELD });
  const vex = caster(gas, {}, 5, 6);
  const ogre = gas.foe('champion', 10, 6, { hp: 100 });
  for (const point of ['10-6', '11-6'])
    casts(gas, vex, 'cloudkill', { script: [['point', point]] });
  gas.play(endRound(gas.t, { isMinute: false }));
  // A failed save against Level 11.
  expect(ogre.hp).toBe(100 - 22);
  gas.allDiceUsed();
  const fire = sitWith({ dice: [10, 3, 4] });
  const mage = caster(fire, {}, 0);
  const middle = fire.foe('grunt', 40);
  casts(fire, mage, 'wall-of-fire', { form: 'ring', script: [['point', `at-${middle.id}`]] });
  const brute = fire.foe('brute', 70, 0, { hp: 100 });
  brute.place = { at: 'line', feet: 10 };
  fire.play(crossZones(fire.t, brute, 70));
  expect(brute.hp).toBe(100 - 3 - 22);
  // In the next round it burns again.
  fire.play(endRound(fire.t, { isMinute: false }));
  brute.place = { at: 'line', feet: 70 };
  fire.play(crossZones(fire.t, brute, 10));
  expect(brute.hp).toBe(100 - 3 - 22 - 4 - 22);
  fire.allDiceUsed();
});
