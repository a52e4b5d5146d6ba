import type { Harm, Seat } from '@tablewright/engine';
import type { BingoEvent } from './events.ts';

/** What a square is worth in cubes of health or energy: it takes a whole roll to score one. */
const SQUARE = 4;
const MOST_HEALTH = 3;
/** Worse than any damage; the line that goes with it is told apart. */
const DEATH = 7;
const DISABLED = 3;
const REROLLED = 2;

/** What an event did to a seat, in cubes: health and energy that it lost, squares and items. */
export function harm(event: BingoEvent, _view: unknown, seat: Seat): Harm | undefined {
  // What a thief stores is told with the loss, which names both.
  if (event.type === 'stolen') return undefined;
  if (!('seat' in event) || event.seat !== seat) return undefined;
  switch (event.type) {
    case 'attacked':
      return { weight: 0, blow: 'damage', begins: true };
    case 'died':
      return { weight: DEATH, blow: 'damage' };
    case 'damaged':
      // What goes beyond the health that was left is no further loss.
      return { weight: Math.min(event.amount, MOST_HEALTH), blow: 'damage' };
    case 'line-lost':
      return some(event.squares.length * SQUARE);
    case 'unscored':
      return { weight: SQUARE, own: true };
    case 'drained':
      return some(event.amount, event.by === seat);
    case 'disabled':
      return { weight: DISABLED, own: event.by === seat };
    case 'rerolled':
      return { weight: REROLLED, own: event.by === seat };
    default:
      return undefined;
  }
}

function some(weight: number, own = false): Harm | undefined {
  return weight > 0 ? { weight, own } : undefined;
}
