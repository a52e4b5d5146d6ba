import { expect, test } from 'vitest';
import { lastRolls } from './last-rolls.ts';

const told = (...events: object[]) =>
  lastRolls(events.map((event, seq) => ({ seq, event }) as never));

const DICE = { type: 'dice-rolled', creature: 1, for: 'task', faces: [8, 1] };
const ROLL = { type: 'rolled', creature: 1, faces: [8, 1], natural: 8, total: 10 };

test('dice that a roll is made of lie there once', () => {
  expect(told(DICE, ROLL).map(({ key }) => key)).toEqual(['1']);
  expect(told({ ...DICE, creature: 2 }, ROLL)).toHaveLength(2);
  expect(told(ROLL, DICE)).toHaveLength(2);
});
