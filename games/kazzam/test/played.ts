import { type Flow, type Given, Table, type WireAnswer } from '@tablewright/engine';
import { fromWire, Match, onlyAnswer, scriptedSource } from '@tablewright/engine/host';
import { readScenario, runScenario } from '@tablewright/engine/testing';
import type { KazzamEvent, KazzamState } from '../src/index.ts';
import { kazzam } from '../src/index.ts';
import type { Kazzam } from '../src/table.ts';
import { usual } from './court.ts';

/** A position, its dice and its answers: option ids, or what an answer of another kind needs. */
export interface Played {
  readonly given: Readonly<Record<string, unknown>>;
  readonly rolls?: readonly number[];
  /** In order; the seat of each is that of the choice that is open, A before B. */
  readonly answers?: readonly (string | number | readonly string[])[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Plays it with seats A (the player team) and B (the opposition), and says what came of it. */
export function played({ given, rolls = [], answers = [], options = {} }: Played): {
  readonly state: KazzamState;
  readonly events: readonly KazzamEvent[];
  /** What is asked now: the key of the choice and the ids of its options within the play. */
  readonly asked: { readonly why: string; readonly options: readonly string[] } | undefined;
} {
  const file = (seats: readonly string[]) => ({
    format: 'tablewright-scenario',
    formatVersion: 1,
    title: 'played',
    game: 'kazzam',
    seats: ['A', 'B'],
    options,
    given,
    rolls,
    answers: answers.slice(0, seats.length).map((choose, at) => ({ seat: seats[at], choose })),
    seed: 'more than the rolls',
    expect: {},
  });
  // Who is asked follows from the answers before: each is given by whoever is asked then.
  const seats: string[] = [];
  for (;;) {
    const { match, problems } = runScenario(kazzam, readScenario(file(seats)));
    if (problems.length > 0) throw new Error(problems.join('; '));
    const [open] = match.choices;
    if (seats.length === answers.length || open === undefined) {
      if (seats.length < answers.length) throw new Error('nobody is asked any more');
      return {
        state: match.state as KazzamState,
        events: match.events.map(({ event }) => event as KazzamEvent),
        asked: open && {
          why: open.why.key,
          options: usual(open),
        },
      };
    }
    seats.push(open.seat === 0 ? 'A' : 'B');
  }
}

/** An open court without anything on it. */
export function court(width: number, height: number): readonly string[] {
  return Array.from({ length: height }, () => '.'.repeat(width));
}

/** An athlete of the player team, or of the opposition with `team`. */
export function athlete(
  name: string,
  at: string,
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  return { name, at, team: 'players', ...more };
}

/** An athlete of the opposition. */
export function opponent(
  name: string,
  at: string,
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  return { name, at, team: 'opposition', ...more };
}

/** A table at a position, to run a single flow on. */
export function tableAt({ given, rolls = [], options = {} }: Omit<Played, 'answers'>): Kazzam {
  const created = Match.create(kazzam, {
    id: 'table',
    seats: ['A', 'B'].map((name) => ({ name, player: 'human' })),
    options,
    random: { kind: 'seeded', seed: 'table' },
    given,
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const { state, options: all } = created.value;
  return new Table(state as KazzamState, all, 2, scriptedSource(rolls)) as Kazzam;
}

/** Runs a flow on to its next question; what has a single answer is taken unasked, as in a match. */
export function onward<T>(flow: Flow<T>, given: Given = 0): ReturnType<Flow<T>['next']> {
  let result = flow.next(given);
  while (!result.done && result.value.kind !== 'many' && result.value.always !== true) {
    const only = onlyAnswer(result.value);
    if (only === undefined) break;
    result = flow.next(only);
  }
  return result;
}

/** Runs a flow to its end with these answers, as on the wire; returns what it returned. */
export function driven<T>(flow: Flow<T>, answers: readonly WireAnswer[] = []): T {
  let result = onward(flow);
  let at = 0;
  while (!result.done) {
    const choice = result.value;
    const wire = answers[at];
    if (choice.kind === 'many') throw new Error('several choices at once');
    if (wire === undefined) throw new Error(`no answer to ${choice.why.key}`);
    const read = fromWire(choice, wire);
    if (!read.ok) throw new Error(`${choice.why.key}: ${read.error.message}`);
    result = onward(flow, read.value);
    at += 1;
  }
  if (at < answers.length) throw new Error(`${answers.length - at} answers were not asked for`);
  return result.value;
}
