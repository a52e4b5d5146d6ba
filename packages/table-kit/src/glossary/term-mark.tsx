import type { ReactNode } from 'react';
import { useTableIfAny } from '../table-context.tsx';
import type { Glossary, Term } from './glossary.ts';
import { TermButton } from './with-terms.tsx';

/** The word of a game's rulebook with that id, once the book is there. */
export function useTerm(
  id: string | undefined,
): { readonly term: Term; readonly glossary: Glossary } | undefined {
  const glossary = useTableIfAny()?.book?.glossary;
  const term = id === undefined ? undefined : glossary?.terms.find((one) => one.id === id);
  return glossary && term && { term, glossary };
}

/**
 * A thing on a board that says what it is when it is pressed, and under a pointer: a number, a mark, a
 * word. Without a rulebook it is only what it shows. It may not stand in a button.
 */
export function TermMark({
  word,
  again = false,
  className = '',
  children,
}: {
  /** Id of a word in the rulebook's list of words. */
  readonly word: string;
  /** Whether one like it comes before: keys then stop at that one alone. */
  readonly again?: boolean;
  /** Looks of the button; it has none of its own. */
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  const found = useTerm(word);
  if (found === undefined) return children;
  return (
    <TermButton
      text={children}
      again={again}
      term={found.term}
      language={found.glossary.language}
      className={`tw-parts tw-term-mark ${className}`}
    />
  );
}
