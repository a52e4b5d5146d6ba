import type { LoggedAnswer } from './match-file.ts';
import { type Seat, seatsUpTo } from './seat.ts';

/** One answer of the log, with what undo has to know. */
export interface LogEntry extends LoggedAnswer {
  /** Why it was asked: the key of the choice. */
  readonly why: string;
  /** Something was rolled, drawn or revealed after it and before the next decision. */
  readonly irrevocable: boolean;
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
  | { readonly kind: 'none' };

/**
 * The law of undo: free until something was rolled, drawn or revealed, or another seat has
 * answered; after that, if all others agree. A game may set stricter terms.
 */
export function undoStatus(
  log: readonly LogEntry[],
  seat: Seat,
  seatCount: number,
  terms: UndoTerms = { kind: 'lenient' },
): UndoStatus {
  const to = log.findLastIndex((entry) => entry.seat === seat);
  if (to < 0 || terms.kind === 'none') return { kind: 'nothing' };
  const since = log.slice(to);
  if (terms.kind === 'before-rolls') {
    if (since.some((entry) => entry.irrevocable)) return { kind: 'nothing' };
    return { kind: 'consent', to, because: 'by-consent', from: terms.from };
  }
  const from = seatsUpTo(seatCount).filter((other) => other !== seat);
  if (since.some((entry) => entry.irrevocable)) {
    return { kind: 'consent', to, because: 'rolled-or-revealed', from };
  }
  if (since.some((entry) => entry.seat !== seat)) {
    return { kind: 'consent', to, because: 'others-answered', from };
  }
  return { kind: 'free', to };
}
