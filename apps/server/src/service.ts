import { availableParallelism } from 'node:os';
import type { Decision } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { GAMES } from '@tablewright/registry';
import { Piscina } from 'piscina';
import { Auth } from './auth/auth.ts';
import { randomHex } from './auth/keys.ts';
import { botThinker, type ThinkTask } from './bots/bot-thinker.ts';
import { peopleFirst } from './bots/people-first.ts';
import { Lobby } from './lobby/lobby.ts';
import { meteredStore } from './ops/metered-store.ts';
import type { Figures } from './ops/metrics.ts';
import { DEFAULT_PUSH } from './push/default-push.ts';
import { PushService, type PushSettings } from './push/push-service.ts';
import { httpTransport, type PushTransport } from './push/push-transport.ts';
import { postgresStore } from './store/postgres-store.ts';
import { lockPlace } from './store/sqlite-lock.ts';
import { sqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';
import { PostgresPubSub } from './tables/postgres-pubsub.ts';
import type { PubSub, TopicListener } from './tables/pubsub.ts';
import { type BotThinker, Scheduler } from './tables/scheduler.ts';
import { TableRegistry } from './tables/table-registry.ts';

/** Tables at which nothing happens are forgotten after so long, in milliseconds. */
const IDLE = 30_000;
/** And those that nobody looks at after so long: coming back to them costs one reading of the log. */
const LEFT = 10_000;
/** How often that is looked at, in milliseconds. */
const REST = 5_000;
/** How often a node looks for what it was not told of by the others, in milliseconds. */
const LOOK = 10_000;

/** Where tables are kept: a file, or a PostgreSQL database that several nodes share. */
export type StorePlace =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly address: string };

/** What a service of tables is made of. */
export interface ServiceSetup {
  readonly place: StorePlace;
  /** Told of what went wrong; never of anything secret. */
  readonly report: (what: string, thrown: unknown) => void;
  /** How long a bot's turn stays in the air while somebody looks on, in milliseconds. */
  readonly botPause?: number;
  /** Tables that rest for so long are forgotten, in milliseconds. */
  readonly idle?: number;
  /** Other games than those of the registry, and who thinks for their bots. */
  readonly games?: readonly Game[];
  /** Milliseconds since 1970; the clock of the machine without it. */
  readonly now?: () => number;
  /** Which push services messages to devices go to. */
  readonly push?: PushSettings;
  /** How they go there; by HTTP without it. */
  readonly transport?: PushTransport;
  /** Where what this node does is counted; nowhere without it. */
  readonly figures?: Figures | undefined;
  /** How hints of other nodes come to this one; at once and all of them without it. */
  readonly hints?: (hear: TopicListener) => TopicListener;
  /** How often it looks for what no hint came of, in milliseconds. */
  readonly look?: number;
}

/** The tables of one node: the store, and everything that works on it. */
export interface Service {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly lobby: Lobby;
  readonly auth: Auth;
  readonly push: PushService;
  readonly node: string;
  readonly games: () => Promise<readonly Game[]>;
  /** Stops working and lets go of the store. What was acknowledged is kept. */
  close(): Promise<void>;
}

/** Opens the store and sets to work. Rejects if it cannot be opened, or another process has it. */
export async function startService(setup: ServiceSetup): Promise<Service> {
  const { place, report, figures, botPause = 600, idle = IDLE, now = Date.now } = setup;
  const node = randomHex(8);
  // Processes that share a file hear nothing of each other; those that share a PostgreSQL do.
  const letGo = place.kind === 'sqlite' ? lockPlace(place.file) : () => {};
  const opened = await openStore(place).catch((thrown) => {
    letGo();
    throw thrown;
  });
  const store = figures === undefined ? opened : meteredStore(opened, figures);
  const playable = gamesOf(setup.games);
  let pubsub: PubSub | undefined;
  let looking: NodeJS.Timeout | undefined;
  const push = await PushService.start({
    ...(setup.push ?? DEFAULT_PUSH),
    store,
    registry: () => registry,
    transport: setup.transport ?? httpTransport,
    now,
    report,
    onSent: (sent) => figures?.pushed(sent),
  });
  const registry: TableRegistry = new TableRegistry({
    store,
    node,
    games: playable.find,
    now,
    report,
    tellOthers: (table, what) => pubsub?.tell(table, what),
    onKept: (entry, table) => {
      push.heard(entry, table);
      if (entry.kind === 'answer') figures?.answered(entry.how ?? 'person');
    },
  });
  if (place.kind === 'postgres') {
    const hear: TopicListener = (table, what) => {
      registry.heardOf(table, what).catch((thrown) => report(`news of table ${table}`, thrown));
    };
    const hints = new PostgresPubSub(place.address, node, setup.hints?.(hear) ?? hear, report);
    await hints.start();
    hints.onGap = () => {
      for (const table of registry.listenedTo()) {
        for (const what of ['log', 'chat', 'people'] as const) hear(table, what);
      }
    };
    pubsub = hints;
    looking = setInterval(() => {
      registry.lookAround().catch((thrown) => report('looking for news', thrown));
    }, setup.look ?? LOOK);
  }
  const thinkers = thinkingPool();
  const elsewhere = peopleFirst((thought: ThinkTask) => thinkers.run(thought));
  const think = timed(botThinker(elsewhere), figures);
  const scheduler = new Scheduler({ registry, store, node, think, now, botPause, report });
  await scheduler.start();
  const auth = new Auth(store, now);
  const lobby = new Lobby({ store, registry, auth, games: playable.find, now });
  const resting = setInterval(() => registry.rest(idle, Math.min(idle, LEFT)), REST);
  return {
    store,
    registry,
    lobby,
    auth,
    push,
    node,
    games: playable.all,
    close: async () => {
      clearInterval(resting);
      clearInterval(looking);
      // While the store still knows who is connected.
      await push.close();
      // What bots still think about is not waited for.
      await Promise.all([scheduler.stop(), thinkers.close({ force: true })]);
      await pubsub?.close();
      await registry.retire();
      await store.close();
      letGo();
    },
  };
}

function openStore(place: StorePlace): Promise<Store> {
  return place.kind === 'sqlite' ? sqliteStore(place.file) : postgresStore(place.address);
}

/** The same mind, which tells how long it took for every decision. */
function timed(think: BotThinker, figures: Figures | undefined): BotThinker {
  if (figures === undefined) return think;
  return async (table, slot) => {
    const began = performance.now();
    try {
      return await think(table, slot);
    } finally {
      figures.decided(performance.now() - began);
    }
  };
}

/** Threads that think for the bots that look ahead, begun when the first of them is asked. */
function thinkingPool(): Piscina<ThinkTask, Decision | undefined> {
  return new Piscina({
    filename: new URL('./bots/think-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
  });
}

function gamesOf(others: readonly Game[] | undefined) {
  if (others !== undefined) {
    return {
      find: async (id: string) => others.find((game) => game.id === id),
      all: async () => others,
    };
  }
  const loaded = new Map<string, Promise<Game>>();
  const find = async (id: string): Promise<Game | undefined> => {
    const entry = GAMES.find((game) => game.id === id);
    if (entry?.status !== 'ready') return undefined;
    let game = loaded.get(id);
    if (game === undefined) {
      game = entry.load();
      loaded.set(id, game);
    }
    return game;
  };
  const all = async (): Promise<readonly Game[]> => {
    const games = await Promise.all(GAMES.map(({ id }) => find(id)));
    return games.filter((game) => game !== undefined);
  };
  return { find, all };
}
