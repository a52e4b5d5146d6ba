import type { GameEvent, HeardEvent } from '@tablewright/engine';
import type { ReactNode } from 'react';
import type { SideFace } from '../board.ts';
import type { Story, StoryPoint, TurningPoint } from '../session/story.ts';
import { beginsSomething, sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { StoryLines } from './story-lines.tsx';
import { SideKey, useSides } from './story-sides.tsx';
import { StoryTable } from './story-table.tsx';
import { useMomentText } from './timeline.tsx';

/** The story of a match: a line for each side, its turning points, and the same as a table. */
export function StoryChart({
  story,
  history,
  faces,
}: {
  readonly story: Story;
  readonly history: readonly HeardEvent[];
  /** Who its sides are; without them the seats. */
  readonly faces?: readonly SideFace[] | undefined;
}): ReactNode {
  const { speaker } = useTable();
  const words = useWords();
  const { points, turns } = story;
  const sides = useSides(points[0]?.values.length ?? 0, faces);
  const last = points.at(-1);
  if (last === undefined || last.seq === 0) return null;
  const scale = speaker.sayIfKnown({ key: 'standing.help' });
  return (
    <div className="tw-story-room">
      <section className="tw-story" aria-labelledby="story-title">
        <h3 id="story-title">{words('story.title')}</h3>
        <StoryLines story={story} sides={sides} last={last} />
        <SideKey sides={sides} />
        {scale !== undefined && <p className="tw-quiet tw-story-scale">{scale}</p>}
        {turns.length > 0 && <TurningPoints turns={turns} history={history} last={last} />}
        <StoryTable points={points} history={history} sides={sides} last={last} />
      </section>
    </div>
  );
}

/** The turning points in words, each a way to its moment. */
function TurningPoints({
  turns,
  history,
  last,
}: {
  readonly turns: readonly TurningPoint[];
  readonly history: readonly HeardEvent[];
  readonly last: StoryPoint;
}): ReactNode {
  const { lookAt } = useTable();
  const words = useWords();
  const what = useTurnText(history);
  return (
    <>
      <h4>{words('story.turns')}</h4>
      <ol className="tw-story-turns">
        {turns.map(({ seq, event }) => (
          <li key={seq}>
            <button
              type="button"
              className="tw-link"
              // The end is what lies on the table already: show what it came from.
              onClick={() => lookAt(Math.min(seq, last.seq - 1))}
            >
              {what(seq, event)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What happened at a turning point: what stands out of it, else what changed most. */
function useTurnText(
  history: readonly HeardEvent[],
): (seq: number, event: GameEvent | undefined) => string {
  const { speaker, eventText, momentOf } = useTable();
  const last = useMomentText(history);
  return (seq, event) => {
    const big = history.find(
      (heard) =>
        heard.seq === seq && !beginsSomething(heard.event) && momentOf(heard.event)?.kind === 'big',
    );
    const told = big?.event ?? event;
    if (told !== undefined) return sayOrShow(speaker, eventText(told));
    return last(seq) ?? String(seq);
  };
}
