import { expect, test } from 'vitest';
import { aPerson, aRow, aTask, deafen, inOwn } from '../../../test/own-scene.ts';
import type { Script } from '../../../test/rig.ts';
import type { SceneTask } from '../../content/adventure.ts';
import type { Creature } from '../../model.ts';
import { HOUR, MINUTE } from '../effects/afflict.ts';
import { isOpen, mayTryTask, trySceneTask } from './tasks.ts';

type Rig = ReturnType<typeof inOwn>;

/** Somebody tries a task by climbing. */
const tries = (rig: Rig, task: SceneTask, by: Creature = rig.first, script: Script = []) =>
  rig.play(trySceneTask(rig.t, by, task, task.tags[0] ?? ''), script);

const WON = { ok: [{ flag: 'won' }], fail: [{ flag: 'lost' }] } as const;

test('[DT-TASK-04] a task without a number succeeds without a roll, takes its time, and is done', () => {
  const rig = inOwn({ here: { rule: 'DT-SCA-12' } });
  tries(rig, aTask({ ...WON, time: '10m' }));
  expect(rig.events('rolled')).toEqual([]);
  expect(rig.events('task-done')).toMatchObject([
    { rule: 'DT-SCA-12', creature: rig.first.id, task: 'try', words: { prose: 'Try it' } },
  ]);
  expect([rig.state.clock, rig.story().done, rig.story().flags]).toEqual([
    10 * MINUTE,
    ['here/try'],
    ['won'],
  ]);
});

test('[DT-TASK-03] a task succeeds as soon as its number is reached, and fails below', () => {
  const task = aTask({ ...WON, tn: 12, near: 'fail' });
  const rig = inOwn({ dice: [11, 12] });
  tries(rig, task);
  expect(rig.events('task-failed')).toMatchObject([
    {
      rule: 'DT-SHOT-02',
      creature: rig.first.id,
      task: 'try',
      words: { prose: 'Try it' },
      times: 1,
    },
  ]);
  expect([rig.story().flags, rig.story().failed, rig.story().done]).toEqual([
    ['lost'],
    { 'here/try': 1 },
    [],
  ]);
  tries(rig, task);
  expect([rig.story().flags, rig.story().done]).toEqual([['lost', 'won'], ['here/try']]);
  expect(rig.events('rolled')).toMatchObject([
    { rule: 'DT-TASK-01', tag: 'climb', ability: 'STR', total: 11, target: 12, success: false },
    { rule: 'DT-TASK-01', total: 12, target: 12, success: true },
  ]);
  rig.allDiceUsed();
});

test('[DT-ABIL-07] a task may name another ability than its tag does, and is told by the rule of its scene', () => {
  const rig = inOwn({ here: { rule: 'DT-SCB-11' }, dice: [15] });
  tries(rig, aTask({ tn: 15, ability: 'WIS' }));
  expect(rig.events('rolled')).toMatchObject([{ rule: 'DT-SCB-11', ability: 'WIS', tag: 'climb' }]);
});

test('[DT-TASK-11] a failure of a task that can be tried once closes it; another can be tried again, and its failures are counted', () => {
  const rig = inOwn({ dice: [1, 1, 1] });
  const once = aTask({ id: 'once', tn: 15, isSingle: true });
  const often = aTask({ id: 'often', tn: 15 });
  for (const task of [once, often, often]) tries(rig, task);
  expect([isOpen(rig.t, once), isOpen(rig.t, often)]).toEqual([false, true]);
  expect(rig.story()).toMatchObject({
    closed: ['here/once'],
    failed: { 'here/once': 1, 'here/often': 2 },
  });
  expect(rig.events('task-failed').map((one) => 'times' in one && one.times)).toEqual([1, 1, 2]);
});

test('[DT-SHOT-02] what is done is closed, but for what can be repeated', () => {
  const rig = inOwn();
  const lamp = aTask({ id: 'lamp', isRepeated: true });
  for (const task of [aTask(), lamp, lamp]) tries(rig, task);
  expect([isOpen(rig.t, aTask()), isOpen(rig.t, lamp)]).toEqual([false, true]);
  expect(rig.story().done).toEqual(['here/try', 'here/lamp']);
});

test('[DT-SHOT-02] a task is open while its condition holds', () => {
  const rig = inOwn({ story: { flags: ['day'] } });
  const when = (flag: string) => isOpen(rig.t, aTask({ when: { flag } }));
  expect([when('day'), when('night')]).toEqual([true, false]);
});

test('[DT-SCA-12, DT-ADV-05] without the tool or the price that it needs a task cannot be tried, whoever of the party has them', () => {
  const open = (task: Partial<SceneTask>, other: readonly string[], gp = 0) =>
    isOpen(inOwn({ party: [{}, { gear: other.map((kind) => ({ kind })), gp }] }).t, aTask(task));
  const tool = (without: 'impossible' | 'disadvantage') => ({ tool: { item: 'rope', without } });
  expect([
    open(tool('impossible'), ['torches', 'rope']),
    open(tool('impossible'), ['torches']),
    open(tool('disadvantage'), ['torches']),
  ]).toEqual([true, false, true]);
  const food = { price: { item: 'rations' } };
  expect([open(food, ['rations', 'rope']), open(food, ['rope'])]).toEqual([true, false]);
  const gold = { price: { gp: 5 } };
  expect([open(gold, [], 5), open(gold, [], 4), open({ price: { gp: 0 } }, [])]).toEqual([
    true,
    false,
    true,
  ]);
});

test('[DT-SCA-12] its price is paid before it is tried, by whoever tries it if it can', () => {
  const rig = inOwn({
    party: [
      { gp: 4, gear: [{ kind: 'rope' }] },
      { gp: 9, gear: [{ kind: 'rations' }, { kind: 'rations' }] },
    ],
  });
  const priced = (price: SceneTask['price']) =>
    aTask({ isRepeated: true, ...(price && { price }) });
  const has = () => rig.heroes.map(({ gp, items }) => [gp, ...items.map(({ kind }) => kind)]);
  tries(rig, priced({ gp: 4 }));
  expect(has()).toEqual([
    [0, 'rope'],
    [9, 'rations', 'rations'],
  ]);
  tries(rig, priced({ gp: 4, item: 'rations' }));
  expect(has()).toEqual([
    [0, 'rope'],
    [5, 'rations'],
  ]);
  tries(rig, priced({ item: 'rope' }), rig.second);
  tries(rig, priced({ item: 'rations' }), rig.second);
  tries(rig, priced({ item: 'rations', gp: 6 }), rig.second);
  expect(has()).toEqual([[0], [5]]);
  const rule = 'DT-SCA-12';
  expect(rig.events('lost-item')).toMatchObject([
    { rule, creature: rig.second.id, item: 'rations' },
    { rule, creature: rig.first.id, item: 'rope' },
    { rule, creature: rig.second.id, item: 'rations' },
  ]);
});

test('[DT-SCA-12] whoever has just enough gold pays itself, else the first of the party who has', () => {
  const rig = inOwn({ party: [{ gp: 3 }, { gp: 5 }, { gp: 9 }] });
  const gp = () => rig.heroes.map((one) => one.gp);
  tries(rig, aTask({ price: { gp: 5 }, isRepeated: true }), rig.second);
  expect(gp()).toEqual([3, 0, 9]);
  tries(rig, aTask({ price: { gp: 9 }, isRepeated: true }), rig.second);
  expect(gp()).toEqual([3, 0, 0]);
});

test('[DT-TASK-11] who falls while the time of a task passes comes to nothing with it', () => {
  const rig = inOwn({ party: [{ hitDice: [1] }, {}], seed: 'burns' });
  rig.does([{ condition: 'aflame', who: 'actor', until: 'cure' }], rig.first);
  tries(rig, aTask({ ...WON, time: '1m' }));
  expect([rig.first.hp > 0, rig.story().flags, rig.story().done]).toEqual([false, [], []]);
});

const offered = (dice: readonly number[], task: Partial<SceneTask>, script: Script = []) => {
  const rig = inOwn({ dice });
  const { asked } = tries(rig, aTask({ ...WON, tn: 15, ...task }), rig.first, script);
  rig.allDiceUsed();
  return [
    asked.map((one) => one.split(' ')[0]).filter((key) => key !== 'reroll'),
    rig.story().flags,
  ];
};

const TAKES: Script = [
  ['at-a-cost', 'cost'],
  ['cost', 'take'],
];

test('[DT-TASK-10, DT-TASK-09] a miss by three may succeed at a cost, one by four may not', () => {
  expect(offered([12, 6], {}, TAKES)).toEqual([['at-a-cost', 'cost'], ['won']]);
  expect(offered([14, 6], { near: 'offer' }, TAKES)).toEqual([['at-a-cost', 'cost'], ['won']]);
  expect(offered([12], {}, [['at-a-cost', 'fail']])).toEqual([['at-a-cost'], ['lost']]);
  expect(offered([11], {})).toEqual([[], ['lost']]);
});

test('[DT-TASK-10, DT-GEN-09] a near-miss line takes the place of the offer, and some tasks have no offer', () => {
  const near = [{ flag: 'nearly' }];
  expect(offered([12], { near })).toEqual([[], ['nearly']]);
  expect(offered([11], { near })).toEqual([[], ['lost']]);
  expect(offered([14], { near: 'fail' })).toEqual([[], ['lost']]);
});

test('[DT-SHOT-02] a failure at the task of the key clue tells it all the same, at a cost that nobody can refuse, once', () => {
  const facts = [{ id: 'bell', kind: 'clue', text: 'It hushes the dead.', answers: [] }] as const;
  const rig = inOwn({
    adventure: { facts },
    here: { key: { task: 'try', fact: 'bell' } },
    dice: [1, 1, 6, 1],
  });
  const task = aTask({ ...WON, tn: 15 });
  tries(rig, { ...task, id: 'else' });
  expect([rig.events('cost'), rig.story().facts]).toEqual([[], []]);
  tries(rig, task);
  expect(rig.events('cost')).toMatchObject([{ creature: rig.first.id, cost: 'debt' }]);
  expect(rig.events('learned')).toMatchObject([{ rule: 'DT-SHOT-02', fact: 'bell' }]);
  tries(rig, task);
  expect([rig.events('cost').length, rig.story().facts, rig.state.points]).toEqual([
    1,
    ['bell'],
    1,
  ]);
  rig.allDiceUsed();
});

test('[DT-TASK-04] while something holds a task succeeds without a roll', () => {
  const auto = { flag: 'hymn' };
  const rig = inOwn({ story: { flags: ['hymn'] } });
  tries(rig, aTask({ ...WON, tn: 25, auto }));
  expect([rig.events('rolled'), rig.story().flags]).toEqual([[], ['hymn', 'won']]);
  const without = inOwn({ dice: [3] });
  tries(without, aTask({ ...WON, tn: 25, auto }));
  expect(without.story().flags).toEqual(['lost']);
});

test('[DT-MOVE-01, DT-MOVE-03] a way takes as many rounds as the slowest of those who stand needs, difficult twice', () => {
  const way = (feet: number, isDifficult = false, lies = false) => {
    const rig = inOwn({ party: [{}, { gear: [{ kind: 'heavy-armor', is: 'worn' }] }] });
    if (lies) rig.second.hp = 0;
    tries(rig, aTask({ way: { feet, isDifficult }, time: '1h' }));
    return rig.state.clock;
  };
  // 35 feet in heavy armor, 40 without.
  expect([way(560), way(561), way(560, true), way(560, false, true)]).toEqual([8, 9, 16, 7]);
});

test('[DT-TURN-02] in a fight a task takes no time of the clock', () => {
  const rig = inOwn({ here: { foes: [aRow({ state: 'awake' })] } });
  tries(rig, aTask({ time: '1h' }));
  expect([rig.state.clock, rig.story().done]).toEqual([0, ['here/try']]);
  const calm = inOwn();
  tries(calm, aTask({ time: '1h' }));
  expect(calm.state.clock).toBe(HOUR);
});

test('[DT-SCC-17] a task of two successes is done with the second; where turns differ nobody has both', () => {
  const rig = inOwn({ party: [{}, {}] });
  const core = aTask({ ...WON, turns: { count: 2, distinct: true } });
  const free = aTask({ ...WON, id: 'free', turns: { count: 2, distinct: false } });
  tries(rig, core);
  tries(rig, free);
  expect([rig.story().shares, rig.story().done, rig.story().flags]).toEqual([
    { 'here/try': [rig.first.id], 'here/free': [rig.first.id] },
    [],
    [],
  ]);
  const may = (task: SceneTask) => rig.heroes.map((one) => mayTryTask(rig.t, one, task));
  expect([may(core), may(free)]).toEqual([
    [false, true],
    [true, true],
  ]);
  tries(rig, core, rig.second);
  tries(rig, free);
  expect([rig.story().done, rig.story().flags]).toEqual([['here/try', 'here/free'], ['won']]);
});

test('[DT-SIM-01] a task goes the same way where nobody listens', () => {
  const after = (isDeaf: boolean) => {
    const rig = inOwn({ party: [{ gear: [{ kind: 'rations' }] }], dice: [15, 1] });
    if (isDeaf) deafen(rig);
    tries(rig, aTask({ tn: 15, price: { item: 'rations' } }));
    tries(rig, aTask({ tn: 15 }));
    return rig.state;
  };
  expect(after(true)).toEqual(after(false));
});

test('[DT-SOC-06, DT-SHOT-02] nobody tries who lies there, nor somebody whom it has failed with, who is gone or lies there', () => {
  const rig = inOwn({
    party: [{}, {}],
    adventure: { people: [aPerson(), aPerson({ id: 'lew' })] },
    here: { people: ['mira'] },
  });
  const talk = aTask({ tn: { attitude: 'mira' }, tags: ['influence'] });
  const may = (task: SceneTask) => rig.heroes.map((one) => mayTryTask(rig.t, one, task));
  expect([may(talk), may({ ...talk, tn: { attitude: 'lew' } })]).toEqual([
    [true, true],
    [false, false],
  ]);
  const mira = rig.person('mira');
  rig.first.used[`influence/${mira.id}`] = 0;
  expect(may(talk)).toEqual([false, true]);
  mira.hp = 0;
  expect(may(talk)).toEqual([false, false]);
  rig.first.hp = 0;
  expect(may(aTask())).toEqual([false, true]);
});
