import { expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { aTask, deafen, inOwn } from '../../../test/own-scene.ts';
import type { Creature } from '../../model.ts';
import { naming } from '../combat/stages.ts';
import { forcedCost, nearMiss, offeredCost } from './costs.ts';
import { trySceneTask } from './tasks.ts';

/** A cost of that face is borne by somebody. */
function borne(face: number, more: readonly number[] = [], hp = 4, isHeard = true) {
  const rig = inOwn({ dice: [face, ...more] });
  Object.assign(rig.first, { hp, gp: 3, items: [] });
  if (!isHeard) deafen(rig);
  rig.play(forcedCost(rig.t, rig.first));
  return rig;
}

test.each([
  [1, 'time', 'DT-AGM-21'],
  [2, 'resource', 'DT-AGM-22'],
  [3, 'noise', 'DT-AGM-23'],
  [4, 'exposure', 'DT-AGM-24'],
  [6, 'debt', 'DT-AGM-26'],
])('[DT-AGM-09] a cost is told by its rule: face %d is %s', (face, cost, rule) => {
  const rig = borne(face);
  expect(rig.events('cost')).toEqual([{ type: 'cost', rule, creature: rig.first.id, cost }]);
});

test.each([
  [1, 4, 3],
  [2, 4, 3],
  [3, 4, 2],
  [6, 4, 1],
  [6, 2, 1],
  [6, 1, 1],
])(
  '[DT-AGM-25] strain costs half a die, and never the last Hit Point: %d of %d',
  (die, hp, left) => {
    const rig = borne(5, [die], hp);
    expect(rig.first.hp).toBe(left);
    expect(rig.events('cost')).toMatchObject([{ rule: 'DT-AGM-25', cost: 'strain' }]);
    rig.allDiceUsed();
  },
);

test('[DT-AGM-22] who has nothing that is used up loses what gold it has, up to five', () => {
  const rig = borne(2);
  expect(rig.first.gp).toBe(0);
  expect(rig.events('gold')).toEqual([{ type: 'gold', rule: 'DT-AGM-22', gp: -5 }]);
});

test('[DT-AGM-22] a thing that is lost is told', () => {
  const rig = inOwn({ dice: [2] });
  rig.first.items = [{ id: 80, kind: 'rations', uses: 7 }];
  rig.play(forcedCost(rig.t, rig.first));
  expect([rig.first.items, rig.first.gp]).toEqual([[], 0]);
  expect(rig.events('lost-item')).toEqual([
    { type: 'lost-item', rule: 'DT-AGM-22', creature: rig.first.id, item: 'rations' },
  ]);
});

test('[DT-AGM-23, DT-AGM-24, DT-AGM-26] noise and exposure last for a fight; a debt is a point', () => {
  expect(borne(3).state.circumstances).toMatchObject([
    { side: 'foes', is: { on: 'surprise', is: 'advantage', for: 'fight' }, rule: 'DT-AGM-23' },
  ]);
  expect(borne(4).state.circumstances).toMatchObject([
    { side: 'foes', is: { on: 'initiative', is: 'first', for: 'fight' }, rule: 'DT-AGM-24' },
  ]);
  expect(borne(6).events('points-gained')).toEqual([
    { type: 'points-gained', rule: 'DT-AGM-26', points: 1 },
  ]);
});

test('[DT-AGM-09] costs are borne though nobody listens', () => {
  expect(borne(2, [], 4, false).first.gp).toBe(0);
  expect(borne(6, [], 4, false).state.points).toBe(1);
});

test('[DT-TASK-10, DT-AGM-09] a near miss asks whether to take a cost, then shows the one that was rolled', () => {
  const rig = inOwn({ dice: [6] });
  const flow = nearMiss(rig.t, rig.first, 2);
  expect(flow.next(0).value).toMatchObject({
    ...{ seat: 0, why: { key: 'choice.at-a-cost', rule: 'DT-TASK-10', params: { missed: 2 } } },
    options: [{ id: 'fail' }, { id: 'cost' }],
  });
  expect(flow.next(1).value).toMatchObject({
    ...{ seat: 0, why: { key: 'choice.cost', rule: 'DT-AGM-09', params: { cost: 'debt' } } },
    options: [{ id: 'fail' }, { id: 'take', names: { cost: 'debt' } }],
  });
  expect(flow.next(1)).toEqual({ done: true, value: true });
});

test('[DT-TASK-10] where software plays a character it takes the cost', () => {
  const rig = inOwn({ dice: [6] });
  rig.first.run = { by: 'companion' };
  expect(rig.play(nearMiss(rig.t, rig.first, 2)).value).toBe(true);
  expect(rig.play(offeredCost(inOwn({ dice: [6] }).t, rig.first)).value).toBe(true);
});

test('[DT-TASK-10] no cost is offered in a fight, or by a person who runs the game, or to who has had enough', () => {
  const led = inOwn({ options: { gm: 'human' } });
  expect(led.play(nearMiss(led.t, led.first, 2))).toEqual({ asked: [], value: false });
  const rig = inOwn();
  expect(rig.play(nearMiss(rig.t, rig.first, 2), [['at-a-cost', 'fail']])).toEqual({
    asked: ['at-a-cost 0'],
    value: false,
  });
});

const ROLLED = { id: 'lock', tags: ['open-locks'], tn: 15, time: '1h' } as const;

test('[DT-AGM-21] time costs as long as the task has taken', () => {
  const clue = { task: 'lock', fact: 'door' } as const;
  const facts = [{ id: 'door', kind: 'clue', text: 'Where the door is.', answers: [] }] as const;
  const rig = inOwn({ dice: [2, 2, 1], here: { key: clue }, adventure: { facts } });
  rig.play(trySceneTask(rig.t, rig.first, aTask(ROLLED), 'open-locks'));
  expect([rig.state.clock, rig.story().facts]).toEqual([720, ['door']]);
  const near = inOwn({ dice: [13, 14, 1] });
  near.play(trySceneTask(near.t, near.first, aTask({ ...ROLLED, time: '1m' }), 'open-locks'), [
    ['at-a-cost', 'cost'],
    ['cost', 'take'],
  ]);
  expect([near.state.clock, near.story().done]).toEqual([12, ['here/lock']]);
});

test('[DT-AGM-21, DT-TIME-02] in a fight it costs the action of the next turn, and the clock stands', () => {
  const rig = inOwn({ dice: [1] });
  const thug = rig.foe('thug', 5);
  inTurn(rig, rig.first);
  rig.play(forcedCost(rig.t, rig.first, 1));
  expect(rig.state.clock).toBe(0);
  const { combat } = rig.state;
  if (combat === undefined) throw new Error('no combat runs');
  const actionsOf = (creature: Creature) => {
    Object.assign(combat, { stage: 'naming', acted: [], firstOf: [creature.id], last: undefined });
    rig.play(naming(rig.t));
    return combat.turn?.actions;
  };
  expect([actionsOf(rig.first), actionsOf(thug), actionsOf(rig.first)]).toEqual([1, 0, 0]);
});

test('[DT-AGM-22] what is used up when it is thrown may be lost as well', () => {
  const rig = inOwn({ dice: [2] });
  rig.first.items = [{ id: 80, kind: 'holy-water' }];
  rig.first.gp = 12;
  rig.play(forcedCost(rig.t, rig.first));
  expect([rig.first.items, rig.first.gp]).toEqual([[], 12]);
});
