import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@tablewright/engine';
import { Match, type MatchFile, readMatchFile, verify } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { GAMES, loadGame } from './index.ts';

/**
 * Short matches at random between teams of all content, and those that have found a fault once, in
 * `games/<game>/test/fuzz-corpus`: a faulty match that `npx tablewright fuzz --out` has kept is
 * put there once it is mended. When the rules version rises, `RENEW=1` plays the same answers
 * again and writes what comes of them.
 */
const games = join(import.meta.dirname, '../..');

function matchesOf(id: string): readonly string[] {
  const folder = join(games, id, 'test/fuzz-corpus');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => join(folder, name));
}

/** The same setting and answers under the rules as they are now. */
function renewed(game: Game, file: MatchFile): MatchFile {
  const created = Match.create(game, file);
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  for (const entry of file.answers) {
    const done = match.submit(entry);
    if (!done.ok) throw new Error(`answer ${match.seq}: ${done.error.message}`);
  }
  return match.toFile();
}

for (const { id, status } of GAMES) {
  if (status !== 'ready') continue;
  describe(`kept matches of ${id} are played as they are written down`, async () => {
    const game = await loadGame(id);
    const paths = matchesOf(id);
    test('there are some', () => expect(paths).not.toEqual([]));
    for (const path of paths) {
      test(path.slice(games.length + 1), () => {
        const read = readMatchFile(JSON.parse(readFileSync(path, 'utf8')));
        if (!read.ok) throw new Error(read.error);
        if (process.env.RENEW === '1') {
          writeFileSync(path, `${JSON.stringify(renewed(game, read.value), undefined, 2)}\n`);
        } else {
          expect(verify(game, read.value).problems).toEqual([]);
        }
      });
    }
  });
}
