import { expect, test } from 'vitest';
import { caster, casts, type Rig, scores, sitWith } from '../../../../test/arcane-rig.ts';
import { offered } from '../../../../test/offered.ts';
import type { Creature, Turn } from '../../../model.ts';
import { powersOf } from '../../../rules/actions/powers.ts';
import { effectOn, has } from '../../../rules/bearers/bearers.ts';
import { deedsOf } from '../../../rules/combat/one-deed.ts';
import { afflict } from '../../../rules/effects/afflict.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { cast } from '../../../rules/magic/cast.ts';
import { announce } from '../../../rules/moments/moment.ts';
import { sees } from '../../../rules/place/sight.ts';
import { speedOf } from '../../../rules/place/speed.ts';
import { stepCost } from '../../../rules/place/ways.ts';
import { leaningOf } from '../../../rules/rolls/parts.ts';
import { endRound } from '../../../rules/time/round-end.ts';
import { oneOf } from '../../../table.ts';

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

const _begins = (rig: Rig, creature: Creature) =>
  rig.play(announce(rig.t, creature, 'turnBegan', {}));

const clock = (rig: Rig, now: number) => {
  rig.state.clock = now - 1;
  rig.play(endRound(rig.t, { isMinute: now % 6 === 0 }));
};

const _cellsOfZone = (rig: Rig, kind: string): readonly number[] =>
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

test('[DT-MAG-19] no door is reached through a wall', () => {
  const rig = sitWith({ dice: [10, 10, 10], seed: 'walls', rows: ['.#+..', '.....', '+....'] });
  const vex = caster(rig, {}, 0, 0);
  const doors = () => offered(cast(rig.t, vex, oneOf(rig.t, 'spells', 'knock'), 'knock'), 'door');
  expect(doors()).toEqual(['0-2', 'other']);
  rig.state.ground.rows = ['..+..', '.....', '+....'];
  expect(doors()).toEqual(['2-0', '0-2', 'other']);
});
