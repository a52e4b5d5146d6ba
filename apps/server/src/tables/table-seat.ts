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
}

/** What changes about a seat when a person takes it. */
export function person({ name }: { readonly name: string }) {
  return { kind: 'person', name, policy: undefined, kept: false } as const;
}

/** A seat as it is when the table is opened. */
export function seatOf(seat: OpenedSeat, mark: number): TableSeat {
  const { kind } = seat;
  return {
    kind,
    name: kind === 'open' ? '' : seat.name,
    mark,
    policy: kind === 'bot' ? seat.policy : undefined,
    entropy: kind === 'person' ? seat.entropy : undefined,
    kept: false,
  };
}

/** A seat as everybody at the table sees it; `here`: whether a device of its person is connected. */
export function faceOf(
  { kind, name, mark, policy, entropy, kept }: TableSeat,
  here: boolean,
): SeatFace {
  return {
    kind,
    name,
    mark,
    ...(kind === 'bot' && policy !== undefined ? { policy } : {}),
    ...(entropy === undefined ? {} : { entropy }),
    ...(kind === 'person' ? { here } : {}),
    ...(kept ? { kept } : {}),
  };
}
