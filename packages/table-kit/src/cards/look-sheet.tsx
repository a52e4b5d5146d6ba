import { ChevronLeft, ChevronRight, Lock } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Sheet } from '../parts/sheet.tsx';
import type { Card } from './card.ts';
import { CardFront } from './card-front.tsx';
import { QUIET_DESK } from './desk.ts';
import { useTableOfCards } from './table-of-cards.ts';
import { useCardWords } from './words.ts';
import './look-sheet.css';

/** A card close to the eye: all that it says, what can be done with it, and the cards beside it. */
export function LookSheet({
  id,
  among,
  onTurn,
  onClose,
}: {
  /** Of the card that is looked at. */
  readonly id: string | undefined;
  readonly among: readonly Card[];
  /** Goes on to another of them. */
  readonly onTurn: (id: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const place = among.findIndex((card) => card.id === id);
  const card = among[place];
  const paper = useRef<HTMLDivElement>(null);
  // Whoever opens a card by keyboard is at what can be done with it.
  useEffect(() => {
    const { current } = paper;
    if (id === undefined || current === null) return;
    (current.querySelector<HTMLElement>('.tw-look-actions button') ?? current).focus();
  }, [id]);
  const turn = (by: number) => (): void => {
    const next = among[place + by];
    if (next !== undefined) onTurn(next.id);
  };
  const keys = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') turn(-1)();
    if (key === 'ArrowRight') turn(1)();
  };
  return (
    <Sheet title={card?.name ?? ''} open={card !== undefined} onClose={onClose}>
      {card !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same
        <div ref={paper} className="tw-look" tabIndex={-1} onKeyDown={keys}>
          <CardFront card={card} size="full" />
          <LookActions card={card} onDone={onClose} />
          {among.length > 1 && <Turn at={place} of={among.length} turn={turn} />}
        </div>
      )}
    </Sheet>
  );
}

function LookActions({
  card,
  onDone,
}: {
  readonly card: Card;
  readonly onDone: () => void;
}): ReactNode {
  const { desk } = useTableOfCards();
  const words = useCardWords();
  const { actions, closed } = desk.at('card', card.id);
  // Where nothing is ever done with cards, nothing need be said of it.
  if (desk === QUIET_DESK) return null;
  if (closed !== undefined) {
    return (
      <p className="tw-look-closed">
        <Lock aria-hidden="true" size={18} /> {words('card.closed', { because: closed })}
      </p>
    );
  }
  if (actions.length === 0) return <p className="tw-quiet">{words('look.nothing')}</p>;
  return (
    <div className="tw-look-actions">
      <h3>{words('look.help')}</h3>
      <ul>
        {actions.map(({ id, label, picked, atOnce, run }) => (
          <li key={id}>
            <button
              type="button"
              className={actions.length === 1 ? 'tw-button tw-primary' : 'tw-button'}
              aria-pressed={atOnce ? undefined : picked > 0}
              onClick={() => {
                run();
                onDone();
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Turn({
  at,
  of,
  turn,
}: {
  readonly at: number;
  readonly of: number;
  readonly turn: (by: number) => () => void;
}): ReactNode {
  const words = useCardWords();
  return (
    <div className="tw-look-turn">
      <button
        type="button"
        className="tw-icon-button"
        aria-label={words('look.previous')}
        disabled={at === 0}
        onClick={turn(-1)}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <span role="status">{words('look.place', { at: at + 1, of })}</span>
      <button
        type="button"
        className="tw-icon-button"
        aria-label={words('look.next')}
        disabled={at === of - 1}
        onClick={turn(1)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}
