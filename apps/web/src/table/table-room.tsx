import type { Observer } from '@tablewright/engine';
import type { Match } from '@tablewright/engine/host';
import { Pausable } from '@tablewright/table-kit';
import { type ReactNode, useCallback } from 'react';
import type { LoadedGame } from '../games.ts';
import { saveAsFile } from '../matches/files.ts';
import { notesHere } from '../notes/notes-here.ts';
import { LeaveTable } from './leave-table.tsx';
import { NotKept } from './not-kept.tsx';
import { SeatedRoom } from './seated-room.tsx';
import { useSession } from './use-session.ts';

/** A match in this page and everything around it. */
export function TableRoom({
  loaded,
  match,
}: {
  readonly loaded: LoadedGame;
  readonly match: Match;
}): ReactNode {
  const { session, trouble } = useSession(match);
  const notesFor = useCallback(
    (observer: Observer) => notesHere.desk(match.id, observer, match.seats[observer]?.name ?? ''),
    [match],
  );
  if (session === undefined) return null;
  return (
    <Pausable session={session} leave={<LeaveTable />}>
      <SeatedRoom
        loaded={loaded}
        session={session}
        notesFor={notesFor}
        notice={
          trouble && (
            <NotKept trouble={trouble} onSave={() => saveAsFile(session.toFile('continue'))} />
          )
        }
      />
    </Pausable>
  );
}
