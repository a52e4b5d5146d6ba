import type { MatchFile } from '@tablewright/engine';
import type { MatchSession } from '@tablewright/table-kit';
import { type ReactNode, useState } from 'react';
import { asFile } from '../matches/files.ts';
import { useWebWords } from '../web-words.ts';

/** How copying went. */
type Copied = 'copied' | 'failed' | undefined;

/** Hands the moment that is looked at to others: copied as text, or through the device. */
export function ShareMoment({
  session,
  cursor,
}: {
  readonly session: MatchSession;
  /** The moment looked at, if not the present. */
  readonly cursor: number | undefined;
}): ReactNode {
  const words = useWebWords();
  const [copied, setCopied] = useState<Copied>();
  const moment = (): MatchFile => momentOf(session, cursor);
  return (
    <section>
      <button
        type="button"
        className="tw-button"
        onClick={() =>
          copy(JSON.stringify(moment())).then(
            () => setCopied('copied'),
            () => setCopied('failed'),
          )
        }
      >
        {words('table.copy')}
      </button>
      {mayShare(session) && (
        <button
          type="button"
          className="tw-button"
          // Somebody who thinks better of it has not failed.
          onClick={() => navigator.share({ files: [asFile(moment())] }).catch(() => undefined)}
        >
          {words('table.share')}
        </button>
      )}
      <p className="tw-quiet" role="status">
        {copied === undefined ? words('table.copy.why') : words(`table.copy.${copied}`)}
      </p>
    </section>
  );
}

/** The match up to the moment looked at, as a file to go on with. */
function momentOf(session: MatchSession, cursor: number | undefined): MatchFile {
  return cursor === undefined
    ? session.toFile('continue')
    : session.match.fork(cursor).toFile({ withSecret: true });
}

/** Browsers without a safe connection have no clipboard at all. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

function mayShare(session: MatchSession): boolean {
  return navigator.canShare?.({ files: [asFile(session.toFile('show'))] }) === true;
}
