import { expect, test } from 'vitest';
import { inTurn, lay, turnOf } from '../../../test/effects.ts';
import { aPerson, aRow, aTask, deafen, inOwn } from '../../../test/own-scene.ts';
import { sit } from '../../../test/rig.ts';
import type { SceneTask } from '../../content/adventure.ts';
import { TAGS } from '../../content/tags.ts';
import { fightDeeds } from './fight-deeds.ts';

/** Two in a fight where there are such tasks. */
function fighting(tasks: readonly SceneTask[], more: Parameters<typeof inOwn>[0] = {}) {
  const rig = inOwn({
    party: [{}, {}],
    ...more,
    here: { tasks, foes: [aRow({ count: 1, state: 'awake' })], ...more?.here },
  });
  const turn = inTurn(rig, rig.first);
  const deeds = () => fightDeeds(rig.t, rig.first, turn);
  return {
    ...rig,
    deeds,
    ids: () => deeds().map(({ id }) => id),
    does: (id: string, script: Parameters<typeof rig.play>[1] = []) => {
      const deed = deeds().find((one) => one.id === id);
      if (deed === undefined) throw new Error(`nobody can do "${id}"`);
      return rig.play(deed.run(rig.t), script);
    },
  };
}

const ids = (task: Partial<SceneTask>, own: Parameters<typeof inOwn>[0] = {}) =>
  fighting([aTask({ time: '1r', ...task })], own)
    .ids()
    .includes('task-try');

test.each<[string, Partial<SceneTask>, boolean]>([
  ['of a round', {}, true],
  ['of a minute', { time: '1m' }, true],
  ['that is free', { time: 'free' }, true],
  ['of ten minutes', { time: '10m' }, false],
  ['of an hour', { time: '1h' }, false],
  ['of a way to go', { way: { feet: 30, isDifficult: false } }, false],
  ['for one', { who: 'one' }, true],
  ['for all together', { who: 'together' }, true],
  ['for each', { who: 'each' }, false],
  ['for the worst', { who: 'lowest' }, false],
  ['to talk somebody round in a minute', { time: '1m', tn: { attitude: 'mira' } }, false],
  ['to talk somebody round at once', { tn: { attitude: 'mira' } }, true],
  ['with a number in a minute', { time: '1m', tn: 12 }, true],
  ['that begins a fight', { ok: [{ fight: 'begin' }] }, false],
  ['that begins a fight and more', { ok: [{ flag: 'loud' }, { fight: 'begin' }] }, true],
  ['that ends a fight', { ok: [{ fight: 'end' }] }, true],
])('[DT-TURN-02, DT-TASK-12] whether a task %s is one for a fight', (_, task, isOne) => {
  const own = { adventure: { people: [aPerson()] }, here: { people: ['mira'] } };
  expect(ids(task, own)).toBe(isOne);
});

test('[DT-TURN-02] only open tasks are offered, to whoever may try and can act', () => {
  expect(ids({ when: { flag: 'dark' } })).toBe(false);
  expect(ids({ when: { flag: 'dark' } }, { story: { flags: ['dark'] } })).toBe(true);
  expect(ids({ tn: { attitude: 'nobody' } })).toBe(false);
  const rig = fighting([aTask({ time: '1r' })]);
  expect(rig.ids()).toEqual(['task-try', 'unlisted']);
  lay(rig, rig.first, 'stunned');
  expect(rig.ids()).toEqual([]);
});

test('[DT-TURN-02] the way back can be taken by whoever cannot act', () => {
  const exits = [{ id: 'back', label: 'Back', to: 'end', kind: 'retreat' }] as const;
  const rig = fighting([], { here: { exits } });
  expect(rig.ids()).toEqual(['unlisted', 'retreat-back']);
  lay(rig, rig.first, 'stunned');
  expect(rig.ids()).toEqual(['retreat-back']);
});

test('[DT-TURN-02] foes, and characters who fight for them, are offered nothing by the scene', () => {
  const rig = fighting([aTask({ time: '1r' })]);
  const [thug] = rig.rows('thugs');
  if (thug === undefined) throw new Error('there is a thug');
  Object.assign(thug, { side: 'party' });
  expect(fightDeeds(rig.t, thug, turnOf(thug))).toEqual([]);
  rig.first.side = 'foes';
  expect(rig.ids()).toEqual([]);
});

test('[DT-TURN-02, DT-BOT-01] a task is offered with its words and tag, what it takes and what it is worth', () => {
  const tasks = [
    aTask({ id: 'easy', time: '1r', tn: 10 }),
    aTask({ id: 'hard', time: '1m', tn: 11, tags: ['force', 'climb'] }),
    aTask({ id: 'sure', time: 'free', tags: [] }),
  ];
  const rig = fighting(tasks);
  const [easy, hard, sure] = rig.deeds();
  expect(easy).toMatchObject({
    ...{ id: 'task-easy', kind: 'task', takes: 'action', worth: 54 },
    names: { task: 'easy', tag: 'climb' },
    text: { key: 'deed.task-by' },
  });
  expect(hard).toMatchObject({
    ...{ id: 'task-hard', takes: 'action', worth: 18 },
    names: { task: 'hard', tag: 'force' },
  });
  expect(sure).toMatchObject({
    ...{ id: 'task-sure', takes: 'free', once: 'task-sure', worth: 0 },
    names: { task: 'sure', tag: '' },
  });
  expect(easy).not.toHaveProperty('once');
});

test('[DT-TASK-01] a task of several tags asks for one, of one or none it does not', () => {
  const tasks = [
    aTask({ id: 'two', time: '1r', tn: 5, tags: ['force', 'climb'] }),
    aTask({ id: 'one', time: '1r', tn: 5, tags: ['force'] }),
    aTask({ id: 'none', time: '1r', tags: [], ok: [{ flag: 'sure' }] }),
  ];
  const rig = fighting(tasks, { dice: [15, 15] });
  expect(rig.does('task-two', [['tag', 'climb']]).asked).toEqual(['tag 0']);
  expect(rig.does('task-one').asked).toEqual([]);
  expect(rig.does('task-none').asked).toEqual([]);
  expect(rig.events('rolled')).toMatchObject([{ tag: 'climb' }, { tag: 'force' }]);
  expect(rig.story().flags).toEqual(['sure']);
  expect(rig.events('at-task')).toEqual([]);
  rig.allDiceUsed();
});

test('[DT-TASK-12] work of a minute is told as it goes on, and begins anew once it is done', () => {
  const rig = fighting([aTask({ isRepeated: true, ok: [{ gp: 2 }] })]);
  for (let round = 0; round < 7; round += 1) {
    rig.does('task-try');
    expect(rig.first.gp, String(round)).toBe(round < 5 ? 0 : 1);
    rig.state.clock += 1;
  }
  const told = rig.events('at-task');
  expect(told).toHaveLength(7);
  expect(told[0]).toEqual({
    ...{ type: 'at-task', rule: 'DT-TASK-12', creature: rig.first.id },
    ...{ task: 'try', words: { prose: 'Try it' }, count: 1, of: 6 },
  });
  expect(told.slice(4)).toMatchObject([{ count: 5 }, { count: 6 }, { count: 1 }]);
});

test('[DT-TASK-12] work goes on though nobody listens', () => {
  const rig = fighting([aTask()]);
  deafen(rig);
  rig.does('task-try');
  expect(rig.story().works).toEqual({ [`here/try/${rig.first.id}`]: { clock: 0, count: 1 } });
});

test('[DT-AGM-02] what no list has is an action, once a scene, with the software as master', () => {
  const rig = fighting([]);
  expect(rig.deeds()).toMatchObject([{ id: 'unlisted', kind: 'unlisted', takes: 'action' }]);
  rig.first.used.unlisted = 0;
  expect(rig.ids()).toEqual([]);
});

test('[DT-TURN-02, DT-GMC-14] a person who runs the game rules on what no list has, as often as one likes', () => {
  const rig = fighting([], { options: { gm: 'human' }, dice: [15] });
  rig.first.used.unlisted = 0;
  expect(rig.deeds()).toMatchObject([{ id: 'improvise', kind: 'unlisted', takes: 'action' }]);
  const { asked } = rig.does('improvise', [['unlisted-tag', 'climb']]);
  expect(asked[0]).toBe('unlisted-tag 0');
  expect(asked[1]).toMatch(/ 2$/);
  expect(rig.events('rolled')).toMatchObject([
    { rule: 'DT-TURN-02', creature: rig.first.id, tag: 'climb', target: 15, success: true },
  ]);
});

test('[DT-TURN-02] any tag may be named for what no list has', () => {
  const rig = fighting([], { options: { gm: 'human' } });
  const asked = rig.deeds()[0]?.run(rig.t)?.next(0).value;
  expect(asked).toMatchObject({
    seat: 0,
    why: { key: 'choice.unlisted-tag', rule: 'DT-TURN-02' },
  });
  expect((asked as unknown as { options: object[] }).options).toMatchObject(
    Object.keys(TAGS).map((id) => ({ id, names: { tag: id } })),
  );
});

test('[DT-TURN-02] without an adventure there is only what no list has', () => {
  const rig = sit({ options: { adventure: 'free', gm: 'human' } });
  const ash = rig.hero();
  rig.foe('thug');
  const turn = inTurn(rig, ash);
  expect(fightDeeds(rig.t, ash, turn).map(({ id }) => id)).toEqual(['improvise']);
});
