import { X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SpansText } from '../rulebook/spans-text.tsx';
import { ruleText } from '../rules/rules-text.ts';
import { useSteadyTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';

/**
 * What a rule says, in a card beside the link that asked for it; on a narrow screen at the bottom. It
 * has the focus while it is open and gives it back: a popover of the browser's own, which closes by
 * Escape and by a touch elsewhere.
 */
export default function RuleCard({
  id,
  domId,
  beside,
  onClose,
  onReadOn,
}: {
  /** The rule, by its id in the ledger. */
  readonly id: string;
  /** The id of the card's element. */
  readonly domId: string;
  /** The button that it belongs to. */
  readonly beside: HTMLElement;
  readonly onClose: () => void;
  /** Opens the whole rules there: at a section of the book, or at the rule. */
  readonly onReadOn: (place: string) => void;
}): ReactNode {
  const { rules, fetchRules, book } = useSteadyTable();
  const words = useWords();
  const card = useRef<HTMLDivElement>(null);
  const passage = book?.saying.get(id);
  const exact = rules && ruleText(rules, id);
  const isLate = useLater(PATIENCE);
  const isReady = passage !== undefined || rules !== undefined || isLate;
  // It opens with its text, as it would else find another place when that comes.
  useLayoutEffect(() => {
    const element = card.current;
    if (!isReady || element === null || element.matches(':popover-open')) return;
    element.showPopover({ source: beside });
    element.focus({ preventScroll: true });
  }, [beside, isReady]);
  // Where the book says nothing, the ledger does.
  useEffect(() => {
    if (passage === undefined) fetchRules();
  }, [passage, fetchRules]);
  const title = passage?.section.title ?? words('rules.link', { id });
  return (
    <div
      ref={card}
      id={domId}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-label={title}
      className="tw-rule-card tw-by-its-button"
      data-card={id}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      // The table hears keys as well.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') event.stopPropagation();
      }}
    >
      <div className="tw-rule-card-head">
        <h3 lang={passage === undefined ? undefined : book?.language}>{title}</h3>
        <button
          type="button"
          className="tw-icon-button"
          aria-label={words('sheet.close')}
          popoverTarget={domId}
          popoverTargetAction="hide"
        >
          <X aria-hidden="true" size={18} />
        </button>
      </div>
      {passage !== undefined && (
        <p lang={book?.language}>
          <SpansText spans={passage.spans} glossary={book?.glossary} />
        </p>
      )}
      {passage === undefined ? (
        <ExactText id={id} exact={exact} fetched={rules !== undefined} />
      ) : (
        <details onToggle={fetchRules}>
          <summary>{words('book.exactly')}</summary>
          <ExactText id={id} exact={exact} fetched={rules !== undefined} />
        </details>
      )}
      <p>
        <button
          type="button"
          className="tw-link"
          onClick={() => onReadOn(passage?.section.id ?? id)}
        >
          {words('book.read-on')}
        </button>
      </p>
    </div>
  );
}

/** How long a card waits for its text before it opens without, in milliseconds. */
const PATIENCE = 400;

/** Whether so many milliseconds have passed. */
function useLater(milliseconds: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLater;
}

/** What the ledger says of a rule, in its own words, as soon as it is there. */
function ExactText({
  id,
  exact,
  fetched,
}: {
  readonly id: string;
  readonly exact: string | undefined;
  readonly fetched: boolean;
}): ReactNode {
  const words = useWords();
  if (!fetched) return <p className="tw-quiet">{words('rules.loading')}</p>;
  if (exact === undefined) return <p>{words('rules.unknown', { id })}</p>;
  return (
    <p lang="en" className="tw-rule-card-exact">
      {exact}
    </p>
  );
}
