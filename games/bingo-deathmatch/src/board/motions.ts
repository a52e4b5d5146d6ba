import type { Seat } from '@tablewright/engine';
import type { Motion, Place } from '@tablewright/table-kit/motion';
import type { BingoEvent } from '../events.ts';
import type { ItemId } from '../model.ts';
import { boardText } from './words.ts';

const mat = (seat: Seat): Place => [`mat/${seat}`];
const energy = (seat: Seat): Place => [`energy/${seat}`, `mat/${seat}`];
const dice = (seat: Seat): Place => [`dice/${seat}`, `mat/${seat}`];
const square = (seat: Seat, name: string): Place => [`square/${seat}/${name}`, `mat/${seat}`];
const itemOf = (seat: Seat, item: ItemId): Place => [`item/${seat}/${item}`, `mat/${seat}`];

/** The faces of the dice that an event tells (UB-BINGO-01). */
export function diceOf(event: BingoEvent): readonly (string | number)[] {
  if (event.type !== 'rolled' && event.type !== 'rerolled' && event.type !== 'reward-rolled')
    return [];
  return [event.letter, event.number]
    .filter((face) => face !== '')
    .map((face) => (face === '*' ? '★' : face));
}

/**
 * What is seen of an event on the board.
 *
 * @param colourOf the colour of a seat
 */
export function motionsOf(event: BingoEvent, colourOf: (seat: Seat) => string): readonly Motion[] {
  switch (event.type) {
    case 'rolled':
    case 'rerolled':
    case 'reward-rolled':
      return [glows(dice(event.seat))];
    case 'scored': {
      const to = square(event.seat, event.square);
      return [{ kind: 'flies', from: dice(event.seat), to, colour: colourOf(event.seat) }];
    }
    case 'unscored':
      return [glows(square(event.seat, event.square), 'bad')];
    case 'line-lost':
      return event.squares.map((name) => glows(square(event.seat, name), 'bad'));
    case 'line-shared':
      return event.squares.map((name) => glows(square(event.seat, name), 'good'));
    case 'supplied':
    case 'stored':
    case 'loaded':
      return event.amount === 0 ? [] : [says(energy(event.seat), `+${event.amount}E`, 'good')];
    case 'paid':
      return event.amount === 0 ? [] : [says(energy(event.seat), `−${event.amount}E`)];
    case 'selected':
      return [
        glows(itemOf(event.seat, event.item)),
        ...(event.target === undefined ? [] : [flies(event.seat, event.target, colourOf)]),
      ];
    case 'attacked':
      return event.packets.map(({ attacker }) => flies(attacker, event.seat, colourOf));
    case 'blocked':
      return [says(mat(event.seat), boardText('board.seen.blocked'), 'good')];
    case 'reflected':
      return [flies(event.seat, event.target, colourOf)];
    case 'damaged':
      return [glows(mat(event.seat), 'bad'), says(mat(event.seat), `−${event.amount}`, 'bad')];
    case 'drained':
      return [says(energy(event.seat), `−${event.amount}E`, 'bad')];
    case 'stolen':
      return [
        flies(event.victim, event.seat, colourOf),
        says(energy(event.victim), `−${event.amount}E`, 'bad'),
      ];
    case 'disabled':
      return [glows(itemOf(event.seat, event.item), 'bad')];
    case 'died':
      return [says(mat(event.seat), boardText('board.seen.died'), 'bad')];
    case 'respawned':
      return [says(mat(event.seat), boardText('board.seen.back'), 'good')];
    case 'bought':
      return [
        { kind: 'flies', from: ['market'], to: mat(event.seat), colour: colourOf(event.seat) },
      ];
    case 'equipped':
      return [glows(itemOf(event.seat, event.item), 'good')];
    case 'won':
      return [
        glows(mat(event.seat), 'good'),
        says(mat(event.seat), boardText('board.seen.won'), 'good'),
      ];
    default:
      return [];
  }
}

function flies(from: Seat, to: Seat, colourOf: (seat: Seat) => string): Motion {
  return { kind: 'flies', from: mat(from), to: mat(to), colour: colourOf(from) };
}

function glows(at: Place, tone: 'good' | 'bad' | 'plain' = 'plain'): Motion {
  return { kind: 'glows', at, tone };
}

function says(at: Place, text: string, tone: 'good' | 'bad' | 'plain' = 'plain'): Motion {
  return { kind: 'says', at, text, tone };
}
