import { readDiagrams } from '@tablewright/registry/rulebooks';
import { expect, test } from 'vitest';
import { GAMES } from './index.ts';

test('every game that can be played shows positions in its rulebook, others none', async () => {
  for (const { id, status } of GAMES) {
    const shown = Object.keys((await readDiagrams(id)) as object);
    expect([id, shown.length > 0]).toEqual([id, status === 'ready']);
  }
});
