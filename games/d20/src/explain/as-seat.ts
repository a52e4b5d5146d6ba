import type { HeardEvent, Seat } from '@tablewright/engine';
import { d20Content } from '../content/index.ts';
import type { D20Event } from '../events.ts';
import type { D20State } from '../model.ts';
import { type D20View, viewOf } from '../view.ts';

const CONTENT = d20Content();

/** What another seat sees of what whoever runs the game sees. */
export const viewAs = (view: D20View, seat: Seat): D20View =>
  viewOf(view as unknown as D20State, seat, CONTENT);

/** What of the events tells of nobody whom such a view does not know. */
export function eventsAs(
  { creatures, gone, handouts = [] }: D20View,
  events: readonly HeardEvent[],
): readonly HeardEvent[] {
  const known = new Set([...creatures, ...gone].map(({ id }) => id));
  return events.filter(({ event }) => {
    const told = event as D20Event;
    if (told.type === 'master-rolled') return false;
    if (told.type === 'handout') return handouts.some(({ id }) => id === told.handout);
    return !('creature' in told) || typeof told.creature !== 'number' || known.has(told.creature);
  });
}
