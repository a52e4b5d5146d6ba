import type { ReactNode } from 'react';
import type { Offer } from '../board.ts';
import { canPick } from '../draft.ts';
import { Said } from '../prose/said.tsx';
import { useTable } from '../table-context.tsx';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';
import { isProposal } from './default-words.ts';
import { OptionNotes, useAdvisesOther } from './option-notes.tsx';
import { isEcho, pointing } from './picking.ts';

/** One option as a button. Unless picking it answers at once, it stays pressed once it is picked. */
export function OptionButton({
  offer,
  decision,
  digit,
  isDefault,
  count,
}: {
  readonly offer: Offer;
  readonly decision: Decision;
  /** The number key that presses it, if any. */
  readonly digit: number | undefined;
  readonly isDefault: boolean;
  /** What a picked option shows: its place, its points. */
  readonly count?: number;
}): ReactNode {
  const { textOf, helpOf } = useTable();
  const words = useWords();
  const { choice, option } = offer;
  const picked = decision.picked(offer);
  const toggles = choice.kind !== 'one' || !decision.atOnce;
  const help = helpOf(offer);
  const advisesOther = useAdvisesOther(offer);
  return (
    <button
      type="button"
      className="tw-option"
      data-option={option.id}
      data-default={isDefault || undefined}
      data-aside={option.aside}
      data-pointed={decision.pointedAt(offer) || undefined}
      aria-pressed={toggles ? picked > 0 : undefined}
      aria-keyshortcuts={digit === undefined ? undefined : String(digit)}
      disabled={toggles && !canPick(choice, decision.draftOf(choice), option.id)}
      onClick={(click) => {
        if (!isEcho(click)) decision.pick([offer]);
      }}
      {...pointing(decision, offer)}
    >
      <span className="tw-option-key" aria-hidden="true">
        {count !== undefined && picked > 0 ? count : (digit ?? '')}
      </span>
      <span className="tw-option-words">
        <span className="tw-option-name">
          <Said text={textOf(offer)} as="phrases" />
        </span>
        {help !== undefined && <span className="tw-option-help">{help}</span>}
        <OptionNotes offer={offer} />
      </span>
      {isDefault && isProposal(offer) && !advisesOther && (
        <span className="tw-default">{words('panel.default')}</span>
      )}
    </button>
  );
}
