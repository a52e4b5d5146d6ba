import { withoutConfidential } from '@tablewright/engine/documents';
import type { Match, MatchFile } from '@tablewright/engine/host';
import { type ReactNode, useState } from 'react';
import { asFile } from '../matches/files.ts';
import { useWebWords } from '../web-words.ts';

/** How copying went. */
type Copied = 'copied' | 'failed' | undefined;

/** Hands the moment that is looked at to others: copied as text, or through the device. */
export function ShareMoment({
  match,
  cursor,
}: {
  readonly match: Match;
  /** The moment looked at, if not the present. */
  readonly cursor: number | undefined;
}): ReactNode {
  const words = useWebWords();
  const [copied, setCopied] = useState<Copied>();
  const moment = (): MatchFile => momentOf(match, cursor);
  return (
    <section>
      <button
        type="button"
        className="tw-button"
        onClick={() =>
          copy(JSON.stringify(withoutConfidential(match.game, moment()))).then(
            () => setCopied('copied'),
            () => setCopied('failed'),
          )
        }
      >
        {words('table.copy')}
      </button>
      {mayShare(match) && (
        <button
          type="button"
          className="tw-button"
          // Somebody who thinks better of it has not failed.
          onClick={() =>
            navigator.share({ files: [asFile(match.game, moment())] }).catch(() => undefined)
          }
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
function momentOf(match: Match, cursor: number | undefined): MatchFile {
  const moment = cursor === undefined ? match : match.fork(cursor);
  return moment.toFile({ withSecret: true });
}

/** Browsers without a safe connection have no clipboard at all. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

function mayShare(match: Match): boolean {
  return navigator.canShare?.({ files: [asFile(match.game, match.toFile())] }) === true;
}
