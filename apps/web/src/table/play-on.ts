import { type MatchSession, playOnFrom, randomHex } from '@tablewright/table-kit';
import { shelf } from '../matches/shelf.ts';

/** Puts the match as it was after so many answers on the shelf as a new one, and returns its id. */
export async function playOn(session: MatchSession, seq: number): Promise<string> {
  const id = randomHex(8, (bytes) => crypto.getRandomValues(bytes));
  const { observer } = session.snapshot();
  await shelf.save(playOnFrom(session.match, { id, seq, observer }));
  return id;
}
