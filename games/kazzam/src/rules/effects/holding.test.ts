import type { Flow } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../../test/table.ts';

import { holding } from './holding.ts';

const apart = () =>
  begin({ court: floor(6, 2), athletes: [ours('Ana', '0,0'), theirs('Bo', '5,0')], turn: 'Ana' });
const compelled = { creature: 0, by: 1 };

test('a circumstance holds while the flow runs, and no longer', () => {
  const t = apart();
  const { state } = t;
  const seen: unknown[] = [];
  t.run(
    holding(state, 'compelled', compelled, function* (): Flow<void> {
      seen.push(state.compelled);
      yield* holding(state, 'compelled', undefined, function* (): Flow<void> {
        seen.push(state.compelled);
      });
      seen.push(state.compelled);
    }),
  );
  expect([...seen, state.compelled]).toEqual([compelled, undefined, compelled, undefined]);
});

test('nor does it where the flow throws', () => {
  const t = apart();
  const { state } = t;
  const fails = holding(state, 'compelled', compelled, function* (): Flow<void> {
    throw new Error('a fault');
  });
  expect(() => t.run(fails)).toThrow('a fault');
  expect(state.compelled).toBeUndefined();
});
