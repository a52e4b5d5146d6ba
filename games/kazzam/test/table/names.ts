import type { Choice } from '@tablewright/engine';
import {
  creature as creatureName,
  orb as orbName,
  square as squareName,
} from '../../src/given/names.ts';
import type { Creature, KazzamState } from '../../src/model.ts';

/** Numbers of a state by the names that positions give them. */
export interface CourtNames {
  /** A creature, by its number. */
  who(id: number): string;
  /** A square, `5,3` on the court. */
  square(cell: number): string;
  orb(id: number): string;
  /** A question with its rule and whom it is about: `action (KZ-ACT-01) of Ana`. */
  question(choice: Choice): string;
  /** A seat with the athletes that it plays: `seat 1 (Bo, Cy)`. */
  seat(seat: number): string;
  /** Any value of an event, with names for the numbers of creatures and squares. */
  readonly field: (key: string, value: unknown) => unknown;
}

/** Fields of events, effects and questions that number creatures. */
const CREATURES = new Set(['who', 'by', 'of', 'on', 'target', 'victim', 'from', 'creature', 'to']);
const SQUARES = new Set(['cell', 'cells', 'path']);

/** The names of what is on the court of that state. */
export function courtOf(state: KazzamState): CourtNames {
  const who = (id: number) => String(creatureName.write(state, id));
  const square = (cell: number) => String(squareName.write(state, cell));
  const named = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => named(key, one));
    if (typeof value !== 'number') return value;
    if (CREATURES.has(key)) return who(value);
    return SQUARES.has(key) ? square(value) : value;
  };
  return {
    who,
    square,
    orb: (id) => String(orbName.write(state, id)),
    question(choice) {
      const { why, seat } = choice;
      const subject = subjectOf(choice);
      const of = subject === undefined ? `seat ${seat}` : who(subject);
      return `${why.key} (${why.rule ?? 'no rule'}) of ${of}`;
    },
    seat(seat) {
      const names = state.seats.flatMap((of, id) => (of === seat ? [who(id)] : []));
      return `seat ${seat} (${names.join(', ') || 'nobody'})`;
    },
    field: named,
  };
}

/** The number of the creature that a question is about. */
export function subjectOf({ about, why }: Choice): number | undefined {
  const who = about?.who ?? why.params?.who;
  return typeof who === 'number' ? who : undefined;
}

/** The number of the creature of that name. @throws Error with the names that there are */
export function idOf({ creatures }: KazzamState, name: string): number {
  const id = creatures.findIndex((creature) => creature.name === name);
  if (id >= 0) return id;
  const names = creatures.map((creature) => creature.name);
  throw new Error(`nobody is called ${name}; there are ${names.join(', ')}`);
}

/** A table, as far as it is asked about a creature. */
export interface Seated {
  readonly state: KazzamState;
}

const TABLES = new WeakMap<Creature, Seated>();

/** Notes at which table a creature is, so that its statuses and its square can be told. */
export function seatedAt(creature: Creature, table: Seated): Creature {
  TABLES.set(creature, table);
  return creature;
}

/** The state that a creature is of. @throws Error unless it was addressed by name */
export function stateOf(creature: Creature): KazzamState {
  const table = TABLES.get(creature);
  if (table === undefined) throw new Error('address it by its name: court.of("Bo")');
  return table.state;
}
