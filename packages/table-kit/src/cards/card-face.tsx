import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Card, CardSize, HiddenCard } from './card.ts';
import { CardBackFace, CardFront } from './card-front.tsx';
import { cardName, cardText, isHidden } from './card-name.ts';
import type { Doable } from './desk.ts';
import { useTableOfCards } from './table-of-cards.ts';
import { useCardButton } from './use-card-button.ts';
import { useCardWords } from './words.ts';
import './card-face.css';

/** A card on the table, face up or face down: to press, to point at and to look at. */
export function CardFace({
  card,
  size,
  among = [],
  stop,
  attached = 0,
}: {
  readonly card: Card | HiddenCard;
  readonly size: CardSize;
  /** The cards beside it, it among them: who looks at one can go on to the next. */
  readonly among?: readonly Card[];
  /** Its `tabIndex`, where arrow keys lead from card to card. */
  readonly stop?: number | undefined;
  /** How many cards are attached to it. */
  readonly attached?: number;
}): ReactNode {
  return isHidden(card) ? (
    <FaceDown card={card} size={size} stop={stop} />
  ) : (
    <FaceUp card={card} size={size} among={among} stop={stop} attached={attached} />
  );
}

function FaceUp({
  card,
  size,
  among,
  stop,
  attached,
}: {
  readonly card: Card;
  readonly size: CardSize;
  readonly among: readonly Card[];
  readonly stop: number | undefined;
  readonly attached: number;
}): ReactNode {
  const { button, doable, textId } = useCardButton(card, among, attached);
  return (
    <button
      type="button"
      className="tw-card"
      data-size={size}
      data-tapped={card.tapped || undefined}
      tabIndex={stop}
      {...button}
    >
      <CardFront card={card} size={size} />
      <Marks doable={doable} fresh={card.fresh === true} />
      <span id={textId} hidden>
        {cardText(card)}
      </span>
    </button>
  );
}

/**
 * How a card stands, in signs on its edge. Their words are drawn by the style: the name of the card says
 * the same, and no text on a button may be missing in its name.
 */
export function Marks({
  doable: { actions, closed },
  fresh,
}: {
  readonly doable: Doable;
  readonly fresh: boolean;
}): ReactNode {
  const words = useCardWords();
  const taken = actions.find(({ picked }) => picked > 0);
  return (
    <>
      {taken !== undefined && (
        <span
          className="tw-card-mark"
          data-mark="picked"
          data-word={taken.ordered ? taken.picked : undefined}
        >
          {!taken.ordered && <Check aria-hidden="true" size={18} strokeWidth={3} />}
        </span>
      )}
      {closed !== undefined && (
        <span className="tw-card-mark" data-mark="closed">
          <Lock aria-hidden="true" size={15} strokeWidth={2.5} />
        </span>
      )}
      {fresh && taken === undefined && closed === undefined && (
        <span className="tw-card-fresh" data-word={words('card.fresh')} />
      )}
    </>
  );
}

function FaceDown({
  card,
  size,
  stop,
}: {
  readonly card: HiddenCard;
  readonly size: CardSize;
  readonly stop: number | undefined;
}): ReactNode {
  const { desk } = useTableOfCards();
  const words = useCardWords();
  const back = <CardBackFace back={card.back} size={size} />;
  const { id } = card;
  const doable = id === undefined ? undefined : desk.at('card', id);
  const [first] = doable?.actions ?? [];
  const name = cardName(card, words, doable);
  const shared = { 'data-size': size, 'data-card': id, 'data-face': 'down', className: 'tw-card' };
  if (first === undefined) {
    return (
      <span role="img" aria-label={name} {...shared}>
        {back}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={first.atOnce ? undefined : first.picked > 0}
      data-offered
      data-picked={first.picked || undefined}
      data-pointed={doable?.pointed || undefined}
      tabIndex={stop}
      onClick={first.run}
      {...shared}
    >
      {back}
      {doable && <Marks doable={doable} fresh={false} />}
    </button>
  );
}
