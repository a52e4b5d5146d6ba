/** Something of a position as the rules read it: see `src/given/` and `docs/scenarios.md`. */
export type Told = Readonly<Record<string, unknown>>;

/** An athlete of the player team (seat 0). */
export function ours(name: string, at: string, more: Told = {}): Told {
  return { name, team: 'players', at, ...more };
}

/** An athlete of the opposition (the last seat). */
export function theirs(name: string, at: string, more: Told = {}): Told {
  return { name, team: 'opposition', at, ...more };
}

/** Rows of floor. */
export function floor(width: number, height: number): string[] {
  return Array.from({ length: height }, () => '.'.repeat(width));
}

/** Squares of one row of the court, as the answer to a way: `row(3, 1, 2)` is (1,3), (2,3). */
export function row(y: number, ...xs: readonly number[]): readonly string[] {
  return xs.map((x) => `court(${x},${y})`);
}
