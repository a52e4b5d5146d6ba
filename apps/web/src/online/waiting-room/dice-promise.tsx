import { SPECTATOR } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import { SeatBadge } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { seatMarkOf } from '../../parts/seat-mark-of.ts';
import { useWebWords } from '../../web-words.ts';
import { witnessOf } from '../kept/kept-promise.ts';

/** Letters of a fingerprint that are enough to tell it from another. */
const SHORT = 12;

/** What the table promises about its dice, and what every seat adds to them. */
export function DicePromise({
  face: { table, game, commitment, seats },
}: {
  readonly face: TableFace;
}): ReactNode {
  const words = useWebWords();
  const { commitment: seen } = witnessOf(table, SPECTATOR);
  return (
    <section className="waiting-panel" aria-labelledby="dice">
      <h2 id="dice">{words('dice.title')}</h2>
      <p>{words('dice.what')}</p>
      {seen !== undefined && seen !== commitment && (
        <p className="problem" role="alert">
          {words('dice.changed')}
        </p>
      )}
      <details className="waiting-fold">
        <summary>
          {words('dice.promise')} <code>{commitment.slice(0, SHORT)}…</code>
        </summary>
        <code className="link-text">{commitment}</code>
        <p className="tw-quiet">{words('dice.adds')}</p>
        <ul className="dice-added">
          {seats.flatMap(({ kind, name, mark, entropy }, seat) =>
            kind === 'open'
              ? []
              : [
                  <li key={name}>
                    <SeatBadge mark={seatMarkOf(game, seat, mark)} size={20} />
                    <span>{name}</span>
                    {entropy === undefined ? (
                      <span className="tw-quiet">{words('dice.bot')}</span>
                    ) : (
                      <code>{entropy}</code>
                    )}
                  </li>,
                ],
          )}
        </ul>
      </details>
    </section>
  );
}
