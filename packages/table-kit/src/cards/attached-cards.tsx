import type { ReactNode } from 'react';
import { CardArt } from './art/card-art.tsx';
import type { Card, CardSize, HiddenCard } from './card.ts';
import { CardFace, Marks } from './card-face.tsx';
import { Fact } from './card-front.tsx';
import { cardText } from './card-name.ts';
import { useCardButton } from './use-card-button.ts';
import './attached-cards.css';

/** A card with those that are attached to it: each looks out from under it by its name. */
export function AttachedCards({
  card,
  attached,
  size,
  among = [],
  stopAt = () => undefined,
}: {
  readonly card: Card | HiddenCard;
  readonly attached: readonly Card[];
  readonly size: CardSize;
  /** See {@link CardFace}. */
  readonly among?: readonly Card[];
  /** The `tabIndex` of the card at this place: 0 for the card itself, then those attached. */
  readonly stopAt?: (place: number) => number | undefined;
}): ReactNode {
  const face = (
    <CardFace card={card} size={size} among={among} stop={stopAt(0)} attached={attached.length} />
  );
  if (attached.length === 0) return face;
  return (
    <div className="tw-attached" data-size={size}>
      {face}
      <ul>
        {attached.map((one, at) => (
          <li key={one.id}>
            <Strip card={one} among={among} stop={stopAt(at + 1)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is seen of a card that lies under another. */
function Strip({
  card,
  among,
  stop,
}: {
  readonly card: Card;
  readonly among: readonly Card[];
  readonly stop: number | undefined;
}): ReactNode {
  const { button, doable, textId } = useCardButton(card, among);
  const { id, design = id, facts = [] } = card;
  const [fact] = facts;
  return (
    <button type="button" className="tw-strip" tabIndex={stop} {...button}>
      <span className="tw-strip-face">
        <span className="tw-strip-art">
          <CardArt design={design} ground={card.ground} emblem={card.emblem} />
        </span>
        <span className="tw-strip-name">{card.name}</span>
        {fact !== undefined && <Fact fact={fact} named={false} />}
        <Marks doable={doable} fresh={card.fresh === true} />
      </span>
      <span id={textId} hidden>
        {cardText(card)}
      </span>
    </button>
  );
}
