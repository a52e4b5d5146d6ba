import { expect, test } from 'vitest';
import { aRow, deafen, inOwn } from '../../../test/own-scene.ts';
import { sit } from '../../../test/rig.ts';
import type { Deed } from '../../content/adventure-deeds.ts';
import type { Creature, Ending } from '../../model.ts';
import { FLED } from './retreat.ts';
import { defeat, endAdventure, happenings, isDefeated } from './scenes.ts';

type Rig = ReturnType<typeof inOwn>;

const EXITS = [
  { id: 'on', label: 'On', to: 'next', kind: 'main' },
  { id: 'back', label: 'Back', to: 'before', kind: 'retreat' },
] as const;

/** A party of two, both down. */
function beaten(more: Parameters<typeof inOwn>[0] = {}) {
  const rig = inOwn({
    party: [{ gear: [{ kind: 'rope' }, { kind: 'rations' }] }, {}],
    here: { exits: EXITS, award: { xp: 30 } },
    ...more,
  });
  Object.assign(rig.first, { hp: -2 });
  Object.assign(rig.second, { hp: 0 });
  return rig;
}

const gear = ({ items }: Creature) => items.map(({ kind }) => kind);

test('[DT-SHOT-04] a party is defeated when nobody of it who is here can act', () => {
  const rig = inOwn({ party: [{}, {}] });
  expect(isDefeated(rig.t)).toBe(false);
  rig.first.hp = 0;
  expect(isDefeated(rig.t)).toBe(false);
  rig.second.place = { at: 'away' };
  expect(isDefeated(rig.t)).toBe(true);
});

test('[DT-SHOT-04] captured, all wake with 1 Hit Point and one thing less, the scene is bypassed, and the first exit leads on', () => {
  const rig = beaten({ dice: [1] });
  rig.play(defeat(rig.t));
  expect(rig.heroes.map(({ hp }) => hp)).toEqual([1, 1]);
  expect([gear(rig.first), rig.state.points, xpOf(rig)]).toEqual([['rope'], 2, [0, 0]]);
  expect(rig.story()).toMatchObject({ defeats: 1, goes: 'next', left: { here: 'bypassed' } });
  const rule = 'DT-SHOT-04';
  expect(rig.told.filter((one) => one.rule === rule)).toMatchObject([
    { type: 'defeated', times: 1 },
    { type: 'healed', creature: rig.first.id, amount: 3, way: 'token' },
    { type: 'lost-item', creature: rig.first.id, item: 'rations' },
    { type: 'healed', creature: rig.second.id, amount: 1 },
    { type: 'points-gained', points: 2 },
  ]);
  expect(rig.state.phase).toBe('scene');
  rig.allDiceUsed();
});

const xpOf = (rig: Rig) => rig.heroes.map(({ character }) => character?.xp);

test('[DT-SHOT-04] who stands although the party is beaten keeps its Hit Points and loses a thing', () => {
  const rig = beaten({ dice: [0] });
  rig.first.hp = 3;
  rig.play(defeat(rig.t));
  expect([rig.first.hp, gear(rig.first)]).toEqual([3, ['rations']]);
});

test('[DT-SHOT-04] a scene without a way out leads to the end', () => {
  const rig = beaten({ here: { exits: [] }, dice: [0] });
  rig.play(defeat(rig.t));
  expect(rig.story().goes).toBe('end');
});

test('[DT-SHOT-04] a second defeat, or one in the climax, ends the adventure without the awards that are open', () => {
  const ends = (more: Parameters<typeof inOwn>[0]) => {
    const rig = beaten(more);
    rig.play(defeat(rig.t));
    const [told] = rig.events('defeated');
    return [rig.state.ending, rig.story().goes, rig.state.points, xpOf(rig), told];
  };
  expect([ends({ story: { defeats: 1 } }), ends({ adventure: { climax: 'here' } })]).toMatchObject([
    ['defeated', undefined, 0, [0, 0], { times: 2 }],
    ['defeated', undefined, 0, [0, 0], { times: 1 }],
  ]);
});

test('[DT-SHOT-04] who has fled is not captured, and the scene is left by the way back', () => {
  const rig = beaten();
  Object.assign(rig.first, { hp: 4, place: { at: 'away' }, used: { [FLED]: 0 } });
  rig.play(defeat(rig.t));
  expect([rig.heroes.map(({ hp }) => hp), gear(rig.first), rig.story().goes]).toEqual([
    [4, 1],
    ['rope', 'rations'],
    'before',
  ]);
  const all = beaten();
  for (const one of all.heroes) {
    Object.assign(one, { hp: 4, place: { at: 'away' }, used: { [FLED]: 0 } });
  }
  all.play(defeat(all.t));
  expect([all.state.ending, all.story().defeats]).toEqual(['defeated', 1]);
});

test('[DT-SHOT-04] of the dead those wake who fell in the last fight of this scene', () => {
  const woken = (
    clock: number,
    some: Partial<Creature>,
    story: { fought?: number; entered: number },
  ) => {
    const rig = beaten({ party: [{}, {}, {}], seats: 3 });
    const [, , dead] = rig.heroes as [Creature, Creature, Creature];
    const rule = { rule: 'DT-HP-09' };
    Object.assign(dead, { life: 'dead', hp: -4, death: { clock, ...rule } }, some);
    Object.assign(rig.story(), story);
    rig.play(defeat(rig.t));
    return [dead.life, dead.hp];
  };
  const fight = { fought: 10, entered: 10 };
  expect([
    woken(10, {}, fight),
    woken(9, {}, fight),
    woken(10, {}, { fought: 10, entered: 11 }),
    woken(10, {}, { entered: 0 }),
    woken(10, { side: 'others' }, fight),
    woken(10, { life: 'dust' }, fight),
    woken(10, { death: undefined }, fight),
  ]).toEqual([
    ['alive', 1],
    ['dead', -4],
    ['dead', -4],
    ['dead', -4],
    ['dead', -4],
    ['dust', -4],
    ['dead', -4],
  ]);
});

test('[DT-SHOT-04] a dead foe stays dead', () => {
  const rig = beaten({ here: { exits: EXITS, foes: [aRow({ count: 1 })] }, dice: [0] });
  const [thug] = rig.rows('thugs');
  if (thug === undefined) return;
  Object.assign(thug, { life: 'dead', side: 'party', death: { clock: 5, rule: 'DT-HP-09' } });
  Object.assign(rig.story(), { fought: 5 });
  rig.play(defeat(rig.t));
  expect(thug.life).toBe('dead');
});

/** An adventure of four scenes ends. */
function ends(ending: Ending) {
  const rig = inOwn({
    here: { award: { xp: 1 } },
    others: [
      { id: 'paid', award: { xp: 10 } },
      { id: 'skipped', award: { xp: 100 } },
      { id: 'bypassed', title: 'Past', award: { xp: 1000 } },
    ],
    adventure: {
      endings: [
        { id: 'ill', title: 'Ill', text: [{ text: 'Oh.' }] },
        { id: 'well', title: 'Well', text: [{ text: 'One.' }, { text: 'Two.' }] },
      ],
    },
    story: { left: { paid: 'paid', skipped: 'skipped', bypassed: 'bypassed' }, ending: 'well' },
  });
  rig.does([{ fight: 'begin' }]);
  endAdventure(rig.t, ending);
  return rig;
}

test('[DT-SHOT-03, DT-AGM-11] a finished adventure pays for what was bypassed, and tells its ending', () => {
  const rig = ends('finished');
  expect(xpOf(rig)).toEqual([1001]);
  expect(rig.events('scene-left')).toMatchObject([
    { rule: 'DT-SHOT-03', scene: 'here', how: 'paid', xp: 1 },
    { rule: 'DT-SHOT-03', scene: 'bypassed', words: { prose: 'Past' }, how: 'paid', xp: 1000 },
  ]);
  expect(rig.story().left).toEqual({
    here: 'paid',
    paid: 'paid',
    skipped: 'skipped',
    bypassed: 'paid',
  });
  const told = ['Well', 'One.', 'Two.'].map((prose) => ({ rule: 'DT-AGM-11', words: { prose } }));
  expect(rig.events('described')).toMatchObject(told);
  expect(rig.events('ended')).toMatchObject([{ rule: 'DT-AGM-11', ending: 'finished' }]);
  expect([rig.state.phase, rig.state.ending]).toEqual(['ended', 'finished']);
});

test.each(['defeated', 'left', 'limit'] as const)(
  '[DT-SHOT-03, DT-AGM-11] one that is %s pays for nothing and tells no ending',
  (ending) => {
    const rig = ends(ending);
    expect([xpOf(rig), rig.events('scene-left'), rig.events('described')]).toEqual([[0], [], []]);
    expect(rig.events('ended')).toMatchObject([{ rule: 'DT-AGM-11', ending }]);
    expect([rig.state.phase, rig.state.ending]).toEqual(['ended', ending]);
  },
);

test('[DT-AGM-11] free play ends with nothing to pay or tell, and so does an adventure without an ending; a fight is over', () => {
  const free = sit({ options: { adventure: 'free' } });
  endAdventure(free.t, 'finished');
  expect(free.told).toMatchObject([{ type: 'ended', ending: 'finished' }]);
  const rig = inOwn({ here: { foes: [aRow({ state: 'awake' })] }, story: { ending: 'none' } });
  expect(rig.state.combat).toBeDefined();
  deafen(rig);
  endAdventure(rig.t, 'finished');
  expect([rig.state.combat, rig.state.ending]).toEqual([undefined, 'finished']);
});

const says = (words: string): readonly Deed[] => [{ say: words }];

test('[DT-SCA-03] what happens once it holds does so once: first what may happen anywhere, then what is of the scene', () => {
  const when = (flag: string) => ({ flag });
  const rig = inOwn({
    adventure: {
      events: [
        { id: 'a', when: when('yes'), do: says('Anywhere.') },
        { id: 'b', when: when('no'), do: says('Never.') },
      ],
    },
    here: {
      rule: 'DT-SCA-14',
      events: [
        { id: 'a', when: when('yes'), do: says('Here.') },
        { id: 'c', when: when('no'), do: says('Not here.') },
      ],
    },
    story: { events: ['there/a'] },
  });
  const told = () => rig.events('described').map((one) => 'words' in one && one.words);
  expect(told()).toEqual([]);
  rig.does([{ flag: 'yes' }]);
  rig.play(happenings(rig.t));
  rig.play(happenings(rig.t));
  expect(told()).toEqual([{ prose: 'Anywhere.' }, { prose: 'Here.' }]);
  expect(rig.events('described')).toMatchObject([{ rule: 'DT-SCA-14' }, { rule: 'DT-SCA-14' }]);
  expect(rig.story().events).toEqual(['there/a', '/a', 'here/a']);
});

test('[DT-SCA-03] where an event leads on or ends it all, those after it wait', () => {
  const happens = (first: readonly Deed[], phase?: 'ended') => {
    const when = { flag: 'now' };
    const events = [
      { id: 'one', when, do: first },
      { id: 'two', when, do: [{ flag: 'late' }] },
    ];
    const rig = inOwn({ here: { events } });
    rig.does([{ flag: 'now' }]);
    if (phase !== undefined) rig.state.phase = phase;
    rig.play(happenings(rig.t));
    return [rig.story().flags.includes('late'), rig.story().events];
  };
  expect([happens([{ gp: 1 }]), happens([{ go: 'there' }]), happens([{ gp: 1 }], 'ended')]).toEqual(
    [
      [true, ['here/one', 'here/two']],
      [false, ['here/one']],
      [false, ['here/one']],
    ],
  );
});

test('[DT-SCB-15, DT-SCC-17, DT-TIME-02] a countdown comes to its end when its rounds are over, once, unless it is off', () => {
  const counts = (clock: number, flags: readonly string[] = []) => {
    const countdown = { rounds: 5, off: { flag: 'off' }, do: says('Boom.') };
    const rig = inOwn({ here: { countdown }, clock: 100 });
    expect(rig.story().deadline).toBe(105);
    rig.state.clock = clock;
    rig.story().flags = [...flags];
    rig.play(happenings(rig.t));
    const { deadline } = rig.story();
    rig.play(happenings(rig.t));
    return [deadline, rig.events('described').map(({ rule }) => rule)];
  };
  expect([counts(104), counts(105), counts(106), counts(105, ['off'])]).toEqual([
    [105, []],
    [undefined, ['DT-TIME-02']],
    [undefined, ['DT-TIME-02']],
    [undefined, []],
  ]);
  expect(inOwn({ story: { deadline: 3 } }).story().deadline).toBeUndefined();
});

test('[DT-SIM-01] a defeat goes the same way where nobody listens', () => {
  const after = (isDeaf: boolean) => {
    const rig = beaten({ dice: [1] });
    if (isDeaf) deafen(rig);
    rig.play(defeat(rig.t));
    return rig.state;
  };
  expect(after(true)).toEqual(after(false));
});
