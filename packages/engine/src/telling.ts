import type { GameEvent } from './events.ts';
import type { Label } from './random/source.ts';
import type { Draw } from './table.ts';

/**
 * What the log owes to whoever reads it: no draw and no change of what people keep books of is made
 * in silence. A law holds every game to it (see `@tablewright/engine/laws`).
 */
export interface Telling<S, E extends GameEvent> {
  /** The draws that an event tells, with what they gave. Told in secret parts counts as told. */
  draws(event: E): readonly ToldDraw[];
  /** What changes only with an event: the amounts by name, without those that are 0. */
  facts?(state: S): Facts;
  /**
   * Changes the facts as an event tells it. Followed through all events of an answer, they are
   * those of the state after it.
   *
   * @param facts the facts before the event
   * @param state for what never changes in a match, such as names and kinds
   */
  follow?(facts: Map<string, number>, event: E, state: S): void;
}

/** Amounts by name. */
export type Facts = ReadonlyMap<string, number>;

/** A draw as an event tells it. */
export interface ToldDraw {
  /** Any, if it is left out. */
  readonly purpose?: string;
  /** For whom; anybody if it is left out. */
  readonly who?: number;
  /** The face, card or number that came; a shuffle is told without. */
  readonly result?: Label;
}

/** The draws that none of these tells; each tells one at most. */
export function untold(draws: readonly Draw[], told: readonly ToldDraw[]): readonly Draw[] {
  const left = [...told];
  return draws.filter((draw) => {
    const at = left.findIndex((one) => tells(one, draw));
    if (at < 0) return true;
    // That a list was shuffled tells all of its swaps.
    if (draw.kind !== 'shuffle') left.splice(at, 1);
    return false;
  });
}

function tells({ purpose, who, result }: ToldDraw, draw: Draw): boolean {
  if (purpose !== undefined && purpose !== draw.purpose) return false;
  if (who !== undefined && who !== draw.who) return false;
  return draw.kind === 'shuffle' || result === (draw.label ?? draw.index);
}

/** What differs between the facts as events told them and as they are, in words. */
export function unlike(told: Facts, real: Facts): readonly string[] {
  const names = new Set([...told.keys(), ...real.keys()]);
  return [...names].flatMap((name) => {
    const one = told.get(name) ?? 0;
    const other = real.get(name) ?? 0;
    return one === other ? [] : [`${name}: events say ${one}, it is ${other}`];
  });
}
