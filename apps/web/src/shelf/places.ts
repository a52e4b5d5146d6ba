import type { Game } from '@tablewright/engine';
import type { DocumentSlot } from '@tablewright/engine/documents';
import { readOptions } from '@tablewright/engine/host';

/** The places that a match has for documents; none while its settings are wrong. */
export function placesFor(
  game: Game,
  options: Readonly<Record<string, unknown>>,
  seatCount: number,
): readonly DocumentSlot[] {
  if (game.documents === undefined) return [];
  const read = readOptions(game.options, options);
  return read.ok ? game.documents.slots(read.value as never, seatCount) : [];
}
