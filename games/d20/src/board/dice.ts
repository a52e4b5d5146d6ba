import type { D20Event } from '../events.ts';

/** The faces of the dice that an event tells, as they fell. */
export function diceOf(event: D20Event): readonly (string | number)[] {
  switch (event.type) {
    case 'rolled':
    case 'dice-rolled':
    case 'master-rolled':
    case 'free-rolled':
      return event.faces;
    case 'rerolled':
    case 'point-spent':
      return [event.face];
    default:
      return [];
  }
}
