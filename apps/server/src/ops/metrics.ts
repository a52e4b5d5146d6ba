import type { RefusalCode } from '@tablewright/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Sent } from '../push/push-sender.ts';
import type { GivenBy } from '../tables/entry.ts';

/** Who gave an answer: the person of the seat, or who did in their place. */
export type AnsweredBy = 'person' | GivenBy;

/** What a node has at one moment. */
export interface Holdings {
  readonly tables: () => number;
  readonly sockets: () => number;
  readonly streams: () => number;
}

const BATCH_SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];
/** Seconds. A disk takes some milliseconds for a write that lasts. */
const WRITE_TIMES = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Seconds. A rule of thumb takes microseconds, a look ahead up to some seconds. */
const THINKING_TIMES = [0.0001, 0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

/** The metrics of a node for Prometheus, with those of the process and its event loop. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #answers = new Counter({
    name: 'tablewright_answers_total',
    help: 'Answers that were kept, by who gave them.',
    labelNames: ['by'] as const,
    registers: [this.#registry],
  });
  readonly #refused = new Counter({
    name: 'tablewright_refused_total',
    help: 'What was asked for and refused, by the code of the refusal.',
    labelNames: ['code'] as const,
    registers: [this.#registry],
  });
  readonly #batches = new Histogram({
    name: 'tablewright_append_entries',
    help: 'Entries appended with one batch; the sum is all entries.',
    buckets: BATCH_SIZES,
    registers: [this.#registry],
  });
  readonly #writing = new Histogram({
    name: 'tablewright_append_seconds',
    help: 'How long a batch took until it was kept for good.',
    buckets: WRITE_TIMES,
    registers: [this.#registry],
  });
  readonly #thinking = new Histogram({
    name: 'tablewright_bot_decision_seconds',
    help: 'How long bots took to decide, waiting for a thread included.',
    buckets: THINKING_TIMES,
    registers: [this.#registry],
  });
  readonly #storeErrors = new Counter({
    name: 'tablewright_store_errors_total',
    help: 'What the store could not do, by what it was asked for.',
    labelNames: ['method'] as const,
    registers: [this.#registry],
  });

  readonly #pushed = new Counter({
    name: 'tablewright_pushed_total',
    help: 'Messages to devices, by what became of them.',
    labelNames: ['result'] as const,
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** The media type of {@link text}. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics as they are now, in the format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** An answer was kept. */
  answered(by: AnsweredBy): void {
    this.#answers.inc({ by });
  }

  /** Something was refused. */
  refused(code: RefusalCode): void {
    // When a table was paused is nobody's business.
    if (code === 'paused') return;
    this.#refused.inc({ code });
  }

  /** So many entries were written together, or could not be. */
  appended(entries: number, milliseconds: number): void {
    this.#batches.observe(entries);
    this.#writing.observe(milliseconds / 1_000);
  }

  /** A bot has decided, or could not. */
  decided(milliseconds: number): void {
    this.#thinking.observe(milliseconds / 1_000);
  }

  /** A message was pushed to a device, or was not. */
  pushed(result: Sent): void {
    this.#pushed.inc({ result });
  }

  /** The store could not do what it was asked for. */
  storeFailed(method: string): void {
    this.#storeErrors.inc({ method });
  }

  /** Looks at what the node has whenever somebody asks for the metrics. */
  holding({ tables, sockets, streams }: Holdings): void {
    this.#gauge('tablewright_live_tables', 'Tables in memory.', tables);
    this.#gauge('tablewright_sockets', 'Open sockets of the live channel.', sockets);
    this.#gauge('tablewright_streams', 'Open streams of the API.', streams);
  }

  #gauge(name: string, help: string, count: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(count());
      },
    });
  }
}
