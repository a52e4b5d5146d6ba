import type { Measures } from '@tablewright/engine';
import { OFFERED } from './content/components.ts';
import { ADVANCED_IDS, costOf, ITEM_IDS, ITEMS } from './content/items.ts';
import type { BingoEvent } from './events.ts';
import { type BingoState, POWER_IDS } from './model.ts';
import { countSquares, LINES } from './squares.ts';

/** How much of a standing the best line makes up; the rest are squares anywhere. */
const LINE_WEIGHT = 0.75;
/** Without a full line nobody can have more squares (UB-INV-11). */
const MOST_SQUARES = 20;

/** Every action of every item, every card that is sold and every power card that can be played. */
const CONTENT: readonly string[] = [
  ...ITEM_IDS.flatMap((id) =>
    OFFERED[ITEMS[id].slot]
      .filter((action) => costOf(id, action) !== undefined)
      .map((action) => `item.${id}/${action}`),
  ),
  ...[...ADVANCED_IDS, ...POWER_IDS].map((id) => `bought.${id}`),
  ...POWER_IDS.map((id) => `power.${id}`),
];

/** What simulations of this game count and compare. */
export const MEASURES: Measures<BingoState, BingoEvent> = {
  numbers: ({ round, tally, result, firstHolder, players }) => ({
    rounds: round,
    ...tally,
    // 0: the first player of round 1 won, 1: the next clockwise, …
    winnerPlace:
      result === undefined ? -1 : (result.winner - firstHolder + players.length) % players.length,
  }),
  facets: ({ star, coloured, players, result }) => {
    const winner = result === undefined ? undefined : players[result.winner];
    return {
      star,
      coloured,
      seats: String(players.length),
      line: result?.line.split('/')[0] ?? 'none',
      'winner.lazor': winner?.items.lazor ?? 'none',
      'winner.shield': winner?.items.shield ?? 'none',
      'winner.battery': winner?.items.battery ?? 'none',
    };
  },
  counter: (event) => {
    switch (event.type) {
      case 'selected':
        return `item.${event.item}/${event.action}`;
      case 'bought':
        return `bought.${event.card}`;
      case 'power-played':
        return `power.${event.card}`;
      default:
        return undefined;
    }
  },
  entrants: ({ players }) => players.map(({ items }, seat) => ({ seat, facets: { ...items } })),
  content: CONTENT,
  chosen: ({ names: { item, action, act, card } = {} }) => {
    if (item !== undefined) return action === 'decline' ? undefined : `card.${item}`;
    return act === 'buy' || act === 'play' ? `card.${card}` : undefined;
  },
  standing: ({ players, result }) =>
    players.map(({ scored }, seat) => (seat === result?.winner ? 1 : standingOf(scored))),
};

/** The fullest line counts most, then how many squares there are. */
function standingOf(scored: number): number {
  const best = LINES.reduce((most, { mask }) => Math.max(most, countSquares(scored & mask)), 0);
  const squares = Math.min(countSquares(scored), MOST_SQUARES) / MOST_SQUARES;
  return LINE_WEIGHT * (best / 5) + (1 - LINE_WEIGHT) * squares;
}
