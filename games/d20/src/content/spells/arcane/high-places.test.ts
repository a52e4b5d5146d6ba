import { expect, test } from 'vitest';
import { caster, casts, type Rig, sitWith } from '../../../../test/arcane-rig.ts';
import { offered } from '../../../../test/offered.ts';
import type { Creature } from '../../../model.ts';
import { has } from '../../../rules/bearers/bearers.ts';
import { layZone } from '../../../rules/effects/zones.ts';
import { cast } from '../../../rules/magic/cast.ts';
import { stepCost } from '../../../rules/place/ways.ts';
import { endRound } from '../../../rules/time/round-end.ts';
import { oneOf } from '../../../table.ts';

const FIELD = Array.from({ length: 13 }, () => '.'.repeat(30));

/** What a casting offers at the question of a key. */
const offers = (rig: Rig, by: Creature, id: string, key: string, form = id, at?: Creature) =>
  offered(cast(rig.t, by, oneOf(rig.t, 'spells', id), form, at), key);

const clock = (rig: Rig, now: number) => {
  rig.state.clock = now - 1;
  rig.play(endRound(rig.t, { isMinute: now % 6 === 0 }));
};

/** The squares of all zones of a kind, as columns and rows. */
const squares = (rig: Rig, kind: string): readonly string[] => {
  const width = rig.state.ground.rows[0]?.length ?? 1;
  return rig.state.zones.flatMap(({ kind: own, shape }) =>
    own === kind && shape.is === 'cells'
      ? shape.cells.map((cell) => `${cell % width}-${Math.floor(cell / width)}`)
      : [],
  );
};

test('[DT-ARC-403, DT-MOVE-05] a door leads to any free square, or one unseen, or out of the scene', () => {
  const rows = ['...#.', '.##..'];
  const rig = sitWith({ dice: [10], rows });
  const vex = caster(rig, {}, 0, 0);
  rig.hero({}, 1, 0);
  rig.foe('brute', 4, 0);
  // Seen to be closed are 3-0, 1-1 and 2-1; behind the wall anything may be.
  const places = offers(rig, vex, 'dimension-door', 'door', 'dimension-door', vex);
  expect(places.at(-1)).toBe('beyond');
  expect(places).toEqual(expect.arrayContaining(['2-0', '0-1', '4-1', '4-0']));
  expect(places).not.toContain('0-0');
  expect(places).not.toContain('1-0');
});

test('[DT-ARC-403] out of the scene it is gone, and onto something solid it does not move at all', () => {
  const rig = sitWith({ dice: [10, 10, 10], rows: ['.....#..', '#.......'] });
  const vex = caster(rig, {}, 0, 0);
  casts(rig, vex, 'dimension-door', { at: vex, script: [['door', '7-0']] });
  expect(rig.events('shifted')).toEqual([
    {
      type: 'shifted',
      rule: 'DT-ARC-403',
      creature: vex.id,
      to: { at: 'square', cell: 7 },
      height: 0,
    },
  ]);
  rig.foe('grunt', 1, 0);
  casts(rig, vex, 'dimension-door', { at: vex, script: [['door', '1-0']] });
  expect(rig.events('unaffected')).toEqual([
    { type: 'unaffected', rule: 'DT-ARC-403', creature: vex.id, effect: 'dimension-door' },
  ]);
  expect(vex.place).toEqual({ at: 'square', cell: 7 });
  vex.run = { by: 'companion' };
  casts(rig, vex, 'dimension-door', { at: vex });
  expect([vex.place.at, rig.events('fled')]).toMatchObject(['away', [{ creature: vex.id }]]);
});

test('[DT-ARC-403, DT-HAZ-04] whoever comes out where it burns, burns', () => {
  const rig = sitWith({ dice: [10], rows: ['........'], seed: 'door' });
  const vex = caster(rig, {}, 0, 0);
  const source = { rule: 'DT-HAZ-13' };
  layZone(rig.t, {
    kind: 'fire',
    source,
    until: { at: 'cure' },
    shape: { is: 'cells', cells: [5] },
  });
  casts(rig, vex, 'dimension-door', { at: vex, script: [['door', '5-0']] });
  expect(rig.events('hurt')).toMatchObject([{ rule: 'DT-HAZ-13', creature: vex.id }]);
});

test('[DT-ARC-403, DT-SAVE-06] an ally is asked; who lets it pass makes no save, who does not saves by WIS', () => {
  const rig = sitWith({ dice: [10, 10, 20] });
  const vex = caster(rig, {}, 0);
  const ash = rig.hero({}, 5);
  const to = ['door-feet', 100] as const;
  casts(rig, vex, 'dimension-door', { at: ash, script: [['let-pass', 'let-pass'], to] });
  expect(rig.events('let-pass')).toEqual([
    { type: 'let-pass', rule: 'DT-SAVE-06', creature: ash.id },
  ]);
  expect(ash.place).toEqual({ at: 'line', feet: 105 });
  ash.place = { at: 'line', feet: 5 };
  ash.level = 11;
  casts(rig, vex, 'dimension-door', { at: ash, script: [['let-pass', 'save'], to] });
  expect(rig.events('rolled').at(-1)).toMatchObject({ creature: ash.id, ability: 'WIS' });
  rig.allDiceUsed();
});

test('[DT-ARC-403, DT-SAVE-06] nobody asks the unconscious of the own side', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig, {}, 0);
  const ash = rig.hero({}, 5);
  ash.effects.push({
    id: 999,
    kind: 'unconscious',
    source: { rule: 'DT-HP-08' },
    until: { at: 'cure' },
  });
  const { asked } = casts(rig, vex, 'dimension-door', { at: ash, script: [['door-feet', -100]] });
  expect([asked, ash.place]).toEqual([['door-feet 0'], { at: 'line', feet: -95 }]);
});

test.each([
  ['studied', 3, 'there', 0],
  ['seen-once', 9, 'there', 0],
  ['seen-once', 8, 'miles-off', 2],
  ['seen-once', 4, 'miles-off', 2],
  ['seen-once', 3, 'above', 20],
  ['described', 14, 'there', 0],
  ['described', 9, 'miles-off', 2],
  ['described', 8, 'above', 20],
] as const)('[DT-ARC-510] a place that is %s, with a %i: %s', (place, face, how, amount) => {
  const rig = sitWith({ dice: how === 'there' ? [face] : [face, 2], seed: 'teleport' });
  const vex = caster(rig);
  casts(rig, vex, 'teleport', { at: vex, script: [['familiarity', place]] });
  expect(rig.events('arrived')).toEqual([
    { type: 'arrived', rule: 'DT-ARC-510', creature: vex.id, how, amount },
  ]);
  expect(vex.place.at).toBe('away');
  const falls = rig.events('hurt').map((event) => 'rule' in event && event.rule);
  expect(falls).toEqual(how === 'above' ? ['DT-HAZ-10'] : []);
});

test('[DT-ARC-510] whoever is unwilling and saves stays', () => {
  const rig = sitWith({ dice: [10, 20] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 5);
  const { asked } = casts(rig, vex, 'teleport', { at: brute });
  expect([brute.place, asked, rig.events('arrived')]).toEqual([{ at: 'line', feet: 5 }, [], []]);
});

test.each([
  ['straight on', [0, 1], '1-1', ['1-1', '2-1']],
  ['aslant', [0, 0], '1-1', ['1-1', '2-2']],
  ['and no farther than the stone', [0, 3], '1-3', ['1-3']],
  ['from below', [1, 4], '1-3', ['1-3', '1-2']],
  ['but not where nothing is solid', [0, 4], '1-4', []],
  ['nor at the own feet', [0, 0], '0-0', []],
] as const)(
  '[DT-ARC-508] a passage leads two squares through stone: %s',
  (_w, [x, y], point, open) => {
    const rows = ['.####', '.####', '.####', '.#...', '.....'];
    const rig = sitWith({ dice: [10], rows });
    const vex = caster(rig, {}, x, y);
    casts(rig, vex, 'pass-wall', { script: [['point', point]] });
    expect(squares(rig, 'pass-wall')).toEqual(open);
    expect(rig.events('zone-laid')).toHaveLength(open.length > 0 ? 1 : 0);
    expect(rig.events('story-spell')).toMatchObject([
      { rule: 'DT-ARC-508', until: { at: 'time', clock: 180 } },
    ]);
  },
);

test('[DT-ARC-508, DT-AUT-06] without a map a passage is a thing of the story', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig, {}, 0);
  rig.foe('brute', 20);
  casts(rig, vex, 'pass-wall');
  expect([rig.state.zones, rig.events('story-spell').length]).toEqual([[], 1]);
});

test.each([
  ['down', [3, 0], '3-1', 'x', [3, 4], 'y', [1, 24]],
  ['to the right', [0, 3], '1-3', 'y', [3, 4], 'x', [1, 24]],
  ['at the edge', [27, 6], '28-6', 'y', [6, 7], 'x', [28, 29]],
] as const)(
  '[DT-ARC-609] the dry path leads %s, two squares wide and 24 long',
  (_w, [x, y], point, wide, ways, along, reach) => {
    const rig = sitWith({ dice: [10], rows: Array.from({ length: 30 }, () => '.'.repeat(30)) });
    const vex = caster(rig, {}, x, y);
    casts(rig, vex, 'part-water', { script: [['point', point]] });
    const of = (axis: 'x' | 'y') =>
      squares(rig, 'parted-water').map((id) => Number(id.split('-')[axis === 'x' ? 0 : 1]));
    expect([...new Set(of(wide))].sort()).toEqual(ways);
    expect([Math.min(...of(along)), Math.max(...of(along))]).toEqual(reach);
    expect(of('x')).toHaveLength(2 * (reach[1] - reach[0] + 1));
  },
);

test('[DT-ARC-609, DT-MOVE-06] without a map the path is sixty feet to both sides, for an hour', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 100);
  casts(rig, vex, 'part-water', { script: [['point', `at-${brute.id}`]] });
  const until = { at: 'time', clock: 360 };
  expect(rig.state.zones).toMatchObject([
    { kind: 'parted-water', until, shape: { is: 'span', from: 40, to: 160 } },
  ]);
  expect(rig.events('story-spell')).toMatchObject([{ rule: 'DT-ARC-609', until }]);
});

test('[DT-ARC-511, DT-MOVE-06] without a map mud lies thirty feet to both sides, and all of it hardens', () => {
  const rig = sitWith({ dice: [10, 1, 2, 3, 10, 2] });
  const vex = caster(rig, {}, 0);
  const brute = rig.foe('brute', 100);
  const script = [['point', `at-${brute.id}`]] as const;
  casts(rig, vex, 'transmute-rock', { form: 'rock-to-mud', script });
  const until = { at: 'time', clock: 6 * 8640 };
  expect(rig.state.zones).toMatchObject([
    { kind: 'mud', until, shape: { is: 'span', from: 70, to: 130 } },
  ]);
  expect(rig.events('dice-rolled')).toMatchObject([{ for: 'days', faces: [1, 2, 3] }]);
  casts(rig, vex, 'transmute-rock', { form: 'mud-to-rock', script });
  expect(rig.events('rolled').at(-1)).toMatchObject({ creature: brute.id, ability: 'DEX' });
  expect([has(brute, 'immobilized'), rig.state.zones]).toEqual([true, []]);
  expect(rig.events('zone-ended')).toEqual([
    { type: 'zone-ended', rule: 'DT-ARC-511', zone: 'mud' },
  ]);
  expect(rig.events('story-spell')).toMatchObject([{ until }, { form: 'mud-to-rock' }]);
});

test('[DT-ARC-511] only the mud in the area hardens; whoever stands beside it is not held', () => {
  const rig = sitWith({ dice: [10, 1, 1, 1, 10, 1], rows: FIELD });
  const vex = caster(rig, {}, 0, 6);
  casts(rig, vex, 'transmute-rock', { form: 'rock-to-mud', script: [['point', '14-6']] });
  const before = squares(rig, 'mud');
  const inside = rig.foe('brute', 18, 6);
  const dry = rig.foe('brute', 22, 6);
  casts(rig, vex, 'transmute-rock', { form: 'mud-to-rock', script: [['point', '22-6']] });
  const xs = squares(rig, 'mud').map((id) => Number(id.split('-')[0]));
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([10, 17]);
  expect(squares(rig, 'mud').length).toBeLessThan(before.length);
  expect([has(inside, 'immobilized'), has(dry, 'immobilized')]).toEqual([true, false]);
  expect(rig.events('zone-ended')).toEqual([]);
  expect(stepCost(rig.t, inside, 6 * 30 + 20)).toBe(5);
  rig.allDiceUsed();
});

test('[DT-ARC-508] who is not in the passage stays where it is when that closes', () => {
  const rig = sitWith({ dice: [10], rows: ['.##..'] });
  const vex = caster(rig, {}, 0, 0);
  const brute = rig.foe('brute', 4, 0);
  casts(rig, vex, 'pass-wall', { script: [['point', '1-0']] });
  expect(squares(rig, 'pass-wall')).toEqual(['1-0', '2-0']);
  clock(rig, 180);
  expect([vex.place, brute.place, rig.state.zones]).toEqual([
    { at: 'square', cell: 0 },
    { at: 'square', cell: 4 },
    [],
  ]);
});

test('[DT-ARC-403, DT-HAZ-04] along a line, too, whoever comes out where it burns, burns', () => {
  const rig = sitWith({ dice: [10, 10], seed: 'door' });
  const vex = caster(rig, {}, 0);
  layZone(rig.t, {
    kind: 'fire',
    source: { rule: 'DT-HAZ-13' },
    until: { at: 'cure' },
    shape: { is: 'span', from: 90, to: 110 },
  });
  casts(rig, vex, 'dimension-door', { at: vex, script: [['door-feet', 120]] });
  expect(rig.events('hurt')).toEqual([]);
  casts(rig, vex, 'dimension-door', { at: vex, script: [['door-feet', -20]] });
  expect(rig.events('hurt')).toMatchObject([{ rule: 'DT-HAZ-13', creature: vex.id }]);
});
