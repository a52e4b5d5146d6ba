import { isPicture, type Seat } from '@tablewright/engine';
import type { ReactNode } from 'react';
import type { SeatFace } from '../board.ts';
import { PictureView } from '../pictures/picture-view.tsx';
import { readable } from '../spoken.ts';
import { useWords } from '../words.tsx';
import { SeatBadge } from './seat-badge.tsx';

/** Any game's view as tidy tables: what a table shows while its game has no board. */
export function PlainBoard({
  view,
  seats,
}: {
  readonly view: unknown;
  readonly seats: readonly SeatFace[];
}): ReactNode {
  const words = useWords();
  return (
    <section className="tw-plain" aria-label={words('board.plain')}>
      <Value value={view} seats={seats} depth={0} />
    </section>
  );
}

function Value({
  value,
  seats,
  depth,
}: {
  readonly value: unknown;
  readonly seats: readonly SeatFace[];
  readonly depth: number;
}): ReactNode {
  const words = useWords();
  if (value === undefined || value === null) return words('board.none');
  if (typeof value === 'boolean') return words(value ? 'board.yes' : 'board.no');
  if (typeof value !== 'object') return typeof value === 'string' ? readable(value) : String(value);
  if (Array.isArray(value)) return <List items={value} seats={seats} depth={depth} />;
  if (isPicture(value)) return <PictureView picture={value} as="blocks" />;
  const entries = Object.entries(value);
  if (entries.length === 0) return words('board.none');
  return (
    <dl data-depth={depth}>
      {entries.map(([key, item]) => (
        <div key={key}>
          <dt>{readable(key)}</dt>
          <dd>
            <Value value={item} seats={seats} depth={depth + 1} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function List({
  items,
  seats,
  depth,
}: {
  readonly items: readonly unknown[];
  readonly seats: readonly SeatFace[];
  readonly depth: number;
}): ReactNode {
  const words = useWords();
  if (items.length === 0) return words('board.none');
  const perSeat = items.length === seats.length && seats.length > 1;
  if (!perSeat && items.every((item) => typeof item !== 'object')) {
    return items
      .map((item) => (typeof item === 'string' ? readable(item) : String(item)))
      .join(', ');
  }
  return (
    <ol>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of a list are what it means
        <li key={at}>
          {perSeat && <SeatName face={seats[at as Seat]} />}
          <Value value={item} seats={seats} depth={depth + 1} />
        </li>
      ))}
    </ol>
  );
}

function SeatName({ face }: { readonly face: SeatFace | undefined }): ReactNode {
  if (face === undefined) return null;
  return (
    <span className="tw-plain-seat">
      <SeatBadge mark={face.mark} size={16} /> {face.name}
    </span>
  );
}
