import {
  type Game,
  type Observer,
  SPECTATOR,
  type StandingOffers,
  type Table,
} from '@tablewright/engine';
import { Match } from '@tablewright/engine/host';
import type { Socket } from 'socket.io-client';
import { vi } from 'vitest';
import { me, open } from '../asking.ts';
import { OPENED } from '../live-table.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../server.ts';

/** What somebody does at a table, or how many milliseconds pass. */
export type Happening =
  | {
      readonly seat: number;
      readonly about: string;
      readonly nth?: number;
      readonly answer: unknown;
    }
  | { readonly wait: number };

/** A table of three, and what happens there. */
export interface Plan {
  /** Its matches begin as this says; see {@link beginningWith}. */
  readonly game: Game;
  /** A seat that a bot plays, by its heuristic. */
  readonly bot?: number;
  readonly happens: readonly Happening[];
  /** Whether those who listen ask for changes instead of whole updates. */
  readonly changes: boolean;
}

/** What came over a line, and when, in milliseconds on the clock of the server. */
interface Packet {
  readonly at: number;
  readonly text: string;
}

/**
 * How exactly times are compared, in milliseconds. The clock is moved so far at a time, and a little in
 * between: what is to be done at once is done a millisecond later.
 */
const TICK = 100;
const BOT_PAUSE = 600;
/** When all are there and it begins, in milliseconds after the table was opened. */
const BEGINNING = 5_000;

/** The game, whose matches begin in this position. */
export function beginningWith(game: Game, given: Readonly<Record<string, unknown>>): Game {
  const seats = ['Ada', 'Bo', 'Cleo'].map((name) => ({ name, player: 'human' }));
  const made = Match.create(game, {
    ...{ id: 'beginning', seats, given },
    random: { kind: 'seeded', seed: 'beginning' },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const state = JSON.stringify(made.value.state);
  return { ...game, setup: () => JSON.parse(state) as object };
}

/** The game, whose rules and offers are given another table than the engine's. */
export function onTable(game: Game, change: <T extends Table>(t: T) => T): Game {
  const steps = Object.entries(game.steps).map(([name, step]): [string, typeof step] => [
    name,
    (t) => step(change(t as Table) as typeof t),
  ]);
  return {
    ...game,
    steps: Object.fromEntries(steps),
    standing: (t) => game.standing?.(change(t as Table) as typeof t) as StandingOffers,
  };
}

/**
 * Plays at a table of a real server, whose clock the test moves, and returns all that comes over the lines
 * of these observers: character for character, with the time.
 */
export async function heardAt(
  plan: Plan,
  observers: readonly Observer[],
): Promise<ReadonlyMap<Observer, readonly Packet[]>> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: OPENED,
  });
  const server = await startTestServer({
    ...{ games: [plan.game], botPause: BOT_PAUSE, now: Date.now },
  });
  const table = new ManualTable(server);
  try {
    await table.open(plan, observers);
    for (const what of plan.happens) {
      if ('wait' in what) await table.wait(what.wait);
      else await table.act(what);
    }
    return table.heard();
  } finally {
    await table.close();
    vi.useRealTimers();
  }
}

/** A table at a server whose clock stands still unless the test moves it. */
class ManualTable {
  readonly #server: TestServer;
  readonly #lines = new Map<Observer, { socket: Socket; came: Packet[] }>();
  readonly #clients = new Map<Observer, ApiClient>();
  #id = '';

  constructor(server: TestServer) {
    this.#server = server;
  }

  async open({ game, bot, changes }: Plan, observers: readonly Observer[]): Promise<void> {
    const { url } = this.#server;
    const host = await ApiClient.guest(url);
    const seats = [0, 1, 2].map((seat) => {
      if (seat === 0) return me('Ada');
      return seat === bot ? ({ kind: 'bot', policy: 'heuristic', name: 'Bo' } as const) : open;
    });
    const { table, invites, watch } = await host.open({ game: game.id, seats });
    this.#id = table;
    this.#clients.set(0, host).set(SPECTATOR, new ApiClient(url, watch));
    for (const seat of [1, 2]) {
      if (seat === bot) continue;
      const client = await ApiClient.guest(url);
      const name = ['Bo', 'Cleo'][seat - 1];
      await client.sit(table, { invite: invites[0]?.key, name, seat });
      this.#clients.set(seat, client);
    }
    for (const observer of observers) await this.#listen(observer, changes);
    // Until all have heard who is there, which nobody waits for.
    const seated = observers.filter((observer) => observer !== SPECTATOR);
    while (!(await this.#areHere(seated))) await this.#settle();
    await this.wait(BEGINNING - this.#time);
    for (const { came } of this.#lines.values()) came.splice(0);
  }

  async #areHere(seated: readonly Observer[]): Promise<boolean> {
    const { registry } = this.#server.service;
    const face = await registry.queries.face(this.#id);
    return face.ok && seated.every((seat) => face.value.seats[seat]?.here === true);
  }

  async #listen(observer: Observer, changes: boolean): Promise<void> {
    const socket = await this.#client(observer).socket();
    const came: Packet[] = [];
    socket.io.engine.on('packet', ({ type, data }) => {
      // An acknowledgement begins with a 3.
      const text = String(data);
      if (type === 'message' && text.startsWith('2')) came.push({ at: this.#time, text });
    });
    this.#lines.set(observer, { socket, came });
    const watch = { table: this.#id, seat: observer, ...(changes ? { changes } : {}) };
    await socket.emitWithAck('watch', watch);
  }

  #client(observer: Observer): ApiClient {
    const client = this.#clients.get(observer);
    if (client === undefined) throw new Error(`nobody plays seat ${observer}`);
    return client;
  }

  async act({
    seat,
    about,
    nth = 1,
    answer,
  }: Extract<Happening, { about: string }>): Promise<void> {
    const asked = await this.#server.service.registry.queries.inspect(this.#id, (live) => {
      const seen = live.updateFor(seat, -1, live.at)?.seen;
      return [...(seen?.choices ?? []), ...(seen?.standing ?? [])].filter(
        ({ why }) => why.key === about,
      )[nth - 1]?.name;
    });
    if (asked === undefined) throw new Error(`seat ${seat} is not asked about ${about}`);
    const act = {
      kind: 'answer',
      id: requestId(),
      choice: asked,
      answer: answer as never,
    } as const;
    await this.#client(seat).act(this.#id, act, seat);
    await this.#settle();
    await this.wait(TICK);
  }

  /** How many whole ticks have passed since the beginning, in milliseconds. */
  get #time(): number {
    return Math.floor((Date.now() - OPENED) / TICK) * TICK;
  }

  async wait(milliseconds: number): Promise<void> {
    const end = this.#time + milliseconds;
    while (this.#time < end) {
      await vi.advanceTimersByTimeAsync(OPENED + this.#time + TICK - Date.now());
      await this.#settle();
    }
  }

  /** Lets the server do and say all that it can at this moment of the clock. */
  async #settle(): Promise<void> {
    const { queries } = this.#server.service.registry;
    const count = async () => {
      const seq = await queries.inspect(this.#id, (live) => live.seq);
      const packets = [...this.#lines.values()].map(({ came }) => came.length);
      return [seq, ...packets].join(' ');
    };
    for (let quiet = 0, round = 0, before = ''; quiet < 3; round += 1) {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((go) => setImmediate(go));
      // However long it takes, it is the same tick.
      await vi.advanceTimersByTimeAsync(round < TICK / 4 ? 1 : 0);
      // What the server has said before this is heard by then: it speaks in order.
      for (const { socket } of this.#lines.values()) {
        await socket.emitWithAck('leave', { table: 'nowhere1234' });
      }
      const now = await count();
      quiet = now === before ? quiet + 1 : 0;
      before = now;
    }
  }

  /** What is random at every table, such as its name, is the same here. */
  heard(): ReadonlyMap<Observer, readonly Packet[]> {
    const plain = ({ at, text }: Packet): Packet => ({
      at,
      text: text
        .replaceAll(this.#id, 'a-table')
        .replaceAll(/"commitment":"[0-9a-f]+"/g, '"commitment"'),
    });
    return new Map([...this.#lines].map(([observer, { came }]) => [observer, came.map(plain)]));
  }

  async close(): Promise<void> {
    for (const { socket } of this.#lines.values()) socket.close();
    await this.#server.close();
  }
}

/**
 * By what observers could tell two tables apart: the number of messages, when each comes, its size, what it
 * says. Empty if by nothing.
 */
export async function toldApart(
  one: Plan,
  other: Plan,
  observers: readonly Observer[],
): Promise<readonly string[]> {
  const heard = [await heardAt(one, observers), await heardAt(other, observers)] as const;
  return observers.flatMap((observer) => {
    const [a, b] = heard.map((of) => of.get(observer) ?? []) as [
      readonly Packet[],
      readonly Packet[],
    ];
    if (a.length === 0) return [`${observer} hears nothing at all`];
    if (a.length !== b.length) return [`${observer} hears ${a.length} or ${b.length} messages`];
    return a.flatMap(({ at, text }, i) => {
      const twin = b[i] as Packet;
      const where = `${observer}, message ${i + 1}`;
      if (at !== twin.at) return [`${where} comes after ${at} or ${twin.at} ms`];
      if (text.length !== twin.text.length) {
        return [`${where} has ${text.length} or ${twin.text.length} characters`];
      }
      return text === twin.text ? [] : [`${where} is ${text} or ${twin.text}`];
    });
  });
}
