import type { GameEvent } from '../events.ts';
import type { Match } from '../match.ts';
import type { Draw } from '../table.ts';
import { type Facts, unlike, untold } from '../telling.ts';

/** The draws since the last answer that no event tells. */
export function untoldDraws(match: Match): readonly Draw[] {
  const draws = latest(match.draws, match.seq);
  if (draws.length === 0) return draws;
  const { telling } = match.game;
  return untold(
    draws,
    eventsOf(match).flatMap((event) => telling?.draws(event) ?? []),
  );
}

/** Keeps the facts of a match from its events alone, and compares them with its state. */
export class Books {
  readonly #match: Match;
  #facts: Facts;

  constructor(match: Match) {
    this.#match = match;
    this.#facts = this.#real;
  }

  /** Call after each answer: what has changed since without an event that tells it. */
  wrong(): readonly string[] {
    const { game, state } = this.#match;
    const told = new Map(this.#facts);
    this.#facts = this.#real;
    for (const event of eventsOf(this.#match)) game.telling?.follow?.(told, event, state);
    return unlike(told, this.#facts);
  }

  get #real(): Facts {
    const { game, state } = this.#match;
    return game.telling?.facts?.(state) ?? new Map();
  }
}

/** What happened since the last answer. */
function eventsOf(match: Match): readonly GameEvent[] {
  return latest(match.events, match.seq).map(({ event }) => wholly(event));
}

/** An event with all that only some seats learn of it. */
export function wholly(event: GameEvent): GameEvent {
  return Object.assign({ ...event }, ...(event.secret ?? []).map(({ data }) => data));
}

/** The last of a list that stands in the order of answers. */
function latest<T extends { readonly seq: number }>(list: readonly T[], seq: number): readonly T[] {
  return list.slice(list.findLastIndex((one) => one.seq < seq) + 1);
}
