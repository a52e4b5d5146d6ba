import { Match, seededSource } from '@tablewright/engine/host';
import { heuristicOf } from '../src/bots/heuristic.ts';
import { type KazzamEvent, type KazzamState, kazzam } from '../src/index.ts';
import { GAME as KAZZAM } from './content.ts';

const heuristic = heuristicOf(KAZZAM.content);

/** A match that its bots have played, with what happened and what was asked. */
export interface PlayedOut {
  readonly events: readonly KazzamEvent[];
  /** Called after each answer, with what has happened since the one before. */
  readonly state: KazzamState;
}

/**
 * Plays a match on the Beginner map between bots that mean to win.
 *
 * @param look looks at each moment at which somebody is asked, and at what came before it
 */
export function playOut(
  seed: string,
  options: Readonly<Record<string, unknown>>,
  look: (match: Match, news: readonly KazzamEvent[]) => void,
): PlayedOut {
  const created = Match.create(kazzam, {
    id: seed,
    seats: ['A', 'B'].map((name) => ({ name, player: 'bot' })),
    options,
    random: { kind: 'seeded', seed },
  });
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  const random = seededSource(`${seed}/bots`);
  let told = 0;
  for (;;) {
    const events = match.events.map(({ event }) => event as KazzamEvent);
    look(match, events.slice(told));
    told = events.length;
    const [choice] = match.choices;
    if (choice === undefined) return { events, state: match.state as KazzamState };
    const view = match.state as KazzamState;
    const answer = heuristic({ view, seat: choice.seat, choice, random });
    const done = match.submitAnswer(choice.seat, 0, answer);
    if (!done.ok) throw new Error(`${choice.why.key}: ${done.error.message}`);
  }
}
