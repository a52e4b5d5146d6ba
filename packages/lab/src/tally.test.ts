import { expect, test } from 'vitest';
import { reportOn } from './report.ts';
import { Tallier } from './tally.ts';

test('what an event counts is counted, but not of a ruling of whoever runs the table', () => {
  const tallier = new Tallier(1);
  const hear = tallier.hearing({ counter: ({ type }) => `told.${type}` });
  hear?.({ type: 'placed', rule: 'X' });
  hear?.({ type: 'placed', rule: 'X', overrides: 'UL' });
  expect(tallier.tally().counters).toEqual({ 'told.placed': { total: 1, matches: 1 } });
});

test('what the rules note counts once a match, where no event counts it', () => {
  const tallier = new Tallier(1);
  const hear = tallier.hearing({ counter: () => 'verb.run' });
  for (const name of ['verb.run', 'verb.lose', 'verb.lose']) tallier.note(name);
  hear?.({ type: 'began', rule: 'X' });
  hear?.({ type: 'began', rule: 'X' });
  tallier.unfinished();
  tallier.note('verb.lose');
  tallier.unfinished();
  expect(tallier.tally().counters).toEqual({
    'verb.run': { total: 2, matches: 1 },
    'verb.lose': { total: 2, matches: 2 },
  });
});

test.each([
  [[[0, 1], []], true],
  [[[0], [1]], false],
  [[[0, 1], [1]], false],
])('of matches that %j have won it is known whether seats win together: %s', (all, together) => {
  const tallier = new Tallier(2);
  for (const winners of all) {
    tallier.finished({
      policies: ['random', 'random'],
      outcome: { result: 'over', winners, payoffs: [0, 0] },
      decisions: 1,
      numbers: {},
      facets: {},
      entrants: [],
    });
  }
  expect(reportOn(tallier.tally()).together).toBe(together);
});
