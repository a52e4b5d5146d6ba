import { lazy, type ReactNode, Suspense, useCallback, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSteadyTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';

const RuleCard = lazy(() => import('./rule-card.tsx'));

/** A rule's id that opens a small card with what the rule says, where it stands. */
export function RuleLink({ id }: { readonly id: string }): ReactNode {
  const { openRule } = useSteadyTable();
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const card = useId();
  const close = useCallback(() => setOpen(false), []);
  const beside = button.current;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="tw-rule-link"
        data-rule={id}
        aria-label={words('rules.link', { id })}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? card : undefined}
        onClick={() => setOpen((now) => !now)}
      >
        {id}
      </button>
      {open &&
        beside !== null &&
        createPortal(
          <Suspense fallback={null}>
            <RuleCard
              id={id}
              domId={card}
              beside={beside}
              onClose={close}
              onReadOn={(place) => {
                setOpen(false);
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
