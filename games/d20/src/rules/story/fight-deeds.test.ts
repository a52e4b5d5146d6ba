import { expect, test } from 'vitest';
import { turnOf } from '../../../test/effects.ts';
import { inScene } from '../../../test/scene.ts';
import { beginCombat } from '../combat/end.ts';
import { fightDeeds } from './fight-deeds.ts';

/** Two at the iron door of the barrow, in a fight with a thug. */
function atTheDoor(dice: readonly number[] = []) {
  const rig = inScene({ adventure: 'harrow-down', scene: 'barrow', party: [{}, {}], dice });
  const thug = rig.foe('thug');
  rig.play(beginCombat(rig.t, [...rig.heroes, thug], []));
  const work = (at: number) => {
    const creature = rig.heroes[at];
    if (creature === undefined) throw new Error('nobody is there');
    const deeds = fightDeeds(rig.t, creature, turnOf(creature));
    const deed = deeds.find(({ id }) => id === 'task-break-door');
    if (deed === undefined) throw new Error('the door cannot be tried');
    expect(deed.takes).toBe('action');
    rig.play(deed.run(rig.t));
  };
  const counts = () =>
    rig.told.flatMap((event) => (event.type === 'at-task' ? [[event.creature, event.count]] : []));
  return { ...rig, work, counts };
}

test('[DT-TASK-12] a task of a minute takes the actions of six rounds in a fight, and is rolled for at their end', () => {
  const { state, first, work, counts, events, allDiceUsed } = atTheDoor([19, 19]);
  for (let round = 0; round < 6; round += 1) {
    expect(events('rolled')).toEqual([]);
    work(0);
    state.clock += 1;
  }
  expect(counts()).toEqual([1, 2, 3, 4, 5, 6].map((count) => [first.id, count]));
  // The pit before the door comes first.
  expect(events('rolled')).toMatchObject([{ kind: 'save' }, { kind: 'check', tag: 'force' }]);
  expect(events('task-done')).toMatchObject([{ task: 'break-door' }]);
  allDiceUsed();
});

test('[DT-TASK-12] a round without it begins it anew, a second action counts nothing more, and each works alone', () => {
  const { state, heroes, work, counts } = atTheDoor();
  const [ash, bryn] = heroes;
  work(0);
  work(0);
  state.clock += 1;
  work(0);
  work(1);
  state.clock += 2;
  work(0);
  expect(counts()).toEqual([
    [ash?.id, 1],
    [ash?.id, 1],
    [ash?.id, 2],
    [bryn?.id, 1],
    [ash?.id, 1],
  ]);
});
