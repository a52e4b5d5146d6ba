import { expect, test } from 'vitest';
import { PlayedMatch } from './played-match.ts';
import { SUBJECTS, subjectOf } from './subjects/index.ts';

test.each(Object.keys(SUBJECTS))('%s plays the toy game by its rules', async (name) => {
  const server = await (await subjectOf(name)).start();
  try {
    const answers = 1500;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const arrived = (match: PlayedMatch): void => {
      if (match.answers === answers) resolve();
      else match.answer();
    };
    const live = await server.newMatch(0);
    const match = new PlayedMatch(live, { arrived });
    match.answer();
    setTimeout(() => reject(new Error(`only ${match.answers} answers`)), 20_000).unref();
    await promise;
    // The counter, which has gone past 1,000 by now, was checked after every answer.
    expect(match.isOpen).toBe(true);
    const { resident, heap, processor } = await server.usage('collected');
    expect(resident).toBeGreaterThan(heap);
    expect(processor).toBeGreaterThan(0);
    await match.leave();
  } finally {
    await server.stop();
  }
});
