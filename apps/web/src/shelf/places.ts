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

/** Which place of its kind this is, from 1, and of how many; nothing for the only one, and for that of a seat. */
export function numberOfPlace(
  places: readonly DocumentSlot[],
  { slot, kind, seat }: DocumentSlot,
): { readonly number: number; readonly count: number } | undefined {
  if (seat !== undefined) return undefined;
  const same = places.filter((place) => place.kind === kind && place.seat === undefined);
  if (same.length < 2) return undefined;
  return { number: same.findIndex((place) => place.slot === slot) + 1, count: same.length };
}
