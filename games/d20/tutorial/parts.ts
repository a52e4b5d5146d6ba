import type { Lesson, LessonAct, LessonStep } from '@tablewright/table-kit/lesson';

/** A sentence of the lessons. */
export const say = (name: string) => ({ key: `tutorial.${name}` });

/** An answer to a choice by its id; what else is chosen gets the hint of this step. */
export function act(about: string, accepts: readonly unknown[], name: string): LessonAct {
  return { about: `choice.${about}`, accepts, hint: say(`${name}.hint`) };
}

/** A form of the game master: whatever it is filled in with goes on; `filled` is what is shown. */
export function tool(key: string, filled: object, name: string): LessonAct {
  return { about: `tool.${key}`, accepts: [filled], anything: true, hint: say(`${name}.hint`) };
}

/** A room with rubble in its middle. */
export const ROOM = {
  rows: ['##########', '#........#', '#..,,....#', '#..,,....#', '#........#', '##########'],
} as const;

/** Settings of a table where the software is the game master and nobody comes along. */
export const ALONE = { gm: 'auto', adventure: 'harrow-down', companions: false } as const;

/** A lesson, seen through the eyes of one seat. */
export function lesson(
  name: string,
  seats: readonly string[],
  steps: readonly LessonStep[],
  learner = 0,
): Lesson {
  return {
    id: `d20-${name}`,
    title: say(`${name}.title`),
    aim: say(`${name}.aim`),
    seats: seats.map((seat) => ({ name: seat, player: 'human' })),
    learner,
    steps,
  };
}
