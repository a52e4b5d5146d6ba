import type { ReactNode } from 'react';
import { type AdventureState, LETTERS, type Token } from '../model.ts';
import { columnOf, deckTokens } from '../rules/deck.ts';
import { elementOfColumn } from '../rules/elements.ts';
import { useBoard, useSpot } from './board-context.tsx';
import { Ink } from './ink.tsx';
import { spot } from './offer-index.ts';
import { PrintedToken } from './printed-token.tsx';
import { boardText, elementName, tokenName } from './words.ts';

/** All tokens of the deck by letter: in the bag, set aside, reserved, held out for a moment. */
export function CallBoard(): ReactNode {
  const { view } = useBoard();
  const { bag, setAside, reserved, held, characters } = view;
  const tokens = deckTokens(view.settings);
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
      {LETTERS.map((letter, column) => {
        const element = elementOfColumn(column);
        const owner = characters.find((one) => one.letter === column);
        return (
          <div key={letter} className="ba-calls-row">
            <span className="ba-calls-letter" data-class={owner?.class} title={owner?.name}>
              {letter}
            </span>
            <span className="ba-calls-element" data-element={element}>
              {element !== 'none' && <Ink icon={element} label={elementName(element)} />}
            </span>
            <ul aria-label={boardText('board.letter', { letter })}>
              {tokens
                .filter((token) => columnOf(token) === column)
                .map((token) => (
                  <CalledToken key={token} token={token} />
                ))}
            </ul>
          </div>
        );
      })}
      <p className="ba-calls-counts">{counts.join(' · ')}</p>
    </section>
  );
}

type Whereabouts = 'current' | 'bag' | 'aside' | 'reserved' | 'held';

function CalledToken({ token }: { readonly token: Token }): ReactNode {
  const { view, label } = useBoard();
  const { offers, pointed, picked, handlers } = useSpot(spot.token(token));
  const where = whereIs(view, token);
  const place = view.reserved.indexOf(token) + 1;
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

function whereIs(state: AdventureState, token: Token): Whereabouts {
  if (state.reserved.includes(token)) return 'reserved';
  if (state.held.includes(token)) return 'held';
  if (state.current === token) return 'current';
  return state.setAside.includes(token) ? 'aside' : 'bag';
}
