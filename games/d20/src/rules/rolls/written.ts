/** Rounds of the units of written times (DT-TIME-01). */
const UNITS: Readonly<Record<string, number>> = { r: 1, m: 6, h: 360, d: 8640 };

/** Rounds of a written time: `2r`, `10m`, `1h`, `1d`; `free` takes none. Throws Error for anything else. */
export function roundsOf(time: string): number {
  if (time === 'free') return 0;
  const [, count, unit = ''] = /^(\d+)([rmhd])$/.exec(time) ?? [];
  const rounds = UNITS[unit];
  if (rounds === undefined) throw new Error(`"${time}" is no time; 2r, 10m, 1h, 1d and free are`);
  return Number(count) * rounds;
}

/**
 * When the clock next is at a written time: a time of day such as `20:00` at or after a moment, or so long after it, as
 * `+3h`.
 */
export function momentAfter(began: number, at: string): number {
  if (at.startsWith('+')) return began + roundsOf(at.slice(1));
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const day = roundsOf('1d');
  const ofDay = hour * roundsOf('1h') + minute * roundsOf('1m');
  return began + ((((ofDay - began) % day) + day) % day);
}
