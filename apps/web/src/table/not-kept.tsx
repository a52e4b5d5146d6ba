import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Trouble } from '../matches/shelf.ts';
import { useWebWords } from '../web-words.ts';

/** Says that the browser does not keep the match, and what helps. */
export function NotKept({
  trouble: { full, reason },
  onSave,
}: {
  readonly trouble: Trouble;
  /** Saves the match as a file. */
  readonly onSave: () => void;
}): ReactNode {
  const words = useWebWords();
  return (
    <div className="tw-notice table-trouble" role="alert">
      <p>{full ? words('table.no-room') : words('table.not-saved', { reason })}</p>
      <p className="tw-actions">
        <button type="button" className="tw-button" onClick={onSave}>
          {words('table.export')}
        </button>
        {full && (
          <Link href="/matches" className="tw-button">
            {words('table.make-room')}
          </Link>
        )}
      </p>
    </div>
  );
}
