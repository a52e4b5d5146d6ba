import { askOne, defineGame, type Flow, type Table } from '@tablewright/engine';
import { Match } from '@tablewright/engine/host';
import type { BotMind, BotQuestion } from '@tablewright/table-kit';
import { expect, test } from 'vitest';
import type { ErrandWorker } from './errands.ts';
import type { Errand, ErrandWord } from './messages.ts';
import { workerMind } from './worker-mind.ts';

const game = defineGame({
  id: 'pick',
  title: 'Pick',
  version: '1',
  seats: { min: 1, max: 1, default: 1 },
  options: {},
  setup: () => ({ picked: '' }),
  next: ({ picked }: { picked: string }) => (picked === '' ? 'pick' : undefined),
  steps: {
    *pick(table: Table<{ picked: string }>): Flow<void> {
      const options = [{ id: 'stone' }, { id: 'paper' }];
      const { id } = yield* askOne({ kind: 'one', seat: 0, why: { key: 'pick' }, options });
      table.state.picked = id;
    },
  },
  outcome: () => undefined,
  view: (state) => state,
  invariants: [],
  speech: { event: ({ type }) => ({ key: type }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: {},
});

const made = Match.create(game, {
  id: 'm',
  seats: [{ name: 'Lya', player: 'deep' }],
  random: { kind: 'seeded', seed: '1' },
});
if (!made.ok) throw new Error('no match');
const match = made.value;

/** A worker that answers when the test says so. */
class Waiting implements ErrandWorker {
  readonly asked: Errand[] = [];
  ended = false;
  #listeners = new Map<string, (event: never) => void>();

  postMessage(errand: Errand): void {
    this.asked.push(errand);
  }

  addEventListener(type: string, listener: unknown): void {
    this.#listeners.set(type, listener as (event: never) => void);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: ErrandWord): void {
    this.#listeners.get('message')?.({ data } as never);
  }

  breakOff(): void {
    this.#listeners.get('error')?.({} as never);
  }
}

const here: BotMind = async () => 'paper';

function ask(mind: BotMind, stop = new AbortController()) {
  const choice = match.choices[0] as BotQuestion['choice'];
  return { stop, answer: mind({ match, seat: 0, slot: 0, choice, signal: stop.signal }) };
}

/** A mind with workers that are all kept, in the order of their start. */
function withWorkers() {
  const workers: Waiting[] = [];
  const { mind } = workerMind(here, () => {
    const worker = new Waiting();
    workers.push(worker);
    return worker;
  });
  return { mind, workers };
}

const decided = (slot: number): ErrandWord => ({
  kind: 'decided',
  decision: { seat: 0, slot, answer: 'stone' },
});

test('the worker is told the policy and the whole match, and its answer is taken', async () => {
  const { mind, workers } = withWorkers();
  const { answer } = ask(mind);
  expect(workers[0]?.asked).toMatchObject([{ kind: 'decide', seat: 0, policy: 'deep' }]);
  expect(workers[0]?.asked[0]?.file).toEqual(match.toFile({ withSecret: true }));
  workers[0]?.say(decided(0));
  expect(await answer).toBe('stone');
});

test('one worker serves one decision after another', async () => {
  const { mind, workers } = withWorkers();
  for (let i = 0; i < 3; i += 1) {
    const { answer } = ask(mind);
    workers[0]?.say(decided(0));
    await answer;
  }
  expect(workers).toHaveLength(1);
  expect(workers[0]?.asked).toHaveLength(3);
});

test('a thought that is called off ends with its worker, and the next begins with a new one', async () => {
  const { mind, workers } = withWorkers();
  const { answer, stop } = ask(mind);
  stop.abort();
  await expect(answer).rejects.toThrow();
  expect(workers[0]?.ended).toBe(true);
  const again = ask(mind);
  // What the first one still says is not heard.
  workers[0]?.say({ kind: 'failed', reason: 'late' });
  workers[1]?.say(decided(0));
  expect(await again.answer).toBe('stone');
});

test('without workers, with one that breaks, and with one that fails, bots think in the page', async () => {
  expect(await ask(workerMind(here, () => undefined).mind).answer).toBe('paper');
  const broken = withWorkers();
  const first = ask(broken.mind);
  broken.workers[0]?.breakOff();
  expect(await first.answer).toBe('paper');
  const failing = withWorkers();
  const second = ask(failing.mind);
  failing.workers[0]?.say({ kind: 'failed', reason: 'unknown policy' });
  expect(await second.answer).toBe('paper');
});

test('an answer to another choice than the one asked about is not taken', async () => {
  const { mind, workers } = withWorkers();
  const { answer } = ask(mind);
  workers[0]?.say(decided(1));
  expect(await answer).toBe('paper');
});
