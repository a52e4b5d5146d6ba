import type { TableFace } from '@tablewright/protocol';
import { findGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../language/language-provider.tsx';
import { useWebWords } from '../../web-words.ts';
import type { OwnTable } from '../server/api.ts';
import { usePaceWords } from '../texts/pace-words.ts';

/** A line about a table: what is played, who is there, how it stands. */
function TableLine({
  heading: Heading,
  face,
  people,
  stands,
  unread,
  children,
}: {
  /** Of the level that follows from where the list stands. */
  readonly heading: 'h2' | 'h3';
  readonly face: TableFace;
  readonly people: string;
  readonly stands: string;
  /** What is for this browser to do there. */
  readonly unread?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const entry = findGame(face.game);
  return (
    <li
      className="match-line"
      data-material={entry === undefined ? undefined : presentationOf(entry.id).material}
    >
      <div className="match-line-words">
        <Heading>
          {entry?.title ?? face.game}
          {unread !== undefined && <span className="unread">{unread}</span>}
        </Heading>
        <p>{people}</p>
        <p className="tw-quiet">{stands}</p>
      </div>
      <div className="tw-actions">{children}</div>
    </li>
  );
}

/** A table that this browser is at. */
export function OwnTableLine({ table: own }: { readonly table: OwnTable }): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const { face, seats, waiting, at } = own;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const others = face.seats.flatMap(({ name, kind }, seat) =>
    kind === 'open' || seats.includes(seat) ? [] : [name],
  );
  const mine = seats.some((seat) => waiting.includes(seat));
  const awaited = waiting
    .filter((seat) => !seats.includes(seat))
    .map((seat) => face.seats[seat]?.name ?? '');
  const late = seats.some((seat) => face.seats[seat]?.late === true);
  const free = face.seats.filter(({ kind }) => kind === 'open').length;
  const stands =
    face.status === 'gathering'
      ? words('lists.free', { count: free })
      : face.status === 'playing' && !mine && awaited.length > 0
        ? words('lists.waiting-for', { names: awaited })
        : words(`status.${face.status}`);
  return (
    <TableLine
      heading="h3"
      face={face}
      people={others.length === 0 ? words('lists.alone') : words('lists.with', { names: others })}
      stands={words('lists.when', { stands, when: when.format(at) })}
      unread={mine ? words(late ? 'lists.yours.late' : 'lists.yours') : undefined}
    >
      <Link
        href={`/table/${face.table}`}
        className={mine || face.status === 'gathering' ? 'tw-button tw-primary' : 'tw-button'}
      >
        {words(seats.some((seat) => seat >= 0) ? 'lists.open' : 'lists.watch')}
        <span className="tw-visually-hidden">: {findGame(face.game)?.title}</span>
      </Link>
    </TableLine>
  );
}

/** A table in the public list. */
export function PublicTableLine({
  face,
  mine,
}: {
  readonly face: TableFace;
  /** Whether this browser has a seat there. */
  readonly mine: boolean;
}): ReactNode {
  const words = useWebWords();
  const sayPace = usePaceWords();
  const there = face.seats.flatMap(({ kind, name }) => (kind === 'open' ? [] : [name]));
  const free = face.seats.length - there.length;
  const gathers = face.status === 'gathering';
  const title = findGame(face.game)?.title ?? face.game;
  const how = mine ? 'open' : gathers && free > 0 ? 'join' : 'watch';
  return (
    <TableLine
      heading="h2"
      face={face}
      people={there.join(', ')}
      stands={words('lists.when', {
        stands: gathers ? words('lists.free', { count: free }) : words(`status.${face.status}`),
        when: sayPace(face.pace),
      })}
    >
      <Link
        href={how === 'join' ? `/join/${face.table}` : `/table/${face.table}`}
        className={how === 'watch' ? 'tw-button' : 'tw-button tw-primary'}
      >
        {words(`lists.${how}`)}
        <span className="tw-visually-hidden">: {title}</span>
      </Link>
    </TableLine>
  );
}
