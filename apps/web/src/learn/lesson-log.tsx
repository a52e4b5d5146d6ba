import { EventLog, type SessionState } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { useWebWords } from '../web-words.ts';

/** The log beside the board of a lesson or an example. */
export function LessonLog({ state }: { readonly state: SessionState }): ReactNode {
  const words = useWebWords();
  return (
    <section className="table-log" aria-labelledby="lesson-log">
      <h2 id="lesson-log">{words('table.log')}</h2>
      <EventLog state={state} />
    </section>
  );
}
