import { expect, test } from 'vitest';
import { loadGame } from '../test/toys.ts';
import { PlanError, resultHash, SimulationFault, simulate } from './index.ts';
import { simulateInPool } from './pool.ts';

const module = new URL('../test/toys.ts', import.meta.url).href;
const PLAN = { matches: 90, seed: 'p', seats: ['random', 'heuristic'], options: { goal: 20 } };

test('any number of workers gives the result of one, bit for bit', async () => {
  const wanted = resultHash(simulate(await loadGame('dice-race'), PLAN));
  for (const workers of [1, 2, 3]) {
    const seen: number[] = [];
    const onProgress = (played: number, of: number) => seen.push(played / of);
    const tally = await simulateInPool({ module, id: 'dice-race' }, PLAN, { workers, onProgress });
    expect(resultHash(tally)).toBe(wanted);
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  }
});

test('a match that breaks on a worker is named by its number', async () => {
  const play = simulateInPool({ module, id: 'broken' }, { ...PLAN, from: 4 }, { workers: 2 });
  const fault = await play.catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(SimulationFault);
  expect((fault as Error).message).toMatch(/^match \d+ of seed "p": no view today$/);
});

test('a wrong plan is refused before a worker starts', async () => {
  const game = { module, id: 'dice-race' };
  await expect(simulateInPool(game, { ...PLAN, matches: 0 }, { workers: 1 })).rejects.toThrow(
    'matches must be a whole number of at least 1',
  );
  await expect(simulateInPool(game, PLAN, { workers: 0.5 })).rejects.toThrow(PlanError);
});

test('the work can be stopped', async () => {
  const control = new AbortController();
  const play = simulateInPool({ module, id: 'dice-race' }, PLAN, {
    workers: 1,
    signal: control.signal,
    onProgress: () => control.abort(new Error('enough')),
  });
  await expect(play).rejects.toThrow('enough');
});
