import type { Lesson, LessonAct, LessonStep } from '@tablewright/table-kit/lesson';

/** A sentence of the lessons. */
export const say = (name: string) => ({ key: `tutorial.${name}` });

/** An answer to a choice by its id; what else is chosen gets the hint of this step. */
export function act(about: string, id: string, name: string): LessonAct {
  return { about: `choice.${about}`, accepts: [id], hint: say(`${name}.hint`) };
}

/** A Bridge as it lies in the middle of a game: the spine, of worlds that leave the lesson alone. */
export const SPINE = {
  20: 'BQC-WORLD-03',
  11: 'BQC-WORLD-11',
  2: 'BQC-WORLD-15',
  7: 'BQC-WORLD-24',
  3: 'BQC-WORLD-33',
  1: 'BQC-WORLD-22',
  12: 'BQC-WORLD-17',
  4: 'BQC-WORLD-19',
  6: 'BQC-WORLD-29',
  17: 'BQC-WORLD-01',
} as const;

/** A lesson as it is seen from the first seat. */
export function lesson(
  name: string,
  seats: readonly string[],
  steps: readonly LessonStep[],
): Lesson {
  return {
    id: `bridgequest-${name}`,
    title: say(`${name}.title`),
    aim: say(`${name}.aim`),
    seats: seats.map((seat) => ({ name: seat, player: 'human' })),
    learner: 0,
    steps,
  };
}
