import type { Update } from '@tablewright/protocol';
import { expect, test } from 'vitest';
import { afterUpdate, type HeardMatch } from './heard-match.ts';

const UPDATE: Update = {
  type: 'update',
  table: 'heard0000000',
  seq: 1,
  answers: 0,
  keep: -1,
  events: [],
  answeredBy: [],
  seen: { view: {}, choices: [], waiting: [] },
};

const whole: HeardMatch = afterUpdate(undefined, {
  ...UPDATE,
  answers: 3,
  answeredBy: [0, 1, 0],
  decidedFor: [
    { answer: 2, by: 'clock' },
    { answer: 3, by: 'bot' },
  ],
});

test('what the clock or a bot decided stays known when more is heard', () => {
  const later = afterUpdate(whole, {
    ...UPDATE,
    answers: 5,
    keep: 3,
    answeredBy: [1, 0],
    decidedFor: [{ answer: 5, by: 'clock' }],
  });
  expect(later.decidedFor).toEqual([...whole.decidedFor, { answer: 5, by: 'clock' }]);
});

test('what the clock or a bot decided is forgotten with the answer that is taken back', () => {
  const back = afterUpdate(whole, { ...UPDATE, answers: 2, keep: 2 });
  expect(back.decidedFor).toEqual([{ answer: 2, by: 'clock' }]);
  const begun = afterUpdate(whole, { ...UPDATE, keep: -1 });
  expect(begun.decidedFor).toEqual([]);
});
