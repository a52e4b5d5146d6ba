import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { HeardEvent, Observer } from '@tablewright/engine';
import type { Documents } from '@tablewright/engine/documents';
import type {
  ChainVersion,
  Checkpoint,
  LogEntry,
  LoggedDraw,
  SeatInfo,
} from '@tablewright/engine/host';
import type { DecidedFor, TableFace } from '@tablewright/protocol';
import type { ClocksKept } from './clocks.ts';
import type { ConsentKept } from './consent.ts';
import type { TableSeat } from './table-seat.ts';
import type { TurnsKept } from './turns.ts';

/**
 * The version of the format of snapshots. Those of another version are not read; a field that may be
 * missing makes no other version.
 */
export const SNAPSHOT_FORM = 1;

/** What a stretch of a table's log has added, with what later entries may have taken back. */
export interface Chapter {
  /** The number of its last entry. */
  readonly last: number;
  /** Up to how many answers nothing changed in it; -1 before the match. */
  readonly since: number;
  /** How many answers the match had with each of its entries. */
  readonly answersAt: readonly number[];
  readonly requests: readonly (readonly [string, number])[];
  /** Of the answers after `since`, as the match and the table had them at its end. */
  readonly log: readonly LogEntry[];
  readonly events: readonly HeardEvent[];
  readonly draws: readonly LoggedDraw[];
  readonly decidedFor: readonly DecidedFor[];
  readonly thought: ClocksKept['answers'];
  readonly checkpoints: readonly Checkpoint[];
}

/** What holds at a table after an entry, beside what its chapters have. */
export interface TableHead {
  readonly form: typeof SNAPSHOT_FORM;
  readonly seq: number;
  readonly at: number;
  readonly faceVersion: number;
  readonly listed: boolean;
  readonly chat: boolean;
  readonly closed: boolean;
  readonly after?: string | undefined;
  readonly next?: TableFace['next'];
  readonly seats: readonly TableSeat[];
  readonly locks: readonly (readonly [Observer, number])[];
  readonly consent: ConsentKept;
  readonly turns: TurnsKept;
  readonly names: readonly string[];
  /** Until when the open choices wait that are windows of passing, by slot. */
  readonly windows?: readonly (number | null)[] | undefined;
  readonly times: ClocksKept['times'];
  /** With whom the match began, and what its draws follow from. */
  readonly begun: {
    readonly seats: readonly SeatInfo[];
    readonly contributions: readonly string[];
    readonly chain: ChainVersion;
    readonly settings?: Readonly<Record<string, unknown>>;
    /** Fingerprint of what was told and asked before the first answer. */
    readonly told?: string | undefined;
    readonly documents?: Documents | undefined;
    readonly campaign?: string | undefined;
  };
  readonly goesOn?: number | undefined;
  readonly upgraded?: TableFace['upgraded'];
  /** The chapter that is not closed yet. */
  readonly open: Chapter;
}

/** A closed chapter, packed. */
export interface ClosedChapter {
  readonly last: number;
  /** Its hash. */
  readonly name: string;
  readonly body: Uint8Array;
  /** Whether the store has it, as far as is known. */
  isKept: boolean;
}

/** A table after an entry, from which it can be opened without its log up to there. */
export interface TableSnapshot {
  readonly table: string;
  readonly seq: number;
  readonly head: string;
  readonly chapters: readonly ClosedChapter[];
}

/** Closes and packs a chapter. */
export function closedChapter(chapter: Chapter): ClosedChapter {
  const body = deflateRawSync(JSON.stringify(chapter));
  const name = createHash('sha256').update(body).digest('base64url');
  return { last: chapter.last, name, body, isKept: false };
}
