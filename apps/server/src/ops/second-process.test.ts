import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startNode } from '../../test/ops/child.ts';

test('a second process over a file is refused, until the first is dead', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-second-'));
  const first = await startNode({ DATA: folder });
  await expect(startNode({ DATA: folder })).rejects.toThrow(
    /a server uses \S+tablewright\.db; stop it first/,
  );
  expect((await fetch(`${first.told}/readyz`)).status).toBe(200);
  first.kill('SIGKILL');
  await first.ended();
  const second = await startNode({ DATA: folder });
  second.kill('SIGKILL');
  await second.ended();
  rmSync(folder, { recursive: true });
});
