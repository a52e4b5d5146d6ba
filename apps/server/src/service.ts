import { availableParallelism } from 'node:os';
import type { Decision } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { GAMES } from '@tablewright/registry';
import { Piscina } from 'piscina';
import { Auth } from './auth/auth.ts';
import { randomHex } from './auth/keys.ts';
import { botThinker, type ThinkTask } from './bots/bot-thinker.ts';
import { peopleFirst } from './bots/people-first.ts';
import { Campaigns } from './lobby/campaigns.ts';
import { Lobby } from './lobby/lobby.ts';
import { Pictures } from './lobby/pictures.ts';
import { Play } from './lobby/play.ts';
import { Seating } from './lobby/seating.ts';
import { Shelves } from './lobby/shelves.ts';
import { TableAccess } from './lobby/table-access.ts';
import { meteredStore } from './ops/metered-store.ts';
import type { Metrics } from './ops/metrics.ts';
import type { PauseWord } from './pauses/pause-word.ts';
import { Seal } from './pauses/sealed.ts';
import { DEFAULT_PUSH } from './push/default-push.ts';
import { PushService, type PushSettings } from './push/push-service.ts';
import { httpTransport, type PushTransport } from './push/push-transport.ts';
import { postgresStore } from './store/postgres-store.ts';
import { lockPlace } from './store/sqlite-lock.ts';
import { sqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';
import { PostgresPubSub } from './tables/postgres-pubsub.ts';
import { type PubSub, TOPICS, type TopicListener } from './tables/pubsub.ts';
import { type BotThinker, Scheduler } from './tables/scheduler.ts';
import { TableRegistry } from './tables/table-registry.ts';

/** Tables at which nothing happens are evicted after so long, in milliseconds. */
const IDLE = 30_000;
/** The same for tables that nobody watches: coming back to one costs one reading of its log. */
const UNWATCHED = 10_000;
/** How often idle tables are looked for, in milliseconds. */
const EVICT = 5_000;
/** How long a node that starts waits for what the others know of pauses, in milliseconds. */
const LEARN = 250;
/** How often a node polls the store for what the others have not told it, in milliseconds. */
const POLL = 10_000;

/** Where tables are stored: a file, or a PostgreSQL database that several nodes share. */
export type StorePlace =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly address: string };

/** What a service of tables is made of. */
export interface ServiceSetup {
  readonly place: StorePlace;
  /** Receives what went wrong; never anything secret. */
  readonly report: (what: string, thrown: unknown) => void;
  /** How long a bot waits before it answers while somebody watches, in milliseconds. */
  readonly botPause?: number;
  /** Tables at which nothing happens for so long are evicted, in milliseconds. */
  readonly idle?: number;
  /** Other games than those of the registry. */
  readonly games?: readonly Game[];
  /** Milliseconds since 1970; the clock of the machine by default. */
  readonly now?: () => number;
  /** Which push services receive messages for devices. */
  readonly push?: PushSettings;
  /** How they are sent; by HTTP by default. */
  readonly transport?: PushTransport;
  /** Counts what this node does; nothing is counted without it. */
  readonly metrics?: Metrics | undefined;
  /** How hints of other nodes come to this one; at once and all of them by default. */
  readonly hints?: (hear: TopicListener) => TopicListener;
  /** How often this node polls the store for lost hints, in milliseconds. */
  readonly poll?: number;
}

/** The tables of one node: the store, and everything that works on it. */
export interface Service {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly shelves: Shelves;
  readonly campaigns: Campaigns;
  readonly pictures: Pictures;
  readonly play: Play;
  readonly auth: Auth;
  readonly push: PushService;
  readonly node: string;
  readonly games: () => Promise<readonly Game[]>;
  /** Stops working and releases the store. What was acknowledged is stored. */
  close(): Promise<void>;
}

/** Opens the store and starts to work. Rejects if it cannot be opened, or another process has it. */
export async function startService(setup: ServiceSetup): Promise<Service> {
  const { place, report, metrics, botPause = 600, idle = IDLE, now = Date.now } = setup;
  const node = randomHex(8);
  // Processes that share a file hear nothing of each other; those that share a PostgreSQL do.
  const releaseLock = place.kind === 'sqlite' ? lockPlace(place.file) : () => {};
  const opened = await openStore(place).catch((thrown) => {
    releaseLock();
    throw thrown;
  });
  const store = metrics === undefined ? opened : meteredStore(opened, metrics);
  const games = gamesOf(setup.games);
  let pubsub: PubSub | undefined;
  const seal = place.kind === 'postgres' ? await sealAt(store) : undefined;
  const push = await startPush(setup, store, () => registry);
  const registry: TableRegistry = new TableRegistry({
    store,
    node,
    games: games.find,
    now,
    report,
    publish: (table, topic) => pubsub?.publish(table, topic),
    publishPause: (word) => {
      if (seal !== undefined) pubsub?.tell(seal.close(JSON.stringify(word)));
    },
    onCommitted: (entry, table) => {
      push.committed(entry, table);
      if (entry.kind === 'answer') metrics?.answered(entry.how ?? 'person');
    },
  });
  pubsub = await listenToOthers(setup, node, registry);
  if (pubsub !== undefined && seal !== undefined) await learnPauses(pubsub, seal, registry);
  const polling = pubsub === undefined ? undefined : pollForOthers(setup, registry);
  const thinkers = thinkingPool();
  const elsewhere = peopleFirst((task: ThinkTask) => thinkers.run(task));
  const think = timed(botThinker(elsewhere), metrics);
  const scheduler = new Scheduler({ registry, store, node, think, now, botPause, report });
  await scheduler.start();
  const evicting = setInterval(() => registry.evictIdle(idle, Math.min(idle, UNWATCHED)), EVICT);
  const auth = new Auth(store, now);
  const access = new TableAccess({ store, registry, auth });
  const shelves = new Shelves({ store, games: games.find, now });
  return {
    store,
    registry,
    lobby: new Lobby({ store, registry, auth, access, shelves, games: games.find, now }),
    seating: new Seating({ store, registry, auth, access, shelves, games: games.find, now }),
    shelves,
    campaigns: new Campaigns({ store, shelves, games: games.find, now }),
    pictures: new Pictures({ store, now }),
    play: new Play({ registry, access, now }),
    auth,
    push,
    node,
    games: games.all,
    close: async () => {
      clearInterval(evicting);
      clearInterval(polling);
      // While the store still knows who is connected.
      await push.close();
      // What bots still think about is not waited for.
      await Promise.all([scheduler.stop(), thinkers.close({ force: true })]);
      await registry.close();
      await pubsub?.close();
      await registry.saveAll();
      await store.close();
      releaseLock();
    },
  };
}

function openStore(place: StorePlace): Promise<Store> {
  return place.kind === 'sqlite' ? sqliteStore(place.file) : postgresStore(place.address);
}

function startPush(
  { push, transport, now = Date.now, report, metrics }: ServiceSetup,
  store: Store,
  registry: () => TableRegistry,
): Promise<PushService> {
  return PushService.start({
    ...(push ?? DEFAULT_PUSH),
    store,
    registry,
    transport: transport ?? httpTransport,
    now,
    report,
    onSent: (sent) => metrics?.pushed(sent),
  });
}

/** Connects to the other nodes; nothing over a file, which has one node alone. */
async function listenToOthers(
  { place, report, hints }: ServiceSetup,
  node: string,
  registry: TableRegistry,
): Promise<PubSub | undefined> {
  if (place.kind !== 'postgres') return undefined;
  const hear: TopicListener = (table, topic) => {
    registry.refresh(table, topic).catch((thrown) => report(`news of table ${table}`, thrown));
  };
  const pubsub = new PostgresPubSub(place.address, node, hints?.(hear) ?? hear, report);
  await pubsub.start();
  pubsub.onGap = () => {
    for (const table of registry.subscriptions.watched()) {
      for (const topic of TOPICS) hear(table, topic);
    }
  };
  return pubsub;
}

/** The seal that all nodes of a database have. */
async function sealAt(store: Store): Promise<Seal> {
  return new Seal(await store.secret('pauses', randomHex(32)));
}

/** Hears of pauses from the other nodes, and waits a moment for what they know already. */
async function learnPauses(pubsub: PubSub, seal: Seal, registry: TableRegistry): Promise<void> {
  const { pauses } = registry;
  pubsub.onTold = (text) => {
    const word = seal.open(text);
    if (word !== undefined) pauses.hear(JSON.parse(word) as PauseWord);
  };
  const { onGap } = pubsub;
  pubsub.onGap = () => {
    onGap?.();
    pauses.learn();
  };
  let late: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    late = setTimeout(resolve, LEARN);
  });
  await Promise.race([pauses.learn(), patience]);
  clearTimeout(late);
}

function pollForOthers(
  { report, poll = POLL }: ServiceSetup,
  registry: TableRegistry,
): NodeJS.Timeout {
  return setInterval(() => {
    registry.subscriptions.poll().catch((thrown) => report('looking for news', thrown));
  }, poll);
}

/** The same thinker, with the time of every decision measured. */
function timed(think: BotThinker, metrics: Metrics | undefined): BotThinker {
  if (metrics === undefined) return think;
  return {
    answer: async (table, slot) => {
      const began = performance.now();
      try {
        return await think.answer(table, slot);
      } finally {
        metrics.decided(performance.now() - began);
      }
    },
    use: (table, seat) => think.use(table, seat),
  };
}

/** Threads that think for the bots that look ahead, started when the first of them is asked. */
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
