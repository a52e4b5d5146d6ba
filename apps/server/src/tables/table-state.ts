import type { Choice, Game, Observer, Seat } from '@tablewright/engine';
import type { Documents } from '@tablewright/engine/documents';
import type { ChainVersion, Match, MatchSetup, UndoStatus } from '@tablewright/engine/host';
import type { DecidedFor, TableFace, TableStatus } from '@tablewright/protocol';
import { BrokenLog } from './broken-log.ts';
import type { Clocks } from './clocks.ts';
import { Consent } from './consent.ts';
import type { GivenBy, TableRecord } from './entry.ts';
import type { KeptCourse } from './kept-course.ts';
import { NamedChoices } from './named-choices.ts';
import { OlderRules, type Otherwise } from './older-rules.ts';
import type { TableSeat } from './table-seat.ts';
import type { TableHead } from './table-snapshot.ts';
import { Turns } from './turns.ts';
import { Windows } from './windows.ts';

/**
 * What the log of a table adds up to. Everything here follows from the record and the entries, so
 * every node that reads them has the same. Only the fold (`table-fold.ts`) changes it.
 */
export class TableState {
  record: TableRecord;
  readonly game: Game;
  readonly seats: TableSeat[] = [];
  listed = false;
  chat = true;
  closed = false;
  /** The table before this one, at which the same people sat. */
  after: string | undefined;
  /** The table at which the same people may play again. */
  next: TableFace['next'];
  /** The campaign that the match belongs to. */
  campaign: string | undefined;
  /** The documents that were planned when the table was opened, by slot. */
  planned: Documents = {};
  /** Those that people have brought to their seats. */
  readonly brought = new Map<Seat, Documents>();
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
  /** All settings as they were when it was opened, if they were written down. */
  settings: Readonly<Record<string, unknown>> = {};
  /** After how many answers the match goes on from the table before. */
  goesOn: number | undefined;
  /** How it came to its rules, if it began with others. */
  upgraded: TableFace['upgraded'];
  /** The part of the log that older rules wrote, while it is played or something differs in it. */
  older: OlderRules | undefined;
  /** By later rules something comes out otherwise, and the match goes on at another table. */
  parted: { readonly from: string; readonly otherwise: Otherwise } | undefined;
  /**
   * Once a log was read that older rules wrote and still own: whether the match was over by them.
   * Until then nothing is made of what differs, since it may be taken back.
   */
  judged: { readonly wasOver: boolean } | undefined;
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

  /** @param kept what is known beside the log of what older rules have told */
  constructor(record: TableRecord, game: Game, kept?: KeptCourse) {
    this.record = record;
    this.game = game;
    const { rulesVersion, rulesSince } = record;
    if (rulesVersion !== game.version) this.older = new OlderRules(undefined, kept);
    else if (rulesSince > 0) this.older = new OlderRules(rulesSince, kept);
  }

  /** How something comes out otherwise by the rules here, so that nothing more is done. */
  get otherwise(): Otherwise | undefined {
    if (this.parted !== undefined) return this.parted.otherwise;
    if (this.judged === undefined) return undefined;
    return this.older?.otherwise(this.game.version, this.match);
  }

  get status(): TableStatus {
    if (this.match?.over) return 'finished';
    if (this.otherwise !== undefined) return this.judged?.wasOver ? 'finished' : 'closed';
    if (this.closed) return 'closed';
    return this.match === undefined ? 'gathering' : 'playing';
  }

  /** The documents that go into the match, by slot. */
  get documents(): Documents {
    return Object.assign({}, this.planned, ...this.brought.values());
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

  /** The settings; of those that nobody has set only those that the rules still have. */
  get options(): Readonly<Record<string, unknown>> {
    const { settings, game } = this;
    const known = Object.entries(settings).filter(([name]) => Object.hasOwn(game.options, name));
    return { ...Object.fromEntries(known), ...this.record.options };
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
    const { id, secret, commitment } = this.record;
    const { options } = this;
    const version = chain === 1 ? {} : { chain };
    const random = { kind: 'keyed', commitment, secret, contributions, ...version } as const;
    const { documents } = this;
    const taken = Object.keys(documents).length === 0 ? {} : { documents };
    return { id, seats, options, random, ...taken };
  }
}
