import type { Choice, Game, Observer, Seat } from '@tablewright/engine';
import type { ChainVersion, Match, MatchSetup, UndoStatus } from '@tablewright/engine/host';
import type { DecidedFor, TableFace, TableStatus } from '@tablewright/protocol';
import { BrokenLog } from './broken-log.ts';
import type { Clocks } from './clocks.ts';
import { Consent } from './consent.ts';
import type { GivenBy, TableRecord } from './entry.ts';
import { NamedChoices } from './named-choices.ts';
import type { TableSeat } from './table-seat.ts';
import type { TableHead } from './table-snapshot.ts';
import { Turns } from './turns.ts';
import { Windows } from './windows.ts';

/**
 * What the log of a table adds up to. Everything here follows from the record and the entries, so
 * every node that reads them has the same. Only the fold (`table-fold.ts`) changes it.
 */
export class TableState {
  readonly record: TableRecord;
  readonly game: Game;
  readonly seats: TableSeat[] = [];
  listed = false;
  chat = true;
  closed = false;
  /** The table before this one, at which the same people sat. */
  after: string | undefined;
  /** The table at which the same people may play again. */
  next: TableFace['next'];
  /** How many entries the log has. */
  seq = 0;
  /** When the last entry was made, in milliseconds since 1970. */
  at = 0;
  /** Rises with every entry that changes the face, apart from the clocks. */
  faceVersion = 0;
  /** The match, once it has begun. */
  match: Match | undefined;
  /** How answers enter the chain of the draws. */
  chain: ChainVersion = 1;
  clocks: Clocks | undefined;
  consent = new Consent();
  turns = new Turns();
  /** Until when windows of passing wait. */
  windows = new Windows();
  readonly names = new NamedChoices();
  /** By seat, the number of the entry that last changed who may play it. */
  readonly locks = new Map<Observer, number>();
  /** The answers that the clock gave, or a bot that kept a seat; in order. */
  decidedFor: DecidedFor[] = [];
  /** How many answers the match had with each entry; -1 before it began. */
  readonly answersAt: number[] = [-1];
  /** The sequence numbers of the requests that are in the log. */
  readonly requests = new Map<string, number>();

  constructor(record: TableRecord, game: Game) {
    this.record = record;
    this.game = game;
  }

  get status(): TableStatus {
    if (this.match?.over) return 'finished';
    if (this.closed) return 'closed';
    return this.match === undefined ? 'gathering' : 'playing';
  }

  /** The open choices of the match; none before it begins. */
  get choices(): readonly Choice[] {
    return this.match?.choices ?? [];
  }

  /** The seats that the match waits for; none before it begins and after it ends. */
  get deciding(): ReadonlySet<Seat> {
    if (this.status !== 'playing') return new Set();
    return new Set(this.choices.flatMap((choice) => choice.seats ?? [choice.seat]));
  }

  /** The people that the match or an open question waits for. */
  get awaited(): readonly Seat[] {
    const { deciding } = this;
    const { missing } = this.consent;
    return this.seats.flatMap(({ kind }, seat) =>
      kind === 'person' && (deciding.has(seat) || missing.includes(seat)) ? [seat] : [],
    );
  }

  /** The open choices were made anew, and are the same ones in the same order. */
  carryOver(before: readonly Choice[]): void {
    this.names.carryOver(this.choices);
    this.windows = Windows.resume(this.choices, this.windows.kept(before));
  }

  /** Changes a seat. */
  setSeat(seat: Seat, change: Partial<TableSeat>): void {
    const at = this.seats[seat];
    if (at === undefined) throw new BrokenLog(`table ${this.record.id} has no seat ${seat}`);
    Object.assign(at, change);
  }

  undoStatus(seat: Seat): UndoStatus {
    if (this.status !== 'playing' || this.match === undefined) return { kind: 'nothing' };
    return this.match.undoStatus(seat);
  }

  /** Up to how many answers everything is as it was at `since` entries; -1 if nothing is known. */
  unchangedSince(since: number): number {
    if (since < 0 || since > this.seq) return -1;
    let least = Number.POSITIVE_INFINITY;
    for (let seq = since; seq <= this.seq; seq += 1) {
      least = Math.min(least, this.answersAt[seq] ?? -1);
    }
    return least;
  }

  /** The policy that an answer is ascribed to in the file: only what a bot gave can be verified. */
  botOf(seat: Seat, how: GivenBy | undefined): string | undefined {
    return how === 'bot' && this.chain === 2 ? this.seats[seat]?.policy : undefined;
  }

  /** How the match is set up with these seats. */
  matchSetup({ seats, contributions, chain }: TableHead['begun']): MatchSetup {
    const { id, options, secret, commitment } = this.record;
    const version = chain === 1 ? {} : { chain };
    const random = { kind: 'keyed', commitment, secret, contributions, ...version } as const;
    return { id, seats, options, random };
  }
}
