import { expect, test } from 'vitest';
import { drawnFor } from './drawn-for.ts';

/** Two athletes on each side, the first side by two seats, and two creeps. */
const state = { perTeam: 2, seats: [0, 1, 2, 2, 2, 2] };

test.each([
  ['an athlete’s attack is for the seat that plays them', 'attack', 1, 1],
  ['and one of the opposition for theirs', 'save', 3, 2],
  ['what a creep rolls is for nobody', 'attack', 4, undefined],
  ['nor what a group of creeps does', 'creeps', 0, undefined],
  ['nor where it starts', 'creep-start', 1, undefined],
  ['nor what teams roll off', 'roll-off', 0, undefined],
  ['nor what is for nothing', 'pedestal', -1, undefined],
])('%s', (_, purpose, who, seat) => {
  expect(drawnFor(state, { purpose, who })).toBe(seat);
});
