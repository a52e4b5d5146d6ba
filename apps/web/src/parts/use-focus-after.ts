import { useEffect, useRef } from 'react';

/** The line of a seat among those who sit at the table. */
export function seatLine(seat: number): HTMLElement | null {
  return document.querySelector(`.sitters > [data-seat="${seat}"]`);
}

/**
 * Puts the keyboard's focus somewhere sensible when this part goes away because of what was pressed
 * in it.
 * @param where finds the place once the part is gone
 * @returns to be called when it is pressed
 */
export function useFocusAfter(where: () => HTMLElement | null): () => void {
  const pressed = useRef(false);
  const place = useRef(where);
  useEffect(() => {
    place.current = where;
  });
  useEffect(
    () => () => {
      if (!pressed.current) return;
      requestAnimationFrame(() => {
        const { activeElement } = document;
        // Whoever has gone on elsewhere meanwhile is left in peace.
        if (activeElement === null || activeElement === document.body) place.current()?.focus();
      });
    },
    [],
  );
  return () => {
    pressed.current = true;
  };
}
