import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** Cards beside each other by keyboard: one stop of the Tab key, and arrow keys from card to card. */
export interface RowKeys {
  /** The `tabIndex` of the card at this place. */
  readonly stopAt: (place: number) => number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Which way keys lead among rows of cards. */
const ACROSS_ROWS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * See {@link RowKeys}; for so many cards, each a button in the element that has the handlers.
 * @param wraps whether they lie in as many rows as it takes: up and down then lead to another row
 */
export function useRow(count: number, wraps = false): RowKeys {
  const [at, setAt] = useState(0);
  const stop = Math.min(at, count - 1);
  return {
    stopAt: (place) => (place === stop ? 0 : -1),
    onKeyDown: (event) => {
      const step = STEPS[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-card]')];
      const from = cards.findIndex((card) => card === event.target);
      if (from < 0) return;
      event.preventDefault();
      const across = wraps ? ACROSS_ROWS[event.key] : undefined;
      const to =
        across === undefined
          ? Math.min(cards.length - 1, Math.max(0, from + step))
          : inNextRow(cards, from, across);
      cards[to]?.focus();
    },
    onFocus: ({ currentTarget, target }) => {
      const cards = [...currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
      const place = cards.indexOf(target);
      if (place >= 0) setAt(place);
    },
  };
}

/** The card above or below, or the one nearest to that; the card itself in the outermost row. */
function inNextRow(cards: readonly HTMLElement[], from: number, across: -1 | 1): number {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const own = boxes[from];
  if (own === undefined) return from;
  const isBeyond = ({ top }: DOMRect): boolean => (top - own.top) * across > own.height / 2;
  const order = cards.map((_, at) => at);
  const ahead = across > 0 ? order : order.toReversed();
  const first = ahead.find((at) => boxes[at] !== undefined && isBeyond(boxes[at]));
  const top = boxes[first ?? -1]?.top;
  if (top === undefined) return from;
  const inRow = order.filter((at) => Math.abs((boxes[at]?.top ?? 0) - top) < own.height / 2);
  const awayOf = (at: number): number => Math.abs((boxes[at]?.left ?? 0) - own.left);
  return inRow.toSorted((a, b) => awayOf(a) - awayOf(b))[0] ?? from;
}
