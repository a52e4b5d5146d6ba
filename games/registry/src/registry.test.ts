import { expect, test } from 'vitest';
import { findGame, GAMES, loadGame } from './index.ts';

test('lists every game once', () => {
  const ids = GAMES.map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  expect(ids).toEqual(['bingo-deathmatch', 'bingo-adventure', 'kazzam', 'bridgequest', 'd20']);
});

test('finds a game by its id and nothing else', () => {
  expect(findGame('kazzam')?.title).toBe('Kazzam');
  expect(findGame('Kazzam')).toBeUndefined();
});

test('says why a game cannot be loaded', async () => {
  await expect(loadGame('chess')).rejects.toThrow(/no game "chess"; games are bingo-deathmatch, /);
});

for (const { id, title, status } of GAMES) {
  if (status !== 'ready') continue;
  test(`loads ${title} with its rules`, async () => {
    const { readRules } = await import('../node/rules.ts');
    const game = await loadGame(id);
    expect({ id: game.id, title: game.title }).toEqual({ id, title });
    expect(Object.keys(game.bots)).toContain('heuristic');
    expect(Object.keys(game.events ?? {})).not.toEqual([]);
    expect(game.position).toBeDefined();
    expect(await readRules(id)).toMatch(/\*\*[A-Z]{2,4}-[A-Z]+-\d\d\*\*/);
  });
}
