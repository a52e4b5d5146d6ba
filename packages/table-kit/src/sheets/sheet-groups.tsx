import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Emblem } from '../cards/art/card-art.tsx';
import { useCardWords } from '../cards/words.ts';
import { PartsPopover } from '../parts/parts-popover.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { useTableIfAny } from '../table-context.tsx';
import {
  type SheetActions,
  type SheetCondition,
  type SheetGroup,
  type SheetItem,
  type SheetNumber,
  written,
} from './sheet-data.ts';

/** One group of a sheet. */
export function SheetGroupView({
  group,
  actionOf,
}: {
  readonly group: SheetGroup;
  readonly actionOf: SheetActions;
}): ReactNode {
  const words = useCardWords();
  switch (group.kind) {
    case 'numbers':
    case 'lines':
      return (
        <ul className={group.kind === 'numbers' ? 'tw-medals' : 'tw-number-lines'}>
          {group.numbers.map((number) => (
            <li key={number.id}>
              <NumberView number={number} actionOf={actionOf} />
            </li>
          ))}
        </ul>
      );
    case 'list':
      return group.items.length === 0 ? (
        <p className="tw-quiet">{words('sheet.none')}</p>
      ) : (
        <ul className="tw-sheet-list">
          {group.items.map((item) => (
            <li key={item.id}>
              <ItemView item={item} actionOf={actionOf} />
            </li>
          ))}
        </ul>
      );
    case 'conditions':
      return group.conditions.length === 0 ? (
        <p className="tw-quiet">{words('sheet.none')}</p>
      ) : (
        <ul className="tw-conditions">
          {group.conditions.map((condition) => (
            <li key={condition.id}>
              <ConditionView condition={condition} actionOf={actionOf} />
            </li>
          ))}
        </ul>
      );
    case 'text':
      return <p className="tw-sheet-text">{group.text}</p>;
  }
}

/** Something on a sheet: to press where a choice offers it, else to read. */
function Touchable({
  id,
  className,
  actionOf,
  children,
}: {
  readonly id: string;
  readonly className: string;
  readonly actionOf: SheetActions;
  readonly children: ReactNode;
}): ReactNode {
  const action = actionOf(id);
  if (action === undefined) return <div className={className}>{children}</div>;
  return (
    <button
      type="button"
      className={className}
      data-offered
      aria-pressed={action.picked}
      onClick={action.run}
    >
      {children}
      <span className="tw-visually-hidden">: {action.label}</span>
      {action.picked && <Check className="tw-sheet-picked" aria-hidden="true" size={16} />}
    </button>
  );
}

/** A number: its terms open on a touch, unless a touch chooses it. */
function NumberView({
  number,
  actionOf,
}: {
  readonly number: SheetNumber;
  readonly actionOf: SheetActions;
}): ReactNode {
  const { id, label, value, parts, rule } = number;
  const shown = <NumberShown number={number} />;
  if (parts === undefined || actionOf(id) !== undefined) {
    return (
      <Touchable id={id} className="tw-sheet-number" actionOf={actionOf}>
        {shown}
      </Touchable>
    );
  }
  return (
    <PartsPopover
      label={label}
      total={value}
      parts={parts}
      className="tw-sheet-number"
      {...(rule === undefined ? {} : { rule })}
    >
      {shown}
    </PartsPopover>
  );
}

/** So many signs stand large on a medal; more stand smaller, on one line. */
const MEDAL = 6;

function NumberShown({ number }: { readonly number: SheetNumber }): ReactNode {
  const words = useCardWords();
  const { label, value, most, note } = number;
  const shown = most === undefined ? written(number) : words('sheet.of', { value, most });
  return (
    <>
      <span className="tw-number-label">{label}</span>{' '}
      <span className="tw-number-value" data-long={shown.length > MEDAL || undefined}>
        {shown}
      </span>
      {most !== undefined && most > 0 && (
        <span className="tw-number-bar" aria-hidden="true">
          <i style={{ width: `${Math.max(0, Math.min(100, (100 * value) / most))}%` }} />
        </span>
      )}
      {note !== undefined && <span className="tw-number-note"> {note}</span>}
    </>
  );
}

function ItemView({
  item: { id, label, emblem, count, note },
  actionOf,
}: {
  readonly item: SheetItem;
  readonly actionOf: SheetActions;
}): ReactNode {
  const words = useCardWords();
  return (
    <Touchable id={id} className="tw-sheet-item" actionOf={actionOf}>
      {emblem !== undefined && <Emblem path={emblem} size={22} />}
      <span className="tw-sheet-item-words">
        <span>{label}</span>
        {note !== undefined && <span className="tw-quiet"> {note}</span>}
      </span>
      {count !== undefined && <b>{words('sheet.count', { count })}</b>}
    </Touchable>
  );
}

function ConditionView({
  condition: { id, label, emblem, help, end, rule },
  actionOf,
}: {
  readonly condition: SheetCondition;
  readonly actionOf: SheetActions;
}): ReactNode {
  const words = useCardWords();
  const table = useTableIfAny();
  return (
    <>
      <Touchable id={id} className="tw-condition" actionOf={actionOf}>
        <Emblem path={emblem} size={26} />
        <span className="tw-sheet-item-words">
          <b>{label}</b>
          {end !== undefined && <span> {words('sheet.until', { end })}</span>}
          {help !== undefined && <span className="tw-quiet"> {help}</span>}
        </span>
      </Touchable>
      {rule !== undefined &&
        (table === undefined ? (
          <small className="tw-rule-id">{rule}</small>
        ) : (
          <RuleLink id={rule} />
        ))}
    </>
  );
}
