import type { ChoiceView } from '@tablewright/engine';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Offer } from '../board.ts';
import { idsOf, moveInOrder, withPoints } from '../draft.ts';
import { useTable } from '../table-context.tsx';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';
import { OptionNotes } from './option-notes.tsx';

/** A target of an allocation: its points, and one more or one less of them. */
export function AllocationRow({
  offer,
  decision,
}: {
  readonly offer: Offer;
  readonly decision: Decision;
}): ReactNode {
  const { label } = useTable();
  const words = useWords();
  const { choice, option } = offer;
  const draft = decision.draftOf(choice);
  const points = decision.picked(offer);
  const cap = choice.caps?.[choice.options.indexOf(option)] ?? 0;
  const set = (value: number) =>
    decision.setDraft(choice, withPoints(choice, draft, option.id, value));
  const fits = (value: number) => withPoints(choice, draft, option.id, value) !== draft;
  return (
    <div
      className="tw-allocation"
      data-option={option.id}
      data-pointed={decision.pointedAt(offer) || undefined}
      onPointerEnter={() => decision.point([offer])}
      onPointerLeave={() => decision.point([])}
    >
      <span className="tw-option-words">
        <span className="tw-option-name">{label(offer)}</span>
        <OptionNotes offer={offer} />
      </span>
      <button
        type="button"
        className="tw-icon-button"
        aria-label={`${words('amount.less')}: ${label(offer)}`}
        disabled={points === 0}
        onClick={() => set(points - 1)}
      >
        −
      </button>
      <output aria-label={words('allocation.points', { option: label(offer) })}>
        {points}
        <span className="tw-quiet"> / {cap}</span>
      </output>
      <button
        type="button"
        className="tw-icon-button"
        aria-label={`${words('amount.more')}: ${label(offer)}`}
        disabled={!fits(points + 1)}
        onClick={() => set(points + 1)}
      >
        +
      </button>
    </div>
  );
}

/** What has a place in an order already, with the means to move it. */
export function OrderPicked({
  choice,
  decision,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
}): ReactNode {
  const { label } = useTable();
  const words = useWords();
  const draft = decision.draftOf(choice);
  const ids = idsOf(draft);
  if (ids.length < 2) return null;
  return (
    <ol className="tw-order">
      {ids.map((id, at) => {
        const option = choice.options.find((other) => other.id === id);
        if (option === undefined) return null;
        const name = label({ choice, option });
        return (
          <li key={id}>
            <span className="tw-option-name">{name}</span>
            <button
              type="button"
              className="tw-icon-button"
              aria-label={words('order.earlier', { option: name })}
              disabled={at === 0}
              onClick={() => decision.setDraft(choice, moveInOrder(draft, id, -1))}
            >
              <ArrowUp aria-hidden="true" size={18} />
            </button>
            <button
              type="button"
              className="tw-icon-button"
              aria-label={words('order.later', { option: name })}
              disabled={at === ids.length - 1}
              onClick={() => decision.setDraft(choice, moveInOrder(draft, id, 1))}
            >
              <ArrowDown aria-hidden="true" size={18} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The way as far as it is drawn, place after place. */
export function WaySoFar({
  choice,
  decision,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
}): ReactNode {
  const { label } = useTable();
  const words = useWords();
  const names = idsOf(decision.draftOf(choice)).flatMap((id) => {
    const option = choice.options.find((other) => other.id === id);
    return option === undefined ? [] : [label({ choice, option })];
  });
  if (names.length === 0) return null;
  return <p className="tw-way">{words('panel.way', { way: names.join(' → ') })}</p>;
}
