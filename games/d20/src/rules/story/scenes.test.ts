import { expect, test } from 'vitest';
import { aPerson, aRow, deafen, inOwn } from '../../../test/own-scene.ts';
import type { Exit } from '../../content/adventure.ts';
import type { Creature, Effect } from '../../model.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import { closeScene, comeInto, enterScene, leaveScene, settleScene } from './scenes.ts';

type Rig = ReturnType<typeof inOwn>;

const THERE = { id: 'there', title: 'There' } as const;

test('[DT-SHOT-02] a scene begins: where the party comes from, when, and what is told of it', () => {
  const rig = inOwn({
    here: { text: [{ text: 'One.' }, { text: 'Two.' }] },
    others: [{ ...THERE, rule: 'DT-SCA-12', text: [{ text: 'Three.' }] }],
    clock: 100,
  });
  expect(rig.events('scene-began')).toMatchObject([
    { rule: 'DT-SHOT-02', scene: 'here', words: { prose: 'Here' } },
  ]);
  expect(rig.events('described')).toMatchObject([
    { rule: 'DT-SHOT-02', words: { prose: 'One.' } },
    { rule: 'DT-SHOT-02', words: { prose: 'Two.' } },
  ]);
  expect([rig.story().from, rig.story().scenes, rig.story().entered]).toEqual([undefined, 1, 100]);
  Object.assign(rig.state, { clock: 160, phase: 'level-up' });
  Object.assign(rig.story(), { goes: 'there', bargained: true });
  rig.play(enterScene(rig.t, 'there'));
  expect(rig.story()).toMatchObject({
    scene: 'there',
    from: 'here',
    scenes: 2,
    entered: 160,
    bargained: false,
    goes: undefined,
  });
  expect(rig.state.phase).toBe('scene');
  expect(rig.events('scene-began')[1]).toMatchObject({ rule: 'DT-SCA-12', scene: 'there' });
  expect(rig.events('described')[2]).toMatchObject({
    rule: 'DT-SCA-12',
    words: { prose: 'Three.' },
  });
});

test('[DT-SHOT-02] people of a scene stand in it, but for the dead and those without a body', () => {
  const { base: _, ...mind } = aPerson({ id: 'orla' });
  const rig = inOwn({
    adventure: { people: [aPerson(), aPerson({ id: 'joe' }), mind] },
    here: { people: ['mira', 'joe', 'orla'] },
    others: [THERE],
  });
  const at = () => ['mira', 'joe', 'orla'].map((id) => rig.person(id).place.at);
  expect(at()).toEqual(['line', 'line', 'away']);
  rig.person('joe').life = 'dead';
  rig.play(enterScene(rig.t, 'there'));
  expect(at()).toEqual(['away', 'away', 'away']);
  rig.play(enterScene(rig.t, 'here'));
  expect(at()).toEqual(['line', 'away', 'away']);
});

test('[DT-SHOT-02, DT-SCA-13] as a scene begins its own deeds come first, then what waited for it, by whoever did it', () => {
  const upon = [
    { scene: 'here', deeds: [{ gp: -2 }, { say: 'Waited.' }], actor: 2 },
    { scene: 'there', deeds: [{ say: 'Elsewhere.' }] },
    { scene: 'here', deeds: [{ gp: -1 }] },
  ] as const;
  const rig = inOwn({
    party: [{ gp: 5 }, { gp: 5 }],
    here: { onEnter: [{ say: 'First.' }], rule: 'DT-SCB-12' },
    story: { upon: [...upon] },
  });
  expect(rig.events('described')).toMatchObject([
    { rule: 'DT-SCB-12', words: { prose: 'First.' } },
    { rule: 'DT-SCB-12', words: { prose: 'Waited.' } },
  ]);
  expect(rig.heroes.map(({ gp }) => gp)).toEqual([4, 3]);
  expect(rig.story().upon).toEqual([upon[1]]);
});

test('[DT-SHOT-02] where a scene leads on at once, nothing more happens in it', () => {
  const events = [{ id: 'late', when: { all: [] }, do: [{ flag: 'late' }] }];
  const foes = [aRow({ state: 'awake' })];
  const led = inOwn({ here: { onEnter: [{ go: 'there' }], events, foes } });
  expect([led.story().flags, led.state.combat]).toEqual([[], undefined]);
  const stays = inOwn({ here: { events, foes } });
  expect([stays.story().flags, stays.state.combat !== undefined]).toEqual([['late'], true]);
  const goes = inOwn({
    here: { events: [{ ...events[0], id: 'e', when: { all: [] }, do: [{ go: 'there' }] }], foes },
  });
  expect([goes.story().goes, goes.state.combat]).toEqual(['there', undefined]);
});

const MAPS = [
  { id: 'cave', rows: ['###', '...'], zones: {} },
  { id: 'hall', rows: ['.....', '.....'], zones: { start: [4, 1, 4, 1] } },
] as const;

test('[DT-OPT-15] the place of a scene is as it says, with its own map', () => {
  const rig = inOwn({
    adventure: { maps: MAPS },
    here: { map: 'hall', isDark: true, isOutdoors: true, setting: ['urban'] },
    others: [THERE],
  });
  expect(rig.state.ground).toEqual({
    rows: ['.....', '.....'],
    isDark: true,
    isOutdoors: true,
    setting: ['urban'],
    // In the dark nobody sees far.
    known: ['???..', '???..'],
  });
  expect(rig.first.place).toEqual({ at: 'square', cell: 9 });
  rig.play(enterScene(rig.t, 'there'));
  expect(rig.state.ground).toEqual({ rows: [], isDark: false, isOutdoors: false, setting: [] });
  expect(rig.first.place).toEqual({ at: 'line', feet: 0 });
});

test('[DT-OPT-15] a table that keeps distances has no map', () => {
  const rig = inOwn({
    adventure: { maps: MAPS },
    here: { map: 'hall', isDark: true },
    options: { positions: 'bands' },
  });
  expect(rig.state.ground).toEqual({ rows: [], isDark: true, isOutdoors: false, setting: [] });
});

test('[DT-SHOT-02, DT-TAB-05, DT-HER-13] the party comes along, all others stay behind, and the dead and those whose player is away too', () => {
  const rig = inOwn({ party: [{}, {}, {}, {}], seats: 4, here: { foes: [aRow({ count: 1 })] } });
  const [, away, dead, spirit] = rig.heroes as [Creature, Creature, Creature, Creature];
  const [thug] = rig.rows('thugs');
  away.absence = 'withdrawn';
  dead.life = 'dead';
  const rotted: Effect = {
    id: 90,
    kind: 'rotted',
    source: { rule: 'DT-HER-13' },
    until: { at: 'cure' },
  };
  spirit.effects.push(rotted);
  const spot = { at: 'line', feet: 77 } as const;
  for (const one of rig.heroes) one.place = spot;
  rig.state.lying = [{} as never];
  rig.state.zones = [{ kind: 'fog', shape: { is: 'span', from: 200, to: 210 } } as never];
  comeInto(rig.t, { rows: [], isDark: false, isOutdoors: false, setting: [] });
  expect([...rig.heroes, thug].map((one) => one?.place)).toEqual([
    { at: 'line', feet: 0 },
    { at: 'away' },
    spot,
    { at: 'away' },
    { at: 'away' },
  ]);
  expect([rig.state.lying, rig.state.zones]).toEqual([[], []]);
});

const WAY: Exit = { id: 'way', label: 'On', to: 'there', kind: 'main' };

const leaves = (rig: Rig, some: Partial<Exit> = {}) =>
  rig.play(leaveScene(rig.t, { ...WAY, ...some }, rig.first));

const xpOf = (rig: Rig) => rig.heroes.map(({ character }) => character?.xp);

test('[DT-SHOT-02, DT-SHOT-03] a scene that is left by an exit is paid for', () => {
  const rig = inOwn({ party: [{}, {}], here: { award: { xp: 30 }, rule: 'DT-SCA-11' } });
  leaves(rig, { do: [{ gp: 4 }], ending: 'well' });
  expect(rig.events('scene-left')).toMatchObject([
    { rule: 'DT-SCA-11', scene: 'here', words: { prose: 'Here' }, how: 'paid', xp: 30 },
  ]);
  expect(rig.story()).toMatchObject({ goes: 'there', left: { here: 'paid' }, ending: 'well' });
  expect([xpOf(rig), rig.events('gold')]).toMatchObject([[30, 30], [{ rule: 'DT-SCA-11', gp: 4 }]]);
});

test('[DT-SHOT-03] one that is left by a retreat, or before its award is earned, is bypassed', () => {
  const award = { xp: 30, when: { flag: 'done' } };
  const left = (flags: readonly string[], kind: Exit['kind']) => {
    const rig = inOwn({ here: { award }, story: { flags: [...flags] } });
    leaves(rig, { kind });
    expect(rig.events('scene-left')).toMatchObject([{ rule: 'DT-SHOT-02' }]);
    return [rig.story().left.here, ...xpOf(rig), rig.story().ending];
  };
  expect([left(['done'], 'side'), left([], 'main'), left(['done'], 'retreat')]).toEqual([
    ['paid', 30, undefined],
    ['bypassed', 0, undefined],
    ['bypassed', 0, undefined],
  ]);
});

test('[DT-SHOT-02] an exit that only failures have opened costs a die that nobody can refuse', () => {
  const rig = inOwn({ dice: [6] });
  leaves(rig, { when: { flag: 'open' }, opensAfter: 3, do: [{ gp: 1 }] });
  expect([rig.events('cost').length, rig.state.points, rig.story().goes]).toEqual([1, 1, 'there']);
  expect(rig.events('gold')).toMatchObject([{ rule: 'DT-SHOT-02' }]);
  const open = inOwn({ story: { flags: ['open'] } });
  leaves(open, { when: { flag: 'open' }, opensAfter: 3 });
  expect(open.events('cost')).toEqual([]);
});

test('[DT-HAZ-04, DT-SHOT-02] a way out meets its hazards first; who falls pays no cost', () => {
  const hazard = {
    id: 'pit',
    hazard: { level: 5, save: 'DEX', tags: [] },
    plainName: 'a danger',
    trigger: 'enter',
    by: ['way'],
    target: 'one',
  } as const;
  const rig = inOwn({ here: { hazards: [hazard] }, dice: [1], party: [{ hitDice: [6] }] });
  leaves(rig, { when: { flag: 'open' }, opensAfter: 3 });
  expect([rig.first.hp, rig.events('cost'), rig.story().goes]).toEqual([-4, [], 'there']);
});

test('[DT-SHOT-02] what is done on the way may lead elsewhere, and then the scene is not settled', () => {
  const rig = inOwn({ here: { award: { xp: 30 } } });
  leaves(rig, { do: [{ go: 'elsewhere' }], ending: 'well' });
  expect([rig.story().goes, rig.story().left, rig.story().ending]).toEqual([
    'elsewhere',
    {},
    undefined,
  ]);
});

test('[DT-SHOT-03] a scene is settled once: what was paid or skipped is not paid again, what was bypassed is', () => {
  const settled = (
    before: 'paid' | 'bypassed' | 'skipped',
    how: 'paid' | 'bypassed' | 'skipped',
  ) => {
    const rig = inOwn({ here: { award: { xp: 30 } }, story: { left: { here: before } } });
    const scene = rig.t.content as never as { adventures: { 'harrow-down': { scenes: [never] } } };
    settleScene(rig.t, scene.adventures['harrow-down'].scenes[0], how);
    return [rig.story().left.here, ...xpOf(rig), rig.events('scene-left').length];
  };
  expect([
    settled('paid', 'paid'),
    settled('skipped', 'paid'),
    settled('bypassed', 'paid'),
    settled('bypassed', 'skipped'),
    settled('bypassed', 'bypassed'),
  ]).toEqual([
    ['paid', 0, 0],
    ['skipped', 0, 0],
    ['paid', 30, 1],
    ['skipped', 30, 1],
    ['bypassed', 0, 1],
  ]);
});

test('[DT-COND-31] what lasts for a scene is over with it; what is for the one to come stays until that is over', () => {
  const rig = inOwn({ others: [THERE] });
  rig.does([
    { condition: 'shaken', who: 'party', until: 'scene' },
    { condition: 'cursed', who: 'party', until: 'long-rest' },
    { condition: 'impaired', ability: 'WIS', who: 'party', until: 'next-scene' },
  ]);
  const kinds = () => rig.first.effects.map(({ kind }) => kind);
  rig.play(closeScene(rig.t));
  expect(kinds()).toEqual(['cursed', 'impaired']);
  expect(rig.events('relieved')).toMatchObject([
    { rule: 'DT-COND-31', creature: rig.first.id, effect: 'shaken', how: 'end' },
  ]);
  rig.play(enterScene(rig.t, 'there'));
  expect(kinds()).toEqual(['cursed', 'impaired']);
  rig.play(closeScene(rig.t));
  expect(kinds()).toEqual(['cursed']);
});

test('[DT-SOC-06, DT-TOK-22, DT-AGM-02] what somebody does once a scene is free again, and nobody hides on', () => {
  const rig = inOwn();
  const once = ['influence/7', 'tempt-fate', 'setback', 'survive-point', 'unlisted', 'fled'];
  rig.first.used = Object.fromEntries([...once, 'surgery', 'long-rest/x'].map((key) => [key, 1]));
  rig.first.isHidden = true;
  Object.assign(rig.state, { mood: {}, hasMarket: true, laid: { title: 'x' }, zones: [{}] });
  rig.state.circumstances = [];
  addCircumstance(rig.t, 'party', { on: 'any', is: 1, for: 'scene' }, 'DT-ADV-04');
  addCircumstance(rig.t, 'party', { on: 'any', is: 2, for: 'fight' }, 'DT-ADV-04');
  rig.play(closeScene(rig.t));
  expect([rig.first.used, rig.first.isHidden]).toEqual([{ surgery: 1, 'long-rest/x': 1 }, false]);
  expect(rig.state.circumstances.map(({ is }) => is.is)).toEqual([2]);
  expect([
    rig.state.zones,
    'mood' in rig.state,
    'hasMarket' in rig.state,
    'laid' in rig.state,
  ]).toEqual([[], false, false, false]);
});

test('[DT-PLAY-04, DT-TAB-05] whoever was lent for a scene goes back, and who leaves is in none from then on', () => {
  const rig = inOwn({ party: [{}, {}], here: { foes: [aRow({ count: 3 })] } });
  const [scene, session, own] = rig.rows('thugs') as [Creature, Creature, Creature];
  scene.run = { by: 'seat', seat: 1, lent: 'scene' };
  session.run = { by: 'seat', seat: 1, lent: 'session' };
  rig.second.absence = 'leaves';
  rig.play(closeScene(rig.t));
  expect([scene.run, session.run, own.run, rig.first.run]).toEqual([
    { by: 'master' },
    { by: 'seat', seat: 1, lent: 'session' },
    { by: 'master' },
    { by: 'seat', seat: 0 },
  ]);
  expect(rig.heroes.map(({ absence, place }) => [absence, place.at])).toEqual([
    [undefined, 'line'],
    ['withdrawn', 'away'],
  ]);
  expect(rig.events('absent')).toMatchObject([
    { rule: 'DT-TAB-05', creature: rig.second.id, how: 'withdrawn' },
  ]);
});

test('[DT-SIM-01] scenes are left and begun in the same way where nobody listens', () => {
  const after = (isDeaf: boolean) => {
    const rig = inOwn({ party: [{}, {}], others: [{ ...THERE, text: [{ text: 'One.' }] }] });
    if (isDeaf) deafen(rig);
    rig.second.absence = 'leaves';
    leaves(rig);
    rig.play(closeScene(rig.t));
    rig.play(enterScene(rig.t, 'there'));
    return rig.state;
  };
  expect(after(true)).toEqual(after(false));
});
