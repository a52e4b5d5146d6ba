import { expect, test } from 'vitest';
import { keysIn } from './said-on.ts';

test('keys are found among words', () => {
  expect(keysIn(['group.practice-golem', 'It is group.bear’s turn.'])).toEqual([
    'group.practice-golem',
    'group.bear',
  ]);
});

test('files, addresses, numbers and sentences are no keys', () => {
  const said = [
    'match.json',
    'see example.org/rules',
    'a@b.example',
    'e.g. this.',
    '2.5 of 3.',
    'i.e. that',
    'end.Next',
  ];
  expect(keysIn(said)).toEqual([]);
});
