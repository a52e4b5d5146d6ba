import type { ReactNode } from 'react';
import { Emblem } from './art/card-art.tsx';
import { AttachedCards } from './attached-cards.tsx';
import { Marks } from './card-face.tsx';
import { isHidden, withDoable } from './card-name.ts';
import type { CardInPlay } from './card-row.tsx';
import { useTableOfCards } from './table-of-cards.ts';
import { useCardWords } from './words.ts';
import './slots.css';

/** A named place for cards: a head, two hands, an ally. */
export interface Slot {
  /** What offers, and moves to and from it, name it. */
  readonly place: string;
  readonly label: string;
  /** Drawn where nothing lies yet. */
  readonly emblem: string;
  readonly cards: readonly CardInPlay[];
  /** How many cards find room; one if it is left out. */
  readonly room?: number;
  /** How much of the room is taken, where a card may take more than one; else as many as there are cards. */
  readonly used?: number;
  /** Whether its cards are drawn small, as where many find room. */
  readonly small?: boolean;
}

/** The places for cards of one seat, the empty ones too, each with its name. */
export function Slots({
  label,
  slots,
}: {
  readonly label: string;
  readonly slots: readonly Slot[];
}): ReactNode {
  const among = slots.flatMap(({ cards }) =>
    cards.flatMap(({ card, attached = [] }) => (isHidden(card) ? attached : [card, ...attached])),
  );
  return (
    <ul className="tw-slots" aria-label={label}>
      {slots.map((slot) => (
        <li
          key={slot.place}
          className="tw-slot"
          data-place={slot.place}
          data-small={slot.small || undefined}
        >
          <SlotHead slot={slot} />
          <div className="tw-slot-cards">
            {slot.cards.map(({ card, attached = [] }) => (
              <AttachedCards
                key={card.id}
                card={card}
                attached={attached}
                size={slot.small === true ? 'tiny' : 'half'}
                among={among}
              />
            ))}
            <Room slot={slot} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function SlotHead({ slot }: { readonly slot: Slot }): ReactNode {
  const { label, cards, room = 1, used = cards.length } = slot;
  return (
    <p className="tw-slot-name">
      {label}
      {room > 1 && (
        <span className="tw-count">
          {used}/{room}
        </span>
      )}
    </p>
  );
}

/** Where a card may still be put, and where one may be put in place of another. */
function Room({ slot }: { readonly slot: Slot }): ReactNode {
  const { place, label, emblem, cards, room = 1, used = cards.length } = slot;
  const { desk } = useTableOfCards();
  const words = useCardWords();
  const doable = desk.at('place', place);
  const { actions } = doable;
  const [first] = actions;
  const free = room - used;
  if (free <= 0 && first === undefined) return null;
  const name = cards.length === 0 ? words('slot.empty', { slot: label }) : label;
  const sign = <Emblem path={emblem} size={28} />;
  if (first === undefined) {
    return (
      <span
        className="tw-room"
        role="img"
        aria-label={name}
        data-closed={doable.closed !== undefined || undefined}
      >
        {sign}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="tw-room"
      aria-label={withDoable(name, words, doable)}
      data-offered
      data-pointed={doable.pointed || undefined}
      onClick={doable.run}
      onMouseEnter={() => desk.point({ key: 'place', id: place })}
      onMouseLeave={() => desk.point(undefined)}
      onFocus={() => desk.point({ key: 'place', id: place })}
      onBlur={() => desk.point(undefined)}
    >
      {sign}
      {actions.length === 1 && <span className="tw-room-act">{first.label}</span>}
      <Marks doable={doable} fresh={false} />
    </button>
  );
}
