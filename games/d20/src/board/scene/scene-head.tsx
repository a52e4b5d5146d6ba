import type { Text } from '@tablewright/engine';
import { PictureView, ProseView } from '@tablewright/table-kit';
import { EmblemPath } from '@tablewright/table-kit/emblem';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { playersOf } from '../../options.ts';
import { useTableTop } from '../board-context.tsx';
import { clockWords } from '../creature-words.ts';
import { placeEmblem } from '../emblem-of.ts';
import { Journal } from '../journal/journal.tsx';
import { boardText } from '../words.ts';
import { Handouts } from './handouts.tsx';
import { storyOf, type Told, type Words } from './story.ts';

/** Where one is: the title of the scene and its words, the hour, and the complication points. */
export function SceneHead(): ReactNode {
  const { view, events } = useTableTop();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told only grows
  const { title, told } = useMemo(() => storyOf(view, events), [view, events.length]);
  const isFight = view.combat !== undefined;
  const head = useRef<HTMLElement>(null);
  useBegun(head, isFight ? undefined : title);
  useShown(head, told);
  return (
    <header className="dt-head" data-mood={view.mood} ref={head}>
      <div className="dt-head-line">
        <svg
          className="dt-head-sign"
          viewBox="0 0 512 512"
          width={34}
          height={34}
          aria-hidden="true"
        >
          <EmblemPath emblem={placeEmblem(view.ground)} />
        </svg>
        <h2>
          {title === undefined ? boardText(`board.phase.${view.phase}`) : <Said words={title} />}
        </h2>
        <Journal />
        <Clock />
      </div>
      {view.phase === 'lobby' && <Awaited />}
      {told.length > 0 &&
        (isFight ? (
          <details className="dt-words">
            <summary>{boardText('board.scene.words')}</summary>
            <Paragraphs told={told} />
          </details>
        ) : (
          <div className="dt-words" data-part="scene">
            <Paragraphs told={told} />
          </div>
        ))}
      <Handouts />
    </header>
  );
}

/** What the first scene waits for: who still chooses a character. */
function Awaited(): ReactNode {
  const { view, seats } = useTableTop();
  const choosing = seats
    .slice(0, playersOf(view.options, view.seatCount))
    .filter(({ deciding }) => deciding);
  return (
    <p className="dt-awaited">
      {choosing.length === 0
        ? boardText('board.lobby.ready')
        : boardText('board.lobby.waits', { names: choosing.map(({ name }) => name).join(', ') })}
    </p>
  );
}

/** Brings the head into sight when another scene, or an ending, has begun: its words are read from their beginning. */
function useBegun(head: RefObject<HTMLElement | null>, title: Words | undefined): void {
  const before = useRef(title);
  useEffect(() => {
    if (title === undefined || title === before.current) return;
    const isFirst = before.current === undefined;
    before.current = title;
    if (!isFirst) head.current?.scrollIntoView({ block: 'start' });
  }, [head, title]);
}

/** So long, in milliseconds, a picture that has just been shown may take until it is there. */
const ARRIVAL = 3_000;

/** Brings a picture into sight when it is shown: it lies below all words, and on a phone nobody would notice it. */
function useShown(head: RefObject<HTMLElement | null>, told: readonly Told[]): void {
  const before = useRef(told.length);
  const last = told.at(-1);
  const isPicture = last !== undefined && 'picture' in last;
  useEffect(() => {
    const isNew = told.length > before.current;
    before.current = told.length;
    const shown = [...(head.current?.querySelectorAll('.dt-shown') ?? [])].at(-1);
    if (!isNew || !isPicture || shown === undefined) return;
    // It grows as it arrives.
    const observer = new ResizeObserver(() => shown.scrollIntoView({ block: 'nearest' }));
    observer.observe(shown);
    const arrived = setTimeout(() => observer.disconnect(), ARRIVAL);
    return () => {
      clearTimeout(arrived);
      observer.disconnect();
    };
  }, [head, told.length, isPicture]);
}

function Clock(): ReactNode {
  const { view } = useTableTop();
  const { day, hour } = clockWords(view.clock);
  return (
    <p className="dt-clock">
      {view.mood !== undefined && (
        <span className="dt-mood">{boardText(`board.mood.${view.mood}`)}</span>
      )}
      <span>{boardText('board.clock', { day, hour })}</span>
      <span className="dt-points" data-some={view.points > 0 || undefined}>
        <b>{view.points}</b> {boardText('board.points', { count: view.points })}
      </span>
    </p>
  );
}

/** So many paragraphs are seen at once; older ones are folded away. */
const SEEN = 4;

function Paragraphs({ told }: { readonly told: readonly Told[] }): ReactNode {
  const older = told.slice(0, -SEEN);
  const latest = told.slice(-SEEN);
  return (
    <>
      {older.length > 0 && (
        <details>
          <summary>{boardText('board.scene.older', { count: older.length })}</summary>
          {older.map(paragraph)}
        </details>
      )}
      {latest.map(paragraph)}
    </>
  );
}

// What has been told never changes its place.
const paragraph = (one: Told, at: number): ReactNode =>
  'picture' in one ? (
    <div key={at} className="dt-shown">
      <PictureView picture={one.picture} as="blocks" />
    </div>
  ) : (
    <p key={at}>
      <Said words={one.words} />
    </p>
  );

/** Words of the catalogue, or what somebody wrote, as they meant it. */
export function Said({ words }: { readonly words: Words }): ReactNode {
  const { say } = useTableTop();
  return 'prose' in words ? <ProseView prose={words} as="phrases" /> : say(words as Text);
}
