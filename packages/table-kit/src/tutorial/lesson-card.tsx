import type { Text } from '@tablewright/engine';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import type { LessonRun, LessonState } from './lesson-run.ts';

/** What a lesson says now, what it asks, and the ways on and back. */
export function LessonCard({
  run,
  state,
  title,
  aim,
  children,
}: {
  readonly run: LessonRun;
  readonly state: LessonState;
  /** What the lesson is called. */
  readonly title: string;
  /** What it teaches; said before its first step. */
  readonly aim: string | undefined;
  /** Ways out of the lesson; they stand below the others, and alone when it is done. */
  readonly children: ReactNode;
}): ReactNode {
  const { speaker } = useTable();
  const words = useWords();
  const card = useRef<HTMLElement>(null);
  const seen = useRef(state.at);
  const id = useId();
  const { at, of, step, task } = state;
  // The first step leaves the focus where the page has it.
  useEffect(() => {
    if (seen.current !== at) card.current?.focus();
    seen.current = at;
  }, [at]);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state.hint !== undefined) said.current?.scrollIntoView({ block: 'nearest' });
  }, [state.hint]);
  return (
    <section
      ref={card}
      className="tw-lesson"
      tabIndex={-1}
      aria-labelledby={`${id}-where`}
      aria-describedby={`${id}-text`}
    >
      <div className="tw-lesson-head">
        <h2 className="tw-lesson-title">{title}</h2>
        <p className="tw-lesson-where" id={`${id}-where`}>
          {step === undefined ? words('lesson.done') : words('lesson.step', { at: at + 1, of })}
        </p>
      </div>
      <progress className="tw-lesson-progress" value={at} max={of} aria-hidden="true" />
      <div className="tw-lesson-text" id={`${id}-text`}>
        {step === undefined && <p>{words('lesson.done.text')}</p>}
        {at === 0 && aim !== undefined && <p className="tw-quiet tw-lesson-aim">{aim}</p>}
        {step?.text !== undefined && <p>{sayOrShow(speaker, step.text)}</p>}
        {step?.text !== undefined && task !== undefined && (
          <p className="tw-lesson-do">{sayOrShow(speaker, askOf(step.text))}</p>
        )}
      </div>
      <p ref={said} className="tw-lesson-hint" role="status">
        <Hint hint={state.hint} />
      </p>
      <div className="tw-actions">
        {step !== undefined && (
          <button
            type="button"
            className={task === undefined ? 'tw-button tw-primary' : 'tw-button'}
            onClick={() => run.skip()}
          >
            {words(task === undefined ? 'lesson.next' : 'lesson.show')}
          </button>
        )}
        {step === undefined && children}
        {at > 0 && (
          <button type="button" className="tw-button" onClick={() => run.back()}>
            {words('lesson.back')}
          </button>
        )}
        {step !== undefined && children}
      </div>
    </section>
  );
}

function askOf(text: Text): Text {
  return { ...text, key: `${text.key}.do` };
}

function Hint({ hint }: { readonly hint: LessonState['hint'] }): ReactNode {
  const { speaker } = useTable();
  const words = useWords();
  if (hint === undefined) return null;
  if (hint === 'read') return words('lesson.hint.read');
  return hint === 'other' ? words('lesson.hint.other') : sayOrShow(speaker, hint);
}
