import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type Glossary, type Term, termsIn } from './glossary.ts';

/** A text in which the terms of a game can be asked for their meaning. */
export function WithTerms({
  text,
  glossary,
  seen,
}: {
  readonly text: string;
  readonly glossary: Glossary | undefined;
  /** Terms already explained above; those of this text are added. */
  readonly seen?: Set<Term>;
}): ReactNode {
  if (glossary === undefined) return text;
  return termsIn(text, glossary, seen).map((run, i) =>
    run.kind === 'text' ? (
      run.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <TermButton key={i} text={run.text} term={run.term} language={glossary.language} />
    ),
  );
}

/** How long a pointer rests on a word before it says what it means, in milliseconds. */
const RESTS = 180;

/** A word that says what it means when it is pressed, by touch, pointer or key, and under a pointer. */
export function TermButton({
  text,
  term,
  language,
  again = false,
  className = 'tw-term',
}: {
  /** The word, or what stands for it. */
  readonly text: ReactNode;
  readonly term: Term;
  /** Of the meaning, as a BCP 47 tag. */
  readonly language: string;
  /** Whether the keys pass over it, as the same stands elsewhere. */
  readonly again?: boolean;
  readonly className?: string;
}): ReactNode {
  const id = useId();
  const meaning = useRef<HTMLSpanElement>(null);
  const hover = useHover(meaning);
  return (
    <>
      <button
        type="button"
        className={className}
        tabIndex={again ? -1 : undefined}
        popoverTarget={id}
        aria-describedby={id}
        onPointerEnter={({ pointerType, currentTarget }) => {
          if (pointerType === 'mouse') hover.enter(currentTarget);
        }}
        onPointerLeave={hover.leave}
        // A press keeps open what the pointer has opened.
        onClick={(event) => hover.pin() && event.preventDefault()}
      >
        {text}
      </button>
      <span
        ref={meaning}
        id={id}
        popover="auto"
        lang={language}
        role="note"
        className="tw-term-meaning tw-by-its-button"
      >
        <strong>{term.term}</strong>: {term.meaning}
      </span>
    </>
  );
}

/** Opens a popover while a pointer rests on its button; `pin` says whether it was open so, and keeps it. */
function useHover(popover: { readonly current: HTMLElement | null }) {
  const waiting = useRef<number>(undefined);
  const opened = useRef(false);
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  return {
    enter: (source: HTMLElement): void => {
      waiting.current = window.setTimeout(() => {
        const element = popover.current;
        if (element === null || element.matches(':popover-open')) return;
        element.showPopover({ source });
        opened.current = true;
      }, RESTS);
    },
    leave: (): void => {
      window.clearTimeout(waiting.current);
      if (opened.current) popover.current?.hidePopover();
      opened.current = false;
    },
    pin: (): boolean => {
      window.clearTimeout(waiting.current);
      const was = opened.current && popover.current?.matches(':popover-open') === true;
      opened.current = false;
      return was;
    },
  };
}
