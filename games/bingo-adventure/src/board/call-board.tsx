import type { ReactNode } from 'react';
import { type Call, callsOf } from '../explain/index.ts';
import { useBoard, useSpot } from './board-context.tsx';
import { Ink } from './ink.tsx';
import { spot } from './offer-index.ts';
import { PrintedToken } from './printed-token.tsx';
import { boardText, elementName, tokenName } from './words.ts';

/** All tokens of the deck by letter: in the bag, set aside, reserved, held out for a moment. */
export function CallBoard(): ReactNode {
  const { view } = useBoard();
  const { bag, setAside, reserved, held } = view;
  const counts = [
    boardText('board.calls.bag', { count: bag.length }),
    boardText('board.calls.aside', { count: setAside.length }),
    ...(reserved.length > 0 ? [boardText('board.calls.reserved', { count: reserved.length })] : []),
    ...(held.length > 0 ? [boardText('board.calls.held', { count: held.length })] : []),
  ];
  return (
    <section
      className="ba-calls"
      data-part="calls"
      data-deck={view.settings.deck}
      aria-label={boardText('board.calls')}
    >
      {callsOf(view).map(({ letter, element, owner, calls }) => (
        <div key={letter} className="ba-calls-row">
          <span className="ba-calls-letter" data-class={owner?.class} title={owner?.name}>
            {letter}
          </span>
          <span className="ba-calls-element" data-element={element}>
            {element !== 'none' && <Ink icon={element} label={elementName(element)} />}
          </span>
          <ul aria-label={boardText('board.letter', { letter })}>
            {calls.map((call) => (
              <CalledToken key={call.token} call={call} />
            ))}
          </ul>
        </div>
      ))}
      <p className="ba-calls-counts">{counts.join(' · ')}</p>
    </section>
  );
}

function CalledToken({ call: { token, where, place } }: { readonly call: Call }): ReactNode {
  const { label } = useBoard();
  const { offers, pointed, picked, handlers } = useSpot(spot.token(token));
  const words = boardText(`board.token.${where}`, { token: tokenName(token), place });
  const [only] = offers;
  const chip = (
    <svg viewBox="4 6 32 28" aria-hidden="true">
      <PrintedToken token={token} />
    </svg>
  );
  const state = {
    'data-where': where,
    'data-pointed': pointed,
    'data-picked': picked > 0 || undefined,
  };
  return (
    <li>
      {only === undefined ? (
        <span className="ba-called" {...state} title={words}>
          <span className="ba-visually-hidden">{words}</span>
          {chip}
          {place > 1 && <span className="ba-count">{place}</span>}
        </span>
      ) : (
        <button
          type="button"
          className="ba-called"
          data-offered
          {...state}
          aria-label={boardText('board.offer.one', { what: words, label: label(only) })}
          {...handlers}
        >
          {chip}
        </button>
      )}
    </li>
  );
}
