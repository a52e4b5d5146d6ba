import type { Observer } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import { Eye, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWebWords } from '../../web-words.ts';

/**
 * What is to be said above the table: that it is closed, that this page is old, that one's time
 * is nearly up, that one watches.
 */
export function RoomNotes({
  face: { status, rulesVersion, seats },
  gone,
  observer,
  version,
}: {
  readonly face: TableFace;
  /** Whether the table was deleted; the line to the server says so. */
  readonly gone: boolean;
  readonly observer: Observer;
  /** Of the rules that this page has. */
  readonly version: string;
}): ReactNode {
  const words = useWebWords();
  if (rulesVersion !== version && !gone) {
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
