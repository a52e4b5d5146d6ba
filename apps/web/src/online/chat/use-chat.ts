import type { Observer, Seat } from '@tablewright/engine';
import type { OnlineState } from '@tablewright/table-kit';
import { useEffect, useState } from 'react';
import {
  keepMuted,
  keepRead,
  keepWhispersRead,
  keptMuted,
  keptRead,
  keptWhispersRead,
} from './chat-kept.ts';

/** A line that somebody has said, aloud or to one seat. */
export interface SaidLine {
  /** Among the lines of chat, or among the whispers of this seat. */
  readonly number: number;
  readonly seat: Seat;
  /** To whom it was whispered. */
  readonly to?: Seat;
  readonly name: string;
  readonly text: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** The chat of a table as one person at this device reads it. */
export interface Chat {
  /** What is to be shown, the oldest first: lines and whispers as they came. */
  readonly lines: readonly SaidLine[];
  /** Lines that are not shown because their seats are muted. */
  readonly hidden: number;
  /** Lines that came since the chat was read last. */
  readonly unread: readonly SaidLine[];
  readonly muted: readonly number[];
  /** Hides the lines of a seat from now on, or shows them again. */
  readonly mute: (seat: number, is: boolean) => void;
}

/**
 * Sorts what was said at a table.
 * @param said what was said; nothing where nobody is connected
 * @param own the seat from which one speaks
 * @param reading whether the chat is open, so that everything counts as read
 */
export function useChat(
  table: string,
  said: Pick<OnlineState, 'chat' | 'whispers'> | undefined,
  own: Observer,
  reading: boolean,
): Chat {
  const [muted, setMuted] = useState(() => keptMuted(table));
  const [read, setRead] = useState(() => keptRead(table));
  const [heard, setHeard] = useState(() => keptWhispersRead(table, own));
  const { chat = [], whispers = [] } = said ?? {};
  const last = chat.at(-1)?.number ?? 0;
  const lastWhisper = whispers.at(-1)?.number ?? 0;
  useEffect(() => {
    if (!reading || last <= read) return;
    setRead(last);
    keepRead(table, last);
  }, [reading, last, read, table]);
  useEffect(() => {
    if (!reading || lastWhisper <= heard) return;
    setHeard(lastWhisper);
    keepWhispersRead(table, own, lastWhisper);
  }, [reading, lastWhisper, heard, table, own]);
  const all: readonly SaidLine[] = [...chat, ...whispers].sort((a, b) => a.at - b.at);
  const lines = all.filter(({ seat }) => !muted.includes(seat));
  return {
    lines,
    hidden: all.length - lines.length,
    unread: lines.filter(
      ({ number, seat, to }) => number > (to === undefined ? read : heard) && seat !== own,
    ),
    muted,
    mute: (seat, is) => {
      const next = is ? [...new Set([...muted, seat])] : muted.filter((other) => other !== seat);
      setMuted(next);
      keepMuted(table, next);
    },
  };
}
