import type { Observer } from '@tablewright/engine';
import type { Match } from '@tablewright/engine/host';
import { playOnFrom, randomHex } from '@tablewright/table-kit';
import { shelf } from '../matches/shelf.ts';

/** Puts the match as it was after so many answers on the shelf as a new one, and returns its id. */
export async function playOn(match: Match, seq: number, observer: Observer): Promise<string> {
  const id = randomHex(8, (bytes) => crypto.getRandomValues(bytes));
  await shelf.save(playOnFrom(match, { id, seq, observer }));
  return id;
}
