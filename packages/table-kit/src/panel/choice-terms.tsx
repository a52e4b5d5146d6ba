import type { ChoiceView } from '@tablewright/engine';
import type { ReactNode } from 'react';
import { type Glossary, type Term, termsIn } from '../glossary/glossary.ts';
import { TermButton } from '../glossary/with-terms.tsx';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { useAllNotes } from './option-notes.tsx';

/** More words than this would be a list to read. */
const MOST = 6;

/** The words of the rules in the given texts, in the order in which they come, each once. */
export function termsOf(texts: readonly string[], glossary: Glossary): readonly Term[] {
  const seen = new Set<Term>();
  for (const text of texts) termsIn(text, glossary, seen);
  return [...seen].slice(0, MOST);
}

/**
 * The words of the rules that a question and its options use, each with its meaning: options are buttons,
 * in which no word can be asked.
 */
export function ChoiceTerms({ choice }: { readonly choice: ChoiceView }): ReactNode {
  const { book, speaker, label } = useTable();
  const words = useWords();
  const notes = useAllNotes();
  if (book === undefined) return null;
  const { glossary } = book;
  const terms = termsOf(
    [
      sayOrShow(speaker, choice.why),
      ...notes.map(({ text }) => text),
      ...choice.options.map((option) => label({ choice, option })),
    ],
    glossary,
  );
  if (terms.length === 0) return null;
  return (
    <p className="tw-choice-terms tw-quiet">
      {words('panel.words')}{' '}
      {terms.map((term, place) => (
        <span key={term.term}>
          {place > 0 && ' · '}
          <TermButton text={term.term} term={term} language={glossary.language} />
        </span>
      ))}
    </p>
  );
}
