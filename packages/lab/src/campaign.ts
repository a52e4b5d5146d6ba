import type { Game, OptionsSchema, OptionValues } from '@tablewright/engine';
import { type Documents, slotsThatFit } from '@tablewright/engine/documents';
import { clonePlain } from '@tablewright/engine/host';

/** What goes from one game of a campaign into the next, by slot. */
export interface Carried {
  /** As matches take it; only where the game before was recorded. */
  readonly documents?: Documents;
  /** As the bare engine takes it. */
  readonly contents?: Readonly<Record<string, unknown>>;
}

/** What the first game begins with. */
export const NOTHING: Carried = {};

type Options = OptionValues<OptionsSchema>;

const only = <V>(record: Readonly<Record<string, V>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key))) as Readonly<
    Record<string, V>
  >;

/** What a match that is over hands on, by its last state. */
export function carriedBy(game: Game, options: Options, seatCount: number, ended: object): Carried {
  const results = game.documents?.results(ended) ?? {};
  const contents = Object.fromEntries(
    Object.entries(results).map(([slot, { content }]) => [slot, clonePlain(content)]),
  );
  return { contents: only(contents, slotsThatFit(game, options as never, seatCount, contents)) };
}

/** What a recorded match hands on, by the documents that came out of it. */
export function keptFor(
  game: Game,
  options: Options,
  seatCount: number,
  documents: Documents,
): Carried {
  const contents = Object.fromEntries(
    Object.entries(documents).map(([slot, { content }]) => [slot, content]),
  );
  const slots = slotsThatFit(game, options as never, seatCount, contents);
  return { documents: only(documents, slots), contents: only(contents, slots) };
}
