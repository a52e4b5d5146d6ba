import { expect, test } from 'vitest';
import { inScene } from '../../../test/scene.ts';
import { answersIn } from '../../../test/tools.ts';
import type { Creature } from '../../model.ts';
import { firstByRight } from '../rolls/circumstances.ts';
import { personOf } from '../story/foes.ts';
import { setbacksOf } from './setbacks.ts';

const things = (...uses: number[]) =>
  uses.map((left, at) => ({ id: 80 + at, kind: 'rations', uses: left }));

/** The green of Harrow, with a character that could take a token. */
function green(dice: readonly number[] = []) {
  const rig = inScene({ adventure: 'harrow-down', scene: 'green', party: [{ level: 3 }], dice });
  return {
    ...rig,
    menu: (): readonly string[] => setbacksOf(rig.t, rig.first).map(({ id }) => id),
  };
}

const propose = (rig: ReturnType<typeof green>, id: string): void => {
  answersIn(rig, 0).use('setback', id);
  expect(rig.first.tokens).toBe(1);
  rig.allDiceUsed();
};

test('[DT-TOK-31, DT-AGM-08] of three things that could be lost one goes; worn armor and what is spent are none', () => {
  const rig = green([1]);
  rig.first.items = [...things(7, 7, 0), { id: 90, kind: 'light-armor' }];
  rig.first.armor = 90;
  expect(rig.menu()).not.toContain('lose-item');
  rig.first.items.push({ id: 91, kind: 'rope' });
  propose(rig, 'lose-item');
  expect(rig.first.items.map(({ id }) => id)).toEqual([80, 82, 90, 91]);
});

test('[DT-TOK-32] an ability that is not negative is impaired until the next long rest', () => {
  const rig = green();
  const { character } = rig.first;
  if (character === undefined) throw new Error('no character');
  character.scores = { ...character.scores, CHA: 5 };
  expect(rig.menu()).not.toContain('impaired-CHA');
  propose(rig, 'impaired-STR');
  expect(rig.first.effects).toMatchObject([
    { kind: 'impaired-ability', data: { ability: 'STR' }, until: { at: 'long-rest' } },
  ]);
  expect(rig.menu().filter((id) => id.startsWith('impaired-'))).toEqual([]);
});

test('[DT-TOK-32, DT-COND-13] with one ability impaired another still can be, but not the same', () => {
  const rig = green();
  propose(rig, 'impaired-STR');
  delete rig.first.used.setback;
  const impaired = rig.menu().filter((id) => /^impaired-[A-Z]/.test(id));
  expect(impaired).toEqual(['DEX', 'CON', 'INT', 'WIS', 'CHA'].map((one) => `impaired-${one}`));
});

test('[DT-TOK-33] movement is impaired until the next long rest, not twice', () => {
  const rig = green();
  propose(rig, 'impaired-movement');
  expect(rig.first.effects[0]).toMatchObject({
    ...{ kind: 'impaired-movement', until: { at: 'long-rest' } },
  });
  delete rig.first.used.setback;
  expect(rig.menu()).not.toContain('impaired-movement');
});

test('[DT-TOK-34] so many hours are lost as a die shows', () => {
  const rig = green([4]);
  const before = rig.state.clock;
  propose(rig, 'lose-hours');
  expect(rig.state.clock - before).toBe(4 * 360);
});

test('[DT-TOK-35] the next one met stands a step worse to the party, and only that one', () => {
  const rig = green();
  propose(rig, 'worse-welcome');
  const met = (attitude: Creature['attitude'], id: string) =>
    personOf(rig.t, { id, name: id, attitude, base: 'bystander' } as never).attitude;
  expect(met('hostile', 'ogre')).toBe('hostile');
  expect(met('friendly', 'miller')).toBe('neutral');
  expect(met('friendly', 'smith')).toBe('friendly');
});

test('[DT-TOK-36] the next foes have the first initiative', () => {
  const rig = green();
  propose(rig, 'alert-foes');
  expect(firstByRight(rig.t)).toMatchObject({ side: 'foes', rule: 'DT-TOK-36' });
});
