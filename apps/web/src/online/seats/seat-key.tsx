import { type ReactNode, useState } from 'react';
import { useWebWords } from '../../web-words.ts';
import { keepSeatKey, keysOf } from '../kept/kept-links.ts';
import { LinkCard } from '../links/link-card.tsx';
import { api } from '../server/api.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';

/** The private link of one’s own seat, and the way to lock every other device out. */
export function SeatKey({
  table,
  seat,
}: {
  readonly table: string;
  readonly seat: number;
}): ReactNode {
  const words = useWebWords();
  const [key, setKey] = useState(() => keysOf(table).seats.find((own) => own.seat === seat)?.key);
  const { busy, problem, run } = useDoing();
  const [locked, setLocked] = useState(false);
  const lock = () =>
    run(async () => {
      const made = await api.lock(table, seat);
      keepSeatKey(table, seat, made.key);
      setKey(made.key);
      setLocked(true);
    });
  return (
    <div className="seat-key">
      <p>{words('key.why')}</p>
      {key === undefined ? (
        <p className="tw-quiet">{words('link.not-here')}</p>
      ) : (
        <LinkCard of={key} title={words('key.title')} secret />
      )}
      <div className="tw-actions">
        <button type="button" className="tw-button" disabled={busy} onClick={lock}>
          {words(key === undefined ? 'link.new' : 'key.lock')}
        </button>
      </div>
      <p className="tw-quiet" role="status">
        {words(locked ? 'key.locked' : 'key.lock.why')}
      </p>
      <Problem of={problem} />
    </div>
  );
}
