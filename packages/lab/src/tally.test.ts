import { expect, test } from 'vitest';
import { Tallier } from './tally.ts';

test('what an event counts is counted, but not of a ruling of whoever runs the table', () => {
  const tallier = new Tallier(1);
  const hear = tallier.hearing(({ type }) => `told.${type}`);
  hear?.({ type: 'placed', rule: 'X' });
  hear?.({ type: 'placed', rule: 'X', overrides: 'UL' });
  expect(tallier.tally().counters).toEqual({ 'told.placed': { total: 1, matches: 1 } });
});
