import { expect, test } from 'vitest';
import { caster, casts, fight, type Rig, sitWith } from '../../../../test/arcane-rig.ts';
import { offered, reasons } from '../../../../test/offered.ts';
import type { Creature } from '../../../model.ts';
import { has } from '../../../rules/bearers/bearers.ts';
import { endCombat } from '../../../rules/combat/end.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { layZone } from '../../../rules/effects/zones.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { cast } from '../../../rules/magic/cast.ts';
import { announce } from '../../../rules/moments/moment.ts';
import { sees } from '../../../rules/place/sight.ts';
import { speedOf } from '../../../rules/place/speed.ts';
import { leaningOf } from '../../../rules/rolls/parts.ts';
import { endRound } from '../../../rules/time/round-end.ts';
import { oneOf } from '../../../table.ts';

const RULE = 'DT-ARC-602';
const AFLAME = { kind: 'aflame', source: { rule: 'DT-HAZ-13' }, until: { at: 'cure' } } as const;

const clock = (rig: Rig, now: number) => {
  rig.state.clock = now - 1;
  rig.play(endRound(rig.t, { isMinute: now % 6 === 0 }));
};

/** A weather that its caster has just called, over a brute who burns. */
function called(kind: string, dice: readonly number[] = []) {
  const rig = sitWith({ dice: [10, ...dice], ground: { isOutdoors: true } });
  const vex = caster(rig, { spells: { 'arcane-magic': ['control-weather'] } }, 0);
  const brute = rig.foe('brute', 40, 0, { hp: 100 });
  casts(rig, vex, 'control-weather', { script: [['weather', kind]] });
  return { rig, vex, brute };
}

/** The same a minute later, when it is there. */
function weather(kind: string, dice: readonly number[] = []) {
  const all = called(kind, dice);
  clock(all.rig, 6);
  return all;
}

const burns = (one: Creature): void => {
  one.effects.push({ ...AFLAME, id: 900 + one.id });
};

test('[DT-ARC-602] outdoors seven weathers are offered, indoors none', () => {
  const rig = sitWith({ dice: [10], ground: { isOutdoors: true } });
  const vex = caster(rig, { spells: { 'arcane-magic': ['control-weather'] } }, 0);
  const why = () => reasons(rig.t, vex)['cast-control-weather'];
  expect(why()).toBeUndefined();
  const spell = oneOf(rig.t, 'spells', 'control-weather');
  expect(offered(cast(rig.t, vex, spell, 'control-weather'), 'weather')).toEqual([
    'fog',
    'storm-wind',
    'rain',
    'heat',
    'cold',
    'clear-sky',
    'thunderstorm',
  ]);
  vex.effects = [];
  rig.state.ground.isOutdoors = false;
  expect(why()).toBe('closed.indoors');
});

test('[DT-ARC-602] it comes after a minute, around its caster, for as long as that concentrates', () => {
  const { rig, vex } = called('fog');
  expect(rig.events('story-spell')).toMatchObject([{ rule: RULE, creature: vex.id, form: 'fog' }]);
  expect(vex.effects).toMatchObject([
    {
      kind: 'weather-called',
      until: { at: 'time', clock: 6 },
      data: { text: 'fog' },
      concentration: true,
    },
  ]);
  expect(reasons(rig.t, vex)['cast-control-weather']).toBe('closed.concentrates');
  clock(rig, 6);
  expect(rig.state.zones).toMatchObject([
    {
      kind: 'fog',
      source: { rule: RULE, by: vex.id, level: 11, isSpell: true },
      until: { at: 'cure' },
      shape: { is: 'around', creature: vex.id, feet: 720 },
      concentration: true,
    },
  ]);
  expect(reasons(rig.t, vex)['cast-control-weather']).toBe('closed.concentrates');
});

test.each(['lost', 'cure', 'end'] as const)(
  '[DT-ARC-602] called off before (%s) it never comes',
  (how) => {
    const { rig, vex } = called('rain');
    const [effect] = vex.effects;
    if (effect === undefined) throw new Error('nothing was called');
    rig.play(relieve(rig.t, vex, effect, how));
    clock(rig, 6);
    expect([rig.state.zones, rig.events('zone-laid')]).toEqual([[], []]);
  },
);

test.each([
  ['rain', false],
  ['fog', true],
])('[DT-ARC-602] when %s comes who burns goes on burning: %s', (kind, still) => {
  const { rig, brute } = called(kind, [1, 1, 1]);
  const source = { rule: 'X' };
  brute.effects.push({ ...AFLAME, id: 900, source });
  const [effect] = rig.state.creatures[0]?.effects ?? [];
  const [vex] = rig.state.creatures;
  if (effect === undefined || vex === undefined) throw new Error('nothing was called');
  rig.play(relieve(rig.t, vex, effect, 'time'));
  expect(has(brute, 'aflame')).toBe(still);
  expect(
    rig.events('relieved').filter((one) => 'effect' in one && one.effect === 'aflame'),
  ).toEqual(
    still
      ? []
      : [{ type: 'relieved', rule: RULE, creature: brute.id, effect: 'aflame', how: 'end' }],
  );
});

test.each([
  ['turnBegan', {}],
  ['roundEnded', {}],
] as const)('[DT-ARC-602] rain puts out who comes into it burning: %s', (moment, data) => {
  const { rig, brute } = weather('rain');
  burns(brute);
  rig.play(announce(rig.t, brute, moment, data as never));
  expect(has(brute, 'aflame')).toBe(false);
  expect(rig.events('relieved').at(-1)).toMatchObject({ rule: RULE, effect: 'aflame', how: 'end' });
});

const mode = (rig: Rig, roll: Parameters<typeof leaningOf>[1]) => leaningOf(rig.t, roll).mode;
const BOW = { id: 'bow', category: 'medium', use: 'ranged', band: 'short', tags: [] } as const;
const CLUB = { id: 'club', category: 'medium', use: 'melee', band: 'melee', tags: [] } as const;
const THROWN = { ...CLUB, use: 'thrown' } as const;

test('[DT-ARC-602] fog hinders attacks beyond 20 feet and no other roll', () => {
  const { rig, vex, brute } = weather('fog');
  const at = (feet: number) => {
    brute.place = { at: 'line', feet };
    return [sees(rig.t, brute, vex), mode(rig, { kind: 'attack', roller: brute, target: vex })];
  };
  expect([at(20), at(21)]).toEqual([
    [true, 'straight'],
    [false, 'disadvantage'],
  ]);
  expect(mode(rig, { kind: 'attack', roller: brute })).toBe('straight');
  expect(mode(rig, { kind: 'check', roller: brute, target: vex, ability: 'STR' })).toBe('straight');
});

test('[DT-ARC-602] storm wind hinders what flies through the air alone', () => {
  const { rig, vex, brute } = weather('storm-wind');
  const attack = (attack: typeof BOW | typeof CLUB | typeof THROWN) =>
    mode(rig, { kind: 'attack', roller: brute, target: vex, attack });
  brute.place = { at: 'line', feet: 5 };
  expect([attack(BOW), attack(THROWN), attack(CLUB)]).toEqual([
    'disadvantage',
    'disadvantage',
    'straight',
  ]);
  expect(mode(rig, { kind: 'check', roller: brute, attack: BOW })).toBe('straight');
  expect([speedOf(rig.t, brute), speedOf(rig.t, vex)]).toEqual([20, 20]);
});

test('[DT-ARC-602] rain hinders who looks for tracks, and nothing else', () => {
  const { rig, brute } = weather('rain');
  expect(
    ['track', 'search-clues', undefined].map((tag) =>
      mode(rig, { kind: 'check', roller: brute, ...(tag === undefined ? {} : { tag }) }),
    ),
  ).toEqual(['disadvantage', 'straight', 'straight']);
  expect(speedOf(rig.t, brute)).toBe(40);
});

test.each(['heat', 'cold'])(
  '[DT-ARC-602] %s is a hazard of Level 3 by CON, each full ten minutes',
  (kind) => {
    const { rig, vex, brute } = weather(kind, [20, 20, 20, 20]);
    clock(rig, 54);
    expect(rig.events('hurt')).toEqual([]);
    clock(rig, 60);
    const tries = rig.events('rolled').filter((one) => 'kind' in one && one.kind === 'save');
    expect(tries).toMatchObject([
      { creature: vex.id, ability: 'CON', success: true },
      { creature: brute.id, ability: 'CON', success: true },
    ]);
    expect(rig.events('hurt')).toMatchObject([
      { rule: RULE, creature: vex.id, amount: 1, tags: [kind] },
      { rule: RULE, creature: brute.id, amount: 1, tags: [kind] },
    ]);
    clock(rig, 66);
    expect(rig.events('hurt')).toHaveLength(2);
  },
);

test.each([
  ['thunderstorm', ['sunlight'], 0],
  ['thunderstorm', ['fire'], 5],
  ['clear-sky', ['sunlight'], 5],
])('[DT-ARC-602] under %s damage by %s is %i', (kind, tags, loss) => {
  const { rig, brute } = weather(kind);
  rig.play(hurt(rig.t, brute, { danger: { rule: 'X', tags }, isDamage: true, amount: 5 }));
  expect(rig.events('hurt')).toMatchObject([{ loss, changedBy: loss === 0 ? [RULE] : [] }]);
});

test('[DT-ARC-406] who looks like a tree shows itself by acting, in a fight until that is over', () => {
  const rig = sitWith({ dice: [10] });
  const vex = caster(rig, {}, 0);
  const ash = rig.hero({}, 10);
  casts(rig, vex, 'massmorph', { script: [['point', `at-${ash.id}`]] });
  expect([vex.isHidden, ash.isHidden]).toEqual([true, true]);
  rig.foe('brute', 40);
  fight(rig, ash);
  rig.play(announce(rig.t, ash, 'acted', { what: 'move' }));
  rig.play(announce(rig.t, ash, 'minutePassed', {}));
  expect([vex.isHidden, ash.isHidden]).toEqual([true, false]);
  rig.play(endCombat(rig.t, 'over'));
  expect(ash.isHidden).toBe(true);
  const effect = ash.effects.find(({ kind }) => kind === 'massmorph');
  if (effect === undefined) throw new Error('no tree');
  rig.play(relieve(rig.t, ash, effect, 'end'));
  expect([vex.isHidden, ash.isHidden]).toEqual([true, false]);
});

test('[DT-ARC-602] rain puts out a fire on the ground before it burns anybody, under the open sky alone', () => {
  const burnt = (isOutdoors: boolean) => {
    const { rig, brute } = weather('rain', isOutdoors ? [] : [2]);
    rig.state.ground.isOutdoors = isOutdoors;
    layZone(rig.t, {
      kind: 'fire',
      source: { rule: 'DT-HAZ-13' },
      until: { at: 'cure' },
      shape: { is: 'span', from: 30, to: 50 },
    });
    rig.play(endRound(rig.t, { isMinute: false }));
    return [brute.hp < 100, rig.state.zones.map(({ kind }) => kind)];
  };
  expect(burnt(true)).toEqual([false, ['rain']]);
  expect(burnt(false)).toEqual([true, ['rain', 'fire']]);
});
