import type { ChoiceView } from '@tablewright/engine';
import type { ReactNode } from 'react';
import type { ActionsFace } from '../board.ts';
import { FOCUS_HOME } from '../parts/kept-focus.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import { Said } from '../prose/said.tsx';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';
import { ActionBar } from './action-bar.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { ChoiceTerms } from './choice-terms.tsx';
import { DealTerms } from './deal-terms.tsx';
import { dealAbout } from './deals-of.ts';
import { ChoiceNotes, HintsOff, type NotesOfTable, NotesProvider } from './option-notes.tsx';
import { FromNowOn, type OrderDesk } from './standing-orders.tsx';

/** A choice that is open: what is asked and why, its options, what is closed, what may come of it. */
export function OpenChoice({
  choice,
  decision,
  withDigits,
  onBoard,
  orders,
  actions,
  notes,
  children,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
  readonly withDigits: boolean;
  readonly onBoard: boolean;
  readonly orders: OrderDesk | undefined;
  /** Its options as actions, if they are. */
  readonly actions: ActionsFace | undefined;
  /** What is said of it beside the names of its options. */
  readonly notes?: NotesOfTable | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  const { speaker, seats, book } = useTable();
  const words = useWords();
  const help = { ...choice.why, key: `${choice.why.key}.help` };
  const deal = dealAbout(choice);
  const shared = choice.seats?.map((seat) => seats[seat]?.name ?? '') ?? [];
  return (
    <fieldset className="tw-choice" data-why={choice.why.key}>
      <legend>
        <h2 {...FOCUS_HOME}>
          <span className="tw-visually-hidden">
            {words('panel.legend', { seat: seats[choice.seat]?.name ?? '' })}{' '}
          </span>
          <Said text={choice.why} as="phrases" />{' '}
          {choice.why.rule !== undefined && <RuleLink id={choice.why.rule} />}
        </h2>
      </legend>
      {actions === undefined && speaker.sayIfKnown(help) !== undefined && (
        <p className="tw-quiet">
          <Said text={help} as="phrases" glossary={book?.glossary} />
        </p>
      )}
      {deal !== undefined && (
        <DealTerms from={deal.deal.from} to={deal.deal.to} says={deal.says} mine={choice.seat} />
      )}
      {shared.length > 1 && <p className="tw-quiet">{words('panel.shared', { seats: shared })}</p>}
      <NotesProvider choice={choice} notes={notes}>
        <ChoiceNotes />
        {actions === undefined ? (
          <ChoiceForm
            choice={choice}
            decision={decision}
            withDigits={withDigits}
            onBoard={onBoard}
          />
        ) : (
          <ActionBar
            choice={choice}
            decision={decision}
            actions={actions}
            withKeys={withDigits}
            onBoard={onBoard}
          />
        )}
        {actions === undefined && <ChoiceTerms choice={choice} />}
        <HintsOff notes={notes} />
      </NotesProvider>
      {orders !== undefined && <FromNowOn choice={choice} desk={orders} />}
      <Closed choice={choice} actions={actions} />
      {children}
    </fieldset>
  );
}

/** What one might expect to choose here and cannot, with the reason. */
export function Closed({
  choice,
  actions,
}: {
  readonly choice: ChoiceView;
  /** Its options as actions, if they are: among them a closed one stands in its place. */
  readonly actions?: ActionsFace | undefined;
}): ReactNode {
  const { speaker, label } = useTable();
  const words = useWords();
  const inPlace = new Set(actions?.kinds.flatMap((kind) => kind.actions.map(({ id }) => id)));
  const closed = choice.closed.filter(({ id }) => !inPlace.has(id));
  if (closed.length === 0) return null;
  return (
    <details className="tw-closed">
      <summary>{words('panel.closed', { count: closed.length })}</summary>
      <dl>
        {closed.map((option) => (
          <div key={option.id}>
            <dt>{label({ choice, option })}</dt>
            <dd className="tw-quiet">
              {sayOrShow(speaker, option.because)}{' '}
              {option.because.rule !== undefined && <RuleLink id={option.because.rule} />}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
