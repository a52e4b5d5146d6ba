import { beforeEach, expect, test } from 'vitest';
import { fateOf, settled } from '../../test/registry.ts';
import { peopleFirst } from './people-first.ts';

/** The thoughts that have begun, and how each is ended. */
let begun: string[];
let ends: Map<string, { done: () => void; fail: () => void }>;
let think: (thought: string, alone: boolean) => Promise<string>;

beforeEach(() => {
  begun = [];
  ends = new Map();
  think = peopleFirst((thought: string) => {
    begun.push(thought);
    return new Promise<string>((resolve, reject) => {
      const done = () => resolve(`${thought} decided`);
      ends.set(thought, { done, fail: () => reject(new Error('the thread is gone')) });
    });
  });
});

test('bots at tables without a person think one after the other, in the order they were asked', async () => {
  const fates = ['a', 'b', 'c'].map((thought) => fateOf(think(thought, true)));
  for (const [at, thought] of ['a', 'b', 'c'].entries()) {
    await settled();
    expect(begun).toEqual(['a', 'b', 'c'].slice(0, at + 1));
    ends.get(thought)?.done();
  }
  await settled();
  expect(fates.map(({ now }) => now)).toEqual(['a decided', 'b decided', 'c decided']);
});

test('bots at a table with a person wait for none of them, nor for each other', async () => {
  for (const thought of ['a', 'b']) void think(thought, true);
  const fates = ['p', 'q'].map((thought) => fateOf(think(thought, false)));
  await settled();
  expect(begun.toSorted()).toEqual(['a', 'p', 'q']);
  ends.get('q')?.done();
  await settled();
  expect(fates.map(({ now }) => now)).toEqual(['open', 'q decided']);
  // Nor does anybody wait for them.
  ends.get('a')?.done();
  await settled();
  expect(begun).toContain('b');
});

test('a thought that fails holds up none of those that wait', async () => {
  const fates = ['a', 'b', 'c'].map((thought) => fateOf(think(thought, true)));
  await settled();
  ends.get('a')?.fail();
  await settled();
  expect(fates.map(({ now }) => now)).toEqual([new Error('the thread is gone'), 'open', 'open']);
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.done();
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
});
