import { Scale } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { type RulesText, ruleText } from '../rules/rules-text.ts';
import { useWords } from '../words.tsx';

/**
 * The way from what a book says to how it is played exactly: the entries of the ledger that it rests
 * on, in a small card beside it.
 */
export function Exactly({
  rules,
  ids,
  about,
  goTo,
}: {
  readonly rules: RulesText;
  readonly ids: readonly string[];
  /** What the passage is about, for whoever hears the button. */
  readonly about: string;
  readonly goTo: (id: string) => void;
}): ReactNode {
  const words = useWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (ids.length === 0) return null;
  return (
    <span className="tw-exactly-place">
      <button
        type="button"
        className="tw-exactly"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={words('book.exactly.of', { about })}
        title={words('book.exactly')}
      >
        <Scale aria-hidden="true" size={14} />
      </button>
      <span
        id={id}
        popover="auto"
        role="dialog"
        aria-label={words('book.exactly')}
        className="tw-rule-card tw-by-its-button"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && <Entries rules={rules} ids={ids} goTo={goTo} />}
      </span>
    </span>
  );
}

/** Entries of the ledger, as it words them. */
export function Entries({
  rules,
  ids,
  goTo,
}: {
  readonly rules: RulesText;
  readonly ids: readonly string[];
  readonly goTo: (id: string) => void;
}): ReactNode {
  const words = useWords();
  return (
    <>
      <strong className="tw-rule-card-title">{words('book.exactly')}</strong>
      {ids.map((id) => (
        <span key={id} className="tw-rule-card-entry">
          <button
            type="button"
            className="tw-rule-link"
            aria-label={words('rules.link', { id })}
            onClick={() => goTo(id)}
          >
            {id}
          </button>{' '}
          <span lang="en">{ruleText(rules, id)}</span>
        </span>
      ))}
    </>
  );
}
