import { diceRace } from '@tablewright/engine/testing';
import { expect, test } from 'vitest';
import { ExamplePlay, readingTime } from './example-play.ts';
import type { Lesson } from './lesson.ts';
import { LessonRun } from './lesson-run.ts';

/** Ada rolls twice, with the faces that are written down. */
const LESSON: Lesson = {
  id: 'toy',
  title: { key: 'toy' },
  seats: [
    { name: 'Ada', player: 'human' },
    { name: 'Bo', player: 'random' },
  ],
  learner: 0,
  steps: [
    { scene: { rolls: [2, 3, 4, 1] }, act: { accepts: ['roll'] } },
    { act: { seat: 1, accepts: ['roll'] } },
    {},
  ],
};

const begin = (playing = true): ExamplePlay =>
  new ExamplePlay(new LessonRun(diceRace as never, LESSON, 'seed'), playing);

/** The captions from here to the end: what is shown, who is asked, and the types of what is told. */
function film(play: ExamplePlay): unknown[] {
  const shown: unknown[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { beat, lesson, told } = play.snapshot();
    shown.push(
      beat === 'asked'
        ? [beat, lesson.task?.seat]
        : beat === 'told'
          ? [beat, [...new Set(told.map(({ event }) => event.type))]]
          : beat,
    );
    if (beat === 'over') break;
    play.step();
  }
  return shown;
}

test('an example is asked and told in turn, from the position to its end', () => {
  expect(film(begin())).toEqual([
    'begin',
    ['asked', 0],
    ['told', ['rolled']],
    ['asked', 1],
    ['told', ['rolled']],
    'over',
  ]);
});

test('what is told is what the last choice brought, and nothing before it', () => {
  const play = begin();
  const facesAfter = (steps: number): unknown[] => {
    for (let step = 0; step < steps; step += 1) play.step();
    return play
      .snapshot()
      .told.flatMap(({ event }) => ('face' in event ? [(event as { face: unknown }).face] : []));
  };
  const [first, second] = [facesAfter(2), facesAfter(2)];
  expect(first.length).toBeGreaterThan(0);
  expect(second.length).toBeGreaterThan(0);
  expect([...first, ...second]).toEqual([2, 3, 4, 1].slice(0, first.length + second.length));
});

test('it stops where it is, goes on from there, and begins again from the position', () => {
  const play = begin();
  play.step();
  play.play(false);
  expect(play.snapshot()).toMatchObject({ beat: 'asked', playing: false });
  play.step();
  expect(play.snapshot()).toMatchObject({ beat: 'told', playing: false });
  play.again();
  expect(play.snapshot()).toMatchObject({ beat: 'begin', playing: true, told: [] });
  expect(play.snapshot().lesson.session.match.seq).toBe(0);
  expect(film(play).at(-1)).toBe('over');
  expect(play.snapshot().playing).toBe(false);
});

test('a long caption is read for longer, within bounds', () => {
  expect(readingTime(10)).toBeLessThan(readingTime(100));
  expect(readingTime(1_000)).toBe(readingTime(2_000));
});
