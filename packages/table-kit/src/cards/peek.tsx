import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Card } from './card.ts';
import { CardFront } from './card-front.tsx';
import { useTableOfCards } from './table-of-cards.ts';
import { useCardWords } from './words.ts';

/** How far it keeps from its card and from the edge of the window, in pixels. */
const GAP = 12;

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
    putBeside(current, peeked.at.getBoundingClientRect());
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

/** To the right of the card, else to its left; never outside of the window. */
function putBeside(paper: HTMLElement, card: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = paper;
  const { clientWidth, clientHeight } = document.documentElement;
  const right = card.right + GAP;
  const left = right + width + GAP <= clientWidth ? right : card.left - GAP - width;
  const top = card.top + card.height / 2 - height / 2;
  const within = (at: number, most: number): number => Math.max(GAP, Math.min(at, most - GAP));
  paper.style.left = `${within(left, clientWidth - width)}px`;
  paper.style.top = `${within(top, clientHeight - height)}px`;
}
