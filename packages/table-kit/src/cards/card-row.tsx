import type { ReactNode } from 'react';
import { AttachedCards } from './attached-cards.tsx';
import type { Card, CardSize, HiddenCard } from './card.ts';
import { isHidden } from './card-name.ts';
import { useRow } from './use-row.ts';
import { useCardWords } from './words.ts';
import './card-row.css';

/** A card in play, with what is attached to it. */
export interface CardInPlay {
  readonly card: Card | HiddenCard;
  readonly attached?: readonly Card[];
}

/** Cards that lie beside each other on the table, in as many rows as it takes. */
export function CardRow({
  label,
  place,
  cards,
  size = 'half',
}: {
  /** Whose they are, or what: "In play". */
  readonly label: string;
  /** What moves to and from it name it. */
  readonly place?: string;
  readonly cards: readonly CardInPlay[];
  readonly size?: CardSize;
}): ReactNode {
  const words = useCardWords();
  const { stopAt, ...keys } = useRow(
    cards.reduce((sum, { attached = [] }) => sum + 1 + attached.length, 0),
    true,
  );
  const among = cards.flatMap(({ card, attached = [] }) =>
    isHidden(card) ? attached : [card, ...attached],
  );
  let at = 0;
  return (
    <section className="tw-card-row" aria-label={label} data-place={place}>
      {cards.length === 0 ? (
        <p className="tw-cards-none">{words('row.empty')}</p>
      ) : (
        <ul {...keys}>
          {cards.map(({ card, attached = [] }) => {
            const first = at;
            at += 1 + attached.length;
            return (
              <li key={card.id}>
                <AttachedCards
                  card={card}
                  attached={attached}
                  size={size}
                  among={among}
                  stopAt={(offset) => stopAt(first + offset)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
