import type { Harm, Seat } from '@tablewright/engine';
import type { AdventureEvent, SheetName } from './events.ts';
import type { AdventureState } from './model.ts';

/** Above any hit. */
const KNOCKED_OUT = 100;
/** In points of damage. */
const MARKER = 1;
const MARKER_TAKEN = 2;
/** A turn without the best powers. */
const ROAR = 2;
/** All markers of a line, on every card. */
const LINE_CLEARED = 3;
const ENGULFED = 3;

/**
 * What an event did to the heroes of a seat, in points of damage. A hit counts when it is dealt: what
 * is made of it afterwards, tokens and duds, is the same blow.
 */
export function harm(event: AdventureEvent, view: unknown, seat: Seat): Harm | undefined {
  const weight = weightOf(event, heroesOf(view as AdventureState, seat));
  return weight > 0 ? { weight } : undefined;
}

function weightOf(event: AdventureEvent, heroes: ReadonlySet<SheetName>): number {
  if (heroes.size === 0) return 0;
  switch (event.type) {
    case 'ransacked':
      return LINE_CLEARED;
    case 'roared':
      return ROAR;
    case 'marker-taken':
      return heroes.has(event.from) && !heroes.has(event.sheet) ? MARKER_TAKEN : 0;
    case 'knocked-out':
      return heroes.has(event.sheet) ? KNOCKED_OUT : 0;
    case 'hit':
    case 'slimed':
      return heroes.has(event.sheet) ? event.points : 0;
    case 'engulfed':
      return heroes.has(event.sheet) ? ENGULFED : 0;
    case 'gain-cancelled':
    case 'dud-lost':
      return heroes.has(event.sheet) ? MARKER : 0;
    default:
      return 0;
  }
}

/** The sheets of the heroes that a seat controls, those that all share among them (BA-CTRL-01). */
function heroesOf({ characters }: AdventureState, seat: Seat): ReadonlySet<SheetName> {
  const own = characters.filter((hero) => hero.seat === seat || hero.seat < 0);
  return new Set(own.map((hero) => hero.class));
}
