import type { PlayedFor } from '../course.ts';
import { SPECTATOR, seatsUpTo } from '../seat.ts';
import type { Facts } from '../telling.ts';
import { type Law, overMatches, playOut } from './over-matches.ts';
import { Books, untoldDraws, wholly } from './told.ts';

/** How often it is looked at what was seen at the events of an answer: once in so many. */
const LOOKS = 6;

/** What the log owes to whoever reads it. */
export const TOLD_LAWS: readonly Law[] = [
  {
    title: 'every draw is told by an event of the same answer, with what came',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        playOut(match, random, settings, () => {
          for (const { kind, purpose, who, label, index } of untoldDraws(match)) {
            report(`nothing tells the ${kind} "${purpose}" for ${who}: ${label ?? index}`);
          }
        });
      }),
  },
  {
    title: 'what the events tell adds up to what has changed',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        const books = new Books(match);
        playOut(match, random, settings, () => {
          if (match.seq > 0) for (const wrong of books.wrong()) report(wrong);
        });
      }),
  },
  {
    title: 'what an event tells has happened when it is told',
    check: (game, settings) => {
      const { facts, follow } = game.telling ?? {};
      if (facts === undefined || follow === undefined) return [];
      const problems: string[] = [];
      let told: Map<string, number> | undefined;
      const hear: PlayedFor['hear'] = (event, state) => {
        if (told === undefined || state === undefined) return;
        const before = new Map(told);
        follow(told, wholly(event), state);
        for (const name of unmade(before, told, facts(state))) {
          problems.push(`${event.type} is told before it changes ${name}`);
        }
      };
      return overMatches(
        game,
        settings,
        (match, random, report) => {
          told = new Map(facts(match.state));
          playOut(match, random, settings, () => {
            for (const problem of problems.splice(0)) report(problem);
          });
          told = undefined;
        },
        { hear },
      );
    },
  },
  {
    title: 'what was seen at every event can be shown again',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        const observers = [SPECTATOR, ...seatsUpTo(match.seats.length)];
        playOut(match, random, settings, () => {
          if (random.index(LOOKS, 'look') > 0) return;
          const observer = observers[random.index(observers.length, 'observer')] ?? SPECTATOR;
          const heard = match.eventsFor(observer, match.seq).length;
          const shown = match.viewsTold(match.seq, observer).length;
          if (shown !== heard) report(`${heard} events were heard, ${shown} are shown`);
        });
      }),
  },
];

/** The facts that an event changes while the state still has them as before. */
function unmade(before: Facts, told: Facts, real: Facts): readonly string[] {
  return [...new Set([...before.keys(), ...told.keys()])].filter((name) => {
    const [was = 0, says = 0, is = 0] = [before, told, real].map((facts) => facts.get(name));
    return says !== was && is === was;
  });
}
