import { findGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { BoardCover } from '../../parts/board-cover.tsx';
import { Page } from '../../parts/page.tsx';
import { useWebWords } from '../../web-words.ts';
import { Sitters } from '../seats/sitters.tsx';
import { api } from '../server/api.ts';
import { usePaceWords } from '../texts/pace-words.ts';
import type { Invited } from './invited.ts';
import { JoinForm } from './join-form.tsx';

/** A table to sit down at: what is played, who is there, and the form; or why there is no seat. */
export function JoinTable({ invited }: { readonly invited: Invited }): ReactNode {
  const words = useWebWords();
  const sayPace = usePaceWords();
  const [now, setNow] = useState(invited);
  const { face, key, seat, handed, own } = now;
  const title = findGame(face.game)?.title ?? face.game;
  const { material } = presentationOf(face.game);
  const given = handed && seat !== undefined ? face.seats[seat] : undefined;
  const why = whyNot(now);
  return (
    <Page title={words('join.at', { title })}>
      <div className="waiting" data-material={material}>
        <section className="waiting-table" aria-labelledby="sitters" data-material={material}>
          <BoardCover id={face.game} />
          <div className="waiting-words">
            <h2 id="sitters">{words('wait.title')}</h2>
            <Sitters face={face} own={own} />
            <dl className="table-facts">
              <dt>{words('pace.title')}</dt>
              <dd>{sayPace(face.pace)}</dd>
            </dl>
          </div>
        </section>
        <section className="waiting-panel" aria-labelledby="sit">
          <h2 id="sit">
            {given === undefined
              ? words('join.sit')
              : given.kind === 'person'
                ? words('join.handed', { name: given.name })
                : words('join.given', { name: given.name })}
          </h2>
          {own.length > 0 && <Already invited={now} />}
          {why === undefined ? (
            <JoinForm
              invited={now}
              onChanged={() =>
                api.look(face.table, key).then(
                  (looked) => setNow({ ...now, face: looked.face }),
                  () => undefined,
                )
              }
            />
          ) : (
            <NoSeat invited={now} why={why} />
          )}
        </section>
      </div>
    </Page>
  );
}

/** Why nobody can sit down there now, if so. */
function whyNot({ face, seat, handed }: Invited): 'begun' | 'over' | 'full' | 'taken' | undefined {
  const { status, seats } = face;
  if (status === 'closed' || status === 'finished') return 'over';
  if (handed) return undefined;
  if (status === 'playing') return 'begun';
  if (!seats.some(({ kind }) => kind === 'open')) return 'full';
  return seat !== undefined && seats[seat]?.kind !== 'open' ? 'taken' : undefined;
}

function NoSeat({
  invited: { face, mayWatch, own },
  why,
}: {
  readonly invited: Invited;
  readonly why: NonNullable<ReturnType<typeof whyNot>>;
}): ReactNode {
  const words = useWebWords();
  return (
    <>
      <p role="alert">{words(`join.none.${why}`)}</p>
      {!mayWatch && <p>{words('join.none.help')}</p>}
      {mayWatch && own.length === 0 && (
        <Link href={`/table/${face.table}`} className="tw-button tw-primary">
          {words('lists.watch')}
        </Link>
      )}
    </>
  );
}

/** This browser sits at the table already; another seat is for somebody else at the same device. */
function Already({ invited: { face, own } }: { readonly invited: Invited }): ReactNode {
  const words = useWebWords();
  return (
    <div className="tw-notice join-already">
      <p>{words('join.already', { names: own.map((seat) => face.seats[seat]?.name ?? '') })}</p>
      <Link href={`/table/${face.table}`} className="tw-button tw-primary">
        {words('lists.open')}
      </Link>
    </div>
  );
}
