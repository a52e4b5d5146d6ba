import type { Game } from '@tablewright/engine';
import { type NewMatch, newMatch } from '@tablewright/table-kit';
import { shelf } from './shelf.ts';

/**
 * Sets up a match, puts it on the shelf, and returns its id. Throws if its settings are wrong, or a
 * document has changed.
 * @param campaign the campaign of this browser that it belongs to
 */
export async function sitDown(
  game: Game,
  { seats, options, documents }: NewMatch,
  campaign?: string,
): Promise<string> {
  const taken = Object.keys(documents ?? {}).length === 0 ? undefined : documents;
  const plan = { seats, options, documents: taken };
  const made = newMatch(game, plan, (bytes) => crypto.getRandomValues(bytes));
  if (!made.ok) throw new Error(made.error.map(({ message }) => message).join('; '));
  const file = made.value.toFile({ withSecret: true });
  if (game.documents !== undefined) {
    const { localShelf } = await import('../shelf/shelves.ts');
    await localShelf.begins(file, campaign);
  }
  await shelf.save(file);
  return file.id;
}
