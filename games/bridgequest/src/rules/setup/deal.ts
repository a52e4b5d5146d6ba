import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { livingFrom } from '../standing/figures.ts';

/** How many cards of each deck a player begins with (BQ-CARD-01). */
const FIRST_CARDS = 4;

/** Everybody gets the first cards, in turn order (BQ-CARD-01, BQ-BEGIN-02). */
export function dealHands(t: Bridge): void {
  for (const { seat } of livingFrom(t.state, t.state.active)) {
    for (const deck of ['door-deck', 'treasure-deck'] as const) {
      ZONES.draw(t, deck, `hand/${seat}`, FIRST_CARDS, { rule: 'BQ-CARD-01', seat });
    }
  }
}
