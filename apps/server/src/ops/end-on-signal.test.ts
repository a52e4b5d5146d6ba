import { expect, test } from 'vitest';
import { startChild } from '../../test/ops/child.ts';

const LONG = '600000';

function ending(how: 'closes' | 'fails' | 'hangs', bound: string) {
  return startChild('ending.ts', { args: [how, bound], line: /(ready)/ });
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends a process in order, with 0', async (signal) => {
  const child = await ending('closes', LONG);
  child.kill(signal);
  expect(await child.ended()).toBe(0);
  expect(child.printed()).toContain('"msg":"closed"');
});

test('a process that cannot close ends with 1 and says why', async () => {
  const child = await ending('fails', LONG);
  child.kill('SIGTERM');
  expect(await child.ended()).toBe(1);
  expect(child.printed()).toContain('the store is stuck');
});

test('a process that takes too long to close ends with 1', async () => {
  const child = await ending('hangs', '1');
  child.kill('SIGTERM');
  expect(await child.ended()).toBe(1);
  expect(child.printed()).toContain('closing took too long');
});

test.each(['throws', 'rejects'])(
  'an error that nobody catches (%s) ends it with 1',
  async (how) => {
    const line = /(ended by an error)/;
    const child = await startChild('ending.ts', { args: [how, LONG], line });
    expect(await child.ended()).toBe(1);
    expect(child.printed()).toMatch(/"level":"fatal".*(nobody catches this|nor this)/);
    expect(child.printed()).not.toContain('geheim');
  },
);

test('a second signal ends a process at once, with 1', async () => {
  const child = await ending('hangs', LONG);
  // One that comes with the first is that of a terminal, which tells everybody.
  const again = setInterval(() => child.kill('SIGTERM'), 50);
  expect(await child.ended()).toBe(1);
  clearInterval(again);
  expect(child.printed()).toContain('a second signal');
});
