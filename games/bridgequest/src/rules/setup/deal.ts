import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { livingFrom } from '../standing/figures.ts';

/** How many cards of each deck a player begins with (BQ-CARD-01). */
const FIRST_CARDS = 4;

/** Everybody gets the first cards, in turn order (BQ-CARD-01, BQ-BEGIN-02). */
export function dealHands(t: Bridge): void {
  for (const hero of livingFrom(t.state, t.state.active)) dealHand(t, hero, 'BQ-CARD-01');
}

/** Somebody gets its first cards (BQ-CARD-01, BQ-DEAD-07). */
export function dealHand(t: Bridge, { seat }: Hero, rule: string): void {
  for (const deck of ['door-deck', 'treasure-deck'] as const) {
    ZONES.draw(t, deck, `hand/${seat}`, FIRST_CARDS, { rule, seat });
  }
}
