import type { Game } from '@tablewright/engine';
import { LessonRun } from '@tablewright/table-kit';
import { describe, expect, test } from 'vitest';
import { kazzam } from '../src/index.ts';
import { TUTORIAL } from '../tutorial/index.ts';

const GAME = kazzam as unknown as Game;

describe.each(TUTORIAL)('the lesson $id', (lesson) => {
  test.each(['one', 'two'])('is gone through to its end with the dice it names (%s)', (seed) => {
    const run = new LessonRun(GAME, lesson, seed);
    for (let step = 0; step < lesson.steps.length; step += 1) run.skip();
    expect(run.snapshot().step).toBeUndefined();
    expect(run.snapshot().session.match.unusedResults).toEqual([]);
  });

  test('goes on with every answer that it accepts', () => {
    for (let step = 0; step < lesson.steps.length; step += 1) {
      const task = at(lesson, step).snapshot().task;
      for (const answer of task?.accepts ?? []) {
        const run = at(lesson, step);
        run.answer(task?.slot ?? 0, answer);
        expect(run.snapshot().at).toBe(step + 1);
      }
    }
  });
});

/** The lesson at the beginning of a step. */
function at(lesson: (typeof TUTORIAL)[number], step: number): LessonRun {
  const run = new LessonRun(GAME, lesson, 'answers');
  for (let done = 0; done < step; done += 1) run.skip();
  return run;
}
