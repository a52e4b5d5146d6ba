import { useCallback, useEffect, useState } from 'react';
import { shelf } from '../matches/shelf.ts';
import { hasBeenOnline } from '../online/kept/visitor.ts';
import { api } from '../online/server/api.ts';
import { forget, readStored, store } from '../storage.ts';
import { ErrandRunner } from '../workers/errands.ts';
import { type Gathered, gather, type OverOnline } from './gather.ts';
import { likesOf } from './keep-record.ts';
import type { OwnRecord } from './own-record.ts';
import { records } from './records.ts';

const [PINNED, FORGOTTEN] = ['tablewright.own.pinned', 'tablewright.own.forgotten'] as const;

/** What the person has played, and what can be done about it. */
export interface Own {
  /** Nothing until it was looked. */
  readonly gathered: Gathered | undefined;
  /** The match to show. */
  readonly pinned: string | undefined;
  readonly pin: (id: string | undefined) => void;
  /** Whether a match counts. */
  readonly count: (record: OwnRecord, counts: boolean) => void;
  /** Forgets everything; the returned function takes that back. */
  readonly forgetAll: () => Promise<() => void>;
}

/** Gathers what the person has played, and keeps what they say of it. */
export function useOwn(): Own {
  const [gathered, setGathered] = useState<Gathered>();
  const [pinned, setPinned] = useState(() => readStored(PINNED));
  useEffect(() => {
    const runner = new ErrandRunner();
    let wanted = true;
    gather(
      {
        shelf,
        records,
        likesOf: (file, seats) => likesOf(file, seats, runner),
        online: overOnline,
        fileOf: api.file,
        forgotten: Number(readStored(FORGOTTEN) ?? 0),
      },
      (now) => {
        if (wanted) setGathered(now);
      },
    ).catch(() => undefined);
    return () => {
      wanted = false;
      runner.close();
    };
  }, []);
  const pin = useCallback((id: string | undefined) => {
    if (id === undefined) forget(PINNED);
    else store(PINNED, id);
    setPinned(id);
  }, []);
  const count = useCallback(({ leftOut: _, ...record }: OwnRecord, counts: boolean) => {
    const changed: OwnRecord = counts ? record : { ...record, leftOut: true };
    records.put(changed);
    setGathered(
      (now) =>
        now && {
          ...now,
          records: now.records.map((one) => (one.id === record.id ? changed : one)),
        },
    );
  }, []);
  const forgetAll = async (): Promise<() => void> => {
    const [before, marked, shown] = [await records.list(), readStored(FORGOTTEN), pinned];
    await records.clear();
    store(FORGOTTEN, String(Date.now()));
    pin(undefined);
    setGathered((now) => now && { ...now, records: [] });
    return () => {
      if (marked === undefined) forget(FORGOTTEN);
      else store(FORGOTTEN, marked);
      for (const one of before) records.put(one);
      pin(shown);
      setGathered(gathered);
    };
  };
  return { gathered, pinned, pin, count, forgetAll };
}

/** The tables at which this browser has finished a match; none without the server. */
async function overOnline(): Promise<readonly OverOnline[]> {
  if (!hasBeenOnline()) return [];
  const mine = await api.mine().catch(() => []);
  return mine.flatMap(({ face, seats, at }) => {
    const own = seats.filter((seat) => seat >= 0);
    return face.status === 'finished' && own.length > 0
      ? [{ table: face.table, seats: own, at }]
      : [];
  });
}
