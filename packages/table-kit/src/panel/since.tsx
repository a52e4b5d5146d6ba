import type { GameEvent } from '@tablewright/engine';
import type { ReactNode } from 'react';
import { useNarrow } from '../parts/use-narrow.ts';
import type { SessionState } from '../session/table-session.ts';
import { newsSince, sinceLastAnswer, timesOut } from '../since-last-answer.ts';
import { mentionsSeat, sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';

/** Where a line is looked at: after its answer, or before it if that is the latest. */
function momentOf(seq: number, now: number): number {
  return seq === now ? Math.max(0, seq - 1) : seq;
}

/**
 * What others have met with since the observer last answered, where its game says that nobody should miss it:
 * by the texts `event.<type>.news`, and where it is good news `event.<type>.good-news`.
 */
export function News({ state }: { readonly state: SessionState }): ReactNode {
  const { speaker, eventText, isEmpty, lookAt } = useTable();
  const { observer } = state;
  const saidOf = (event: GameEvent, kind: 'news' | 'good-news'): string | undefined => {
    const text = eventText(event);
    if (mentionsSeat(text, observer)) return undefined;
    return speaker.sayIfKnown({ ...text, key: `event.${event.type}.${kind}` });
  };
  const newsOf = (event: GameEvent): string | undefined =>
    saidOf(event, 'news') ?? saidOf(event, 'good-news');
  const isNews = (event: GameEvent): boolean => newsOf(event) !== undefined;
  const news = newsSince(state, { isNews, isEmpty }, observer);
  const narrow = useNarrow();
  if (news.length === 0) return null;
  const isGood = news.every(({ event }) => saidOf(event, 'news') === undefined) || undefined;
  const lines = news.map(({ seq, event }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a few lines that change all at once
    <li key={i}>
      <button type="button" className="tw-link" onClick={() => lookAt(momentOf(seq, state.seq))}>
        {newsOf(event)}
      </button>
    </li>
  ));
  if (!narrow || news.length === 1) {
    return (
      <ul className="tw-news" data-good={isGood}>
        {lines}
      </ul>
    );
  }
  // They are read at once; the ways to their moments, each as high as a finger, are one touch away.
  return (
    <details className="tw-news" data-good={isGood}>
      <summary>{news.map(({ event }) => newsOf(event)).join(' · ')}</summary>
      <ul>{lines}</ul>
    </details>
  );
}

/** What happened to the observer since it last answered, each line a way back to its moment. */
export function Since({ state }: { readonly state: SessionState }): ReactNode {
  const { speaker, eventText, harm, lookAt } = useTable();
  const words = useWords();
  const { observer, seen } = state;
  const harmOf = harm && ((event: GameEvent) => harm(event, seen.view, observer));
  const lines = sinceLastAnswer(state, { eventText, harmOf }, observer);
  const late = timesOut(state, observer);
  const [first] = late;
  const narrow = useNarrow();
  if (lines.length === 0 && first === undefined) return null;
  const told = (
    <ul className="tw-since-lines">
      {first !== undefined && (
        <li>
          <button type="button" className="tw-link" onClick={() => lookAt(first)}>
            {words('panel.since.late', { count: late.length })}
          </button>
        </li>
      )}
      {lines.map(({ seq, line }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three lines that change all at once
        <li key={i}>
          <button
            type="button"
            className="tw-link"
            onClick={() => lookAt(momentOf(seq, state.seq))}
          >
            {sayOrShow(speaker, line.text)}
          </button>
        </li>
      ))}
    </ul>
  );
  if (!narrow) {
    return (
      <div className="tw-since">
        <p className="tw-quiet">{words('panel.since')}</p>
        {told}
      </div>
    );
  }
  // Where room is dear it is one touch away: it has been seen on the board.
  return (
    <details className="tw-since">
      <summary>
        {words('panel.since')}
        <span className="tw-since-count">{lines.length + (first === undefined ? 0 : 1)}</span>
      </summary>
      {told}
    </details>
  );
}
