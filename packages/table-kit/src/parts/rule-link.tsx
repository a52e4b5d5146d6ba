import type { ReactNode } from 'react';
import { ruleText } from '../rules/rules-text.ts';
import { useSteadyTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';

/** A rule's id that opens the rule's text. */
export function RuleLink({ id }: { readonly id: string }): ReactNode {
  const { rules, openRule } = useSteadyTable();
  const words = useWords();
  return (
    <button
      type="button"
      className="tw-rule-link"
      data-rule={id}
      title={rules && ruleText(rules, id)}
      aria-label={words('rules.link', { id })}
      onClick={() => openRule(id)}
    >
      {id}
    </button>
  );
}
