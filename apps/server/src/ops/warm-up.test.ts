import { GAMES, loadGame } from '@tablewright/registry';
import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

test.each(GAMES.filter(({ status }) => status === 'ready'))(
  'the warm-up of $id plays on until much of its rules has run',
  async ({ id }) => {
    expect(await warmUp(await loadGame(id))).toBeGreaterThan(50);
  },
);
