import type { Observer } from '@tablewright/engine';
import type { OnlineState } from '@tablewright/table-kit';
import { Eye, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWebWords } from '../../web-words.ts';
import type { Place } from '../connection/place.ts';
import { OtherRulesNote } from './other-rules-note.tsx';
import { UpgradedNote } from './upgraded-note.tsx';

/**
 * What is to be said above the table: that it is closed, that this page is old, that the rules have
 * changed, that one's time is nearly up, that one watches.
 */
export function RoomNotes({
  place,
  online: { face, gone, otherwise },
  answers,
  observer,
  version,
}: {
  readonly place: Place;
  readonly online: OnlineState;
  /** How many answers the match has. */
  readonly answers: number;
  readonly observer: Observer;
  /** Of the rules that this page has. */
  readonly version: string;
}): ReactNode {
  const words = useWebWords();
  const { status, rulesVersion, seats, upgraded } = face;
  if (face.otherwise?.version === version && !gone) {
    return (
      <OtherRulesNote place={place} face={face} otherwise={face.otherwise} heard={otherwise} />
    );
  }
  if ((face.otherwise?.version ?? rulesVersion) !== version && !gone) {
    return (
      <div className="tw-notice table-trouble room-note" role="alert">
        <p>{words('room.old')}</p>
        <button type="button" className="tw-button" onClick={() => window.location.reload()}>
          {words('device.newer.take')}
        </button>
      </div>
    );
  }
  if (status === 'closed' && !gone) {
    return (
      <p className="tw-notice table-trouble room-note" role="status">
        {words('room.closed')}
      </p>
    );
  }
  if (status === 'playing' && !gone && upgraded?.answers === answers && answers > 0) {
    return <UpgradedNote version={rulesVersion} unknown={upgraded.unknown ?? 0} />;
  }
  if (status === 'playing' && !gone && seats[observer]?.late) {
    return (
      <p className="table-trouble room-late" role="status">
        <Hourglass aria-hidden="true" size={20} />
        {words('room.late')}
      </p>
    );
  }
  if (observer >= 0) return null;
  return (
    <p className="table-trouble room-watches">
      <Eye aria-hidden="true" size={18} />
      {words('room.watching')}
    </p>
  );
}
