import { expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../test/table.ts';
import { turnOrder } from './index.ts';

function order() {
  const athletes = [ours('Ana', '1,1'), theirs('Bo', '6,1')];
  const creeps = [{ group: 'practice-golem', members: ['3,1', '3,2'], enemies: [] }];
  return begin({ court: floor(8, 3), athletes, creeps, turn: 'Ana' }).state;
}

test('[KZ-INIT-01] athletes have their turns in order, then the groups of creeps', () => {
  const { athletes, groups } = turnOrder(order());
  expect(athletes.map(({ place, acts }) => [place, acts])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(groups).toMatchObject([
    { id: 'practice-golem', name: { key: 'group.practice-golem' }, acts: false },
  ]);
  expect(groups[0]?.members).toHaveLength(2);
});

test('before initiative is rolled athletes stand as they are listed, without a place', () => {
  const { athletes } = turnOrder({ ...order(), order: [] });
  expect(athletes.map(({ who, place }) => [who, place])).toEqual([
    [0, undefined],
    [1, undefined],
  ]);
});

test('[KZ-DUN-03] [KZ-INFO-03] who is not to be seen is Taken Out or Hidden', () => {
  const state = order();
  const creatures = state.creatures.map((creature) => ({ ...creature, cell: -1 }));
  const missing = (unseen: readonly number[]) =>
    turnOrder({ ...state, creatures, unseen }).athletes.find(({ who }) => who === 1)?.missing;
  expect([missing([]), missing([1])]).toEqual(['out', 'unseen']);
  expect(turnOrder({ ...state, creatures }).groups[0]?.members).toEqual([]);
});
