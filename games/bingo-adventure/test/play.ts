import type { GameEvent } from '@tablewright/engine';
import type { Match } from '@tablewright/engine/host';
import { readScenario, runScenario } from '@tablewright/engine/testing';
import { createSpeaker } from '@tablewright/words';
import { bingoAdventure } from '../src/index.ts';
import type { AdventureState } from '../src/model.ts';

/** One answer: who, what, about which choice; with a code it must be refused. */
export type Line = readonly [seat: string, choose: unknown, about?: string, refused?: string];

/** A position and what is done in it. One round is played to its end unless said otherwise. */
export interface Position {
  readonly seats?: number;
  readonly options?: Record<string, unknown>;
  readonly given?: Record<string, unknown>;
  readonly rolls?: readonly unknown[];
  readonly seed?: string;
  readonly answers?: readonly Line[];
  readonly until?: Record<string, unknown> | 'now';
}

/** What came of it. */
export interface Played {
  readonly match: Match;
  readonly state: AdventureState;
  readonly events: readonly (GameEvent & Record<string, unknown>)[];
  /** Events of a type, in order. */
  of(type: string): readonly (GameEvent & Record<string, unknown>)[];
}

/** Plays a position through the real kernel; throws when anything is refused or left over. */
export function play(position: Position): Played {
  const { seats = 1, options = {}, given, rolls = [], seed, answers = [], until } = position;
  const about = { roundLimit: 1, ...options };
  const scenario = readScenario({
    format: 'tablewright-scenario',
    formatVersion: 1,
    title: 'a test',
    game: 'bingo-adventure',
    seats: ['A', 'B', 'C', 'D'].slice(0, seats),
    options: about,
    ...(given === undefined ? {} : { given }),
    rolls,
    ...(seed === undefined ? {} : { seed }),
    answers: answers.map(([seat, choose, key, refused]) => ({
      seat,
      choose,
      ...(key === undefined ? {} : { about: `choice.${key}` }),
      ...(refused === undefined ? {} : { refused }),
    })),
    otherwise: 'default',
    ...(until === 'now'
      ? {}
      : { until: until ?? { type: 'round-ended', round: Number(about.roundLimit) } }),
    expect: {},
  });
  const report = runScenario(bingoAdventure, scenario);
  if (!report.ok) throw new Error(report.problems.join('\n'));
  const { match } = report;
  const events = match.events.map(({ event }) => event) as unknown as Played['events'];
  return {
    match,
    state: match.state as AdventureState,
    events,
    of: (type) => events.filter((event) => event.type === type),
  };
}

/** Option ids of the first open choice after the answers. */
export function offered(position: Position): string[] {
  const [choice] = play({ ...position, until: 'now' }).match.choices;
  return choice?.kind === 'one' ? choice.options.map(({ id }) => id) : [];
}

/** A set of spaces by their names: `spaces('B1 I1')`. */
export function spaces(names: string): number {
  let set = 0;
  for (const name of names.split(' ').filter(Boolean)) {
    set |= 1 << (5 * (Number(name[1]) - 1) + 'BINGO'.indexOf(name[0] ?? ''));
  }
  return set;
}

/** What the log says of the events of a type, in English. */
export function said({ of }: Played, type: string): readonly string[] {
  const speaker = createSpeaker({
    texts: bingoAdventure.texts,
    locale: 'en',
    seatName: (seat) => `seat ${seat}`,
    missing: (key, reason) => {
      throw new Error(`${key}: ${reason}`);
    },
  });
  return of(type).map((event) => speaker.say(bingoAdventure.speech.event(event as never)));
}
