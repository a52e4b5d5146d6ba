import type { Answer, ChoiceView } from '@tablewright/engine';
import type { ReactNode } from 'react';
import { type GivenOrder, passKey } from '../session/given-orders.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';

/** What somebody may do about its standing orders. */
export interface OrderDesk {
  /** Answers this reaction, and every later one of its kind. */
  readonly give: (order: GivenOrder) => void;
  /** Wants to be asked again about reactions of this kind. */
  readonly takeBack: (key: string) => void;
}

/** Under a reaction: deciding it now and from now on. */
export function FromNowOn({
  choice,
  desk,
}: {
  readonly choice: ChoiceView;
  readonly desk: OrderDesk;
}): ReactNode {
  const { label } = useTable();
  const words = useWords();
  const { reaction, pass, why } = choice;
  if (pass !== undefined) return <PassAhead pass={pass} why={why} desk={desk} />;
  if (reaction === undefined) return null;
  const named = (answer: Answer, otherwise: string): string => {
    const option = typeof answer === 'number' ? choice.options[answer] : undefined;
    return option === undefined ? otherwise : label({ choice, option });
  };
  const { key } = reaction;
  return (
    <details className="tw-closed">
      <summary>{words('orders.from-now-on')}</summary>
      <div className="tw-actions">
        <button
          type="button"
          className="tw-button"
          onClick={() => desk.give({ key, order: 'never', why })}
        >
          {words('orders.always', { what: named(reaction.decline, words('orders.decline')) })}
        </button>
        {reaction.take !== reaction.decline && (
          <button
            type="button"
            className="tw-button"
            onClick={() => desk.give({ key, order: 'always', why })}
          >
            {words('orders.always', { what: named(reaction.take, words('orders.take')) })}
          </button>
        )}
      </div>
    </details>
  );
}

/** Under a window of passing: to pass until a time is over. */
function PassAhead({
  pass,
  why,
  desk,
}: {
  readonly pass: NonNullable<ChoiceView['pass']>;
  readonly why: ChoiceView['why'];
  readonly desk: OrderDesk;
}): ReactNode {
  const { speaker } = useTable();
  const words = useWords();
  const scopes = Object.entries(pass.scopes);
  if (scopes.length === 0) return null;
  return (
    <details className="tw-closed">
      <summary>{words('orders.pass')}</summary>
      <div className="tw-actions">
        {scopes.map(([scope, of]) => (
          <button
            key={scope}
            type="button"
            className="tw-button"
            onClick={() => desk.give({ key: passKey(scope), order: { scope, of }, why })}
          >
            {sayOrShow(speaker, { key: passKey(scope) })}
          </button>
        ))}
      </div>
    </details>
  );
}

/** What the observer has decided in advance, each with a way back. */
export function StandingOrders({
  orders,
  desk,
}: {
  readonly orders: readonly GivenOrder[];
  readonly desk: OrderDesk;
}): ReactNode {
  const { speaker } = useTable();
  const words = useWords();
  if (orders.length === 0) return null;
  return (
    <section className="tw-orders" aria-label={words('orders.given')}>
      <p className="tw-quiet">{words('orders.given')}</p>
      <ul>
        {orders.map(({ key, order, why }) => (
          <li key={key}>
            <span>
              {typeof order === 'object' ? (
                <>
                  {words('orders.passes')} <b>{sayOrShow(speaker, { key })}</b>
                </>
              ) : (
                <>
                  {sayOrShow(speaker, why)} <b>{words(`orders.is.${order}`)}</b>
                </>
              )}
            </span>
            <button type="button" className="tw-link" onClick={() => desk.takeBack(key)}>
              {words('orders.ask-again')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
