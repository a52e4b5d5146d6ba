import type { Lesson, LessonAct, LessonStep } from '@tablewright/table-kit/lesson';

/** Rows of floor. */
export function floor(width: number, height: number): readonly string[] {
  return Array.from({ length: height }, () => '.'.repeat(width));
}

/** A sentence of the lessons. */
export const say = (name: string) => ({ key: `tutorial.${name}` });

/** A decision of the turn: an action by its id. */
export function action(id: string, name: string): LessonAct {
  return { about: 'action', accepts: [id], hint: say(`${name}.hint`) };
}

/** The other side passes. */
export const PASS = [{ seat: 1, about: 'action', choose: 'end-turn' }] as const;

/** A lesson of two sides, seen by the first. */
export function lesson(name: string, steps: readonly LessonStep[]): Lesson {
  return {
    id: `kazzam-${name}`,
    title: say(`${name}.title`),
    aim: say(`${name}.aim`),
    seats: [
      { name: 'Ada', player: 'human' },
      { name: 'Bo', player: 'human' },
    ],
    learner: 0,
    steps,
  };
}
