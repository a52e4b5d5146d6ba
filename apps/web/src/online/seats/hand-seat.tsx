import type { Seat } from '@tablewright/engine';
import { type ReactNode, useState } from 'react';
import { useWebWords } from '../../web-words.ts';
import { LinkCard } from '../links/link-card.tsx';
import { api } from '../server/api.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';

/** Gives a seat to somebody else by a link that works once. */
export function HandSeat({
  table,
  seat,
  name,
  own,
}: {
  readonly table: string;
  readonly seat: Seat;
  /** Who has the seat now. */
  readonly name: string;
  /** Whether it is one’s own; else it is a bot’s, and one is the host. */
  readonly own: boolean;
}): ReactNode {
  const words = useWebWords();
  const [key, setKey] = useState<string>();
  const { busy, problem, run } = useDoing();
  return (
    <details className="waiting-fold">
      <summary>{words(own ? 'people.hand' : 'people.hand.bot')}</summary>
      <p className="tw-quiet">{words(own ? 'people.hand.why' : 'people.hand.bot.why')}</p>
      {key === undefined ? (
        <div className="tw-actions">
          <button
            type="button"
            className="tw-button"
            disabled={busy}
            onClick={() =>
              run(async () => setKey((await api.invite(table, { kind: 'hand', seat })).key))
            }
          >
            {words('people.hand.link')}
          </button>
        </div>
      ) : (
        <LinkCard of={key} title={words('people.hand.title', { name })} />
      )}
      <Problem of={problem} />
    </details>
  );
}
