import type { KazzamEvent } from './events.ts';

/** Actions that are told by where they lead. */
const GOING = new Set(['walk', 'shift', 'charge']);

/**
 * Whether the line of an event says nothing that the next one does not say: a turn in which nothing
 * happens, as of a Creep that sleeps, and that somebody goes, right before where to.
 */
export function isEmpty(event: KazzamEvent, next: KazzamEvent): boolean {
  switch (event.type) {
    case 'turn':
      return next.type === 'turn' || next.type === 'round' || next.type === 'over';
    case 'action':
      return (
        GOING.has(event.action) &&
        (next.type === 'moved' || next.type === 'portal') &&
        next.who === event.who
      );
    default:
      return false;
  }
}
