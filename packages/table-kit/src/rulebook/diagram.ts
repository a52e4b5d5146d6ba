import type { Game } from '@tablewright/engine';
import { Match, type ScriptedResult } from '@tablewright/engine/host';
import { MatchSession } from '../session/match-session.ts';

/** A position that a rulebook shows, in the words of scenario files. */
export interface Diagram {
  /** Names of the seats. */
  readonly seats: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly given?: Readonly<Record<string, unknown>>;
  /** Results of the draws that come before anybody decides. */
  readonly rolls?: readonly ScriptedResult[];
  /** Through whose eyes we look, from 0; the first seat if left out. */
  readonly viewer?: number;
  /** The part of the board to show, as its `data-part`; `own card` is the part `card` within `own`. */
  readonly part?: string;
  /** How wide and high the board is while it is drawn, in CSS pixels. */
  readonly frame?: readonly [number, number];
  /** Whether what may be chosen is lit up. */
  readonly offers?: true;
}

/** The positions of a game's rulebook, by their ids. */
export type Diagrams = Readonly<Record<string, Diagram>>;

/**
 * The table of a diagram, at which nothing happens.
 *
 * @throws Error if the position cannot be reached
 */
export function diagramSession(game: Game, id: string, diagram: Diagram): MatchSession {
  const { seats, options = {}, given, rolls = [], viewer = 0 } = diagram;
  const made = Match.create(game, {
    id: `diagram-${id}`,
    seats: seats.map((name, seat) => ({ name, player: seat === viewer ? 'human' : 'random' })),
    options,
    given,
    random: { kind: 'scripted', results: rolls, seed: id },
  });
  if (!made.ok) {
    throw new Error(`diagram "${id}": ${made.error.map(({ message }) => message).join('; ')}`);
  }
  return new MatchSession(made.value, { bots: () => new Promise(() => {}), later: () => {} });
}
