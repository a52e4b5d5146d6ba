import { Client } from 'pg';
import type { PubSub, Topic, TopicListener } from './pubsub.ts';

const CHANNEL = 'tablewright';
/** How long hints are gathered before they are sent together, in milliseconds. */
const GATHER = 2;
/** The longest payload of a NOTIFY, in bytes, less what the id of the node takes. */
const LONGEST = 7_000;
/** How long to wait before connecting again, in milliseconds. */
const RETRY = 500;

const SHORT: Readonly<Record<Topic, string>> = {
  log: 'l',
  chat: 'c',
  whisper: 'w',
  notes: 'n',
  presence: 'p',
};
/** What stands before a text that is not a hint. */
const TOLD = 't';
const LONG = new Map(Object.entries(SHORT).map(([what, short]) => [short, what as Topic]));

/** Hints between nodes by PostgreSQL's LISTEN and NOTIFY, on a connection of their own. */
export class PostgresPubSub implements PubSub {
  onGap: (() => void) | undefined;
  onTold: ((text: string) => void) | undefined;

  readonly #address: string;
  readonly #node: string;
  readonly #hear: TopicListener;
  readonly #report: (what: string, thrown: unknown) => void;
  #client: Client | undefined;
  #gathered = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** What is being sent; a connection takes one query at a time. */
  #sending: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(
    address: string,
    node: string,
    hear: TopicListener,
    report: (what: string, thrown: unknown) => void,
  ) {
    this.#address = address;
    this.#node = node;
    this.#hear = hear;
    this.#report = report;
  }

  /** Connects. Rejects if that fails; a connection that is lost later is replaced by itself. */
  async start(): Promise<void> {
    const client = new Client({ connectionString: this.#address, keepAlive: true });
    // Until it is connected, failures go to whoever awaits this.
    client.on('error', () => {});
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (thrown) {
      client.end().catch(() => {});
      throw thrown;
    }
    if (this.#closed) {
      await client.end();
      return;
    }
    client.on('error', (thrown) => {
      this.#report('pubsub', thrown);
      this.#again(client);
    });
    client.on('end', () => this.#again(client));
    this.#client = client;
  }

  publish(table: string, what: Topic): void {
    this.#gather(`${SHORT[what]}${table}`);
  }

  tell(text: string): void {
    this.#gather(`${TOLD}${text}`);
  }

  #gather(hint: string): void {
    // The others find it by polling.
    if (this.#closed) return;
    this.#gathered.add(hint);
    this.#sendSoon();
  }

  #sendSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#sending = this.#sending
        .then(() => this.#send())
        .catch((thrown) => this.#report('pubsub', thrown));
    }, GATHER);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#sending;
    await this.#send().catch(() => {});
    await this.#client?.end();
  }

  async #send(): Promise<void> {
    // Without a connection they wait for the next one.
    while (this.#gathered.size > 0 && this.#client !== undefined) {
      let text = this.#node;
      const sent: string[] = [];
      for (const hint of this.#gathered) {
        if (sent.length > 0 && text.length + hint.length >= LONGEST) break;
        text += ` ${hint}`;
        sent.push(hint);
      }
      for (const hint of sent) this.#gathered.delete(hint);
      try {
        await this.#client.query('select pg_notify($1, $2)', [CHANNEL, text]);
      } catch (thrown) {
        for (const hint of sent) this.#gathered.add(hint);
        throw thrown;
      }
    }
  }

  #heard(text: string): void {
    const [node, ...hints] = text.split(' ');
    if (node === this.#node) return;
    for (const hint of hints) {
      const what = LONG.get(hint.slice(0, 1));
      if (what !== undefined) this.#hear(hint.slice(1), what);
      else if (hint.startsWith(TOLD)) this.onTold?.(hint.slice(1));
    }
  }

  #again(lost: Client): void {
    if (this.#closed || this.#client !== lost) return;
    this.#client = undefined;
    lost.removeAllListeners();
    lost.on('error', () => {});
    const retry = (): void => {
      if (this.#closed) return;
      this.start().then(
        () => {
          this.#sendSoon();
          this.onGap?.();
        },
        () => setTimeout(retry, RETRY),
      );
    };
    retry();
  }
}
