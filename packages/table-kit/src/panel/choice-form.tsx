import type { ChoiceView } from '@tablewright/engine';
import { type ReactNode, useId, useState } from 'react';
import type { Offer } from '../board.ts';
import { costOfWay, type Draft, draftProblem, idsOf, pointsOf, totalOf } from '../draft.ts';
import { useTable } from '../table-context.tsx';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';
import { AllocationRow, OrderPicked, WaySoFar } from './counted-options.tsx';
import { Folded } from './folded.tsx';
import { OptionButton } from './option-button.tsx';
import { OptionList } from './option-list.tsx';

/** More places of a way than this are folded away: they are sooner found on the board. */
const MANY_PLACES = 24;

/** The controls of one open choice, whatever its kind. */
export function ChoiceForm({
  choice,
  decision,
  withDigits,
  onBoard,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
  /** Whether the number keys press its options. */
  readonly withDigits: boolean;
  /** Whether the game's board offers the same. */
  readonly onBoard: boolean;
}): ReactNode {
  const words = useWords();
  const [turn, setTurn] = useState(0);
  const offers = (decision.narrowed ?? choice.options.map((option) => ({ choice, option }))).filter(
    (offer) => offer.choice.slot === choice.slot,
  );
  if (decision.narrowed !== undefined && offers.length === 0) return null;
  // Nine options have the numbers at a time; 0 hands them on. What stands apart has none.
  const listed = offers.filter(({ option }) => option.aside !== true).length;
  const first = (9 * turn) % (9 * Math.ceil(Math.max(1, listed) / 9));
  const digitOf = (place: number) =>
    withDigits && place >= first && place < first + 9 ? place - first + 1 : undefined;
  const nextNine = withDigits && listed > 9 && (
    <button
      type="button"
      className="tw-link tw-next-nine"
      aria-keyshortcuts="0"
      onClick={() => setTurn(turn + 1)}
    >
      {words('panel.next-nine')}
    </button>
  );
  const button = (offer: Offer, place: number, count?: number) => (
    <OptionButton
      offer={offer}
      decision={decision}
      digit={digitOf(place)}
      isDefault={isDefault(choice, offer.option.id)}
      {...(count === undefined ? {} : { count })}
    />
  );
  switch (choice.kind) {
    case 'one':
      return (
        <>
          <OptionList offers={offers} draw={button} />
          {nextNine}
        </>
      );
    case 'some':
      return (
        <>
          <OptionList offers={offers} draw={button} />
          {nextNine}
          <Confirm choice={choice} decision={decision} />
        </>
      );
    case 'path': {
      const places = (
        <>
          <OptionList
            offers={offers}
            draw={(offer, place) => button(offer, place, decision.picked(offer))}
          />
          {nextNine}
        </>
      );
      return (
        <>
          <WaySoFar choice={choice} decision={decision} />
          {onBoard && offers.length > MANY_PLACES ? (
            <Folded count={offers.length}>{places}</Folded>
          ) : (
            places
          )}
          <Confirm choice={choice} decision={decision} />
        </>
      );
    }
    case 'order':
      return (
        <>
          <OrderPicked choice={choice} decision={decision} />
          <OptionList
            offers={offers}
            draw={(offer, place) => button(offer, place, decision.picked(offer))}
          />
          {nextNine}
          <Confirm choice={choice} decision={decision} />
        </>
      );
    case 'allocation':
      return (
        <>
          <OptionList
            offers={offers}
            draw={(offer) => <AllocationRow offer={offer} decision={decision} />}
            short={false}
          />
          <Confirm choice={choice} decision={decision} />
        </>
      );
    case 'amount':
      return (
        <>
          <AmountField choice={choice} decision={decision} />
          <Confirm choice={choice} decision={decision} />
        </>
      );
    case 'text':
      return (
        <>
          <TextField choice={choice} decision={decision} />
          <Confirm choice={choice} decision={decision} />
        </>
      );
  }
}

/** Whether the option is (part of) the answer taken when nothing else is said. */
function isDefault({ kind, fallback }: ChoiceView, id: string): boolean {
  // In an order everything has a place, so a mark on each would say nothing.
  if (kind === 'order') return false;
  // Of a way its end says it all.
  if (kind === 'path') return Array.isArray(fallback) && fallback.at(-1) === id;
  return fallback === id || (Array.isArray(fallback) && fallback.includes(id));
}

function Confirm({
  choice,
  decision,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
}): ReactNode {
  const words = useWords();
  const { speaker } = useTable();
  const id = useId();
  const draft = decision.draftOf(choice);
  const problem = draftProblem(choice, draft);
  const facts = factsOf(choice, draft);
  const verb =
    speaker.sayIfKnown({ key: `${choice.why.key}.verb`, params: facts }) ??
    words(`confirm.${choice.kind === 'one' ? 'some' : choice.kind}`, facts);
  const fields = choice.kind === 'amount' || choice.kind === 'text';
  const untouched =
    !fields && idsOf(draft).length === 0 && Object.keys(pointsOf(draft)).length === 0;
  return (
    <div className="tw-confirm">
      <p id={id} className="tw-quiet" role="status">
        {choice.kind === 'path' &&
          words('draft.spent', { cost: costOfWay(choice, draft), budget: choice.budget ?? 0 })}
        {choice.kind === 'path' && problem && ' · '}
        {problem && words(problem.key, problem.params)}
      </p>
      <button
        type="button"
        className="tw-button tw-primary"
        disabled={problem !== undefined}
        aria-describedby={id}
        onClick={() => decision.answer(choice.slot, draft)}
      >
        {verb}
      </button>
      {untouched ? (
        <button
          type="button"
          className="tw-button"
          data-take-default
          onClick={() => decision.answer(choice.slot, choice.fallback)}
        >
          {words('panel.use-default')}
        </button>
      ) : (
        !fields && (
          <button
            type="button"
            className="tw-button"
            onClick={() => decision.setDraft(choice, choice.kind === 'allocation' ? {} : [])}
          >
            {words('panel.clear')}
          </button>
        )
      )}
    </div>
  );
}

/** What the verb on the button may count; what is still missing counts as there. */
function factsOf(choice: ChoiceView, draft: Draft): Readonly<Record<string, number>> {
  const { min = 0 } = choice;
  const ids = idsOf(draft);
  const points = pointsOf(draft);
  const targets = Object.keys(points).length;
  return {
    count: choice.kind === 'allocation' ? targets : Math.max(ids.length, min),
    steps: ids.length,
    total: Math.max(totalOf(points), min),
    amount: typeof draft === 'number' ? draft : min,
  };
}

function AmountField({
  choice,
  decision,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
}): ReactNode {
  const words = useWords();
  const { min = 0, max = 0 } = choice;
  const draft = decision.draftOf(choice);
  const amount = typeof draft === 'number' ? draft : min;
  const set = (value: number) =>
    decision.setDraft(choice, Math.max(min, Math.min(max, Math.round(value))));
  return (
    <div className="tw-amount">
      <button
        type="button"
        className="tw-icon-button"
        aria-label={words('amount.less')}
        disabled={amount <= min}
        onClick={() => set(amount - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={amount}
        aria-label={words('amount.label', { min, max })}
        onChange={(event) => set(event.target.valueAsNumber || min)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') decision.answer(choice.slot, amount);
        }}
      />
      <button
        type="button"
        className="tw-icon-button"
        aria-label={words('amount.more')}
        disabled={amount >= max}
        onClick={() => set(amount + 1)}
      >
        +
      </button>
      {max - min > 2 && (
        <input
          type="range"
          min={min}
          max={max}
          value={amount}
          aria-label={words('amount.label', { min, max })}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
      )}
    </div>
  );
}

function TextField({
  choice,
  decision,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
}): ReactNode {
  const words = useWords();
  const text = String(decision.draftOf(choice));
  return (
    <input
      type="text"
      className="tw-text"
      value={text}
      maxLength={choice.maxLength}
      aria-label={words('text.label')}
      onChange={(event) => decision.setDraft(choice, event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && draftProblem(choice, text) === undefined) {
          decision.answer(choice.slot, text);
        }
      }}
    />
  );
}
