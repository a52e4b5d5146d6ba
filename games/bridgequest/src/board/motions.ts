import type { CardMove } from '@tablewright/table-kit/cards';
import type { Motion, Place } from '@tablewright/table-kit/motion';
import type { BridgeEvent } from '../events.ts';
import { boardText, signed } from './words.ts';

const hero = (seat: number): Place => [`hero/${seat}`];
const world = (location: number): Place => [`world/${location}`];
const foe = (id: string): Place => [`foe/${id}`, `figure/${id}`];

/** The face of a die that an event tells, as it fell. */
export function diceOf(event: BridgeEvent): readonly (string | number)[] {
  switch (event.type) {
    case 'rolled':
    case 'checked':
    case 'rolled-for-first':
    case 'mood-rolled':
    case 'met':
    case 'mood-of-player':
    case 'met-player':
      return [event.face];
    default:
      return [];
  }
}

/**
 * What is seen of an event on the board; cards travel by themselves.
 *
 * @param colourOf the colour of a seat
 */
export function motionsOf(
  event: BridgeEvent,
  colourOf: (seat: number) => string,
): readonly Motion[] {
  switch (event.type) {
    case 'turn-began':
      return [
        glows(hero(event.seat), 'good'),
        says(hero(event.seat), boardText('board.seen.turn')),
      ];
    case 'figure-placed':
    case 'figure-stepped':
    case 'figure-walked':
    case 'figure-rose':
      return [glows(world(event.location))];
    case 'figure-went':
      return event.to === 'off' ? [] : [glows([event.to])];
    case 'rolled':
      return event.roller === undefined
        ? []
        : [says([`dice/${event.roller}`, `hero/${event.roller}`], String(event.face))];
    case 'travels-changed':
      return change(event.seat, event.by, 'board.seen.travels');
    case 'travels-paid':
      return change(event.seat, -event.count, 'board.seen.travels');
    case 'karma-changed':
      return change(event.seat, event.points, 'board.seen.karma');
    case 'level-gained':
      return [
        says(hero(event.seat), boardText('board.seen.level', { level: event.level }), 'good'),
      ];
    case 'combat-began':
      return [
        glows(['combat'], 'bad'),
        ...event.foes.map(
          (id): Motion => ({
            ...{ kind: 'flies', from: hero(event.seat), to: foe(id) },
            colour: colourOf(event.seat),
          }),
        ),
      ];
    case 'foe-entered':
    case 'foe-changed':
      return [glows(foe(event.foe), 'bad')];
    case 'foe-beaten':
      return [says(foe(event.foe), boardText('board.seen.beaten'), 'good')];
    case 'differential':
      return [says(['combat'], boardText('board.seen.differential'), 'bad')];
    case 'escaped':
      return [says(hero(event.seat), boardText('board.seen.escaped'), 'good')];
    case 'caught':
      return [says(hero(event.seat), boardText('board.seen.caught'), 'bad')];
    case 'bad-stuff':
    case 'curse-struck':
      return [glows(hero(event.seat), 'bad')];
    case 'combat-won':
      return [says(hero(event.seat), boardText('board.seen.won'), 'good')];
    case 'died':
      return isOut(event.seat, 'board.seen.died');
    case 'captured':
      return isOut(event.seat, 'board.seen.captured');
    case 'left-game':
      return isOut(event.seat, 'board.seen.left');
    case 'doorway-changed':
      return [glows(world(event.location))];
    case 'portal-opened':
      return [{ kind: 'flies', from: world(event.one), to: world(event.other) }];
    default:
      return [];
  }
}

/** What has moved between piles, hands and tables, for cards that are seen at one end of their way. */
export function cardMovesOf(event: BridgeEvent): readonly CardMove[] {
  if (!('from' in event) || !('to' in event) || !('count' in event)) return [];
  const { from, to, count, cards = [] } = event;
  const known = cards.map((card) => ({ card, from, to }));
  const backs = Array.from({ length: Math.max(0, count - known.length) }, () => ({ from, to }));
  return [...known, ...backs];
}

function change(
  seat: number,
  n: number,
  key: 'board.seen.travels' | 'board.seen.karma',
): readonly Motion[] {
  if (n === 0) return [];
  return [says(hero(seat), boardText(key, { n: signed(n) }), n > 0 ? 'good' : 'bad')];
}

function isOut(
  seat: number,
  key: 'board.seen.died' | 'board.seen.captured' | 'board.seen.left',
): readonly Motion[] {
  return [glows(hero(seat), 'bad'), says(hero(seat), boardText(key), 'bad')];
}

function glows(at: Place, tone: 'good' | 'bad' | 'plain' = 'plain'): Motion {
  return { kind: 'glows', at, tone };
}

function says(at: Place, text: string, tone: 'good' | 'bad' | 'plain' = 'plain'): Motion {
  return { kind: 'says', at, text, tone };
}
