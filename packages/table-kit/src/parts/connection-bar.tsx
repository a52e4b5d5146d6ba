import type { ReactNode } from 'react';
import type { OnlineState } from '../session/online-state.ts';
import { useWords } from '../words.tsx';

/** A thin bar that says when the line to the server is broken, or the table is no longer there. */
export function ConnectionBar({ online }: { readonly online: OnlineState }): ReactNode {
  const words = useWords();
  const lost = online.gone
    ? words('connection.gone')
    : online.connection === 'connected'
      ? undefined
      : words(`connection.${online.connection}`);
  // The region stays where it is: only what changes within one is read aloud.
  return (
    <div className="tw-connection" role="status" data-lost={lost !== undefined || undefined}>
      {lost}
    </div>
  );
}
