import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { RulesText } from '../rules/rules-text.ts';
import { useWords } from '../words.tsx';
import { Sheet } from './sheet.tsx';

const RulesBook = lazy(() => import('../rulebook/rules-book.tsx'));

/** The rules in a sheet over the table, open at a section or at a rule. */
export function RulesDrawer({
  rules,
  book,
  at,
  open,
  draw,
  fetchRules,
  onGoTo,
  onClose,
}: {
  readonly rules: RulesText | undefined;
  readonly book: Rulebook | undefined;
  readonly at: string | undefined;
  readonly open: boolean;
  /** Draws a position of the book by its id. */
  readonly draw?: ((id: string, alt: string) => ReactNode) | undefined;
  /** Fetches the ledger when the drawer opens. */
  readonly fetchRules: () => void;
  readonly onGoTo: (place: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const words = useWords();
  useEffect(() => {
    if (open) fetchRules();
  }, [open, fetchRules]);
  const loading = <p className="tw-quiet">{words('rules.loading')}</p>;
  return (
    <Sheet title={words('rules.title')} open={open} onClose={onClose}>
      {rules === undefined ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          <RulesBook rules={rules} book={book} at={at} onGoTo={onGoTo} draw={draw} />
        </Suspense>
      )}
    </Sheet>
  );
}
