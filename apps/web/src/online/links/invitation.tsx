import type { TableFace } from '@tablewright/protocol';
import { type ReactNode, useState } from 'react';
import { useWebWords } from '../../web-words.ts';
import { HostSwitch } from '../hosting/host-switch.tsx';
import { keepInvite, keepWatchKey, keysOf } from '../kept/kept-links.ts';
import { api } from '../server/api.ts';
import { useSeatWords } from '../texts/seat-words.ts';
import { InviteLink } from './invite-link.tsx';

/** The host’s links: one for any free seat, and folded away one for each and one to watch. */
export function Invitation({
  face,
  title,
}: {
  readonly face: TableFace;
  /** Of the game. */
  readonly title: string;
}): ReactNode {
  const words = useWebWords();
  const { seatName } = useSeatWords();
  const { table, seats } = face;
  const [keys, setKeys] = useState(() => keysOf(table));
  const renew = (seat: number | undefined) => async () => {
    const wish = { kind: 'invite', ...(seat === undefined ? {} : { seat }) } as const;
    const { key } = await api.invite(table, wish);
    keepInvite(table, key, seat);
    setKeys(keysOf(table));
  };
  const keyOf = (seat: number | undefined): string | undefined =>
    keys.invites.find((invite) => invite.seat === seat)?.key;
  const open = [...seats.entries()].flatMap(([seat, { kind }]) => (kind === 'open' ? [seat] : []));
  if (open.length === 0) return null;
  return (
    <section className="waiting-panel" aria-labelledby="invite">
      <h2 id="invite">{words('invite.title')}</h2>
      <p>{words('invite.any')}</p>
      <InviteLink
        main
        of={keyOf(undefined)}
        title={words('invite.any.title', { title })}
        renew={renew(undefined)}
      />
      <p className="tw-quiet">{words('link.new.why')}</p>
      <details className="waiting-fold">
        <summary>{words('invite.each')}</summary>
        {open.map((seat) => (
          <section key={seat}>
            <h3>{seatName(seat)}</h3>
            <InviteLink
              of={keyOf(seat)}
              title={words('invite.seat.title', { title, seat: seatName(seat) })}
              renew={renew(seat)}
            />
          </section>
        ))}
        <WatchLink face={face} title={title} />
      </details>
      <Listed face={face} />
    </section>
  );
}

/** The link for those who only watch. */
export function WatchLink({
  face: { table },
  title,
}: {
  readonly face: TableFace;
  /** Of the game. */
  readonly title: string;
}): ReactNode {
  const words = useWebWords();
  const [key, setKey] = useState(() => keysOf(table).watch);
  return (
    <section>
      <h3>{words('invite.watch')}</h3>
      <p className="tw-quiet">{words('invite.watch.why')}</p>
      <InviteLink
        of={key}
        title={words('invite.watch.title', { title })}
        renew={async () => {
          const made = await api.invite(table, { kind: 'watch' });
          keepWatchKey(table, made.key);
          setKey(made.key);
        }}
      />
    </section>
  );
}

/** Whether anybody may find the table. */
function Listed({ face }: { readonly face: TableFace }): ReactNode {
  const words = useWebWords();
  return (
    <div>
      <HostSwitch face={face} what="listed" />
      <p className="tw-quiet">{words('new.listed.why')}</p>
    </div>
  );
}
