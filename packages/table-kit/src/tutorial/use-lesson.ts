import { canonicalJson } from '@tablewright/engine';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import type { BoardWays } from '../board.ts';
import type { SessionState } from '../session/table-session.ts';
import { type Decision, useDecision } from '../use-decision.ts';
import type { LessonRun, LessonState } from './lesson-run.ts';

/**
 * A lesson for its table: where it stands, what the table shows, and what is being decided.
 *
 * @param ways how the game's board draws ways
 */
export function useLesson(
  run: LessonRun,
  ways?: BoardWays,
): {
  readonly lesson: LessonState;
  readonly state: SessionState;
  readonly decision: Decision;
} {
  const lesson = useSyncExternalStore(run.subscribe, run.snapshot);
  const state = useSyncExternalStore(lesson.session.subscribe, lesson.session.snapshot);
  const { task } = lesson;
  const decision = useDecision(
    // Only what the step asks is open; where it only tells, nothing is.
    [...state.seen.choices, ...(state.seen.standing ?? [])].filter(
      ({ slot }) => slot === task?.slot,
    ),
    `${lesson.at}/${state.cursor ?? ''}`,
    (slot, answer) => run.answer(slot, answer),
    ways && ((choice, begun, to) => ways(state.seen.view as never, choice, begun, to)),
  );
  // Of several ways to walk one is marked: squares of two ways together are no way.
  const shown = canonicalJson(
    (task?.choice.kind === 'path' ? task.accepts[0] : task?.accepts) ?? [],
  );
  return {
    lesson,
    state,
    decision: {
      ...decision,
      // What goes on with the lesson is marked, here and on the board, and nothing else is.
      pointedAt: (offer) =>
        task !== undefined &&
        offer.choice.slot === task.slot &&
        shown.includes(canonicalJson(offer.option.id)),
    },
  };
}

/**
 * Marks the parts of a board that a step wants looked at (see {@link LessonStep.look}): within the
 * returned place they get `data-looked-at`.
 */
export function useLook(
  parts: readonly string[] | undefined,
  moment: unknown,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board is drawn anew each moment
  useEffect(() => {
    const looked = (parts ?? []).flatMap((part) => {
      const path = part.split(' ').map((name) => `[data-part="${CSS.escape(name)}"]`);
      return [...(place.current?.querySelectorAll(path.join(' ')) ?? [])];
    });
    for (const element of looked) element.setAttribute('data-looked-at', '');
    const [first] = looked;
    // A board is laid out anew once it knows how wide it is.
    const watch = new ResizeObserver(() => first?.scrollIntoView({ block: 'nearest' }));
    if (first !== undefined) watch.observe(first);
    return () => {
      watch.disconnect();
      for (const element of looked) element.removeAttribute('data-looked-at');
    };
  }, [parts, moment]);
  return place;
}
