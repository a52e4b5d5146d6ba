import { seatLetter } from '@tablewright/engine';
import type { MatchFile } from '@tablewright/engine/host';
import { findGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import { useWords } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../language/language-provider.tsx';
import type { ShelvedMatch } from '../matches/shelf.ts';
import { useWebWords } from '../web-words.ts';

/** One kept match: what, who, how far, and the way back to it. */
export function MatchLine({
  match: { file, at },
  children,
}: {
  readonly match: ShelvedMatch;
  /** More that can be done with it. */
  readonly children?: ReactNode;
}): ReactNode {
  const words = useWebWords();
  const result = useResult(file);
  const { language } = useLanguage();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const entry = findGame(file.game);
  const playable = entry?.status === 'ready';
  return (
    <li
      className="match-line"
      data-material={entry === undefined ? undefined : presentationOf(entry.id).material}
    >
      <div className="match-line-words">
        <h3>{entry?.title ?? file.game}</h3>
        <p>{file.seats.map(({ name }) => name).join(', ')}</p>
        {result !== undefined && <p>{words('matches.over', { result })}</p>}
        <p className="tw-quiet">
          {playable
            ? words('matches.facts', { answers: file.answers.length, when: when.format(at) })
            : words('matches.unplayable', { game: file.game })}
        </p>
      </div>
      <div className="tw-actions">
        {playable && (
          <Link href={`/match/${file.id}`} className="tw-button tw-primary">
            {words(file.outcome === undefined ? 'matches.continue' : 'matches.look')}
          </Link>
        )}
        {children}
      </div>
    </li>
  );
}

/** Who has won a match that is over, in words that fit every game: none is loaded for a list. */
function useResult({ outcome, seats }: MatchFile): string | undefined {
  const kitWords = useWords();
  // A file from elsewhere may say anything of its end.
  if (!Array.isArray(outcome?.winners)) return undefined;
  const names = outcome.winners.map((seat) => seats[seat]?.name ?? seatLetter(seat));
  return names.length === seats.length && names.length > 1
    ? kitWords('outcome.everyone')
    : kitWords('outcome.winners', { count: names.length, seats: names });
}
