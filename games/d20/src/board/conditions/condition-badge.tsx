import { RuleLink, useTableIfAny } from '@tablewright/table-kit';
import { EmblemPath } from '@tablewright/table-kit/emblem';
import { type ReactNode, useId, useState } from 'react';
import type { ConditionFacts } from '../../explain/index.ts';
import { useTableTop } from '../board-context.tsx';
import { endWords } from '../creature-words.ts';
import { effectEmblem } from '../emblem-of.ts';
import { conditionName, conditionWords, doesWords } from './condition-words.ts';

/** A condition as a badge; pressed, it says what it does, how long, and what ends it (DT-COND-31). */
export function ConditionBadge({
  holder,
  one,
}: {
  readonly holder: number;
  readonly one: ConditionFacts;
}): ReactNode {
  const table = useTableTop();
  const id = useId();
  const [open, setOpen] = useState(false);
  const name = conditionName(table, one);
  return (
    <>
      <button
        type="button"
        className="dt-condition"
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
      >
        <svg viewBox="0 0 512 512" width={16} height={16} aria-hidden="true">
          <EmblemPath emblem={effectEmblem(one.kind)} />
        </svg>
        <span>{name}</span> <small>{endWords(one.end)}</small>
      </button>
      <div
        id={id}
        popover="auto"
        className="tw-parts-sheet tw-by-its-button"
        role="dialog"
        aria-label={name}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && <Meaning holder={holder} one={one} />}
      </div>
    </>
  );
}

function Meaning({
  holder,
  one,
}: {
  readonly holder: number;
  readonly one: ConditionFacts;
}): ReactNode {
  const table = useTableTop();
  const isAtTable = useTableIfAny() !== undefined;
  return (
    <>
      <h3>{conditionName(table, one)}</h3>
      <p>{doesWords(one)}</p>
      <p className="tw-quiet">{conditionWords(table, holder, one).join(' · ')}</p>
      {isAtTable && <RuleLink id={one.rule} />}
    </>
  );
}

/** All that lies on somebody; nothing where nothing does. */
export function ConditionBadges({
  holder,
  all,
  children,
}: {
  readonly holder: number;
  readonly all: readonly ConditionFacts[];
  /** What else is shown among them, as items of a list. */
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <ul className="dt-conditions">
      {all.map((one) => (
        <li key={one.id}>
          <ConditionBadge holder={holder} one={one} />
        </li>
      ))}
      {children}
    </ul>
  );
}
