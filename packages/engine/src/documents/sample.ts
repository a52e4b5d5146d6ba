import type { RandomSource } from '../random/source.ts';
import { type Document, written } from './document.ts';
import type { Documents, GameDocuments } from './kinds.ts';

/**
 * Documents that can occur in a match of a game, for tests, fuzzers and simulations: all that are
 * needed, and half of those that are not. Nothing where the game takes none.
 */
export function sampleDocuments<S, O>(
  game: { readonly id: string; readonly documents?: GameDocuments<S, O> | undefined },
  options: O,
  seatCount: number,
  random: Pick<RandomSource, 'index'>,
): Documents | undefined {
  if (game.documents === undefined) return undefined;
  const { kinds, slots } = game.documents;
  const drawn: Record<string, Document> = {};
  const contents: Record<string, unknown> = {};
  for (const { slot, kind, optional, fits } of slots(options, seatCount)) {
    const known = kinds[kind];
    if (known?.sample === undefined) continue;
    if (optional === true && random.index(2, 'document') === 0) continue;
    const content = known.sample(random);
    // What does not fit is left out, be it needed: the match then says so.
    if ((fits?.(content, contents) ?? []).length > 0) continue;
    contents[slot] = content;
    drawn[slot] = written({
      id: `sample-${slot}`,
      game: game.id,
      kind,
      kindVersion: known.version,
      name: slot,
      content,
    });
  }
  return drawn;
}
