import type { Motion, Place } from '@tablewright/table-kit/motion';
import type { AdventureEvent, SheetName } from '../events.ts';
import { boardText } from './words.ts';

const sheet = (name: SheetName): Place => [`sheet/${name}`];
const power = (name: SheetName, id: string): Place => [`power/${id}`, `sheet/${name}`];
const square = (name: SheetName, card: number, id: string): Place => [
  `square/${name}/${card}/${id}`,
  `sheet/${name}`,
];
const TOKEN: Place = ['token'];

/** What is seen of an event on the board. */
export function motionsOf(event: AdventureEvent): readonly Motion[] {
  switch (event.type) {
    case 'token-drawn':
      return [glows(TOKEN)];
    case 'marker-placed':
      return [flies(TOKEN, square(event.sheet, event.card, event.square))];
    case 'marker-sent':
      return [flies(sheet(event.sheet), square(event.to, event.toCard, event.square))];
    case 'marker-taken':
    case 'marker-copied':
      return [flies(square(event.from, 0, event.square), square(event.to, 0, event.square))];
    case 'activated':
      return [
        ...event.squares.map((one) => glows(square(event.sheet, event.card, one))),
        glows(power(event.sheet, event.power)),
      ];
    case 'monster-activated':
      return [
        ...event.squares.map((one) => glows(square('monster', event.card, one), 'bad')),
        glows(power('monster', event.power), 'bad'),
      ];
    case 'attacked':
      return event.sheet === 'monster' ? [] : [flies(sheet(event.sheet), sheet('monster'))];
    case 'target-drawn':
    case 'target-named':
      return [flies(sheet('monster'), sheet(event.sheet)), glows(sheet(event.sheet), 'bad')];
    case 'hit':
    case 'slimed':
      return [
        glows(sheet(event.sheet), 'bad'),
        says(sheet(event.sheet), `−${event.points}`, 'bad'),
      ];
    case 'prevented':
      return [says(sheet(event.sheet), `+${event.points}`, 'good')];
    case 'healed':
      return [says(sheet(event.sheet), `+${event.health + event.damage}`, 'good')];
    case 'shielded':
      return [
        says(sheet(event.sheet), boardText('board.seen.shields', { points: event.points }), 'good'),
      ];
    case 'damage-placed':
      return event.damage.map((one) => glows(square(event.sheet, 0, one), 'bad'));
    case 'engulfed':
    case 'stoked':
    case 'roared':
    case 'ransacked':
      return [glows(sheet(event.sheet), 'bad')];
    case 'dud-gained':
    case 'dud-lost':
      return [glows(sheet(event.sheet))];
    case 'moved':
      return [glows(sheet(event.sheet))];
    case 'knocked-out':
      return [says(sheet(event.sheet), boardText('board.knocked-out'), 'bad')];
    case 'monster-defeated':
      return [says(sheet(event.sheet), boardText('board.defeated'), 'good')];
    default:
      return [];
  }
}

function flies(from: Place, to: Place): Motion {
  return { kind: 'flies', from, to };
}

function glows(at: Place, tone: 'good' | 'bad' | 'plain' = 'plain'): Motion {
  return { kind: 'glows', at, tone };
}

function says(at: Place, text: string, tone: 'good' | 'bad' | 'plain'): Motion {
  return { kind: 'says', at, text, tone };
}
