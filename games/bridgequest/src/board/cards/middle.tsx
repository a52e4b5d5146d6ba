import { CardRow, Pile } from '@tablewright/table-kit/cards';
import type { ReactNode } from 'react';
import { useBridge } from '../board-context.tsx';
import { boardText } from '../words.ts';
import { backOf, countOf, facesOf, inPlayOf } from './card-print.ts';

/** Cards that are being resolved: Doors that were turned up, and what somebody plays. */
export function Middle(): ReactNode {
  const { view } = useBridge();
  const rows = (['turned', 'played'] as const).flatMap((place) => {
    const cards = inPlayOf(view.cards[place]);
    return cards.length === 0 ? [] : [{ place, cards }];
  });
  if (rows.length === 0) return null;
  return (
    <div className="bq-middle" data-part="middle">
      {rows.map(({ place, cards }) => (
        <div key={place} data-seen={place}>
          <h3>{boardText(`board.${place}`)}</h3>
          <CardRow label={boardText(`board.${place}`)} place={place} cards={cards} size="half" />
        </div>
      ))}
    </div>
  );
}

/** The decks with what their cards’ backs say. */
const DECKS = [
  ['door', 'DOOR'],
  ['treasure', 'TREA'],
  ['world', 'WORLD'],
  ['dust', 'DUST'],
  ['spell', 'SPEL'],
] as const;

/** The decks and what was discarded of each. */
export function Decks(): ReactNode {
  const { view } = useBridge();
  return (
    <section className="bq-decks" data-part="decks" aria-label={boardText('board.decks')}>
      {DECKS.map(([deck, back]) => {
        const name = boardText(`board.deck.${deck}`);
        const discard = facesOf(view.cards[`${deck}-discard`]).toReversed();
        const [top] = discard;
        return (
          <div key={deck} className="bq-deck">
            <Pile
              name={name}
              place={`${deck}-deck`}
              count={countOf(view.cards[`${deck}-deck`])}
              back={backOf(back)}
            />
            <Pile
              name={boardText('board.discard', { deck: name })}
              place={`${deck}-discard`}
              count={discard.length}
              cards={discard}
              {...(top === undefined ? {} : { top })}
            />
          </div>
        );
      })}
    </section>
  );
}
