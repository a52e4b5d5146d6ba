import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSteadyTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';

const RuleCard = lazy(() => import('./rule-card.tsx'));

/** A rule's id that opens a small card with what the rule says, where it stands. */
export function RuleLink({ id }: { readonly id: string }): ReactNode {
  const { openRule } = useSteadyTable();
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  // Which card of this button's is open, if one is: the first, the second, …
  const [open, setOpen] = useState<number>();
  const cards = useRef(0);
  const card = useId();
  const beside = button.current;
  // A card that is closing says so a moment later: whether one is open is asked of the page.
  const press = () => {
    const isShown = document.getElementById(card)?.matches(':popover-open') === true;
    setOpen(isShown ? undefined : ++cards.current);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="tw-rule-link"
        data-rule={id}
        aria-label={words('rules.link', { id })}
        aria-haspopup="dialog"
        aria-expanded={open !== undefined}
        aria-controls={open === undefined ? undefined : card}
        onClick={press}
      >
        {id}
      </button>
      {open !== undefined &&
        beside !== null &&
        createPortal(
          <Suspense fallback={null}>
            <RuleCard
              key={open}
              id={id}
              domId={card}
              beside={beside}
              onClose={() => setOpen((now) => (now === open ? undefined : now))}
              onReadOn={(place) => {
                setOpen(undefined);
                openRule(place);
              }}
            />
          </Suspense>,
          // What lies under a modal sheet cannot be touched.
          beside.closest('dialog') ?? document.body,
        )}
    </>
  );
}
