import type { ReactNode } from 'react';
import { FOCUS_HOME } from '../parts/kept-focus.ts';
import type { SessionState } from '../session/table-session.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';

/** Whom the table waits for, or why nothing comes any more. */
export function Waiting({
  state: { deciding, thinking, online, pause },
}: {
  readonly state: SessionState;
}): ReactNode {
  const { seats } = useTable();
  const words = useWords();
  const { gone = false, face } = online ?? {};
  const isClosed = face?.status === 'closed' || face?.otherwise !== undefined;
  const end = gone ? 'gone' : isClosed ? 'closed' : undefined;
  if (end !== undefined) {
    return (
      <div className="tw-waiting" role="status">
        <h2 {...FOCUS_HOME}>{words(`panel.${end}-table`)}</h2>
        <p className="tw-quiet">{words(`panel.${end}-table.why`)}</p>
      </div>
    );
  }
  if (pause !== undefined) {
    return (
      <div className="tw-waiting" role="status">
        <h2 {...FOCUS_HOME}>{words('pause.title')}</h2>
        <p className="tw-quiet">{words('pause.goes-on')}</p>
      </div>
    );
  }
  const names = deciding.map((seat) => seats[seat]?.name ?? '');
  return (
    <div className="tw-waiting" role="status">
      <h2 {...FOCUS_HOME}>{words('panel.waiting', { seats: names })}</h2>
      <p className="tw-quiet">
        {thinking === undefined
          ? words('panel.waiting.why')
          : words('panel.thinking', { seat: seats[thinking]?.name ?? '' })}
      </p>
    </div>
  );
}
