import { type CSSProperties, type ReactNode, useState } from 'react';
import { Sheet } from '../parts/sheet.tsx';
import type { Card, CardBack } from './card.ts';
import { Marks } from './card-face.tsx';
import { CardBackFace, CardFront } from './card-front.tsx';
import { cardName, withDoable } from './card-name.ts';
import { CardRow } from './card-row.tsx';
import { useTableOfCards } from './table-of-cards.ts';
import { useCardWords } from './words.ts';
import './pile.css';

/** A pile is drawn thicker by one edge for so many cards, up to {@link MOST_EDGES}. */
const CARDS_PER_EDGE = 7;
const MOST_EDGES = 6;

/** Cards on each other: a deck, or a discard pile that one may look through. */
export function Pile({
  name,
  place,
  count,
  back,
  top,
  cards,
}: {
  /** "Treasure deck". */
  readonly name: string;
  /** What offers, and moves to and from it, name it. */
  readonly place: string;
  readonly count: number;
  /** Of the card on top, if its back is up. */
  readonly back?: CardBack;
  /** The card on top, if its face is up. */
  readonly top?: Card;
  /** The cards that may be looked through, the top one first. */
  readonly cards?: readonly Card[];
}): ReactNode {
  const words = useCardWords();
  const { desk } = useTableOfCards();
  const [open, setOpen] = useState(false);
  const doable = desk.at('place', place);
  const counted = words('pile.count', { name, count });
  const topped =
    top === undefined ? counted : words('pile.top', { pile: counted, card: cardName(top, words) });
  const [first] = doable.actions;
  const looks = cards !== undefined && cards.length > 0 ? () => setOpen(true) : undefined;
  const press = first === undefined ? looks : doable.run;
  const full = withDoable(topped, words, doable);
  const edges = Math.min(MOST_EDGES, Math.ceil(count / CARDS_PER_EDGE));
  return (
    <div className="tw-pile" data-place={place} style={{ '--edges': edges } as CSSProperties}>
      <div
        className="tw-pile-top"
        data-offered={first !== undefined || undefined}
        data-pointed={doable.pointed || undefined}
      >
        <span className="tw-pile-stack" aria-hidden="true">
          {cards?.[1] !== undefined && (
            <span className="tw-pile-under">
              <CardFront card={cards[1]} size="half" />
            </span>
          )}
          <TopOfPile count={count} back={back} top={top} />
          <Marks doable={doable} fresh={false} />
        </span>
        <span className="tw-pile-count" aria-hidden="true">
          {count}
        </span>
        {/* It lies over the pile, so that what is printed on the cards is not part of its name. */}
        {press === undefined ? (
          <span role="img" aria-label={full} />
        ) : (
          <button
            type="button"
            className="tw-pile-press"
            aria-label={first === undefined ? `${full}: ${words('pile.through', { name })}` : full}
            aria-haspopup={first === undefined ? 'dialog' : undefined}
            onClick={press}
            onMouseEnter={() => desk.point({ key: 'place', id: place })}
            onMouseLeave={() => desk.point(undefined)}
            onFocus={() => desk.point({ key: 'place', id: place })}
            onBlur={() => desk.point(undefined)}
          />
        )}
      </div>
      <span className="tw-pile-name" aria-hidden="true">
        {name}
      </span>
      {first !== undefined && looks !== undefined && (
        <button type="button" className="tw-button tw-pile-through" onClick={looks}>
          {words('pile.through', { name })}
        </button>
      )}
      {cards !== undefined && (
        <Sheet title={counted} open={open} onClose={() => setOpen(false)}>
          <CardRow label={counted} cards={cards.map((card) => ({ card }))} />
        </Sheet>
      )}
    </div>
  );
}

function TopOfPile({
  count,
  back,
  top,
}: {
  readonly count: number;
  readonly back: CardBack | undefined;
  readonly top: Card | undefined;
}): ReactNode {
  const words = useCardWords();
  if (count > 0 && top !== undefined) {
    return (
      <span className="tw-card" data-size="half" data-card={top.id} data-face="up">
        <CardFront card={top} size="half" />
      </span>
    );
  }
  if (count > 0 && back !== undefined) return <CardBackFace back={back} size="half" />;
  return <span className="tw-pile-empty">{words('pile.empty')}</span>;
}
