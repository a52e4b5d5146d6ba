import type { Game } from '@tablewright/engine';
import { type NewMatch, newMatch } from '@tablewright/table-kit';
import { shelf } from './shelf.ts';

/** Sets up a match, puts it on the shelf, and returns its id. Throws if its settings are wrong. */
export async function sitDown(game: Game, { seats, options }: NewMatch): Promise<string> {
  const made = newMatch(game, { seats, options }, (bytes) => crypto.getRandomValues(bytes));
  if (!made.ok) throw new Error(made.error.map(({ message }) => message).join('; '));
  const file = made.value.toFile({ withSecret: true });
  await shelf.save(file);
  return file.id;
}
