import { optionText } from '@tablewright/words';
import { Pause, Play, RotateCcw, SkipForward } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { type Passage, wordsOf } from '../rulebook/rulebook.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { type ExamplePlay, type ExampleState, readingTime } from './example-play.ts';

/** How many lines of what happened a caption has; the log has them all. */
const MOST_LINES = 5;

/** The caption of an example that plays by itself, with the ways to stop it, to go on and to see it again. */
export function ExampleCard({
  play,
  state,
  title,
  passage,
  shows,
  steps,
  children,
}: {
  readonly play: ExamplePlay;
  readonly state: ExampleState;
  /** What the example is about. */
  readonly title: string;
  /** What the rulebook says of it, if it says anything. */
  readonly passage: Passage | undefined;
  /** What it shows, and in which language that is said. */
  readonly shows: { readonly said: string; readonly language: string };
  /** Whether it is gone through by a button alone, for whoever wants no motion. */
  readonly steps: boolean;
  /** Ways out of the example. */
  readonly children: ReactNode;
}): ReactNode {
  const words = useWords();
  const id = useId();
  const lines = useCaption(play, state, passage);
  const { beat, playing, lesson } = state;
  const length = lines.join(' ').length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each caption has its own time
  useEffect(() => {
    if (!playing) return;
    const timer = window.setTimeout(() => play.step(), readingTime(length));
    return () => window.clearTimeout(timer);
  }, [play, playing, state, length]);
  return (
    <section className="tw-lesson tw-example-card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="tw-lesson-title">
        {title}
      </h2>
      {title !== shows.said && (
        <p className="tw-quiet" lang={shows.language}>
          {sentence(shows.said)}
        </p>
      )}
      <progress
        className="tw-lesson-progress"
        value={lesson.at}
        max={lesson.of}
        aria-hidden="true"
      />
      <div className="tw-lesson-text tw-caption" role="status" data-beat={beat}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a caption never change places
          <p key={i}>{line}</p>
        ))}
      </div>
      <div className="tw-actions">
        {beat !== 'over' && !steps && (
          <button
            type="button"
            className="tw-button tw-primary"
            onClick={() => play.play(!playing)}
          >
            {playing ? (
              <Pause aria-hidden="true" size={18} />
            ) : (
              <Play aria-hidden="true" size={18} />
            )}
            {words(playing ? 'lesson.example.pause' : 'lesson.example.play')}
          </button>
        )}
        {beat !== 'over' && (
          <button
            type="button"
            className={steps ? 'tw-button tw-primary' : 'tw-button'}
            onClick={() => {
              if (playing) play.play(false);
              play.step();
            }}
          >
            <SkipForward aria-hidden="true" size={18} />
            {words('lesson.example.step')}
          </button>
        )}
        {beat !== 'begin' && (
          <button
            type="button"
            className={beat === 'over' ? 'tw-button tw-primary' : 'tw-button'}
            onClick={() => {
              play.again();
              if (steps) play.play(false);
            }}
          >
            <RotateCcw aria-hidden="true" size={18} />
            {words('lesson.example.again')}
          </button>
        )}
        {children}
      </div>
    </section>
  );
}

/** What the caption says: the position, who is asked and chooses what, what came of it, or the end. */
function useCaption(
  play: ExamplePlay,
  { beat, lesson, told }: ExampleState,
  passage: Passage | undefined,
): readonly string[] {
  const { speaker, seats, eventText } = useTable();
  const words = useWords();
  switch (beat) {
    case 'begin':
      return [passage === undefined ? words('lesson.example.begin') : wordsOf(passage.spans)];
    case 'over':
      return [words('lesson.example.end')];
    case 'told':
      return told.slice(-MOST_LINES).map(({ event }) => sayOrShow(speaker, eventText(event)));
    case 'asked': {
      const { task } = lesson;
      if (task === undefined) return [];
      const { choice, seat, accepts } = task;
      const option =
        'options' in choice ? choice.options.find((one) => one.id === accepts[0]) : undefined;
      const asked = words('lesson.example.asked', {
        seat: seats[seat]?.name ?? '',
        question: sayOrShow(speaker, choice.why),
      });
      if (option === undefined) return [asked];
      const said = sayOrShow(speaker, optionText(play.run.game, option, choice));
      return [asked, words('lesson.example.chooses', { option: said })];
    }
  }
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
