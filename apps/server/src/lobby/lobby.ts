import { policyNames } from '@tablewright/bots';
import { type Game, type Seat, SPECTATOR } from '@tablewright/engine';
import type { Documents } from '@tablewright/engine/documents';
import { Match, readOptions } from '@tablewright/engine/host';
import type { NextTable, Opened, OpenTable, TableFace } from '@tablewright/protocol';
import { type Auth, type Caller, isStranger } from '../auth/auth.ts';
import type { OwnTable, Store } from '../store/store.ts';
import type { OpenedSeat } from '../tables/entry.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import { nameClash } from '../tables/seat-rules.ts';
import { documentProblem } from '../tables/table-documents.ts';
import { noTable } from '../tables/table-reader.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { type ChosenDocuments, chosenDocuments } from './chosen-documents.ts';
import { nextSeats } from './next-seats.ts';
import { newTableId, ownEntropy, planTable } from './planned-table.ts';
import type { Shelves } from './shelves.ts';
import { noKey, type TableAccess, uninvited } from './table-access.ts';

/** The most tables in a list. */
const MOST_TABLES = 200;

/** What a {@link Lobby} needs. */
export interface LobbySetup {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly auth: Auth;
  readonly access: TableAccess;
  readonly shelves: Shelves;
  readonly games: (id: string) => Promise<Game | undefined>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What somebody may be at a table. */
interface You {
  readonly seats: Seat[];
  readonly host: boolean;
  /** Free seats that they may take because they sat there at the table before. */
  readonly offered?: Seat[];
}

/** Finding, opening and deleting tables. */
export class Lobby {
  readonly #setup: LobbySetup;

  constructor(setup: LobbySetup) {
    this.#setup = setup;
  }

  /** Opens a table for a guest, who sits down on the seats planned for them. */
  async open(guest: string, wish: OpenTable): Promise<Outcome<Opened>> {
    const { games, registry, now } = this.#setup;
    const game = await games(wish.game);
    if (game === undefined) return refused('no-such-game', `"${wish.game}" is not played here`);
    const chosen = await this.#chosen(guest, wish.campaign, wish.documents, game);
    if (!chosen.ok) return chosen;
    const wrong = planProblem(game, wish, chosen.value.documents);
    if (wrong !== undefined) return wrong;
    const seats = wish.seats.map((plan, seat) => openedSeat(plan, seat, wish.entropy));
    const { options, pace, listed, campaign } = wish;
    const plan = { game, options, pace, seats, listed, campaign, chosen: chosen.value };
    const planned = planTable({ ...plan, host: guest, at: now() });
    const made = await registry.commands.open(planned);
    return made.ok ? done(planned.opened) : made;
  }

  /**
   * The table at which the people of a finished match may play again, or at which a match goes on
   * that comes out otherwise by later rules. The first who asks and sat there opens it; whoever may
   * watch the old one may watch it from then on.
   * @param entropy what the asker adds to the next match, if it is they who open it
   */
  async next(caller: Caller, table: string, entropy: string): Promise<Outcome<NextTable>> {
    const { games, registry, now } = this.#setup;
    const looked = await this.look(caller, table);
    if (!looked.ok) return looked;
    const { face, you } = looked.value;
    const satThere = you.host || you.seats.length > 0;
    const { otherwise, status } = face;
    if (otherwise !== undefined && status !== 'finished') {
      return this.#goOn(caller, face, satThere, you.seats[0]);
    }
    if (await this.#isOpen(face.next)) return this.#letIn(caller, face.next, satThere);
    if (!satThere) {
      return refused('not-allowed', 'only who sat at this table may open the next one');
    }
    const { guest } = caller;
    if (guest === undefined) {
      return refused('wrong-key', 'a table is opened by a guest, not with the key of a seat');
    }
    const game = await games(face.game);
    if (game === undefined) return refused('no-such-game', `"${face.game}" is not played here`);
    const { options, pace, next: gone } = face;
    const seats = nextSeats(face.seats, you.seats, entropy);
    const again = await this.#again(guest, face, you.seats, game);
    if (!again.ok) return again;
    const { documents } = again.value;
    const isFree = (seat: Seat) => seats[seat]?.kind === 'open';
    const wrong = settingsProblem(game, seats.length, options, documents, isFree);
    if (wrong !== undefined) return wrong;
    const { campaign } = face;
    const kept = { campaign, chosen: again.value };
    const wish = { game, options, pace, seats, listed: false, after: table, ...kept };
    const planned = planTable({ ...wish, host: guest, at: now() });
    const by = { seat: you.seats[0], gone: gone?.table };
    const named = await registry.commands.openNext(table, by, planned);
    if (named.ok) return done({ table: planned.opened.table, opened: planned.opened });
    if (named.error.code !== 'stale') return named;
    // Somebody was faster.
    const faster = await registry.queries.face(table);
    return faster.ok ? this.#letIn(caller, faster.value.next, satThere) : faster;
  }

  /** What the caller may be at a table, and what everybody knows of it. */
  async look(caller: Caller, table: string): Promise<Outcome<{ face: TableFace; you: You }>> {
    const { registry, auth, access } = this.#setup;
    const loaded = await access.load(caller, table, () => access.mayCome(caller, table));
    if (!loaded.ok) return loaded;
    const face = await registry.queries.face(table);
    if (!face.ok) return face;
    const { seats, watch } = await auth.entitled(caller, table, face.value.listed);
    const host = await access.isHost(caller, table);
    const before = await access.seatsBefore(caller, face.value);
    if (!watch && !host && before.length === 0) return uninvited(caller);
    const kept = before.filter((seat) => face.value.seats[seat]?.kind === 'open');
    const offered = kept.length > 0 ? kept : [...(await access.campaignSeats(caller, face.value))];
    return done({
      face: face.value,
      you: { seats, host, ...(offered.length === 0 ? {} : { offered }) },
    });
  }

  /** Tables in the public list, the newest first. */
  listed(): Promise<readonly TableFace[]> {
    return this.#setup.store.listed(MOST_TABLES);
  }

  /** A guest's tables: those that wait for them first, then the most recent. */
  async mine(guest: string): Promise<readonly OwnTable[]> {
    const own = await this.#setup.store.tablesOf(guest, MOST_TABLES);
    const waits = ({ seats, waiting }: OwnTable) => seats.some((seat) => waiting.includes(seat));
    return [...own.filter(waits), ...own.filter((table) => !waits(table))];
  }

  /** The host deletes a table with everything that belongs to it. */
  async remove(caller: Caller, table: string): Promise<Outcome<true>> {
    if (isStranger(caller)) return noKey();
    // Its log need not be read, nor be sound, for that.
    const listing = await this.#setup.store.table(table);
    if (listing === undefined) return noTable(table);
    if (caller.guest !== listing.host) {
      return refused('not-allowed', 'only the host may delete a table');
    }
    await this.#setup.registry.remove(table);
    return done(true);
  }

  /**
   * The table at which a match goes on: there is one at most, since its secret is the same, and who
   * may come there is who may come here.
   */
  async #goOn(
    caller: Caller,
    { table, next }: TableFace,
    satThere: boolean,
    seat: Seat | undefined,
  ): Promise<Outcome<NextTable>> {
    if (next !== undefined) return this.#letIn(caller, next, satThere);
    if (!satThere) {
      return refused('not-allowed', 'only who sits at this table may have its match go on');
    }
    const { registry } = this.#setup;
    const id = newTableId();
    const gone = await registry.commands.goOn(table, seat, id);
    if (gone.ok) return done({ table: id });
    if (gone.error.code !== 'stale') return gone;
    // Somebody was faster.
    const faster = await registry.queries.face(table);
    return faster.ok ? this.#letIn(caller, faster.value.next, satThere) : faster;
  }

  /** The documents that somebody has chosen for a table of theirs, or of their campaign. */
  async #chosen(
    guest: string,
    campaign: string | undefined,
    chosen: OpenTable['documents'] = {},
    game: Game,
  ): Promise<Outcome<ChosenDocuments>> {
    const { store, shelves } = this.#setup;
    const shelf = await shelves.open(guest, campaign);
    if (!shelf.ok) return shelf;
    if (campaign !== undefined && (await store.campaign(campaign))?.game !== game.id) {
      return refused('wrong-settings', `the campaign is not one of ${game.title}`);
    }
    return chosenDocuments(store, shelf.value.owner, chosen, game);
  }

  /**
   * The documents that go into the next match: those of the campaign, or else what lay before whoever
   * opens it; the others bring their own.
   */
  async #again(
    guest: string,
    { campaign, documents = [] }: TableFace,
    own: readonly Seat[],
    game: Game,
  ): Promise<Outcome<ChosenDocuments>> {
    const { store } = this.#setup;
    const chosen: Record<string, string> = {};
    for (const { slot, seat, document } of documents) {
      const isTheirs = campaign !== undefined || (seat !== undefined && own.includes(seat));
      if (document === undefined || !isTheirs) continue;
      const shelf = campaign === undefined ? { guest } : { campaign };
      if ((await store.document(shelf, document.id)) !== undefined) chosen[slot] = document.id;
    }
    return this.#chosen(guest, campaign, chosen, game);
  }

  /** Whether a next table can still be gone to: it was neither deleted nor closed. */
  async #isOpen(next: TableFace['next']): Promise<boolean> {
    const listing = next && (await this.#setup.store.table(next.table));
    return listing !== undefined && listing.status !== 'closed';
  }

  /**
   * Lets somebody watch the next table. Those who had no seat before may do so only until its host
   * makes another link to watch.
   */
  async #letIn(
    caller: Caller,
    next: TableFace['next'],
    satThere: boolean,
  ): Promise<Outcome<NextTable>> {
    const { auth, registry, store, access, now } = this.#setup;
    if (next === undefined) return refused('stale', 'the next table is not open; try it again');
    const { table } = next;
    const loaded = await access.load(caller, table, async () => done(true));
    if (!loaded.ok) return loaded;
    const face = await registry.queries.face(table);
    if (!face.ok) return face;
    const { watch } = await auth.entitled(caller, table, face.value.listed);
    if (watch) return done({ table });
    const locks = await registry.queries.locks(table);
    if (!locks.ok) return locks;
    if (!satThere && locks.value(SPECTATOR) > 0) {
      return refused('wrong-key', 'the next table has another link to watch; ask its host for it');
    }
    const place = { match: table, seat: SPECTATOR };
    if (caller.guest !== undefined) await store.addPlace({ ...place, guest: caller.guest }, now());
    return done({ table });
  }
}

function planProblem(
  game: Game,
  wish: OpenTable,
  documents: Documents,
): ReturnType<typeof refused> | undefined {
  const names = wish.seats.flatMap((plan) => ('name' in plan ? [plan.name] : []));
  for (const [at, name] of names.entries()) {
    const clash = nameClash(names.slice(0, at), name);
    if (clash !== undefined) return clash;
  }
  const policies = policyNames(game);
  for (const plan of wish.seats) {
    if (plan.kind !== 'bot' || policies.includes(plan.policy)) continue;
    const known = policies.join(', ');
    return refused('wrong-settings', `there is no bot "${plan.policy}"; there are ${known}`);
  }
  return settingsProblem(game, wish.seats.length, wish.options, documents, (seat) => {
    return wish.seats[seat]?.kind === 'open';
  });
}

/** @param isFree whether whoever sits down on a seat may still bring what belongs there */
function settingsProblem(
  game: Game,
  seatCount: number,
  options: Readonly<Record<string, unknown>>,
  documents: Documents,
  isFree: (seat: Seat) => boolean,
): ReturnType<typeof refused> | undefined {
  const places = { game, options, seatCount };
  const unfit = documentProblem(places, documents, isFree);
  if (unfit !== undefined) return unfit;
  // Whoever is yet to sit down may have to bring something: then only the settings can be tried.
  if (documentProblem(places, documents, () => false) !== undefined) {
    const wrong = settingProblems(game, options, seatCount);
    return wrong.length === 0 ? undefined : refused('wrong-settings', wrong.join('; '));
  }
  const trial = Match.create(game, {
    id: 'trial',
    seats: Array.from({ length: seatCount }, (_, seat) => ({ name: `${seat}`, player: 'human' })),
    options,
    random: { kind: 'seeded', seed: 'trial' },
    documents,
  });
  if (trial.ok) return undefined;
  return refused('wrong-settings', trial.error.map(({ message }) => message).join('; '));
}

function openedSeat(plan: OpenTable['seats'][number], seat: Seat, entropy: string): OpenedSeat {
  if (plan.kind !== 'me') return plan;
  return { kind: 'person', name: plan.name, entropy: ownEntropy(entropy, seat) };
}

function settingProblems(
  game: Game,
  given: OpenTable['options'],
  seatCount: number,
): readonly string[] {
  const { min, max } = game.seats;
  if (seatCount < min || seatCount > max) return [`${game.title} takes ${min} to ${max} seats`];
  const options = readOptions(game.options, given);
  const wrong = options.ok ? (game.checkOptions?.(options.value, seatCount) ?? []) : options.error;
  return wrong.map(({ message }) => message);
}
