import { loadGame } from '@tablewright/registry';
import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

test.each([
  ['bingo-deathmatch', 100],
  ['bingo-adventure', 60],
  ['kazzam', 300],
])('the warm-up of %s plays at least %i answers', async (id, least) => {
  expect(await warmUp(await loadGame(id))).toBeGreaterThanOrEqual(least);
});
