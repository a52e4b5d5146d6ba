import { type ReactNode, useId } from 'react';
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
      <TermButton key={i} text={run.text} term={run.term} />
    ),
  );
}

/** A word that says what it means when it is pressed: by touch, by pointer or by key. */
function TermButton({ text, term }: { readonly text: string; readonly term: Term }): ReactNode {
  const id = useId();
  return (
    <>
      <button type="button" className="tw-term" popoverTarget={id} aria-describedby={id}>
        {text}
      </button>
      <span
        id={id}
        popover="auto"
        lang="en"
        role="note"
        className="tw-term-meaning tw-by-its-button"
      >
        <strong>{term.term}</strong>: {term.meaning}
      </span>
    </>
  );
}
