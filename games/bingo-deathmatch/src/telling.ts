import type { Seat, Telling, ToldDraw } from '@tablewright/engine';
import type { BingoEvent } from './events.ts';
import type { BingoState } from './model.ts';

/** Which draws the events tell, and that they keep the books of health. */
export const TELLING: Telling<BingoState, BingoEvent> = {
  draws: (event) => {
    switch (event.type) {
      case 'first-player':
        return [{ purpose: 'first-player', result: event.seat }];
      case 'star-rerolled':
        return [{ who: event.seat, result: '*' }];
      case 'rolled':
      case 'rerolled':
      case 'reward-rolled':
        return [event.letter, event.number].flatMap((face): ToldDraw[] =>
          face === '' ? [] : [{ who: event.seat, result: face }],
        );
      default:
        return [];
    }
  },
  facts: ({ players }) => new Map(players.map(({ health }, seat) => [healthOf(seat), health])),
  follow: (facts, event) => {
    if (event.type === 'damaged' || event.type === 'respawned') {
      facts.set(healthOf(event.seat), event.health);
    }
  },
};

function healthOf(seat: Seat): string {
  return `health of seat ${seat}`;
}
