import type { Measures } from '@tablewright/engine';
import type { BridgeEvent } from './events.ts';
import type { BridgeState, CardId } from './model.ts';

/** The most additions that a game brings (BQ-GOAL-03). */
const MOST = 4;

const base = (card: CardId): string => card.slice(0, card.lastIndexOf('#'));

/** What simulations count and compare. */
export const MEASURES: Measures<BridgeState, BridgeEvent> = {
  numbers: ({ round, turn, heroes }) => ({
    rounds: round,
    turns: turn,
    additions: heroes.reduce((sum, { degree }) => sum + degree, 0),
    living: heroes.filter(({ life }) => life === 'alive').length,
  }),
  facets: ({ heroes, ending }) => ({ players: `${heroes.length}`, ending: ending ?? 'none' }),
  counter: (event) => {
    switch (event.type) {
      case 'card-played':
      case 'card-used':
      case 'curse-struck':
        return `card.${base(event.card)}`;
      case 'foe-beaten':
        return event.foe.includes('#') ? `beaten.${base(event.foe)}` : `beaten.${event.foe}`;
      case 'effect-began':
        return `verb.${event.verb}`;
      default:
        return undefined;
    }
  },
  standing: ({ heroes, bossMode }) =>
    heroes.map(({ seat, degree, wasOnBridge }) => {
      if (degree > 0) return degree / MOST;
      if (bossMode?.reached.includes(seat) === true) return 2 / MOST;
      return wasOnBridge ? 1 / MOST : 0;
    }),
};
