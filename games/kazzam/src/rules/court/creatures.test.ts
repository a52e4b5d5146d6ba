import { expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../../test/table.ts';

import { layTrap } from '../terrain/traps.ts';
import { seatOf } from './creatures.ts';
import { thingOf } from './things.ts';

test('[KZ-JOB-02] [KZ-TARG-09] no seat is asked for a Creep that nobody commands, nor for a trap', () => {
  const { state } = begin({
    court: floor(5, 3),
    athletes: [ours('Ana', '0,0'), theirs('Bo', '4,0')],
    creeps: [{ group: 'bears', members: ['1,1'] }],
    turn: 'Ana',
  });
  const bear = 2;
  layTrap(state, { kind: 'damage', cell: 14, by: 0, rule: 'KR-SPEC-15' });
  expect([0, 1].map((id) => seatOf(state, id))).toEqual([0, 1]);
  expect(() => seatOf(state, bear)).toThrow('no seat decides for Guardian Bear 1');
  expect(() => seatOf(state, -1)).toThrow('no seat decides for creature -1');
  for (const trap of state.traps) expect(() => seatOf(state, thingOf(trap))).toThrow('no seat');
  state.command = { creature: bear, by: 1 };
  expect(seatOf(state, bear)).toBe(1);
});
