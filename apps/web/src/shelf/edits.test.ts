import { expect, test } from 'vitest';
import { edited, editsOf, redone, undone } from './edits.ts';

test('what is taken back comes again, and what is written then goes on from there', () => {
  const two = edited(edited(editsOf('a'), 'b'), 'c');
  expect(undone(two).now).toBe('b');
  expect(undone(undone(undone(two))).now).toBe('a');
  expect(redone(undone(two)).now).toBe('c');
  expect(redone(two).now).toBe('c');
  const other = edited(undone(two), 'd');
  expect(redone(other).now).toBe('d');
  expect(undone(other).now).toBe('b');
});

test('what is written in one field at a stretch is taken back at once', () => {
  const typed = ['b', 'bc', 'bcd'].reduce((so, text) => edited(so, text, 'title'), editsOf('a'));
  expect(undone(typed).now).toBe('a');
  const elsewhere = edited(typed, 'x', 'premise');
  expect(undone(elsewhere).now).toBe('bcd');
  // After something was taken back, the field is begun anew.
  const again = edited(undone(elsewhere), 'bcde', 'premise');
  expect(undone(again).now).toBe('bcd');
});

test('some hundreds of changes are kept, and no more', () => {
  let edits = editsOf(0);
  for (let n = 1; n <= 300; n += 1) edits = edited(edits, n);
  for (let n = 0; n < 300; n += 1) edits = undone(edits);
  expect(edits.now).toBe(100);
});
