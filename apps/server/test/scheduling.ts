import type { Game } from '@tablewright/engine';
import { vi } from 'vitest';
import type { Entry, OpenedSeat } from '../src/tables/entry.ts';
import { type BotThinker, Scheduler } from '../src/tables/scheduler.ts';
import type { TableRegistry } from '../src/tables/table-registry.ts';
import { WordsBetween } from './pausing.ts';
import {
  memoryStore,
  openAt,
  registryAt,
  settled,
  type TestRegistry,
  type TestStore,
} from './registry.ts';

type Answered = Extract<Entry, { kind: 'answer' }>;

/** Answers what nobody has decided otherwise. */
const usual: BotThinker['answer'] = async (table, slot) => {
  const choice = table.match?.choices[slot];
  return { slot, answer: choice?.why.key === 'amount' ? 5 : 'red' };
};

/** A node of a test, and its duties. */
export interface Node extends TestRegistry {
  readonly scheduler: Scheduler;
}

/** Nodes at one store, and the time, which passes when the test says so. */
export class Nodes {
  readonly at: TestStore;
  /** What nodes tell each other of pauses. */
  readonly words = new WordsBetween();
  readonly #running: Scheduler[] = [];
  readonly #letGo: (() => void)[] = [];

  private constructor(at: TestStore) {
    this.at = at;
  }

  static async begin(): Promise<Nodes> {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    return new Nodes(await memoryStore());
  }

  /** Stops all nodes; what bots still think about is cut off. */
  async end(): Promise<void> {
    const stopping = this.#running.map((scheduler) => scheduler.stop());
    for (const go of this.#letGo) go();
    await Promise.all(stopping);
    await this.at.store.close();
    vi.useRealTimers();
  }

  /**
   * A node that does what the server has to do.
   * @param plan `beats: false` for one that does not say that it is alive: a month passes quickly
   */
  async start(
    node = 'node-a',
    plan: {
      think?: BotThinker['answer'];
      use?: BotThinker['use'];
      game?: Game;
      botPause?: number;
      beats?: boolean;
    } = {},
  ): Promise<Node> {
    const { think = usual, use = async () => undefined, botPause = 0, beats = true } = plan;
    const made = await this.idle(node, plan.game);
    const scheduler = new Scheduler({
      registry: made.registry,
      store: this.at.store,
      node,
      think: { answer: think, use },
      now: Date.now,
      botPause,
      report: (what, thrown) => {
        made.reports.push(`${what}: ${(thrown as Error)?.message ?? thrown}`);
      },
    });
    this.#running.push(scheduler);
    if (beats) await scheduler.start();
    return { ...made, scheduler };
  }

  /** A node that keeps tables and does nothing for them, as if it had just died. */
  async idle(node: string, game?: Game): Promise<TestRegistry> {
    const games = game === undefined ? {} : { games: async () => game };
    const publishPause = this.words.from(node);
    const setup = { now: Date.now, publishPause, ...games };
    const made = await registryAt(this.at.store, node, setup);
    this.words.join(node, made.registry);
    return made;
  }

  /** A thinker that decides when the test says what. */
  slowThinker(): { think: BotThinker['answer']; thoughts: ((answer: string) => void)[] } {
    const thoughts: ((answer: string) => void)[] = [];
    const think: BotThinker['answer'] = (_, slot) =>
      new Promise((resolve, reject) => {
        thoughts.push((answer) => resolve({ slot, answer }));
        this.#letGo.push(() => reject(new Error('cut off')));
      });
    return { think, thoughts };
  }

  /** Lets time pass, and everything be done that falls due in it, however busy the machine is. */
  async pass(milliseconds: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(milliseconds);
    for (let round = 0; round < 10; round += 1) {
      await settled();
      await vi.advanceTimersByTimeAsync(0);
    }
  }

  /** Lets the server do all that it can do at once. */
  async atOnce(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) {
      await settled();
      await vi.advanceTimersByTimeAsync(1);
    }
  }

  /** Opens a table now. */
  open(
    registry: TableRegistry,
    seats: readonly OpenedSeat[],
    plan: NonNullable<Parameters<typeof openAt>[2]>,
  ): Promise<string> {
    return openAt(registry, seats, { ...plan, opened: Date.now() });
  }

  /** Who has answered what at a table, and who for them. */
  async said(table: string): Promise<unknown[]> {
    const entries = await this.at.store.entries(table, 0, 1_000);
    const answers = entries.flatMap(({ entry }) => (entry.kind === 'answer' ? [entry] : []));
    return answers.map(({ seat, answer, how }: Answered) => [seat, answer, how ?? 'person']);
  }
}
