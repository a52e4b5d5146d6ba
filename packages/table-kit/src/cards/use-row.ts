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

/** See {@link RowKeys}; for so many cards, each a button in the element that has the handlers. */
export function useRow(count: number): RowKeys {
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
      const to = Math.min(cards.length - 1, Math.max(0, from + step));
      cards[to]?.focus();
    },
    onFocus: ({ currentTarget, target }) => {
      const cards = [...currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
      const place = cards.indexOf(target);
      if (place >= 0) setAt(place);
    },
  };
}
