import type { ReactNode } from 'react';
import type { RulesText } from '../rules/rules-text.ts';
import { useWords } from '../words.tsx';
import { RulesReader } from './rules-reader.tsx';
import { Sheet } from './sheet.tsx';

/** The rules in a sheet over the table, open at one rule. */
export function RulesDrawer({
  rules,
  at,
  open,
  onGoTo,
  onClose,
}: {
  readonly rules: RulesText | undefined;
  readonly at: string | undefined;
  readonly open: boolean;
  readonly onGoTo: (id: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const words = useWords();
  return (
    <Sheet title={rules?.title ?? words('rules.title')} open={open} onClose={onClose}>
      {rules === undefined ? (
        <p className="tw-quiet">{words('rules.loading')}</p>
      ) : (
        <RulesReader rules={rules} at={at} onGoTo={onGoTo} />
      )}
    </Sheet>
  );
}
