import { expect, test } from 'vitest';
import { caster, casts, fight, type Rig, scores, sitWith } from '../../../../test/arcane-rig.ts';
import type { Creature, Turn } from '../../../model.ts';
import { walk } from '../../../rules/actions/moving.ts';
import { deedsOf } from '../../../rules/actions/one-deed.ts';
import { powersOf } from '../../../rules/actions/powers.ts';
import { isInAim } from '../../../rules/attack/aim.ts';
import { attacksOf } from '../../../rules/attack/forms.ts';
import { afflict, relieveOf } from '../../../rules/effects/afflict.ts';
import { announce } from '../../../rules/effects/moment.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { effectOn, has } from '../../../rules/numbers/bearers.ts';
import { speedOf } from '../../../rules/numbers/speed.ts';
import { sees } from '../../../rules/place/sight.ts';
import { stepCost } from '../../../rules/place/ways.ts';
import { leaningOf } from '../../../rules/rolls/parts.ts';
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

const cell = (x: number, y: number) => ({ at: 'square', cell: y * 30 + x });
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

test('[DT-ARC-403] a dimension door takes a creature to a free place, or nowhere if something solid is there', () => {
  const rows = ['.........', '.#..#....', '.#..#....'];
  const rig = sitWith({ dice: [10, 10, 10], rows });
  const vex = caster(rig, {}, 0, 2);
  casts(rig, vex, 'dimension-door', { at: vex, script: [['door', '3-2']] });
  expect(vex.place).toEqual({ at: 'square', cell: 21 });
  // Unseen behind the wall: it may be named, though it is solid.
  vex.place = { at: 'square', cell: 18 };
  casts(rig, vex, 'dimension-door', { at: vex, script: [['door', '4-2']] });
  expect(vex.place).toEqual({ at: 'square', cell: 18 });
  casts(rig, vex, 'dimension-door', { at: vex, script: [['door', 'beyond']] });
  expect(vex.place.at).toBe('away');
  rig.allDiceUsed();
});

test('[DT-ARC-403] an unwilling creature makes a WIS save; without a map it moves along the line', () => {
  const rig = sitWith({ dice: [10, 20, 10, 2] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 5);
  casts(rig, vex, 'dimension-door', { at: brute });
  expect(brute.place).toEqual({ at: 'line', feet: 5 });
  casts(rig, vex, 'dimension-door', { at: brute, script: [['door-feet', 300]] });
  expect(brute.place).toEqual({ at: 'line', feet: 305 });
  rig.allDiceUsed();
});

test('[DT-ARC-404] growth becomes a thicket that stops and hides; an action cuts 5 feet of it', () => {
  const rows = FIELD.map((row, y) => (y < 13 ? `${row.slice(0, 10)},,${row.slice(12)}` : row));
  const rig = sitWith({ dice: [10], rows });
  const vex = caster(rig, {}, 9, 6);
  const brute = rig.foe('brute', 14, 6);
  casts(rig, vex, 'growth-of-plants', { script: [['point', '11-6']] });
  expect(stepCost(rig.t, vex, at(10, 6))).toBe(Number.POSITIVE_INFINITY);
  expect([stepCost(rig.t, vex, at(9, 5)), sees(rig.t, vex, brute)]).toEqual([5, false]);
  uses(rig, vex, 'cut-thicket', [['cut', '10-6']]);
  expect(stepCost(rig.t, vex, at(10, 6))).toBe(10);
  expect(powersOf(rig.t, brute, 'combat')).toEqual([]);
  rig.allDiceUsed();
});

test('[DT-ARC-405] whoever inspects what seems to be there may see through it, and ends it by a touch', () => {
  const rig = sitWith({ dice: [10, 3, 20] });
  const vex = caster(rig, {}, 0);
  const ash = rig.hero({ scores: scores({ INT: 14 }) }, 50);
  casts(rig, vex, 'hallucinatory-terrain', { script: [['point', `at-${ash.id}`]] });
  const ids = () => powersOf(rig.t, ash, 'combat').map(({ id }) => id);
  expect(ids()).toEqual(['inspect-terrain']);
  uses(rig, ash, 'inspect-terrain');
  expect(ids()).toEqual(['inspect-terrain']);
  uses(rig, ash, 'inspect-terrain');
  expect(ids()).toEqual(['touch-terrain']);
  uses(rig, ash, 'touch-terrain');
  expect(rig.state.zones).toEqual([]);
  rig.allDiceUsed();
});

test('[DT-ARC-406] friends look like trees while they are still', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig, {}, 0);
  const ash = rig.hero({}, 10);
  const grunt = rig.foe('grunt', 20);
  casts(rig, vex, 'massmorph', { script: [['point', `at-${ash.id}`]] });
  expect([vex, ash, grunt].map((one) => has(one, 'massmorph'))).toEqual([true, true, false]);
  expect(sees(rig.t, grunt, ash)).toBe(false);
  rig.play(announce(rig.t, ash, 'acted', { what: 'move' }));
  expect(sees(rig.t, grunt, ash)).toBe(true);
  rig.play(announce(rig.t, ash, 'minutePassed', {}));
  expect(sees(rig.t, grunt, ash)).toBe(false);
  rig.allDiceUsed();
});

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
  rig.play(relieveOf(rig.t, wolf, [], 'end', 'DT-MAG-21'));
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

test('[DT-ARC-508] a passage 10 feet deep opens in stone, and lets out whoever is in it when it closes', () => {
  const rows = ['#######', '...###.', '#######'];
  const rig = sitWith({ dice: [10], rows });
  const vex = caster(rig, {}, 0, 1);
  casts(rig, vex, 'pass-wall', { script: [['point', '3-1']] });
  expect([3, 4, 5].map((x) => stepCost(rig.t, vex, 7 + x))).toEqual([
    5,
    5,
    Number.POSITIVE_INFINITY,
  ]);
  vex.place = { at: 'square', cell: 7 + 4 };
  clock(rig, 180);
  expect([rig.state.zones.length, vex.place]).toEqual([0, { at: 'square', cell: 7 + 2 }]);
  rig.allDiceUsed();
});

test('[DT-ARC-509] telekinesis lifts who fails a STR save; let go of, it falls', () => {
  const rig = sitWith({ dice: [10, 2, 3, 4], rows: FIELD });
  const vex = caster(rig, {}, 5, 6);
  const brute = rig.foe('brute', 9, 6, { hp: 100 });
  casts(rig, vex, 'telekinesis', {
    script: [
      ['telekinesis', `move-${brute.id}`],
      ['moved-to', 'up'],
    ],
  });
  expect([brute.height, speedOf(rig.t, brute)]).toEqual([20, 0]);
  uses(rig, vex, 'telekinesis', [
    ['telekinesis', `move-${brute.id}`],
    ['moved-to', '12-6'],
  ]);
  expect([brute.height, brute.place]).toEqual([20, cell(12, 6)]);
  // The spell over: a fall of Level 4, DEX +2: 4 + 2 saves.
  rig.play(relieveOf(rig.t, vex, ['telekinesis'], 'end', 'DT-MAG-21'));
  expect([brute.height, brute.hp]).toEqual([0, 98]);
  rig.allDiceUsed();
});

test('[DT-ARC-509] each round anew: whoever saves comes down', () => {
  const rig = sitWith({ dice: [10, 2, 20, 1] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 20, 0, { hp: 100 });
  const script = [['telekinesis', `move-${brute.id}`]] as const;
  casts(rig, vex, 'telekinesis', { script });
  expect([brute.height, effectOn(vex, 'telekinesis')?.until]).toEqual([
    20,
    { at: 'time', clock: 6 },
  ]);
  uses(rig, vex, 'telekinesis', script);
  // DEX 1 + 2 fails against 4.
  expect([brute.height, brute.hp, has(brute, 'lifted')]).toEqual([0, 92, false]);
  rig.allDiceUsed();
});

test.each([
  ['studied', [3], { how: 'there', amount: 0 }],
  ['seen-once', [6, 4], { how: 'miles-off', amount: 4 }],
  ['described', [6, 3, 20], { how: 'above', amount: 30 }],
] as const)(
  '[DT-ARC-510] teleport to a place that is %s, by the casting total',
  (place, dice, told) => {
    const rig = sitWith({ dice: [...dice] });
    const vex = caster(rig);
    casts(rig, vex, 'teleport', { at: vex, script: [['familiarity', place]] });
    expect(rig.events('arrived')).toMatchObject([told]);
    expect(vex.place.at).toBe('away');
    // From 30 feet: Level 6, saved: half of it.
    expect(vex.hp).toBe(place === 'described' ? 34 : 37);
    rig.allDiceUsed();
  },
);

test('[DT-ARC-511] in mud a whole move is 5 feet; turned to rock it holds who fails a DEX save', () => {
  const rig = sitWith({ dice: [10, 1, 1, 1, 10, 2, 20], rows: FIELD });
  const vex = caster(rig, {}, 0, 6);
  const brute = rig.foe('brute', 14, 6);
  const wolf = rig.foe('wolf', 15, 6);
  casts(rig, vex, 'transmute-rock', { form: 'rock-to-mud', script: [['point', '14-6']] });
  expect(rig.state.zones[0]?.until).toEqual({ at: 'time', clock: 3 * 8640 });
  const ids = deedsOf(rig.t, brute, { ...turnOf(brute), actions: 1 }).map(({ id }) => id);
  expect(ids).toContain('move-13-6');
  expect(ids).not.toContain('move-12-6');
  casts(rig, vex, 'transmute-rock', { form: 'mud-to-rock', script: [['point', '14-6']] });
  expect(effectOn(brute, 'immobilized')?.save).toEqual({
    ability: 'STR',
    when: 'turn-end',
    target: 21,
  });
  expect([has(wolf, 'immobilized'), rig.state.zones]).toEqual([false, []]);
  rig.allDiceUsed();
});

/** A weather over a field, a minute after it was called. */
function weather(kind: string, dice: readonly number[] = []) {
  const rig = sitWith({ dice: [10, ...dice], ground: { isOutdoors: true } });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 40, 0, { hp: 100 });
  casts(rig, vex, 'control-weather', { script: [['weather', kind]] });
  expect(rig.state.zones).toEqual([]);
  clock(rig, 6);
  expect(rig.state.zones.map((zone) => zone.kind)).toEqual([kind]);
  return { rig, vex, brute };
}

test('[DT-ARC-602] fog: beyond 20 feet nobody is seen, and attacks are at disadvantage', () => {
  const { rig, vex, brute } = weather('fog');
  expect(sees(rig.t, brute, vex)).toBe(false);
  const roll = { kind: 'attack', roller: brute, target: vex } as const;
  expect(leaningOf(rig.t, roll).mode).toBe('disadvantage');
  brute.place = { at: 'line', feet: 20 };
  expect([sees(rig.t, brute, vex), leaningOf(rig.t, roll).mode]).toEqual([true, 'straight']);
});

test('[DT-ARC-602] storm wind halves speed and hinders shots; rain puts out fire and hides tracks', () => {
  const storm = weather('storm-wind');
  const bow = { id: 'bow', category: 'medium', use: 'ranged', band: 'short', tags: [] } as const;
  const shot = { kind: 'attack', roller: storm.brute, target: storm.vex, attack: bow } as const;
  expect(speedOf(storm.rig.t, storm.brute)).toBe(20);
  expect(leaningOf(storm.rig.t, shot).mode).toBe('disadvantage');
  const { rig, brute } = weather('rain');
  const aflame = { kind: 'aflame', source: { rule: 'DT-HAZ-13' }, until: { at: 'cure' } } as const;
  rig.play(afflict(rig.t, brute, aflame));
  expect(has(brute, 'aflame')).toBe(false);
  const track = { kind: 'check', roller: brute, tag: 'track' } as const;
  expect(leaningOf(rig.t, track).mode).toBe('disadvantage');
});

test('[DT-ARC-602] heat is a hazard of Level 3 at each full ten minutes, and goes with the concentration', () => {
  const { rig, vex, brute } = weather('heat', [3, 9, 1, 1, 1]);
  clock(rig, 60);
  // The caster saves, loses 1 and keeps its mind on it; 1 + 1 of the brute is under 3.
  expect([vex.hp, brute.hp]).toEqual([36, 94]);
  clock(rig, 66);
  expect([vex.hp, brute.hp]).toEqual([36, 94]);
  clock(rig, 120);
  // Now the caster fails, and cannot keep it up against 15: it is over before it harms anybody else.
  expect([vex.hp, brute.hp, rig.state.zones]).toEqual([30, 94, []]);
  rig.allDiceUsed();
});

test('[DT-ARC-602] under a thunderstorm the sun harms nobody; indoors no weather comes', () => {
  const { rig, brute } = weather('thunderstorm');
  const danger = { rule: 'DT-HER-17', tags: ['sunlight'] };
  rig.play(hurt(rig.t, brute, { danger, isDamage: true, amount: 5 }));
  expect(brute.hp).toBe(100);
  rig.state.ground.isOutdoors = false;
  rig.play(hurt(rig.t, brute, { danger, isDamage: true, amount: 5 }));
  expect(brute.hp).toBe(95);
});

test.each([
  ['lower-water', 'DT-ARC-607', 600],
  ['move-earth', 'DT-ARC-608', 360],
])('[%s, DT-AUT-06] the land changes as people play it, for its time (%s)', (id, rule, until) => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig);
  casts(rig, vex, id);
  expect(rig.events('story-spell')).toMatchObject([{ rule, until: { at: 'time', clock: until } }]);
});

test('[DT-ARC-609] parted water closes on whoever is still on the path: a hazard of Level 8', () => {
  const rig = sitWith({ dice: [10, 20, 2], rows: FIELD });
  const vex = caster(rig, {}, 0, 6);
  const brute = rig.foe('brute', 5, 6, { hp: 100 });
  const wolf = rig.foe('wolf', 6, 7, { hp: 100 });
  const dry = rig.foe('grunt', 6, 3);
  casts(rig, vex, 'part-water', { script: [['point', '4-6']] });
  clock(rig, 360);
  // STR +3: 23 saves: 4; 5 fails: 16.
  expect([brute.hp, wolf.hp, dry.hp]).toEqual([96, 84, 5]);
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
