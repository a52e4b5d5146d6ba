import type { Observer, Seat } from './seat.ts';

/**
 * Something that happened, as plain data. `rule` is the ledger id that caused it. Fields beside
 * these are the game's own.
 */
export interface GameEvent {
  readonly type: string;
  readonly rule: string;
  /**
   * Of a ruling of whoever runs the table: what would have been usual, by its id. Statistics leave such
   * events out.
   */
  readonly overrides?: string;
  /** If set, only these seats learn of it at all. */
  readonly only?: readonly Seat[];
  /** Parts that only some seats see; merged into the event for them, left out for all others. */
  readonly secret?: readonly SecretPart[];
}

/** A part of an event for some seats. */
export interface SecretPart {
  readonly seats: readonly Seat[];
  readonly data: Readonly<Record<string, unknown>>;
}

/** The event as this observer sees it, or nothing. */
export function eventFor<E extends GameEvent>(event: E, observer: Observer): E | undefined {
  if (event.only !== undefined && !event.only.includes(observer)) return undefined;
  if (event.secret === undefined && event.only === undefined) return event;
  const { secret, only: _only, ...open } = event;
  let seen: Record<string, unknown> = open;
  for (const part of secret ?? []) {
    if (part.seats.includes(observer)) seen = { ...seen, ...part.data };
  }
  return seen as unknown as E;
}

/** The event with every secret part in it, for those who may know all. */
export function unveiled(event: GameEvent): GameEvent {
  const { secret, only: _only, ...open } = event;
  return Object.assign({}, open, ...(secret ?? []).map(({ data }) => data)) as GameEvent;
}
