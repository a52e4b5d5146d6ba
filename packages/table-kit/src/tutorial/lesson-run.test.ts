import { Match } from '@tablewright/engine/host';
import { diceRace, lantern } from '@tablewright/engine/testing';
import { expect, test } from 'vitest';
import type { Lesson } from './lesson.ts';
import { LessonError, LessonRun } from './lesson-run.ts';

const LESSON: Lesson = {
  id: 'toy',
  title: { key: 'toy' },
  seats: [
    { name: 'Ada', player: 'human' },
    { name: 'Bo', player: 'random' },
  ],
  learner: 0,
  steps: [
    { text: { key: 'read' }, scene: { rolls: [2, 3] } },
    { text: { key: 'roll' }, act: { accepts: ['roll'], hint: { key: 'roll.hint' } } },
    { text: { key: 'told' }, replies: [{ seat: 1, choose: 'roll' }] },
    { text: { key: 'free' }, act: { accepts: ['rest'], anything: true } },
  ],
};

const start = () => new LessonRun(diceRace as never, LESSON, 'seed');
const rolled = (run: LessonRun): unknown[] =>
  run
    .snapshot()
    .session.match.events.flatMap(({ event }) =>
      event.type === 'rolled' ? [(event as unknown as { face: number }).face] : [],
    );

test('a step that only tells asks nothing, and goes on when it has been read', () => {
  const run = start();
  expect(run.snapshot()).toMatchObject({ at: 0, of: 4, task: undefined });
  run.answer(0, 'roll');
  expect(run.snapshot()).toMatchObject({ at: 0, hint: 'read' });
  expect(rolled(run)).toEqual([]);
  run.next();
  expect(run.snapshot()).toMatchObject({ at: 1, hint: undefined, task: { accepts: ['roll'] } });
});

test('another answer than the step wants gives its hint, and nothing happens', () => {
  const run = start();
  run.next();
  run.answer(0, 'rest');
  expect(run.snapshot()).toMatchObject({ at: 1, hint: { key: 'roll.hint' } });
  expect(run.snapshot().session.match.seq).toBe(0);
  run.next();
  expect(run.snapshot().at).toBe(1);
});

test('the wanted answer is taken, the dice fall as written, and others reply by themselves', () => {
  const run = start();
  run.next();
  run.answer(0, 'roll');
  expect(run.snapshot().at).toBe(2);
  expect(rolled(run)).toEqual([2, 3]);
});

test('a step that takes anything goes on with any legal answer, and with no other', () => {
  const run = start();
  for (let step = 0; step < 3; step += 1) run.skip();
  run.answer(0, 'fly');
  expect(run.snapshot()).toMatchObject({ at: 3, hint: 'other' });
  run.answer(0, 'roll');
  expect(run.snapshot()).toMatchObject({ at: 4, step: undefined });
});

test('one step back takes back what was decided since', () => {
  const run = start();
  run.next();
  run.answer(0, 'roll');
  run.back();
  expect(run.snapshot()).toMatchObject({ at: 1, task: { accepts: ['roll'] } });
  expect(rolled(run)).toEqual([]);
  run.skip();
  expect(rolled(run)).toEqual([2, 3]);
});

test('a table that goes on from a moment keeps the dice that fell and frees the others', () => {
  const run = start();
  run.next();
  const file = run.toTable('table', 'random');
  expect(file.random).toEqual({ kind: 'scripted', results: [], seed: 'seed' });
  run.answer(0, 'roll');
  const later = run.toTable('table', 'random');
  expect(later.random).toMatchObject({ results: [2, 3] });
  expect(later.seats.map(({ player }) => player)).toEqual(['human', 'random']);
  expect(Match.load(diceRace, later).ok).toBe(true);
});

test('until looks only at what comes after the last answer, and after the stop before', () => {
  const roll = { act: { accepts: ['roll'] } };
  const steps = [
    { scene: { rolls: [6, 6, 1, 6, 6] }, ...roll },
    { replies: [{ seat: 1, choose: 'roll' }], ...roll },
    { until: { face: 6 } },
    { until: { face: 6, seat: 'Ada' } },
  ];
  const run = new LessonRun(diceRace as never, { ...LESSON, steps }, 'seed');
  const seen = steps.map(() => {
    run.skip();
    return rolled(run);
  });
  expect(seen).toEqual([
    [6, 6],
    [6, 6, 1, 6],
    [6, 6, 1, 6, 6],
    [6, 6, 1, 6, 6],
  ]);
  run.back();
  run.back();
  run.skip();
  expect(rolled(run)).toEqual([6, 6, 1, 6, 6]);
});

test('a lesson that cannot be reached says where', () => {
  const steps = [{ scene: {}, act: { about: 'never', accepts: ['roll'] } }];
  const lost = () => new LessonRun(diceRace as never, { ...LESSON, steps }, 'seed');
  expect(lost).toThrow(LessonError);
  expect(lost).toThrow('lesson "toy", step 1: seat 0 is never asked ["never",["roll"]]');
});

test('it is taken up at a step, as if those before had been done as shown, and begun anew', () => {
  const run = new LessonRun(diceRace as never, LESSON, 'seed', 2);
  expect(run.snapshot().at).toBe(2);
  expect(rolled(run)).toEqual([2, 3]);
  run.restart();
  expect(run.snapshot().at).toBe(0);
  expect(rolled(run)).toEqual([]);
});

test('a step may ask for what a seat may do at any time, by its name', () => {
  const light = { whom: 'hero-1', hp: -2, note: '' };
  const offered: Lesson = {
    id: 'lantern',
    title: { key: 'lantern' },
    seats: ['Ada', 'Bo', 'Kim'].map((name) => ({ name, player: 'human' })),
    learner: 2,
    steps: [
      {
        text: { key: 'harm' },
        scene: {},
        act: { about: 'harm', accepts: [light], hint: { key: 'harm.hint' } },
      },
      { text: { key: 'told' } },
    ],
  };
  const run = new LessonRun(lantern as never, offered, 'seed');
  const { task } = run.snapshot();
  expect(task?.slot).toBeLessThan(0);
  run.answer(0, 'anything');
  expect(run.snapshot()).toMatchObject({ at: 0, hint: { key: 'harm.hint' } });
  run.answer(task?.slot ?? 0, light);
  expect(run.snapshot().at).toBe(1);
});
