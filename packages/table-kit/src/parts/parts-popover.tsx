import type { Text } from '@tablewright/engine';
import { writtenNumber } from '@tablewright/words';
import { type ReactNode, useId, useState } from 'react';
import { useTerm } from '../glossary/term-mark.tsx';
import { sayOrShow } from '../spoken.ts';
import { useTableIfAny } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { RuleLink } from './rule-link.tsx';

/** One part of a number. */
export interface NumberPart {
  /** What it is, in the game's catalogue or in words. */
  readonly label: Text | string;
  readonly amount: number;
  /** The rule that makes it count. */
  readonly rule?: string;
  /** Id of the rulebook's word for it, whose meaning is shown with it. */
  readonly word?: string;
}

/**
 * A number that opens into its parts: a button around whatever shows the number, and a small sheet
 * that lists the parts with their rules and adds them up. The sheet is a popover of the browser's own:
 * it closes by Escape, by a second press and by a touch elsewhere. Where it goes stands in its style.
 */
export function PartsPopover({
  label,
  says,
  total,
  rule,
  parts,
  className,
  data,
  children,
}: {
  /** What the number is called. */
  readonly label: string;
  /** What a screen reader is told after what the button shows; else the label and the total. */
  readonly says?: string;
  readonly total: number;
  /** The rule that holds for the total. */
  readonly rule?: string;
  /** They add up to the total. */
  readonly parts: readonly NumberPart[];
  /** Looks of the button; it has none of its own. */
  readonly className?: string;
  /** Further attributes of the button. */
  readonly data?: Readonly<Record<`data-${string}`, string | boolean | undefined>>;
  /** What shows the number. */
  readonly children: ReactNode;
}): ReactNode {
  const words = useWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className === undefined ? 'tw-parts' : `tw-parts ${className}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
        {...data}
      >
        {/* What is seen comes first in the name, so that it can be pressed by saying it. */}
        {children}{' '}
        <span className="tw-visually-hidden">{says ?? words('parts.show', { label, total })}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="tw-parts-sheet tw-by-its-button"
        role="dialog"
        aria-label={label}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && <PartsList label={label} total={total} rule={rule} parts={parts} />}
      </div>
    </>
  );
}

/** The parts of a number with their rules, and what they come to. */
function PartsList({
  label,
  total,
  rule: whole,
  parts,
}: {
  readonly label: string;
  readonly total: number;
  readonly rule: string | undefined;
  readonly parts: readonly NumberPart[];
}): ReactNode {
  const table = useTableIfAny();
  const words = useWords();
  const say = (text: Text | string): string => {
    if (typeof text === 'string') return text;
    return table === undefined ? text.key : sayOrShow(table.speaker, text);
  };
  // Away from a table nothing opens beside it; the id still says where the rule stands.
  const linkTo = (rule: string | undefined): ReactNode => {
    if (rule === undefined) return null;
    return table === undefined ? (
      <small className="tw-rule-id">{rule}</small>
    ) : (
      <RuleLink id={rule} />
    );
  };
  return (
    <>
      <h3>{label}</h3>
      <dl>
        {parts.map(({ label: part, amount, rule, word }) => (
          <div key={`${say(part)}${rule ?? ''}`}>
            <dt>
              {say(part)} {linkTo(rule)}
              <Meaning word={word} />
            </dt>
            <dd>{writtenNumber(amount)}</dd>
          </div>
        ))}
        <div className="tw-parts-sum">
          <dt>
            {words('parts.sum')} {linkTo(whole)}
          </dt>
          <dd>{writtenNumber(total)}</dd>
        </div>
      </dl>
    </>
  );
}

/** What a part is, in the words of the rulebook. */
function Meaning({ word }: { readonly word: string | undefined }): ReactNode {
  const found = useTerm(word);
  if (found === undefined) return null;
  return (
    <span className="tw-part-means" lang={found.glossary.language}>
      {found.term.meaning}
    </span>
  );
}
