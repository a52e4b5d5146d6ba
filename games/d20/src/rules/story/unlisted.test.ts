import { expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { aPerson, aTask, inOwn } from '../../../test/own-scene.ts';
import { TAGS } from '../../content/tags.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import { tryTask } from '../tasks/task.ts';
import { trySceneTask } from './tasks.ts';
import { unlisted } from './unlisted.ts';

/** One who may try what no list has, with such dice; in a fight, or not. */
function trying(dice: readonly number[] = [], isFight = false) {
  const rig = inOwn({ party: [{}, {}], dice, clock: 7 });
  rig.first.items = [];
  if (isFight) {
    rig.foe('thug', 30);
    inTurn(rig, rig.first);
  }
  const flow = () => unlisted(rig.t, rig.first)[0]?.run(rig.t);
  return {
    ...rig,
    flow,
    tries: (purpose: string) =>
      rig.play(flow(), [
        ['unlisted-tag', 'climb'],
        ['unlisted-for', purpose],
      ]),
  };
}

test('[DT-AGM-02] each may try once a scene what no list has, with the software as master', () => {
  const rig = trying([15]);
  expect(unlisted(rig.t, rig.first)).toMatchObject([{ id: 'unlisted', kind: 'unlisted' }]);
  rig.tries('nothing');
  expect(unlisted(rig.t, rig.first)).toEqual([]);
  expect(unlisted(rig.t, rig.second)).toHaveLength(1);
  const led = inOwn({ options: { gm: 'human' } });
  expect(unlisted(led.t, led.first)).toEqual([]);
});

test('[DT-AGM-02] its player names a tag, then what it is for', () => {
  const rig = trying([15]);
  const flow = rig.flow();
  const tag = flow?.next(0).value as unknown as { options: object[] };
  expect(tag).toMatchObject({ seat: 0, why: { key: 'choice.unlisted-tag', rule: 'DT-AGM-02' } });
  expect(tag.options).toMatchObject(Object.keys(TAGS).map((id) => ({ id, names: { tag: id } })));
  expect(flow?.next(0).value).toMatchObject({
    ...{ seat: 0, why: { key: 'choice.unlisted-for', rule: 'DT-AGM-02' } },
    options: [{ id: 'next-task' }, { id: 'avoid-hazard' }, { id: 'unseen' }, { id: 'nothing' }],
  });
  expect(rig.first.used.unlisted).toBe(7);
});

test.each([
  ['next-task', [{ on: 'listed', is: 'advantage', for: 'roll' }], false],
  ['avoid-hazard', [{ on: 'avoid-hazard', is: 'advantage', for: 'scene' }], false],
  ['unseen', [], true],
  ['nothing', [], false],
])('[DT-AGM-02] what a success at 15 in ten minutes is worth: %s', (purpose, given, isHidden) => {
  for (const face of [14, 15]) {
    const rig = trying([face]);
    rig.tries(purpose);
    const isOk = face === 15;
    expect(rig.state.circumstances).toMatchObject(
      isOk ? given.map((is) => ({ is, who: [rig.first.id], rule: 'DT-AGM-02' })) : [],
    );
    expect([rig.first.isHidden, rig.state.clock]).toEqual([isOk && isHidden, 67]);
    expect(rig.events('rolled')).toMatchObject([
      { rule: 'DT-AGM-02', tag: 'climb', target: 15, success: isOk },
    ]);
  }
});

test('[DT-AGM-02] its advantage waits for a task that the scene lists; no other check takes it', () => {
  const rig = trying([15, 3, 8, 12]);
  rig.tries('next-task');
  rig.play(tryTask(rig.t, rig.first, { tag: 'climb', target: 5, rule: 'DT-TASK-01' }));
  rig.play(trySceneTask(rig.t, rig.first, aTask({ tn: 11 }), 'climb'));
  expect(rig.events('rolled').slice(1)).toMatchObject([
    { faces: [3], success: false },
    { faces: [8, 12], success: true },
  ]);
  expect(rig.state.circumstances).toEqual([]);
  rig.allDiceUsed();
});

test('[DT-AGM-02, DT-SOC-01] talking a person round as a task of the scene takes it, too', () => {
  const rig = inOwn({
    dice: [2, 16],
    adventure: { people: [aPerson()] },
    here: { people: ['mira'] },
  });
  addCircumstance(rig.t, [rig.first], { on: 'listed', is: 'advantage', for: 'roll' }, 'DT-AGM-02');
  rig.play(trySceneTask(rig.t, rig.first, aTask({ tn: { attitude: 'mira' } }), 'influence'));
  expect([rig.person('mira').attitude, rig.state.circumstances]).toEqual(['friendly', []]);
  rig.allDiceUsed();
});

test('[DT-AGM-02] in a fight nobody vanishes by it, and it takes no time', () => {
  const rig = trying([15], true);
  const flow = rig.flow();
  flow?.next(0);
  const asked = flow?.next(Object.keys(TAGS).indexOf('climb')).value as unknown as {
    options: object[];
  };
  expect(asked.options).toEqual([{ id: 'next-task' }, { id: 'avoid-hazard' }, { id: 'nothing' }]);
  flow?.next(2);
  expect([rig.state.clock, rig.state.circumstances]).toEqual([7, []]);
});

test('[DT-TASK-10] a near miss of what no list has can be a success at a cost', () => {
  const rig = trying([14, 6]);
  rig.play(rig.flow(), [
    ['unlisted-tag', 'climb'],
    ['unlisted-for', 'unseen'],
    ['at-a-cost', 'cost'],
    ['cost', 'take'],
  ]);
  expect([rig.first.isHidden, rig.state.points]).toEqual([true, 1]);
});
