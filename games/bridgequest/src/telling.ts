import { drawsOfCards } from '@tablewright/cards';
import type { Telling, ToldDraw } from '@tablewright/engine';
import type { BridgeEvent } from './events.ts';
import type { BridgeState } from './model.ts';

/**
 * Which draws the events tell, and that they keep the books of travels and Karma. What whoever runs the game draws as
 * usual (a corner, a facing, a horde, a figurine that stays away) is told by what comes of it.
 */
export const TELLING: Telling<BridgeState, BridgeEvent> = {
  draws: (event) => {
    switch (event.type) {
      case 'rolled':
        return [{ purpose: event.purpose, result: event.face - 1 }, { result: event.face }];
      case 'die-changed':
        return event.drawn === undefined ? [] : [{ result: event.drawn }];
      case 'captive-placed':
        return [{ result: event.location }];
      case 'rolled-for-first':
      case 'mood-rolled':
      case 'met':
      case 'mood-of-player':
      case 'met-player':
        return [{ result: event.face }];
      case 'figure-placed':
        return [event.stand, event.facing, event.location].flatMap((result): ToldDraw[] =>
          result === undefined ? [] : [{ result }],
        );
      case 'usual-drawn':
        return [{ purpose: event.what, result: event.usual }];
      case 'newcomer':
      case 'figure-stays-away':
        return [{ result: event.figure }];
      case 'portal-opened':
        // Its first end is a die, or the horde that was drawn by the id of its place.
        return [{ result: event.one }, { result: event.other }, { result: `${event.one}` }];
      default:
        return drawsOfCards(event);
    }
  },
  facts: ({ heroes }) =>
    new Map(
      heroes.flatMap(({ seat, travels, sheet }) => [
        [`travels of seat ${seat}`, travels] as const,
        [`Karma of seat ${seat}`, sheet.karma] as const,
      ]),
    ),
  follow: (facts, event) => {
    switch (event.type) {
      case 'travels-changed':
      case 'travels-paid':
        facts.set(`travels of seat ${event.seat}`, event.left);
        break;
      case 'karma-changed':
        facts.set(`Karma of seat ${event.seat}`, event.karma);
        break;
      case 'hero-created':
        facts.set(`Karma of seat ${event.seat}`, event.stats.karma);
        break;
      case 'hero-came':
        facts.set(`Karma of seat ${event.seat}`, event.karma);
        break;
      case 'karma-spent':
        facts.set(`Karma of seat ${event.seat}`, event.karma);
    }
  },
};
