/**
 * The statuses of a creature as one number ({@link Creature.has}), which everything looks at all
 * the time and which is copied with its creature.
 *
 * A number counts exactly up to 2 ** 53, but `&` and `|` see its lowest 32 bits only. So the first
 * 32 statuses are those bits, and the next 21 are counted in units of 2 ** 32. As long as nobody
 * has one of the latter, asking is one `&`. Places are records, not numbers, so that the compiler
 * lets nobody combine them with `|`, which would lose the upper ones.
 */

/** Places of some statuses in such a number. */
export interface StatusBits {
  readonly low: number;
  readonly high: number;
}

const LOW = 32;
const HIGH = 21;
const UNIT = 2 ** LOW;

/** So many statuses have room in a number. */
export const ROOM = LOW + HIGH;

/** No status at all. */
export const NO_STATUS: StatusBits = { low: 0, high: 0 };

/**
 * A place for each status, in their order.
 *
 * @throws RangeError for more than {@link ROOM}
 */
export function placesFor<S extends string>(
  statuses: readonly S[],
): Readonly<Record<S, StatusBits>> {
  if (statuses.length > ROOM)
    throw new RangeError(
      `there are ${statuses.length} statuses, and Creature.has has room for ${ROOM}: make room in rules/effects/status-bits.ts`,
    );
  const place = (at: number): StatusBits =>
    at < LOW ? { low: 1 << at, high: 0 } : { low: 0, high: 1 << (at - LOW) };
  return Object.fromEntries(statuses.map((status, at) => [status, place(at)])) as Record<
    S,
    StatusBits
  >;
}

/** The places of several together. */
export function anyOf(...several: readonly StatusBits[]): StatusBits {
  return several.reduce(
    ({ low, high }, bits) => ({ low: low | bits.low, high: high | bits.high }),
    NO_STATUS,
  );
}

/** Whether some of these are among those. */
export function overlap(these: StatusBits, those: StatusBits): boolean {
  return (these.low & those.low) !== 0 || (these.high & those.high) !== 0;
}

/** Whether any of these statuses is in a number. */
export function isHeld(held: number, { low, high }: StatusBits): boolean {
  return (held & low) !== 0 || (high !== 0 && (highOf(held) & high) !== 0);
}

/** The number with these statuses in it as well. */
export function withBits(held: number, { low, high }: StatusBits): number {
  if (high === 0 && isLow(held)) return held | low;
  return (held | low) + UNIT * (highOf(held) | high);
}

/** The number without these statuses. */
export function withoutBits(held: number, { low, high }: StatusBits): number {
  if (isLow(held)) return held & ~low;
  return (held & ~low) + UNIT * (highOf(held) & ~high);
}

/** Whether none of the upper ones is held: such numbers stay integers of 32 bits, which are faster. */
function isLow(held: number): boolean {
  return held === (held | 0);
}

function highOf(held: number): number {
  return (held - (held | 0)) / UNIT;
}
