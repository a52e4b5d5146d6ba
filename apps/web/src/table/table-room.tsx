import type { Observer } from '@tablewright/engine';
import type { Match } from '@tablewright/engine/host';
import { Pausable } from '@tablewright/table-kit';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { LoadedGame } from '../games.ts';
import { saveAsFile } from '../matches/files.ts';
import { notesHere } from '../notes/notes-here.ts';
import { useCampaignInAddress } from '../shelf/campaign-in-address.ts';
import { LeaveTable } from './leave-table.tsx';
import { matchPictures } from './match-pictures.ts';
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
  const { where, id } = useCampaignInAddress() ?? {};
  const pictures = useMemo(
    () => matchPictures(match, where === undefined || id === undefined ? undefined : { where, id }),
    [match, where, id],
  );
  if (session === undefined) return null;
  return (
    <Pausable session={session} leave={<LeaveTable />}>
      <SeatedRoom
        loaded={loaded}
        session={session}
        notesFor={notesFor}
        pictures={pictures}
        notice={
          trouble && (
            <NotKept trouble={trouble} onSave={() => saveAsFile(session.toFile('continue'))} />
          )
        }
      />
    </Pausable>
  );
}
