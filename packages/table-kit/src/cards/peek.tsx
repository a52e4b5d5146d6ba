import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Card } from './card.ts';
import { CardFront } from './card-front.tsx';
import { placeBeside, type Room, roomWithout } from './place-beside.ts';
import { useTableOfCards } from './table-of-cards.ts';
import { useCardWords } from './words.ts';

/**
 * A card large beside where it lies, while the pointer or the focus is on it. It shows what the card's
 * own name and text say already, so it is drawn for the eye alone.
 */
export function Peek({
  peeked,
}: {
  readonly peeked: { readonly card: Card; readonly at: HTMLElement } | undefined;
}): ReactNode {
  const { desk } = useTableOfCards();
  const words = useCardWords();
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = paper;
    if (current === null) return;
    if (peeked === undefined || !peeked.at.isConnected) {
      if (current.matches(':popover-open')) current.hidePopover();
      return;
    }
    if (!current.matches(':popover-open')) current.showPopover();
    const { left, top } = placeBeside(
      { width: current.offsetWidth, height: current.offsetHeight },
      peeked.at.getBoundingClientRect(),
      roomBeside(peeked.at),
    );
    current.style.left = `${left}px`;
    current.style.top = `${top}px`;
  }, [peeked]);
  const actions = peeked === undefined ? [] : desk.at('card', peeked.card.id).actions;
  return (
    <div ref={paper} className="tw-peek" popover="manual" aria-hidden="true">
      {peeked !== undefined && (
        <>
          <CardFront card={peeked.card} size="full" />
          {actions.length > 0 && (
            <ul className="tw-peek-actions">
              {actions.map(({ id, label }) => (
                <li key={id}>{label}</li>
              ))}
            </ul>
          )}
          {actions.length > 1 && <p>{words('peek.look')}</p>}
        </>
      )}
    </div>
  );
}

/** The window without the side on which something is asked, unless the card lies there: what is decided stays in sight. */
function roomBeside(card: HTMLElement): Room {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const side = document.querySelector('[data-asks]')?.closest('aside');
  if (side === null || side === undefined || side.contains(card)) return { width, height };
  return roomWithout({ width, height }, side.getBoundingClientRect());
}
