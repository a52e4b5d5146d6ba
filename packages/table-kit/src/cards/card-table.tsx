import { type ReactNode, useMemo, useState } from 'react';
import type { Card } from './card.ts';
import type { CardDesk } from './desk.ts';
import { LookSheet } from './look-sheet.tsx';
import { Peek } from './peek.tsx';
import { CardTableContext } from './table-of-cards.ts';
import type { CardMove } from './travel/travel-plan.ts';
import { Travels } from './travel/travels.tsx';
import { CardLocale } from './words.ts';
import './card-table.css';

const NO_MOVES: readonly CardMove[] = [];

/**
 * The table that cards lie on; goes around everything of a board that has cards. It knows what can be
 * done with them, shows one of them close to the eye, and lets them travel from place to place.
 */
export function CardTable({
  desk,
  locale,
  moves = NO_MOVES,
  at = 0,
  children,
}: {
  /** What can be done with the cards; see `deskOf`. */
  readonly desk: CardDesk;
  /** The reader's language, as a BCP 47 tag. */
  readonly locale: string;
  /** What has moved just now, for cards that are seen at one end of their way at most. */
  readonly moves?: readonly CardMove[];
  /** Which moment of the match this is: what moved is shown once for each. */
  readonly at?: number;
  readonly children: ReactNode;
}): ReactNode {
  const [looked, setLooked] = useState<{ readonly id: string; readonly among: readonly Card[] }>();
  const [peeked, setPeeked] = useState<{ readonly card: Card; readonly at: HTMLElement }>();
  const value = useMemo(
    () => ({
      desk,
      look: (card: Card, among: readonly Card[]) =>
        setLooked({ id: card.id, among: among.includes(card) ? among : [card] }),
      peek: (card: Card | undefined, element: HTMLElement | undefined) =>
        setPeeked(card === undefined || element === undefined ? undefined : { card, at: element }),
    }),
    [desk],
  );
  return (
    <CardLocale value={locale}>
      <CardTableContext value={value}>
        <Travels moves={moves} at={at}>
          {children}
        </Travels>
        <Peek peeked={peeked} />
        <LookSheet
          id={looked?.id}
          among={looked?.among ?? []}
          onTurn={(id) => setLooked(looked && { ...looked, id })}
          onClose={() => setLooked(undefined)}
        />
      </CardTableContext>
    </CardLocale>
  );
}
