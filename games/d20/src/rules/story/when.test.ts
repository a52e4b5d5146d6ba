import { expect, test } from 'vitest';
import { aPerson, aRow, inOwn } from '../../../test/own-scene.ts';
import type { When } from '../../content/adventure-deeds.ts';
import { HOUR } from '../effects/afflict.ts';
import { holds } from './when.ts';

const yes: When = { all: [] };
const no: When = { any: [] };

test.each<[string, When | undefined, boolean]>([
  ['nothing', undefined, true],
  ['all of none', yes, true],
  ['any of none', no, false],
  ['all of two', { all: [yes, yes] }, true],
  ['all of two with one that does not', { all: [yes, no] }, false],
  ['any of two with one that does', { any: [no, yes] }, true],
  ['any of two that do not', { any: [no, no] }, false],
  ['the contrary', { not: no }, true],
  ['the contrary of what holds', { not: yes }, false],
])('[DT-SHOT-02] %s', (_, when, is) => {
  expect(holds(inOwn().t, when)).toBe(is);
});

test.each<[string, When, boolean]>([
  ['a flag', { flag: 'up' }, true],
  ['another flag', { flag: 'down' }, false],
  ['a counter that is as high', { counter: 'lit', atLeast: 2 }, true],
  ['a counter that is not', { counter: 'lit', atLeast: 3 }, false],
  ['a counter that never counted', { counter: 'dark', atLeast: 1 }, false],
  ['no count at all', { counter: 'dark', atLeast: 0 }, true],
  ['a fact that is known', { fact: 'bell' }, true],
  ['a fact that is not', { fact: 'goal' }, false],
  ['a time that is past', { past: '+2h' }, true],
  ['a time of day that is past', { past: '03:00' }, true],
  ['a time that is ahead', { past: '+3h' }, false],
  ['the round that runs', { round: 4 }, true],
  ['the next round', { round: 5 }, false],
  ['the scene before', { from: 'before' }, true],
  ['another scene', { from: 'here' }, false],
  ['a thing that the last of the party has', { has: 'rope' }, true],
  ['a thing that nobody has', { has: 'lantern' }, false],
  ['as many characters', { party: 2 }, true],
  ['more characters', { party: 3 }, false],
  ['a task that is done', { task: 'a', is: 'done' }, true],
  ['a task that is done elsewhere', { task: 'b', is: 'done' }, false],
  ['a task that failed', { task: 'c', is: 'failed' }, true],
  ['a task that failed is not done', { task: 'c', is: 'done' }, false],
  ['a task that never failed', { task: 'a', is: 'failed' }, false],
])('[DT-SHOT-02, DT-TIME-01] %s', (_, when, is) => {
  const rig = inOwn({
    party: [{ gear: [{ kind: 'rations' }] }, { gear: [{ kind: 'torches' }, { kind: 'rope' }] }],
    clock: HOUR,
  });
  Object.assign(rig.story(), {
    flags: ['up'],
    counters: { lit: 2 },
    facts: ['bell'],
    from: 'before',
    done: ['here/a', 'there/b'],
    failed: { 'here/c': 1 },
    entered: 3 * HOUR - 3,
  });
  rig.state.clock = 3 * HOUR;
  expect(holds(rig.t, when)).toBe(is);
});

test('[DT-SOC-01] how somebody stands, and whether it lives, is here or down', () => {
  const rig = inOwn({
    adventure: { people: [aPerson(), aPerson({ id: 'lew' })] },
    here: { people: ['mira'] },
  });
  const mira = rig.person('mira');
  const is = (id: string) => [
    holds(rig.t, { attitude: id, is: 'neutral' }),
    holds(rig.t, { attitude: id, is: 'hostile' }),
    ...(['here', 'alive', 'down'] as const).map((one) => holds(rig.t, { person: id, is: one })),
  ];
  expect([is('mira'), is('lew')]).toEqual([
    [true, false, true, true, false],
    [false, false, false, false, false],
  ]);
  mira.hp = 0;
  mira.place = { at: 'away' };
  expect(is('mira')).toEqual([true, false, false, true, true]);
  mira.life = 'dead';
  expect(is('mira')).toEqual([true, false, false, false, true]);
});

test('[DT-SHOT-02] so large a share of a row is out of it', () => {
  const rig = inOwn({ here: { foes: [aRow({ count: 4 })] } });
  const [one, two, three, four] = rig.rows('thugs');
  const down = (share: number) => holds(rig.t, { foes: 'thugs', down: share });
  expect([down(0.25), down(0), holds(rig.t, { foes: 'none', down: 0 })]).toEqual([
    false,
    true,
    false,
  ]);
  if (one !== undefined) one.hp = 0;
  expect([down(0.25), down(0.5)]).toEqual([true, false]);
  if (two !== undefined) two.place = { at: 'away' };
  expect([down(0.5), down(1)]).toEqual([true, false]);
  for (const last of [three, four]) if (last !== undefined) last.life = 'dead';
  expect(down(1)).toBe(true);
});

test('[DT-SHOT-02] it is quiet without a foe who is awake and hostile', () => {
  const quiet = (state: 'asleep' | 'awake' | 'peaceful') =>
    holds(inOwn({ here: { foes: [aRow({ state })] } }).t, { quiet: true });
  expect([quiet('asleep'), quiet('awake')]).toEqual([true, false]);
});

test('[DT-SCB-14] an open flame burns in the hand of somebody who is here', () => {
  const rig = inOwn({ party: [{ gear: [{ kind: 'torches' }] }] });
  const flame = () => holds(rig.t, { flame: true });
  expect(flame()).toBe(false);
  rig.first.held = rig.first.items.map(({ id }) => id);
  expect(flame()).toBe(true);
  rig.first.place = { at: 'away' };
  expect(flame()).toBe(false);
});

test.each<['turn-undead' | 'fire' | 'cure', object]>([
  ['turn-undead', { roles: [{ id: 'turn-away-undead' }] }],
  ['fire', { gear: [{ kind: 'rope' }, { kind: 'torches' }] }],
  ['fire', { gear: [{ kind: 'lantern' }] }],
  ['fire', { gear: [{ kind: 'oil-flask' }] }],
  ['fire', { gear: [{ kind: 'plasma-cutter' }] }],
  ['fire', { gear: [{ kind: 'flame-projector' }] }],
  [
    'cure',
    {
      level: 3,
      roles: [{ id: 'divine-magic' }],
      spells: { 'divine-magic': ['cure-light-wounds'] },
    },
  ],
])('[DT-ROLE-19, DT-EQ-40, DT-SCB-15] who can do %s, and stands', (can, sheet) => {
  const rig = inOwn({ party: [{}, sheet] });
  const able = (['turn-undead', 'fire', 'cure'] as const).filter((one) =>
    holds(rig.t, { can: one }),
  );
  expect(able).toEqual([can]);
  rig.second.hp = 0;
  expect(holds(rig.t, { can })).toBe(false);
});

test('[DT-MAG-01] a caster without a healing spell cures nobody', () => {
  const light = {
    level: 3,
    roles: [{ id: 'divine-magic' }],
    spells: { 'divine-magic': ['divine-light'] },
  };
  expect(holds(inOwn({ party: [light] }).t, { can: 'cure' })).toBe(false);
});
