import type { ChatLine } from '@tablewright/protocol';
import { useEffect, useState } from 'react';
import { keepMuted, keepRead, keptMuted, keptRead } from './chat-kept.ts';

/** The chat of a table as one person at this device reads it. */
export interface Chat {
  /** What is to be shown, the oldest first. */
  readonly lines: readonly ChatLine[];
  /** Lines that are not shown because their seats are muted. */
  readonly hidden: number;
  /** Lines that came since the chat was read last. */
  readonly unread: readonly ChatLine[];
  readonly muted: readonly number[];
  /** Hides the lines of a seat from now on, or shows them again. */
  readonly mute: (seat: number, is: boolean) => void;
}

/**
 * Sorts what was said at a table.
 * @param own the seat from which one speaks
 * @param reading whether the chat is open, so that everything counts as read
 */
export function useChat(
  table: string,
  said: readonly ChatLine[],
  own: number,
  reading: boolean,
): Chat {
  const [muted, setMuted] = useState(() => keptMuted(table));
  const [read, setRead] = useState(() => keptRead(table));
  const last = said.at(-1)?.number ?? 0;
  useEffect(() => {
    if (!reading || last <= read) return;
    setRead(last);
    keepRead(table, last);
  }, [reading, last, read, table]);
  const lines = said.filter(({ seat }) => !muted.includes(seat));
  return {
    lines,
    hidden: said.length - lines.length,
    unread: lines.filter(({ number, seat }) => number > read && seat !== own),
    muted,
    mute: (seat, is) => {
      const next = is ? [...new Set([...muted, seat])] : muted.filter((other) => other !== seat);
      setMuted(next);
      keepMuted(table, next);
    },
  };
}
