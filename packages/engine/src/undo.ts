import type { LoggedAnswer } from './match-file.ts';
import { type Seat, seatsUpTo } from './seat.ts';

/** One answer of the log, with what undo has to know. */
export interface LogEntry extends LoggedAnswer {
  /** Why it was asked: the key of the choice. */
  readonly why: string;
  /** Something was rolled, drawn or revealed for all after it and before the next decision. */
  readonly irrevocable: boolean;
  /** The seats that alone have seen such a thing. */
  readonly irrevocableFor: readonly Seat[];
  /** It was one of several answers given in secret, to be revealed together. */
  readonly secret: boolean;
}

/** Whether a seat may take back its last answer, and who would have to agree. */
export type UndoStatus =
  | { readonly kind: 'free'; readonly to: number }
  | {
      readonly kind: 'consent';
      readonly to: number;
      readonly because: 'rolled-or-revealed' | 'others-answered' | 'by-consent';
      readonly from: readonly Seat[];
    }
  | { readonly kind: 'nothing' };

/** On what terms a seat may take back its last answer. */
export type UndoTerms =
  /** Free until something was rolled or somebody else has answered, by consent of all then. */
  | { readonly kind: 'lenient' }
  /** While nothing was rolled or revealed since, if these seats agree. */
  | { readonly kind: 'before-rolls'; readonly from: readonly Seat[] }
  /** A master's: whoever gave the last answer, free if nothing was rolled after it, else by consent. */
  | { readonly kind: 'anybodys' }
  | { readonly kind: 'none' };

/** A log as far as undo reads it. */
interface ReadLog {
  readonly length: number;
  findLastIndex(isSought: (entry: LogEntry) => boolean): number;
  slice(from: number): readonly LogEntry[];
}

/**
 * The law of undo: free until the seat has seen something rolled, drawn or revealed, or another seat
 * has answered; after that, if all others agree. A game may set stricter terms. What a seat may not
 * know changes nothing of it: otherwise it could tell from the offer that others saw something.
 */
export function undoStatus(
  log: ReadLog,
  seat: Seat,
  seatCount: number,
  terms: UndoTerms = { kind: 'lenient' },
): UndoStatus {
  if (terms.kind === 'anybodys') return lastOfAll(log, seat, seatCount);
  const to = log.findLastIndex((entry) => entry.seat === seat);
  if (to < 0 || terms.kind === 'none') return { kind: 'nothing' };
  const since = log.slice(to);
  const forAll = since.some((entry) => entry.irrevocable);
  const forSeat = since.some((entry) => entry.irrevocableFor.includes(seat));
  if (terms.kind === 'before-rolls') {
    if (forAll || forSeat) return { kind: 'nothing' };
    return { kind: 'consent', to, because: 'by-consent', from: terms.from };
  }
  const from = seatsUpTo(seatCount).filter((other) => other !== seat);
  const others = since.some((entry) => entry.seat !== seat);
  if (!forAll && !forSeat && !others) return { kind: 'free', to };
  // The others hear the reason when they are asked: what they know comes first.
  const because = forAll || !others ? 'rolled-or-revealed' : 'others-answered';
  return { kind: 'consent', to, because, from };
}

/** What whoever runs the table may take back: the last answer, whoever gave it. */
function lastOfAll(log: ReadLog, seat: Seat, seatCount: number): UndoStatus {
  const [last] = log.slice(log.length - 1);
  if (last === undefined) return { kind: 'nothing' };
  const to = log.length - 1;
  // A die that only the master has seen is a die as well: else it could be thrown again in secret.
  if (!last.irrevocable && last.irrevocableFor.length === 0) return { kind: 'free', to };
  const from = seatsUpTo(seatCount).filter((other) => other !== seat);
  return { kind: 'consent', to, because: 'rolled-or-revealed', from };
}

/** Why taking back needs consent. */
export const BECAUSE = {
  'rolled-or-revealed': 'something was rolled or revealed since',
  'others-answered': 'others have answered since',
  'by-consent': 'nothing is taken back at this table without consent',
} as const;

/** Why nothing can be taken back, by the terms of the table. */
export const NOTHING = {
  lenient: 'there is nothing to take back',
  'before-rolls':
    'a decision is taken back at this table only until something is rolled or revealed',
  anybodys: 'there is nothing to take back',
  none: 'nothing is taken back at this table',
} as const;
