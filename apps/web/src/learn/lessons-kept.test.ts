import { expect, test } from 'vitest';
import { type KeptLessons, nextLesson, takenUpAt } from './lessons-kept.ts';

const KEPT: KeptLessons = {
  begun: { at: 3, of: 7 },
  done: { at: 7, of: 7 },
  changed: { at: 3, of: 9 },
};

test('a lesson is taken up where it was left, and anew where it was done or is another now', () => {
  expect(takenUpAt(KEPT, 'begun', 7)).toBe(3);
  expect(takenUpAt(KEPT, 'done', 7)).toBe(0);
  expect(takenUpAt(KEPT, 'changed', 7)).toBe(0);
  expect(takenUpAt(KEPT, 'never', 7)).toBe(0);
});

test('what was stored by something else is no place in a lesson', () => {
  const odd = { begun: { at: 'three', of: 7 } } as unknown as KeptLessons;
  expect(takenUpAt(odd, 'begun', 7)).toBe(0);
});

test('the next lesson is the first that is not done, and the first of all once all are', () => {
  expect(nextLesson(KEPT, ['done', 'begun', 'never'])).toBe(1);
  expect(nextLesson(KEPT, ['done'])).toBe(0);
});
