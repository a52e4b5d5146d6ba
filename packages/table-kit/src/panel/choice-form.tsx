import type { ChoiceView } from '@tablewright/engine';
import type { ReactNode } from 'react';
import type { Offer } from '../board.ts';
import { useNarrow } from '../parts/use-narrow.ts';
import { useTable } from '../table-context.tsx';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';
import { AmountField } from './amount-field.tsx';
import { Confirm } from './confirm.tsx';
import { AllocationRow, OrderPicked, WaySoFar } from './counted-options.tsx';
import { isProposal } from './default-words.ts';
import { Folded } from './folded.tsx';
import { FormFields } from './form-fields.tsx';
import { OptionButton } from './option-button.tsx';
import { OptionList } from './option-list.tsx';
import { pointing } from './picking.ts';
import { foldedPlaces, MANY_PLACES } from './places.ts';
import { TextField } from './text-field.tsx';
import { type Nines, useNines } from './use-nines.ts';

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
  const offers = (decision.narrowed ?? choice.options.map((option) => ({ choice, option }))).filter(
    (offer) => offer.choice.slot === choice.slot,
  );
  // What stands apart has no number.
  const listed = offers.filter(({ option }) => option.aside !== true).length;
  const nines = useNines(listed, withDigits);
  if (decision.narrowed !== undefined && offers.length === 0) return null;
  return (
    <>
      <Controls
        choice={choice}
        decision={decision}
        offers={offers}
        nines={nines}
        onBoard={onBoard}
      />
      {choice.kind !== 'one' && <Confirm choice={choice} decision={decision} />}
    </>
  );
}

/** What an answer is put together with, by the kind of the choice. */
function Controls({
  choice,
  decision,
  offers,
  nines,
  onBoard,
  isField = false,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
  readonly offers: readonly Offer[];
  readonly nines: Nines;
  readonly onBoard: boolean;
  readonly isField?: boolean;
}): ReactNode {
  const narrow = useNarrow();
  const options = (
    <Options choice={choice} decision={decision} offers={offers} nines={nines} isField={isField} />
  );
  switch (choice.kind) {
    case 'one':
    case 'some': {
      const squares = foldedPlaces(offers, { onBoard, narrow });
      if (squares.length === 0) return options;
      const others = offers.filter((offer) => !squares.includes(offer));
      return (
        <>
          <Folded count={squares.length}>
            <Options choice={choice} decision={decision} offers={squares} nines={nines} />
          </Folded>
          <ProposedPlace choice={choice} decision={decision} offers={squares} />
          {others.length > 0 && (
            <Options
              choice={choice}
              decision={decision}
              offers={others}
              nines={NO_DIGITS}
              alone={false}
            />
          )}
        </>
      );
    }
    case 'path':
      return (
        <>
          <WaySoFar choice={choice} decision={decision} />
          {onBoard && offers.length > MANY_PLACES ? (
            <Folded count={offers.length}>{options}</Folded>
          ) : (
            options
          )}
        </>
      );
    case 'order':
      return (
        <>
          <OrderPicked choice={choice} decision={decision} />
          {options}
        </>
      );
    case 'allocation':
      return (
        <OptionList
          offers={offers}
          draw={(offer) => <AllocationRow offer={offer} decision={decision} />}
          short={false}
        />
      );
    case 'amount':
      return <AmountField choice={choice} decision={decision} />;
    case 'text':
      return <TextField choice={choice} decision={decision} />;
    case 'form':
      return (
        <FormFields
          form={choice}
          decision={decision}
          draw={(field, within) => (
            <Controls
              choice={field}
              decision={within}
              offers={field.options.map((option) => ({ choice: field, option }))}
              nines={NO_DIGITS}
              onBoard={false}
              isField
            />
          )}
        />
      );
  }
}

/** The default among places that are folded away, if it is more than the first of them. */
function ProposedPlace({
  choice,
  decision,
  offers,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
  readonly offers: readonly Offer[];
}): ReactNode {
  const { label } = useTable();
  const words = useWords();
  const offer = offers.find(({ option }) => isDefault(choice, option.id));
  if (choice.kind !== 'one' || offer === undefined || !isProposal(offer)) return null;
  return (
    <button
      type="button"
      className="tw-button"
      data-take-default
      onClick={() => decision.pick([offer])}
      {...pointing(decision, offer)}
    >
      {words('panel.use-default.of', { what: label(offer) })}
    </button>
  );
}

/** Number keys press the options of questions, not those of fields. */
const NO_DIGITS: Nines = { digitOf: () => undefined, next: undefined };

/** The options as buttons; of a way and an order each shows the place that it has been given. */
function Options({
  choice,
  decision,
  offers,
  nines: { digitOf, next },
  alone = true,
  isField = false,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
  readonly offers: readonly Offer[];
  readonly nines: Nines;
  /** Whether these are all that can be chosen. */
  readonly alone?: boolean;
  /** Whether other fields follow, which a long list would push out of sight. */
  readonly isField?: boolean;
}): ReactNode {
  const words = useWords();
  const counts = choice.kind === 'path' || choice.kind === 'order';
  return (
    <>
      <OptionList
        offers={offers}
        alone={alone}
        keeps={isField ? (offer) => decision.picked(offer) > 0 : undefined}
        draw={(offer, place) => (
          <OptionButton
            offer={offer}
            decision={decision}
            digit={digitOf(place)}
            isDefault={isDefault(choice, offer.option.id)}
            {...(counts ? { count: decision.picked(offer) } : {})}
          />
        )}
      />
      {next !== undefined && (
        <button type="button" className="tw-link tw-next-nine" aria-keyshortcuts="0" onClick={next}>
          {words('panel.next-nine')}{' '}
          <span className="tw-key" aria-hidden="true">
            0
          </span>
        </button>
      )}
    </>
  );
}

/** Whether the option is (part of) the answer taken when nothing else is said. */
function isDefault({ kind, fallback, slot }: ChoiceView, id: string): boolean {
  // Nothing happens to what may be done at any time if nobody does it.
  if (slot < 0) return false;
  // In an order everything has a place, so a mark on each would say nothing.
  if (kind === 'order') return false;
  // Of a way its end says it all.
  if (kind === 'path') return Array.isArray(fallback) && fallback.at(-1) === id;
  return fallback === id || (Array.isArray(fallback) && fallback.includes(id));
}
