import type { OtherRules, TableFace } from '@tablewright/protocol';
import { type OnlineState, RuleLink, sayOrShow, useTable } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { saveAsFile } from '../../matches/files.ts';
import type { WebTextKey } from '../../texts/en.ts';
import { useWebWords } from '../../web-words.ts';
import type { Place } from '../connection/place.ts';
import { api } from '../server/api.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';
import { goOnThere } from './go-on-there.ts';
import { NextTable } from './next-table.tsx';

const DIFFERS = {
  settings: 'other.settings',
  fault: 'other.fault',
  answer: 'other.answer',
  event: 'other.event',
  choice: 'other.choice',
  outcome: 'other.outcome',
} as const satisfies Record<OtherRules['kind'], WebTextKey>;

/**
 * Says that the rules have changed since a match began and with which answer it comes out otherwise,
 * what was told then and what would be now, and how one goes on.
 */
export function OtherRulesNote({
  place,
  face,
  otherwise,
  heard,
}: {
  readonly place: Place;
  readonly face: TableFace;
  readonly otherwise: OtherRules;
  /** What this seat may know of it; nothing before the match is heard of. */
  readonly heard: OnlineState['otherwise'];
}): ReactNode {
  const words = useWebWords();
  const { rule, common } = otherwise;
  const difference = useDifference(otherwise);
  return (
    <section
      className="tw-notice table-trouble room-note other-rules"
      aria-labelledby="other-rules-title"
    >
      <p role="alert">
        <strong id="other-rules-title">{words('other.title')}</strong> {difference}{' '}
        {rule !== undefined && <RuleLink id={rule} />}
      </p>
      <Change was={heard?.was} is={heard?.is} />
      {common >= 0 && <p>{words('other.shown', { count: common })}</p>}
      <Afterwards events={heard?.events ?? []} />
      <WayOn place={place} face={face} otherwise={otherwise} />
    </section>
  );
}

/** What differs, in a sentence. */
export function useDifference({ kind, answer }: OtherRules): string {
  const words = useWebWords();
  const begins = kind === 'event' && answer === 0;
  return words(begins ? 'other.beginning' : DIFFERS[kind], { answer });
}

type Told = NonNullable<OnlineState['otherwise']>;

/** What was told then, and what would be told now. */
function Change({
  was,
  is,
}: {
  readonly was: Told['was'] | undefined;
  readonly is: Told['is'] | undefined;
}): ReactNode {
  const words = useWebWords();
  const { speaker, eventText } = useTable();
  if (was === undefined && is === undefined) return null;
  return (
    <dl className="other-change">
      {was !== undefined && (
        <>
          <dt>{words('other.was')}</dt>
          <dd>{sayOrShow(speaker, eventText(was))}</dd>
        </>
      )}
      {is !== undefined && (
        <>
          <dt>{words('other.is')}</dt>
          <dd>{sayOrShow(speaker, eventText(is))}</dd>
        </>
      )}
    </dl>
  );
}

/** What was played after the moment that is shown, by the rules of then. */
function Afterwards({ events }: Pick<Told, 'events'>): ReactNode {
  const words = useWebWords();
  const { speaker, eventText } = useTable();
  if (events.length === 0) return null;
  return (
    <details className="other-after">
      <summary>{words('other.after')}</summary>
      <ol>
        {events.map(({ event }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told once stays as it was
          <li key={at}>{sayOrShow(speaker, eventText(event))}</li>
        ))}
      </ol>
    </details>
  );
}

/** How one goes on: with the match from there, with another one, or with the file of this one. */
function WayOn({
  place: { you, table },
  place,
  face,
  otherwise: { mayGoOn },
}: {
  readonly place: Place;
  readonly face: TableFace;
  readonly otherwise: OtherRules;
}): ReactNode {
  const words = useWebWords();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const sat = you.seats.length > 0 || you.host;
  if (face.status === 'finished') return <NextTable place={place} face={face} />;
  const isThere = face.next !== undefined;
  return (
    <div className="tw-actions">
      {(isThere || (mayGoOn && sat)) && (
        <button
          type="button"
          className="tw-button tw-primary"
          disabled={busy}
          onClick={() => run(async () => go(`/table/${await goOnThere(table)}`))}
        >
          {words(isThere ? 'other.go-there' : 'other.go-on')}
        </button>
      )}
      {mayGoOn && you.host && (
        <button
          type="button"
          className="tw-button"
          disabled={busy}
          onClick={() => run(() => api.act(table, { kind: 'close' }))}
        >
          {words('other.close')}
        </button>
      )}
      {!mayGoOn && !isThere && (
        <button
          type="button"
          className="tw-button"
          disabled={busy}
          onClick={() => run(async () => saveAsFile(await api.file(table)))}
        >
          {words('table.export')}
        </button>
      )}
      {mayGoOn && <p className="tw-quiet">{words(you.host ? 'other.how.host' : 'other.how')}</p>}
      <Problem of={problem} />
    </div>
  );
}
