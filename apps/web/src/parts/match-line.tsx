import { findGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
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
