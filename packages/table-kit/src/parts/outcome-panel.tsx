import type { Outcome } from '@tablewright/engine';
import type { ReactNode } from 'react';
import type { Earned } from '../board.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { FOCUS_HOME } from './kept-focus.ts';
import { RuleLink } from './rule-link.tsx';
import { SeatBadge } from './seat-badge.tsx';

/** How the match ended, and what can be done now. */
export function OutcomePanel({
  outcome,
  earned,
  children,
}: {
  readonly outcome: Outcome;
  /** What the match has brought, where its game says so. */
  readonly earned?: Earned | undefined;
  /** Actions: play again, export, … */
  readonly children?: ReactNode;
}): ReactNode {
  const { speaker, seats, ended, endedBy } = useTable();
  const words = useWords();
  const winners = seats.filter(({ seat }) => outcome.winners.includes(seat));
  const names = winners.map(({ name }) => name);
  const everyone = winners.length === seats.length && seats.length > 1;
  const title = ended === undefined ? '' : sayOrShow(speaker, ended);
  // A title that names the winners has said it.
  const named = winners.length > 0 && names.every((name) => title.includes(name));
  return (
    <section className="tw-panel tw-outcome" data-asks aria-labelledby="outcome-title">
      <p className="tw-panel-who">{words('outcome.title')}</p>
      <h2 id="outcome-title" {...FOCUS_HOME}>
        {title}
      </h2>
      {endedBy !== undefined && (
        <p className="tw-ended-by">
          <span className="tw-quiet">{words('outcome.because')}</span> {sayOrShow(speaker, endedBy)}{' '}
          {endedBy.rule !== undefined && <RuleLink id={endedBy.rule} />}
        </p>
      )}
      {(earned === undefined || winners.length > 0) && (
        <p className="tw-winners">
          {winners.map(({ seat, mark }) => (
            <SeatBadge key={seat} mark={mark} size={32} />
          ))}
          {!named &&
            (everyone
              ? words('outcome.everyone')
              : words('outcome.winners', { count: winners.length, seats: names }))}
        </p>
      )}
      {earned !== undefined && (
        <div className="tw-earned">
          <ul>
            {earned.lines.map((line) => {
              const said = sayOrShow(speaker, line);
              return <li key={said}>{said}</li>;
            })}
          </ul>
          <p className="tw-quiet">
            {sayOrShow(speaker, earned.why)}{' '}
            {earned.why.rule !== undefined && <RuleLink id={earned.why.rule} />}
          </p>
        </div>
      )}
      <div className="tw-actions">{children}</div>
    </section>
  );
}
