import { findGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import { Eye, EyeOff, Pin, PinOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../language/language-provider.tsx';
import { useMeWords } from './me-words.ts';
import { endOf, type OwnRecord } from './own-record.ts';
import type { Own } from './use-own.ts';

/** So many are shown at first, and so many more at each press. */
const SHOWN = 8;

/** Every match that is remembered, the latest first. */
export function OwnMatches({ own }: { readonly own: Own }): ReactNode {
  const words = useMeWords();
  const [shown, setShown] = useState(SHOWN);
  const records = own.gathered?.records ?? [];
  const more = Math.min(SHOWN, records.length - shown);
  return (
    <section aria-labelledby="me-matches">
      <h2 id="me-matches">{words('me.matches')}</h2>
      <ul className="match-list">
        {records.slice(0, shown).map((record) => (
          <OwnMatchLine key={record.id} record={record} own={own} />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="tw-button" onClick={() => setShown(shown + more)}>
          {words('me.matches.more', { count: more })}
        </button>
      )}
    </section>
  );
}

/** Where a match can be looked at, if it still can. */
export function addressOf({ id, where }: OwnRecord, own: Own): string | undefined {
  if (where === 'online') return `/table/${id}`;
  return own.gathered?.kept.has(id) === true ? `/match/${id}` : undefined;
}

/** One match: what, with whom, how it ended, and what can be done with it. */
export function OwnMatchLine({
  record,
  own,
}: {
  readonly record: OwnRecord;
  readonly own: Own;
}): ReactNode {
  const words = useMeWords();
  const { language } = useLanguage();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const { id, game, seats, at, where, leftOut } = record;
  const known = findGame(game) !== undefined;
  const address = addressOf(record, own);
  const pinned = own.pinned === id;
  return (
    <li
      className="match-line"
      data-material={known ? presentationOf(game).material : undefined}
      data-left-out={leftOut}
    >
      <div className="match-line-words">
        <h3>{findGame(game)?.title ?? game}</h3>
        <p>{seats.map(({ name }) => name).join(', ')}</p>
        <p className="tw-quiet">
          {[
            words(leftOut === true ? 'me.left-out' : `me.match.${endOf(record)}`),
            ...(where === 'online' ? [words('me.match.online')] : []),
            when.format(at),
          ].join(' · ')}
        </p>
      </div>
      <div className="tw-actions">
        {address !== undefined && (
          <Link href={address} className="tw-button">
            {words('matches.look')}
          </Link>
        )}
        <ToolButton
          name={words(pinned ? 'me.unpin' : 'me.pin')}
          onClick={() => own.pin(pinned ? undefined : id)}
        >
          {pinned ? <PinOff aria-hidden="true" size={20} /> : <Pin aria-hidden="true" size={20} />}
        </ToolButton>
        <ToolButton
          name={words(leftOut === true ? 'me.count' : 'me.leave-out')}
          onClick={() => own.count(record, leftOut === true)}
        >
          {leftOut === true ? (
            <Eye aria-hidden="true" size={20} />
          ) : (
            <EyeOff aria-hidden="true" size={20} />
          )}
        </ToolButton>
      </div>
    </li>
  );
}

function ToolButton({
  name,
  onClick,
  children,
}: {
  readonly name: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className="tw-icon-button"
      aria-label={name}
      title={name}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
