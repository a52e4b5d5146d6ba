import { Pausable } from '@tablewright/table-kit';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { LeaveTable } from '../table/leave-table.tsx';
import { useWebWords } from '../web-words.ts';
import { NotHere } from './connection/not-here.tsx';
import type { Place } from './connection/place.ts';
import { type PlaceDesk, useOnlineTable } from './connection/use-online-table.ts';
import { ClosedTable } from './room/closed-table.tsx';
import { OnlineRoom } from './room/online-room.tsx';
import { OtherRulesTable } from './room/other-rules-table.tsx';
import { WaitingRoom } from './waiting-room/waiting-room.tsx';

/** A table on the server: where one waits for it to begin, where it is played, or why not. */
export default function OnlineTablePage({ id }: { readonly id: string }): ReactNode {
  const table = useOnlineTable(id);
  switch (table.kind) {
    case 'loading':
      return <OnTheWay />;
    case 'not-here':
      return <NotHere table={id} why={table.why} again={table.again} />;
    case 'here':
      return (
        <Pausable session={table.place.session} leave={<LeaveTable />}>
          <AtTable place={table.place} desk={table.desk} />
        </Pausable>
      );
  }
}

function AtTable({ place, desk }: { readonly place: Place; readonly desk: PlaceDesk }): ReactNode {
  const { session, table } = place;
  const { online } = useSyncExternalStore(session.subscribe, session.snapshot);
  if (online === undefined) return null;
  const { begun, face, gone, connection } = online;
  // What has begun stays to be looked at, even if the table is gone.
  if (begun) return <OnlineRoom place={place} desk={desk} />;
  if (gone) return <NotHere table={table} why="no-such-table" />;
  if (face.status === 'gathering') return <WaitingRoom place={place} desk={desk} />;
  if (face.otherwise !== undefined && connection === 'connected') {
    return <OtherRulesTable face={face} otherwise={face.otherwise} host={place.you.host} />;
  }
  if (face.status === 'closed' && connection === 'connected') {
    return <ClosedTable face={face} host={place.you.host} />;
  }
  return <OnTheWay />;
}

function OnTheWay(): ReactNode {
  const words = useWebWords();
  return (
    <Page title={undefined}>
      <Fetching what={words('table.menu')} loading={{ kind: 'loading' }}>
        {() => null}
      </Fetching>
    </Page>
  );
}
