import type { SeatFace } from '@tablewright/protocol';
import type { OpenedSeat } from './entry.ts';

/** A seat of a live table. */
export interface TableSeat {
  kind: 'open' | 'person' | 'bot';
  name: string;
  mark: number;
  policy: string | undefined;
  entropy: string | undefined;
  /** A bot plays, and the person may come back. */
  kept: boolean;
  /** The person left it to the bot themselves, and so agrees to what the table does without them. */
  left: boolean;
  /** It is the seat of the host. */
  host: boolean;
  /** Of a free seat: who sat there at the table before. */
  offered: string | undefined;
}

/** What changes about a seat when a person takes it. */
export function person({ name, host = false }: { readonly name: string; readonly host?: boolean }) {
  const nobody = { policy: undefined, kept: false, left: false, offered: undefined } as const;
  return { ...nobody, kind: 'person', name, host } as const;
}

/** A seat as it is when the table is opened; the people there then are its host, unless it says so. */
export function seatOf(seat: OpenedSeat, mark: number): TableSeat {
  const { kind } = seat;
  const keeps = kind === 'bot' ? seat.keeps : undefined;
  return {
    kind,
    name: kind === 'open' ? '' : seat.name,
    mark: seat.mark ?? mark,
    policy: kind === 'bot' ? seat.policy : undefined,
    entropy: kind === 'person' ? seat.entropy : keeps?.entropy,
    kept: keeps !== undefined,
    left: keeps?.left ?? false,
    host: kind === 'person' ? (seat.host ?? true) : (keeps?.host ?? false),
    offered: kind === 'open' ? seat.offered : undefined,
  };
}

/** Whether the others, not the person, gave the seat to the bot that keeps it. */
export function isAway({ kept, left }: TableSeat): boolean {
  return kept && !left;
}

/**
 * A seat as everybody at the table sees it.
 * @param here whether a device of its person is connected
 * @param late whether the time for their decision is nearly up
 */
export function faceOf(
  { kind, name, mark, policy, entropy, kept, host, offered }: TableSeat,
  here: boolean,
  late: boolean,
): SeatFace {
  return {
    kind,
    name,
    mark,
    ...(kind === 'bot' && policy !== undefined ? { policy } : {}),
    ...(entropy === undefined ? {} : { entropy }),
    ...(kind === 'person' ? { here } : {}),
    ...(kept ? { kept } : {}),
    ...(host ? { host } : {}),
    ...(offered === undefined ? {} : { offered }),
    ...(kind === 'person' && late ? { late } : {}),
  };
}
