import type { Game, GameEvent } from '@tablewright/engine';

/** How often each content was met: what counts as content is said at `Measures.content`. */
export type Usage = Readonly<Record<string, number>>;

/** Counts what content a match has met: in its events so far, and by those who play it. */
export function countUsage(
  { measures }: Pick<Game, 'measures'>,
  events: readonly GameEvent[],
  state: object,
  into: Map<string, number>,
): void {
  const raise = (name: string): void => void into.set(name, (into.get(name) ?? 0) + 1);
  for (const event of events) {
    for (const name of [measures.counter?.(event) ?? []].flat()) raise(name);
  }
  for (const { facets } of measures.entrants?.(state) ?? []) {
    for (const [facet, value] of Object.entries(facets)) {
      for (const one of [value].flat()) raise(`${facet}.${one}`);
    }
  }
}

/** What of a game's content was not met, in its order. */
export function unmetOf(content: readonly string[], met: ReadonlySet<string>): readonly string[] {
  return content.filter((name) => !met.has(name));
}
