import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { inScene } from '../../../test/scene.ts';
import { answersIn } from '../../../test/tools.ts';
import { sceneOf } from '../adventure/adventure.ts';
import { SURE, tryAsRuled } from '../story/as-ruled.ts';
import { trySceneTask } from '../story/tasks.ts';

const human = { gm: 'human', adventure: 'free' } as const;

/** Free play with one player and a person who runs the game. */
function table(dice: readonly number[] = [], options = {}) {
  const rig = sit({ options: { ...human, ...options }, seats: 2, dice });
  const ash = rig.hero();
  rig.state.isAtRest = true;
  const tries = (ruling: readonly (string | number)[] | undefined) =>
    answersIn(rig, 0).use(
      'propose',
      { words: 'over the wall', tag: 'climb' },
      ruling === undefined ? [] : [['ruling', ...ruling]],
    );
  return { ...rig, ash, tries, rolls: () => rig.events('rolled') };
}

test('[DT-GMC-14, DT-PLC-02] a try is ruled before its dice are thrown, and once', () => {
  const rig = table([15]);
  expect(rig.tries(undefined)).toEqual(['ruling 1']);
  expect(rig.rolls()).toMatchObject([
    { tag: 'climb', ability: 'STR', target: 15, mode: 'straight', total: 15, success: true },
  ]);
  rig.allDiceUsed();
});

test('[DT-GMC-14, DT-TN-10, DT-GMC-02] the ruling changes ability, target number, advantage and bonus, and all of it is in the roll', () => {
  const rig = table([4, 9]);
  rig.tries(['roll', 'DEX', 'advantage', 3, 12]);
  expect(rig.rolls()).toMatchObject([
    { ability: 'DEX', target: 12, mode: 'advantage', natural: 9, total: 12, success: true },
  ]);
  expect(rig.rolls()[0]).toMatchObject({
    leans: [{ is: 'advantage', rule: 'DT-ADV-04', from: 'master' }],
    terms: [
      { value: 0, rule: expect.any(String) },
      { value: 3, rule: 'DT-GMC-03', from: 'master' },
    ],
  });
  rig.allDiceUsed();
});

test('[DT-TASK-04, DT-GMC-04] what is granted succeeds and what is denied fails, both without dice, and all hear of it', () => {
  for (const verdict of ['grant', 'deny'] as const) {
    const rig = table();
    rig.tries([verdict]);
    expect(rig.rolls()).toEqual([]);
    expect(rig.events('ruled')).toMatchObject([{ tag: 'climb', verdict, creature: rig.ash.id }]);
  }
});

test('[DT-GMC-04, DT-PLC-02] success at a cost: the cost is rolled and shown, and the player may refuse it', () => {
  const takes = table([6]);
  expect(
    answersIn(takes, 0).use('propose', { words: 'over it', tag: 'climb' }, [
      ['ruling', 'cost'],
      ['cost', 'take'],
    ]),
  ).toEqual(['ruling 1', 'cost 0']);
  expect([takes.state.points, takes.rolls()]).toEqual([1, []]);
  const refuses = table([6]);
  answersIn(refuses, 0).use('propose', { words: 'over it', tag: 'climb' }, [
    ['ruling', 'cost'],
    ['cost', 'fail'],
  ]);
  expect(refuses.state.points).toBe(0);
});

test('[DT-GMC-14, DT-DICE-12, DT-OPT-13] dice on the table may be ruled: their player says what they show, and the log marks them', () => {
  const rig = table();
  const asked = answersIn(rig, 0).use('propose', { words: 'over it', tag: 'climb' }, [
    ['ruling', 'by-hand', 'usual', 'disadvantage', 0, 10],
    ['face', 17],
    ['next-face', 11],
  ]);
  expect(asked).toEqual(['ruling 1', 'face 0', 'next-face 0']);
  expect(rig.rolls()).toMatchObject([
    { faces: [17, 11], natural: 11, target: 10, success: true, byHand: true },
  ]);
});

test('[DT-GMC-14, DT-GMC-15] after the roll nothing is offered that could change it', () => {
  const rig = table([2]);
  const before = answersIn(rig, 1);
  expect(before.has('ruling')).toBe(false);
  expect(rig.tries(undefined)).toEqual(['ruling 1', 'reroll 0']);
  expect(rig.rolls()).toMatchObject([{ total: 2, success: false }]);
  // Points are the master's only way to have a die thrown again, and it has none.
  expect(rig.state.points).toBe(0);
  rig.allDiceUsed();
});

test('[DT-OPT-12, DT-GMC-14] where target numbers are hidden, a ruled one is as well', () => {
  const rig = table([15], { tnVisibility: 'hidden' });
  rig.tries(['roll', 'usual', 'straight', 0, 14]);
  expect(rig.rolls()[0]).toMatchObject({ success: true });
  expect(JSON.stringify(rig.told)).not.toContain('14');
});

test('[DT-GMC-04, DT-TN-04] an opposed try is ruled as well, without a number to set', () => {
  const rig = inScene({
    adventure: 'cutlers-row',
    scene: 'larder',
    options: { gm: 'human' },
    seats: 2,
  });
  const { t, first } = rig;
  const ghoul = rig.row('ghoul');
  const task = { tag: 'stealth', target: { by: ghoul, ability: 'WIS' }, rule: 'DT-TN-04' } as const;
  const granted = rig.play(tryAsRuled(t, first, task), [['ruling', 'grant']]);
  expect(granted.value).toEqual(SURE);
  expect(rig.events('rolled')).toEqual([]);
});

test('[DT-GMC-14] with the software as master a task is as it is written, and nobody is asked', () => {
  const rig = inScene({ adventure: 'cutlers-row', scene: 'house', seats: 1, dice: [20] });
  const written = { tag: 'climb', target: 15, rule: 'DT-TASK-01' };
  const { asked } = rig.play(tryAsRuled(rig.t, rig.first, written));
  expect(asked).toEqual([]);
  expect(rig.events('rolled').at(-1)).toMatchObject({ target: 15, total: 20 });
});

test('[DT-GMC-14, DT-SCB-16] tasks of an adventure are ruled too: a lamp that is denied stays dark, one that is granted burns', () => {
  const rig = inScene({
    adventure: 'cutlers-row',
    scene: 'lamps',
    party: [{ hitDice: [6], gear: [{ kind: 'torches' }] }],
    options: { gm: 'human' },
    seats: 2,
    dice: [15, 3],
  });
  const task = sceneOf(rig.t).tasks.find(({ id }) => id === 'light-lamp');
  if (task === undefined) throw new Error('there are lamps');
  const tries = (verdict: string) =>
    rig.play(trySceneTask(rig.t, rig.first, task, task.tags[0] ?? ''), [['ruling', verdict]]);
  tries('deny');
  expect(rig.story().counters.lit ?? 0).toBe(0);
  expect(rig.events('task-failed')).toHaveLength(1);
  tries('grant');
  expect(rig.story().counters.lit).toBe(1);
});
