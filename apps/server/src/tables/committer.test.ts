import { expect, test } from 'vitest';
import type { Step } from '../store/store.ts';
import { Committer } from './committer.ts';

/** A disk that writes when the test says so. */
function slowDisk() {
  const batches: {
    steps: readonly Step[];
    end: (kept?: readonly boolean[]) => void;
    fail: (why: unknown) => void;
  }[] = [];
  const committer = new Committer({
    append: (steps) =>
      new Promise((resolve, reject) => {
        batches.push({
          steps,
          end: (kept = steps.map(() => true)) => resolve(kept),
          fail: reject,
        });
      }),
  });
  return { committer, batches };
}

function step(match: string, seq = 2): Step {
  return { match, seq, at: 1, waiting: [], entry: { kind: 'lock', seat: 0 } };
}

/** Lets all promises go as far as they can. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** What has become of a promise so far. */
function watched<T>(promise: Promise<T>): { state: unknown } {
  const seen: { state: unknown } = { state: 'open' };
  promise.then(
    (value) => {
      seen.state = value;
    },
    (thrown) => {
      seen.state = thrown;
    },
  );
  return seen;
}

test('an entry is kept when it was written, and not before', async () => {
  const { committer, batches } = slowDisk();
  const one = watched(committer.append(step('a')));
  await settle();
  expect(batches).toHaveLength(1);
  expect(one.state).toBe('open');
  batches[0]?.end();
  await settle();
  expect(one.state).toBe(true);
});

test('what comes while the disk writes is written together with the next batch', async () => {
  const { committer, batches } = slowDisk();
  const first = watched(committer.append(step('a')));
  await settle();
  const rest = ['b', 'c', 'd'].map((match) => watched(committer.append(step(match))));
  await settle();
  expect(batches.map(({ steps }) => steps.map(({ match }) => match))).toEqual([['a']]);
  batches[0]?.end();
  await settle();
  expect(first.state).toBe(true);
  expect(batches[1]?.steps.map(({ match }) => match)).toEqual(['b', 'c', 'd']);
  expect(rest.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
  batches[1]?.end();
  await settle();
  expect(rest.map(({ state }) => state)).toEqual([true, true, true]);
  expect(batches).toHaveLength(2);
});

test('everybody hears of their own entry whether it was first', async () => {
  const { committer, batches } = slowDisk();
  const rest = ['b', 'c', 'd'].map((match) => watched(committer.append(step(match))));
  await settle();
  batches[0]?.end([true, false]);
  await settle();
  // What the store says nothing of was not kept.
  expect(rest.map(({ state }) => state)).toEqual([true, false, false]);
});

test('an entry that cannot be written takes no other with it', async () => {
  const bad = new Error('not to be written');
  const committer = new Committer({
    append: async (steps) => {
      if (steps.some(({ match }) => match === 'bad')) throw bad;
      return steps.map(({ seq }) => seq === 2);
    },
  });
  const all = [step('a'), step('bad'), step('b', 3), step('c')].map((one) =>
    watched(committer.append(one)),
  );
  await settle();
  expect(all.map(({ state }) => state)).toEqual([true, bad, false, true]);
});

test('a store that is down is asked twice, and then the whole batch is lost; the next goes on', async () => {
  const { committer, batches } = slowDisk();
  const lost = ['a', 'b', 'c'].map((match) => watched(committer.append(step(match))));
  await settle();
  const next = watched(committer.append(step('d')));
  const why = new Error('the disk is full');
  for (let batch = 0; batch < 3; batch += 1) {
    batches[batch]?.fail(why);
    await settle();
  }
  expect(lost.map(({ state }) => state)).toEqual([why, why, why]);
  expect(batches.map(({ steps }) => steps.length)).toEqual([3, 1, 1, 1]);
  expect(next.state).toBe('open');
  batches[3]?.end();
  await settle();
  expect(next.state).toBe(true);
});

test('a store that throws at once harms nobody else', async () => {
  let calls = 0;
  const committer = new Committer({
    append: (steps) => {
      calls += 1;
      if (calls === 1) throw new Error('not open');
      return Promise.resolve(steps.map(() => true));
    },
  });
  await expect(committer.append(step('a'))).rejects.toThrow('not open');
  expect(await committer.append(step('b'))).toBe(true);
});

test('very many entries are written in batches of a thousand, all of them, in order', async () => {
  const sizes: number[] = [];
  const written: number[] = [];
  const committer = new Committer({
    append: async (steps) => {
      sizes.push(steps.length);
      written.push(...steps.map(({ seq }) => seq));
      return steps.map(() => true);
    },
  });
  const kept = await Promise.all(
    Array.from({ length: 2_500 }, (_, seq) => committer.append(step('a', seq))),
  );
  expect(kept.every(Boolean)).toBe(true);
  expect(Math.max(...sizes)).toBe(1_000);
  expect(written).toEqual(Array.from({ length: 2_500 }, (_, seq) => seq));
});

test('what is not wanted any more when its batch begins is not written', async () => {
  const { committer, batches } = slowDisk();
  let wanted = true;
  const first = watched(committer.append(step('a'), () => wanted));
  await settle();
  const [second, third] = [
    watched(committer.append(step('b'), () => wanted)),
    watched(committer.append(step('c'))),
  ];
  wanted = false;
  batches[0]?.end();
  await settle();
  // What the disk was writing already stands.
  expect([first.state, second.state]).toEqual([true, false]);
  expect(batches[1]?.steps).toEqual([step('c')]);
  batches[1]?.end();
  await settle();
  expect(third.state).toBe(true);
});

test('a batch of which nothing is wanted is not begun', async () => {
  const { committer, batches } = slowDisk();
  const one = watched(committer.append(step('a'), () => false));
  await settle();
  expect([one.state, batches.length]).toEqual([false, 0]);
  const other = watched(committer.append(step('b')));
  await settle();
  batches[0]?.end();
  await settle();
  expect(other.state).toBe(true);
});
