import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { inScene } from '../../../test/scene.ts';
import type { D20Options } from '../../options.ts';
import { firstByRight, holdsFor } from '../rolls/circumstances.ts';
import { tryTask } from '../tasks/task.ts';
import { nearMiss } from './costs.ts';

/** A near miss of which a cost is rolled, and taken or not. */
function costs(face: number, more: readonly number[] = [], answer: 'take' | 'fail' = 'take') {
  const rig = inScene({ adventure: 'harrow-down', scene: 'green', dice: [face, ...more] });
  rig.first.items = [];
  rig.first.gp = 12;
  const script = [
    ['at-a-cost', 'cost'],
    ['cost', answer],
  ] as const;
  const taken = rig.play(nearMiss(rig.t, rig.first, 2), script).value;
  rig.allDiceUsed();
  return { ...rig, taken };
}

test('[DT-AGM-09] the cost is rolled and shown before it is taken; refused it is a plain failure', () => {
  const { taken, state } = costs(6, [], 'fail');
  expect([taken, state.points]).toBeTruthy();
  expect([taken, state.points]).toEqual([false, 0]);
});

test('[DT-AGM-21] the first costs time', () => {
  const rig = costs(1);
  expect([rig.taken, rig.state.clock - rig.story().entered]).toEqual([true, 60]);
});

test('[DT-AGM-22] the second costs a thing that is used up, or 5 g.p.', () => {
  expect(costs(2).first.gp).toBe(7);
  const rig = inScene({ adventure: 'harrow-down', scene: 'green', dice: [2, 1] });
  rig.first.items = [
    { id: 80, kind: 'rope' },
    { id: 81, kind: 'rations', uses: 7 },
    { id: 82, kind: 'torches', uses: 6 },
  ];
  rig.first.gp = 12;
  rig.play(nearMiss(rig.t, rig.first, 1), [
    ['at-a-cost', 'cost'],
    ['cost', 'take'],
  ]);
  expect([rig.first.items.map(({ id }) => id), rig.first.gp]).toEqual([[80, 81], 12]);
});

test('[DT-AGM-23, DT-AGM-24] noise warns the next foes; exposure gives them the first initiative, and two such debts are one', () => {
  const loud = costs(3);
  const foe = loud.foe('skeleton', 0, 0);
  expect(holdsFor(loud.t, foe, 'surprise')).toBe(true);
  expect(firstByRight(costs(4).t)).toMatchObject({ side: 'foes', rule: 'DT-AGM-24' });
});

test('[DT-AGM-26] the sixth costs a point', () => {
  expect(costs(6).state.points).toBe(1);
});

test('[DT-OPT-08] a miss by 1 to 3 is offered a cost, if the table plays so', () => {
  const asked = (missedBy: number, successAtCost = true) => {
    const rig = sit({ seed: 'near', options: { successAtCost }, seats: 1 });
    return rig.play(nearMiss(rig.t, rig.hero({}, 0, 0, 0), missedBy)).asked.length > 0;
  };
  expect([0, 1, 3, 4].map((by) => asked(by))).toEqual([false, true, true, false]);
  expect(asked(1, false)).toBe(false);
});

test('[DT-OPT-12, DT-HID-05] target numbers are told with the roll, or nobody hears them', () => {
  const told = (tnVisibility: D20Options['tnVisibility']) => {
    const rig = sit({ dice: [12], options: { tnVisibility }, seats: 1 });
    const ash = rig.hero({}, 0, 0, 0);
    rig.play(tryTask(rig.t, ash, { tag: 'climb', target: 12, rule: 'DT-TASK-01' }));
    return rig.events('rolled').map((event) => ('target' in event ? event.target : undefined));
  };
  expect([told('declared'), told('hidden')]).toEqual([[12], [undefined]]);
});

test('[DT-HID-05] an opposed total is shown after the roll, even where target numbers are hidden', () => {
  const rig = sit({ dice: [12, 9], options: { tnVisibility: 'hidden' }, seats: 1 });
  const ash = rig.hero({}, 0, 0, 0);
  const foe = rig.foe('thug', 5);
  const target = { by: foe, ability: 'WIS' } as const;
  rig.play(tryTask(rig.t, ash, { tag: 'move-silently', target, rule: 'DT-TASK-01' }));
  expect(rig.events('rolled')).toMatchObject([
    { creature: ash.id },
    { creature: foe.id, total: 9 },
  ]);
});
