import type { ReactNode } from 'react';
import { ruleText } from '../rules-text.ts';
import { useSteadyTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';

/** A rule's id that opens the rule's text. */
export function RuleLink({ id }: { readonly id: string }): ReactNode {
  const { rules, openRule } = useSteadyTable();
  const words = useWords();
  const rule = rules === undefined ? undefined : ruleText(rules, id);
  const preview =
    rule === undefined
      ? undefined
      : 'text' in rule
        ? rule.text
        : rule.cells.map(([head, cell]) => `${head}: ${cell}`).join('\n');
  return (
    <button
      type="button"
      className="tw-rule-link"
      data-rule={id}
      title={preview?.replaceAll(/[*`]/g, '')}
      aria-label={words('rules.link', { id })}
      onClick={() => openRule(id)}
    >
      {id}
    </button>
  );
}
