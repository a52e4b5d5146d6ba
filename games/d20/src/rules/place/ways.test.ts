import { describe, expect, test } from 'vitest';
import { lay, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { d20Content } from '../../content/index.ts';
import type { ZoneKind } from '../../content/zone-kind.ts';
import type { Creature, Shape, Turn } from '../../model.ts';
import { actionsLeft } from '../actions/menu.ts';
import { layZone } from '../effects/zones.ts';
import { newItem } from '../making/creature.ts';
import { bandAt, distanceBetween, feetBetween, gridOf, isHere, isInReach } from './distance.ts';
import {
  canSeeInvisible,
  carriesLight,
  darkvisionOf,
  hasCover,
  hasLine,
  isInTheDark,
  isLit,
  isWalledOff,
  sees,
} from './sight.ts';
import { canFly, speedOf, speedTerms } from './speed.ts';
import { terrainOf } from './terrain.ts';
import {
  calmFeetLeft,
  feetLeft,
  mayEnd,
  mayPass,
  reachable,
  spendFeet,
  standingOn,
  stepCost,
  wayTo,
} from './ways.ts';
import { cellsWithin, isIn, isOpened, isSpanned, shapeAt, zonesAt } from './zones.ts';

type Rig = ReturnType<typeof sit>;

const KINDS: readonly ZoneKind[] = [
  { id: 'mire', rule: 'DT-MOVE-03', isDifficult: true },
  { id: 'thorns', rule: 'DT-MOVE-03', isDifficult: true, isGrowth: true },
  { id: 'field', rule: 'DT-MOVE-05', blocks: true },
  { id: 'ward', rule: 'DT-MOVE-05', keepsOut: (_w, _zone, { side }) => side === 'foes' },
  { id: 'slime', rule: 'DT-MOVE-03', stepFeet: (_w, { level }) => 10 * level },
  { id: 'smoke', rule: 'DT-AC-12', hides: true },
  { id: 'gap', rule: 'DT-ARC-508', opens: true },
];

const table = (some: Parameters<typeof sit>[0] = {}) =>
  sit({
    ...some,
    content: {
      zones: { ...d20Content().zones, ...Object.fromEntries(KINDS.map((one) => [one.id, one])) },
    },
  });

const zone = (rig: Rig, kind: string, shape: Shape | readonly number[]) =>
  layZone(rig.t, {
    kind,
    source: { rule: 'DT-HAZ-01' },
    until: { at: 'scene' },
    shape: 'is' in shape ? shape : { is: 'cells', cells: shape },
  });

describe('steps', () => {
  test.each([
    ['.', 5],
    [',', 10],
    ['o', 10],
    ['%', 10],
    ['#', Number.POSITIVE_INFINITY],
    ['+', Number.POSITIVE_INFINITY],
    ['x', 5],
  ])('[DT-MOVE-03] a step onto "%s" costs %d feet', (letter, feet) => {
    const rig = table({ rows: [`.${letter}`] });
    expect(stepCost(rig.t, rig.hero({}, 0), 1)).toBe(feet);
  });

  test('[DT-MOVE-03] what nobody knows is solid, what lies beyond the map open', () => {
    expect(terrainOf('?')).toEqual({ isClosed: true, hides: true });
    expect([terrainOf('.'), terrainOf(undefined)]).toEqual([{}, {}]);
  });

  test.each([
    ['mire', [10, 10]],
    ['thorns', [10, 10]],
    ['field', [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]],
    ['ward', [5, Number.POSITIVE_INFINITY]],
    ['slime', [10, 20]],
    ['light', [5, 5]],
  ])(
    '[DT-MOVE-03, DT-MOVE-05] through %s a step costs a friend and a foe %o feet',
    (kind, costs) => {
      const rig = table({ rows: ['...'] });
      const [ash, thug] = [rig.hero({}, 0), rig.foe('guard', 0)];
      thug.level = 2;
      zone(rig, kind, [1]);
      zone(rig, 'field', { is: 'creatures', creatures: [1] });
      expect([ash, thug].map((one) => stepCost(rig.t, one, 1))).toEqual(costs);
      expect([ash, thug].map((one) => stepCost(rig.t, one, 2))).toEqual([5, 5]);
    },
  );

  test('[DT-ARC-306] who flies is not slowed by the ground, but stopped by walls', () => {
    const rig = table({ rows: ['.,#.'] });
    const ash = rig.hero({}, 0);
    zone(rig, 'slime', [3]);
    lay(rig, ash, 'fly');
    expect([1, 2, 3].map((cell) => stepCost(rig.t, ash, cell))).toEqual([
      5,
      Number.POSITIVE_INFINITY,
      5,
    ]);
  });

  test('[DT-ARC-508, DT-ARC-412] an opening leads through a wall, a gap of an inch through a door', () => {
    const rig = table({ rows: ['.#+.'] });
    const ash = rig.hero({}, 0);
    expect(isOpened(rig.t, 1)).toBe(false);
    zone(rig, 'gap', [1]);
    zone(rig, 'mire', [2]);
    expect([isOpened(rig.t, 1), isOpened(rig.t, 2)]).toEqual([true, false]);
    expect([stepCost(rig.t, ash, 1), stepCost(rig.t, ash, 2)]).toEqual([
      5,
      Number.POSITIVE_INFINITY,
    ]);
    expect(zonesAt(rig.t, 2, () => true).map(({ kind }) => kind)).toEqual(['mire']);
  });

  test('[DT-TURN-01] feet that are left: twice the speed without an action, never less than none', () => {
    const rig = table();
    const ash = rig.hero();
    const left = (moved: number, actions: number) =>
      feetLeft(rig.t, ash, { ...turnOf(ash), moved, actions });
    expect([left(0, 0), left(30, 0), left(30, 1), left(40, 1), left(60, 1)]).toEqual([
      80, 50, 10, 0, 0,
    ]);
  });

  test('[DT-TURN-01, DT-INV-14] whoever goes beyond its speed takes no action, whatever was granted', () => {
    const rig = table();
    const ash = rig.hero();
    const turn: Turn = { ...turnOf(ash), extra: 1, extraAttacks: 1 };
    const left = () => [
      calmFeetLeft(rig.t, ash, turn),
      actionsLeft(turn, 'action'),
      actionsLeft(turn, 'attack'),
    ];
    spendFeet(turn, 40, calmFeetLeft(rig.t, ash, turn));
    expect([turn.moved, turn.hurried, left()]).toEqual([40, undefined, [0, 2, 3]]);
    spendFeet(turn, 5, calmFeetLeft(rig.t, ash, turn));
    expect([turn.moved, turn.hurried, left()]).toEqual([45, true, [0, 0, 0]]);
  });

  test('[DT-TURN-01] whoever is slower than it went, but stayed within its speed then, still takes its action', () => {
    const rig = table();
    const ash = rig.hero();
    const turn = turnOf(ash);
    spendFeet(turn, 40, calmFeetLeft(rig.t, ash, turn));
    lay(rig, ash, 'prone');
    expect([turn.hurried, actionsLeft(turn, 'action')]).toEqual([undefined, 1]);
  });

  test('[DT-MOVE-05] friends, the fallen and oneself are passed; nobody ends where another body lies', () => {
    const rig = table({ rows: ['......'] });
    const [ash, bo, thug, down] = [
      rig.hero({}, 0),
      rig.hero({}, 1),
      rig.foe('thug', 2),
      rig.foe('thug', 3),
    ];
    const dead = rig.foe('thug', 4);
    down.hp = 0;
    dead.life = 'dead';
    expect([undefined, ash, bo, thug, down].map((one) => mayPass(ash, one))).toEqual([
      ...[true, true, true, false, true],
    ]);
    const cells = [0, 1, 2, 3, 4, 5];
    expect(cells.filter((cell) => mayEnd(rig.t, ash, cell))).toEqual([0, 4, 5]);
    expect(cells.map((cell) => standingOn(rig.t, cell))).toEqual([
      ...[ash, bo, thug, down, undefined, undefined],
    ]);
  });

  test('[DT-MOVE-05, DT-COND-27] enemies who sleep are unconscious, and passed', () => {
    const rig = table({ rows: ['...'] });
    const [ash, thug] = [rig.hero({}, 0), rig.foe('thug', 1)];
    expect(reachable(rig.t, ash, 10).has(2)).toBe(false);
    lay(rig, thug, 'asleep');
    expect([mayPass(ash, thug), reachable(rig.t, ash, 10).has(2)]).toEqual([true, true]);
    expect(mayEnd(rig.t, ash, 1)).toBe(false);
  });

  test('[DT-MOVE-03, DT-MOVE-04] the cheapest ways lead around what is slow', () => {
    const rig = table({ rows: ['.,,.', '....'] });
    const ash = rig.hero({}, 0, 0);
    const found = reachable(rig.t, ash, 15);
    expect(found.get(3)).toEqual({ cell: 3, cost: 15, from: 6 });
    expect(wayTo(found, 3)).toEqual([5, 6, 3]);
    expect([wayTo(found, 0), wayTo(found, 99)]).toEqual([[], []]);
    expect([...found.keys()].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect([...reachable(rig.t, ash, 14).keys()].sort((a, b) => a - b)).toEqual([0, 1, 4, 5, 6]);
    const open = reachable(rig.t, ash, 15, (cell) => cell < 4);
    expect([...open.keys()].sort((a, b) => a - b)).toEqual([0, 1]);
    ash.place = { at: 'away' };
    expect(reachable(rig.t, ash, 15).size).toBe(0);
  });
});

describe('distances', () => {
  test('[DT-MOVE-04, DT-RNG-01] the higher of the way along the ground and the way up; none to whom one holds', () => {
    const rig = table();
    const [ash, bo, thug] = [rig.hero({}, 0), rig.hero({}, 20), rig.foe('thug', 6)];
    expect([distanceBetween(rig.t, ash, ash), distanceBetween(rig.t, ash, bo)]).toEqual([0, 20]);
    bo.height = 30;
    ash.height = 5;
    expect(distanceBetween(rig.t, ash, bo)).toBe(25);
    ash.height = 0;
    expect([isInReach(rig.t, ash, thug), isInReach(rig.t, thug, ash)]).toEqual([true, true]);
    thug.place = { at: 'line', feet: 7 };
    expect(isInReach(rig.t, ash, thug)).toBe(false);
    lay(rig, thug, 'grappled', { source: { rule: 'DT-ATK-11', by: ash.id } });
    expect([distanceBetween(rig.t, ash, thug), distanceBetween(rig.t, thug, ash)]).toEqual([0, 0]);
    expect(distanceBetween(rig.t, bo, thug)).toBe(30);
  });

  test('[DT-MOVE-06] between places of different kinds there is no way', () => {
    const rig = table({ rows: ['..', '..'] });
    const [line, square, away] = [
      { at: 'line', feet: 0 },
      { at: 'square', cell: 0 },
      { at: 'away' },
    ] as const;
    const far = Number.POSITIVE_INFINITY;
    const feet = [
      [line, square],
      [square, line],
      [away, away],
      [line, away],
    ] as const;
    expect(feet.map(([a, b]) => feetBetween(rig.state, a, b))).toEqual([far, far, far, far]);
    expect(feetBetween(rig.state, square, { at: 'square', cell: 3 })).toBe(5);
    expect([isHere({ place: away }), isHere({ place: line })]).toEqual([false, true]);
    expect([gridOf(rig.state).width, gridOf(rig.state).height]).toEqual([2, 2]);
    expect(gridOf(rig.state)).toBe(gridOf(rig.state));
    expect(bandAt(rig.t, Number.POSITIVE_INFINITY)).toBe('universal');
  });
});

describe('zones', () => {
  test('[DT-HAZ-01] who is in a zone of each shape, its edges with it', () => {
    const map = table({ rows: ['.....'] });
    const [ash, bo] = [map.hero({}, 0), map.hero({}, 2)];
    const isInside = (rig: Rig, shape: Shape, one: Creature) => isIn(rig.t, { shape }, one);
    const cells: Shape = { is: 'cells', cells: [2, 3] };
    expect([ash, bo].map((one) => isInside(map, cells, one))).toEqual([false, true]);
    const around = (feet: number): Shape => ({ is: 'around', creature: ash.id, feet });
    expect([9, 10].map((feet) => isInside(map, around(feet), bo))).toEqual([false, true]);
    expect(isInside(map, { is: 'around', creature: 77, feet: 99 }, bo)).toBe(false);
    const some: Shape = { is: 'creatures', creatures: [bo.id] };
    expect([ash, bo].map((one) => isInside(map, some, one))).toEqual([false, true]);
    const line = table();
    const cy = line.hero({}, 10);
    const spans = [
      [0, 9],
      [0, 10],
      [10, 20],
      [11, 20],
    ].map(([from = 0, to = 0]) => isInside(line, { is: 'span', from, to }, cy));
    expect(spans).toEqual([false, true, true, false]);
    expect([isInside(line, cells, cy), isInside(map, { is: 'span', from: 0, to: 9 }, ash)]).toEqual(
      [false, false],
    );
    expect(shapeAt(map.t, { at: 'square', cell: 2 }, 5)).toMatchObject({ is: 'cells' });
    expect(shapeAt(line.t, cy.place, 15)).toEqual({ is: 'span', from: -5, to: 25 });
    expect([...cellsWithin(map.t, 2, 9)].sort()).toEqual([1, 2, 3]);
  });

  test.each([
    [0, 60, true],
    [60, 0, true],
    [0, 20, false],
    [25, 60, false],
    [22, 60, true],
    [0, 22, true],
    [21, 24, false],
    [0, 21, true],
  ])('[DT-ARC-411] between %d and %d feet one from 20 to 25 lies: %s', (a, b, is) => {
    const rig = table();
    const line = (feet: number) => ({ at: 'line', feet }) as const;
    const between = (wanted: (kind: ZoneKind) => boolean) =>
      isSpanned(rig.t, line(a), line(b), wanted);
    zone(rig, 'smoke', [3]);
    expect(between(() => true)).toBe(false);
    zone(rig, 'smoke', { is: 'span', from: 20, to: 25 });
    expect(between(({ hides }) => hides === true)).toBe(is);
    expect(between(({ blocks }) => blocks === true)).toBe(false);
    expect(isSpanned(rig.t, line(a), { at: 'away' }, () => true)).toBe(false);
  });
});

describe('sight', () => {
  test('[DT-AC-12, DT-ARC-508] smoke hides, an opening lets one look through', () => {
    const rig = table({ rows: ['..#..', '.....'] });
    const [a, b] = [rig.hero({}, 0, 0), rig.hero({}, 4, 0)];
    expect(hasLine(rig.t, a, b)).toBe(false);
    zone(rig, 'gap', [2]);
    expect(hasLine(rig.t, a, b)).toBe(true);
    zone(rig, 'smoke', [1, 6]);
    expect([hasLine(rig.t, a, b), isWalledOff(rig.t, a, b)]).toEqual([false, false]);
  });

  test('[DT-ARC-411] a wall of force is looked through, but stands between', () => {
    const rig = table({ rows: ['.....'] });
    const [a, b, c] = [rig.hero({}, 0), rig.hero({}, 4), rig.hero({}, 1)];
    expect(isWalledOff(rig.t, a, b)).toBe(false);
    zone(rig, 'field', [2]);
    expect([isWalledOff(rig.t, a, b), isWalledOff(rig.t, a, c), hasLine(rig.t, a, b)]).toEqual([
      ...[true, false, true],
    ]);
    const line = table();
    const [d, e] = [line.hero({}, 0), line.hero({}, 40)];
    zone(line, 'field', { is: 'span', from: 20, to: 20 });
    expect([isWalledOff(line.t, d, e), hasLine(line.t, d, e)]).toEqual([true, true]);
    zone(line, 'smoke', { is: 'span', from: 30, to: 35 });
    expect(hasLine(line.t, d, e)).toBe(false);
  });

  test('[DT-MAG-19, DT-COND-16] whoever is away, hidden from its side or invisible is not seen, but by itself', () => {
    const rig = table();
    const [ash, bo, thug] = [rig.hero({}, 0), rig.hero({}, 20), rig.foe('thug', 20)];
    const seen = () => [sees(rig.t, ash, bo), sees(rig.t, ash, thug), sees(rig.t, thug, thug)];
    expect(seen()).toEqual([true, true, true]);
    for (const one of [bo, thug]) one.isHidden = true;
    expect(seen()).toEqual([true, false, true]);
    for (const one of [bo, thug]) one.isHidden = false;
    lay(rig, thug, 'invisible');
    expect(seen()).toEqual([true, false, true]);
    expect(canSeeInvisible(rig.t, ash, thug)).toBe(false);
    const detect = lay(rig, ash, 'detect-invisible', {
      source: { rule: 'DT-ARC-203', isSpell: true },
      data: { amount: 20 },
    });
    expect([seen()[1], canSeeInvisible(rig.t, ash, thug)]).toEqual([true, true]);
    // A ward suspends the spell (DT-COND-25).
    const ward = lay(rig, ash, 'warded');
    expect(seen()[1]).toBe(false);
    ash.effects = ash.effects.filter((one) => one !== ward);
    expect(seen()[1]).toBe(true);
    if (detect !== undefined) detect.data = { amount: 19 };
    expect(seen()[1]).toBe(false);
    thug.effects = [];
    thug.place = { at: 'away' };
    expect(seen()).toEqual([true, false, true]);
    expect(sees(rig.t, thug, ash)).toBe(false);
  });

  test('[DT-HER-00, DT-EQ-39] in the dark only what is lit, or near enough for eyes of the dark', () => {
    const rig = table({ ground: { isDark: true } });
    const [ash, dwarf, thug] = [
      rig.hero({}, 0),
      rig.hero({ heritage: 'dwarf' }, 0),
      rig.foe('thug', 60),
    ];
    expect([ash, dwarf].map((one) => darkvisionOf(rig.t, one))).toEqual([0, 60]);
    const dark = () => [ash, dwarf].map((one) => isInTheDark(rig.t, one, thug));
    expect(dark()).toEqual([true, false]);
    thug.place = { at: 'line', feet: 61 };
    expect(dark()).toEqual([true, true]);
    const torch = newItem(rig.t, 'torches');
    ash.items.push(torch);
    expect(carriesLight(rig.t, ash)).toBe(false);
    ash.held = [torch.id];
    expect([carriesLight(rig.t, ash), isLit(rig.t, thug)]).toEqual([true, false]);
    thug.place = { at: 'line', feet: 30 };
    expect([isLit(rig.t, thug), dark()]).toEqual([true, [false, false]]);
    torch.uses = 0;
    expect([carriesLight(rig.t, ash), isLit(rig.t, ash)]).toEqual([false, false]);
    lay(rig, thug, 'aflame');
    expect([carriesLight(rig.t, thug), isLit(rig.t, ash)]).toEqual([true, true]);
    thug.effects = [];
    zone(rig, 'light', { is: 'creatures', creatures: [thug.id] });
    expect(dark()).toEqual([false, false]);
    zone(rig, 'darkness', { is: 'creatures', creatures: [ash.id] });
    expect(dark()).toEqual([true, false]);
  });

  test('[DT-AC-07] cover is what stands between or under a target that is shot at, bodies that stand with it', () => {
    const rig = table({ rows: ['.....', 'o....'] });
    const [a, b, between] = [rig.hero({}, 0, 0), rig.hero({}, 4, 0), rig.hero({}, 2, 0)];
    expect([hasCover(rig.t, a, b, false), hasCover(rig.t, a, b, true)]).toEqual([true, false]);
    between.hp = 0;
    expect(hasCover(rig.t, a, b, false)).toBe(false);
    between.hp = 1;
    between.life = 'dead';
    expect(hasCover(rig.t, a, b, false)).toBe(false);
    b.place = { at: 'square', cell: 5 };
    expect([hasCover(rig.t, a, b, false), hasCover(rig.t, b, a, false)]).toEqual([true, false]);
    b.place = { at: 'away' };
    expect(hasCover(rig.t, a, b, false)).toBe(false);
  });
});

test('[DT-MOVE-01, DT-NPC-01] speed is the table’s or printed, less what armor takes; wings carry what has them', () => {
  const rig = table({ options: { baseSpeed: '30' } });
  const [ash, dragon, thug] = [rig.hero(), rig.foe('young-dragon'), rig.foe('thug')];
  expect(speedTerms(rig.t, ash)).toEqual([{ value: 30, rule: 'DT-MOVE-01', from: 'base' }]);
  expect(speedTerms(rig.t, thug)).toEqual([{ value: 40, rule: 'DT-NPC-01', from: 'base' }]);
  const armor = newItem(rig.t, 'superheavy-armor');
  ash.items.push(armor);
  ash.armor = armor.id;
  expect(speedTerms(rig.t, ash)[1]).toEqual({
    value: -10,
    rule: 'DT-MOVE-02',
    from: 'superheavy-armor',
  });
  if (thug.printed !== undefined) thug.printed = { ...thug.printed, speed: 0 };
  expect([speedOf(rig.t, ash), speedOf(rig.t, thug)]).toEqual([20, 0]);
  expect([ash, dragon, thug].map((one) => canFly(rig.t, one))).toEqual([false, true, false]);
  lay(rig, ash, 'fly');
  expect(canFly(rig.t, ash)).toBe(true);
});
