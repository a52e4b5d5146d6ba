import type { Game } from '@tablewright/engine';
import { compareRules, type Match, type MatchFile } from '@tablewright/engine/host';
import { randomHex } from '@tablewright/table-kit';
import { shelf } from './shelf.ts';

/**
 * A match that other rules have played, as it stood at the last moment that both versions share;
 * nothing if there is none, or the file is of these rules.
 */
export function sharedPart(game: Game, file: MatchFile): Match | undefined {
  if (file.rulesVersion === game.version) return undefined;
  const compared = compareRules(game, file);
  return compared.ok ? compared.value.match : undefined;
}

/** Puts a match on the shelf as a new one, with the same people and dice, and returns its id. */
export async function goOnAsNew(match: Match): Promise<string> {
  const id = randomHex(8, (bytes) => crypto.getRandomValues(bytes));
  await shelf.save({ ...match.toFile({ withSecret: true }), id });
  return id;
}
