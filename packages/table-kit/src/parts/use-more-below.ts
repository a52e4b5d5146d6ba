import { useCallback } from 'react';

/** So little below the edge is nothing to be scrolled for, in pixels. */
const NOTHING = 6;

/**
 * For a place that scrolls: it has `data-more` as long as there is something below its lower edge, and
 * `data-before` as long as there is something above the upper one, so that a list that is cut shows
 * that it goes on. Returns the place's `ref`.
 */
export function useMoreBelow(): (place: HTMLElement | null) => (() => void) | undefined {
  return useCallback((place) => {
    if (place === null) return undefined;
    const look = (): void => {
      const below = place.scrollHeight - place.scrollTop - place.clientHeight;
      place.toggleAttribute('data-more', below > NOTHING);
      place.toggleAttribute('data-before', place.scrollTop > NOTHING);
    };
    // Tells of every place that is newly watched too, after the layout that the frame needs anyway.
    const sizes = new ResizeObserver(look);
    const watch = (): void => {
      sizes.disconnect();
      sizes.observe(place);
      for (const child of place.children) sizes.observe(child);
    };
    const children = new MutationObserver(watch);
    children.observe(place, { childList: true });
    place.addEventListener('scroll', look, { passive: true });
    watch();
    return () => {
      sizes.disconnect();
      children.disconnect();
      place.removeEventListener('scroll', look);
    };
  }, []);
}
