import { expect, test } from 'vitest';
import { type Clock, Glide } from './glide.ts';

/** A glide over something that takes so long to draw, and what it has followed; time passes by hand. */
function glideOver(cost: () => number) {
  let now = 0;
  let due: { readonly at: number; readonly run: () => void } | undefined;
  const clock: Clock = {
    now: () => now,
    after: (time, run) => {
      due = { at: now + time, run };
      return () => {
        due = undefined;
      };
    },
  };
  const followed: number[] = [];
  const glide = new Glide((value) => {
    followed.push(value);
    now += cost();
    glide.drawn();
  }, clock);
  const pass = (time: number): void => {
    now += time;
    if (due === undefined || due.at > now) return;
    const { run } = due;
    due = undefined;
    run();
  };
  return { glide, followed, pass };
}

/** The same when it is known how long it takes: it has followed to 9. */
function knownGlideOver(cost: () => number) {
  const known = glideOver(cost);
  known.glide.to(9);
  known.pass(100);
  return known;
}

test('the first time it follows when the slider rests, and not before', () => {
  const { glide, followed, pass } = glideOver(() => 5);
  for (const value of [5, 4, 3]) {
    expect(glide.to(value)).toBe(false);
    pass(40);
  }
  expect(followed).toEqual([]);
  pass(60);
  expect(followed).toEqual([3]);
});

test('what is drawn within a frame follows every move', () => {
  const { glide, followed } = knownGlideOver(() => 5);
  expect([3, 2, 1].map((value) => glide.to(value))).toEqual([true, true, true]);
  expect(followed).toEqual([9, 3, 2, 1]);
});

test('what takes longer follows when the slider rests, and only to where it rests', () => {
  const { glide, followed, pass } = knownGlideOver(() => 180);
  for (const value of [8, 7, 6]) {
    expect(glide.to(value)).toBe(false);
    pass(40);
  }
  expect(followed).toEqual([9]);
  pass(60);
  expect(followed).toEqual([9, 6]);
});

test('what has become quick follows at once again', () => {
  let cost = 180;
  const { glide, followed, pass } = knownGlideOver(() => cost);
  cost = 5;
  glide.to(8);
  pass(100);
  expect(glide.to(7)).toBe(true);
  expect(followed).toEqual([9, 8, 7]);
});

test('nothing is followed once it is stopped', () => {
  const { glide, followed, pass } = knownGlideOver(() => 180);
  glide.to(8);
  glide.stop();
  pass(1000);
  expect(followed).toEqual([9]);
});

test('what has not been followed is followed at once when the slider is left, and only once', () => {
  const { glide, followed, pass } = knownGlideOver(() => 180);
  glide.to(8);
  glide.settle();
  expect(followed).toEqual([9, 8]);
  pass(1000);
  glide.settle();
  expect(followed).toEqual([9, 8]);
});
