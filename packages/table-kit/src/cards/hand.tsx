import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Card, CardBack } from './card.ts';
import { CardFace } from './card-face.tsx';
import { CardBackFace } from './card-front.tsx';
import { useRow } from './use-row.ts';
import { useCardWords } from './words.ts';
import './hand.css';

/**
 * The cards that somebody holds: a fan where there is room, else a row to push with a finger. In the
 * order in which they are held, or sorted where the game says how.
 */
export function Hand({
  label,
  place,
  cards,
  compare,
}: {
  /** "Your hand". */
  readonly label: string;
  /** What moves to and from it name it. */
  readonly place: string;
  /** In the order in which they are held. */
  readonly cards: readonly Card[];
  /** Which of two cards comes first when they are sorted. */
  readonly compare?: (a: Card, b: Card) => number;
}): ReactNode {
  const words = useCardWords();
  const [sorts, setSorts] = useState(false);
  const { stopAt, ...keys } = useRow(cards.length);
  const shown = sorts && compare !== undefined ? [...cards].sort(compare) : cards;
  return (
    <section
      className="tw-hand"
      aria-label={words('hand.count', { label, count: cards.length })}
      data-place={place}
    >
      <div className="tw-hand-head">
        <p className="tw-cards-title">
          {label} <span className="tw-count">{cards.length}</span>
        </p>
        {compare !== undefined && cards.length > 1 && (
          <fieldset className="tw-hand-order" aria-label={words('hand.order')}>
            {([false, true] as const).map((sorted) => (
              <button
                key={String(sorted)}
                type="button"
                aria-pressed={sorts === sorted}
                onClick={() => setSorts(sorted)}
              >
                {words(sorted ? 'hand.sorted' : 'hand.held')}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="tw-cards-none">{words('hand.empty')}</p>
      ) : (
        <ul className="tw-hand-row" style={{ '--count': shown.length } as CSSProperties} {...keys}>
          {shown.map((card, at) => (
            <li key={card.id} style={{ '--at': at } as CSSProperties}>
              <CardFace card={card} size="half" among={shown} stop={stopAt(at)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** More backs than these are not drawn beside each other; the number says how many there are. */
const MOST_BACKS = 7;

/** What somebody else holds: the backs, and how many there are of each. */
export function HiddenHand({
  label,
  place,
  backs,
}: {
  /** "Bo’s hand". */
  readonly label: string;
  readonly place: string;
  readonly backs: readonly { readonly back: CardBack; readonly count: number }[];
}): ReactNode {
  const words = useCardWords();
  const held = backs.filter(({ count }) => count > 0);
  const count = held.reduce((sum, one) => sum + one.count, 0);
  return (
    <section className="tw-hidden-hand" data-place={place} aria-label={label}>
      <p className="tw-cards-title">{label}</p>
      {held.length === 0 && <p className="tw-cards-none">{words('hand.empty')}</p>}
      {held.map(({ back, count: of }) => (
        <div
          key={back.deck}
          className="tw-hidden-cards"
          role="img"
          aria-label={words('hand.count', {
            label: words('card.hidden', { name: back.name }),
            count: of,
          })}
        >
          {Array.from({ length: Math.min(of, MOST_BACKS) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one back is like the other
            <CardBackFace key={at} back={back} size="tiny" />
          ))}
          <span className="tw-count">{of}</span>
        </div>
      ))}
      <span className="tw-visually-hidden">{words('hand.count', { label, count })}</span>
    </section>
  );
}
