import type { Seat } from '@tablewright/engine';
import type { Match } from '@tablewright/engine/host';
import { useEffect } from 'react';

/**
 * Remembers a match at a table on the server once it is over, for the page of one's own; its table may be
 * deleted before anybody looks there. A match of this browser is remembered when it is kept.
 */
export function useKeptRecord(
  table: string | undefined,
  match: Match | undefined,
  own: readonly Seat[] | undefined,
): void {
  const over = match?.over === true;
  useEffect(() => {
    if (table === undefined || match === undefined || !over || !own?.length) return;
    import('../me/keep-record.ts')
      .then(({ keepOnline }) =>
        keepOnline(table, match.toFile({ withSecret: true }), own, Date.now()),
      )
      .catch(() => undefined);
  }, [table, match, over, own]);
}
