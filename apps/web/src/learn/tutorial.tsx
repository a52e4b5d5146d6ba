import { seatLetter } from '@tablewright/engine';
import { randomHex } from '@tablewright/table-kit';
import { type Lesson, LessonRun } from '@tablewright/table-kit/lessons';
import { createSpeaker } from '@tablewright/words';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { type LoadedGame, loadPlan } from '../games.ts';
import { useGameTexts, useLanguage } from '../language/language-provider.tsx';
import { firstMatch } from '../new-table/first-match.ts';
import { useBeginning } from '../new-table/use-beginning.ts';
import { useWebWords } from '../web-words.ts';
import { addressOf } from './examples.ts';
import { LessonRoom } from './lesson-room.tsx';
import { isDone, keepLesson, keptLessons, takenUpAt } from './lessons-kept.ts';

/** A lesson of a game, taken up where it was left, and the ways to the others. */
export function Tutorial({
  loaded,
  lesson,
  lessons,
}: {
  readonly loaded: LoadedGame;
  readonly lesson: Lesson;
  /** All of the game, this one among them. */
  readonly lessons: readonly Lesson[];
}): ReactNode {
  const words = useWebWords();
  const { game } = loaded;
  const { language } = useLanguage();
  const texts = useGameTexts(game);
  const run = useState(() => runOf(loaded, lesson))[0];
  const resumed = useState(() => run.snapshot().at > 0)[0];
  useEffect(() => {
    const keep = (): void => {
      const { at, of } = run.snapshot();
      keepLesson(lesson.id, at, of);
    };
    return run.subscribe(keep);
  }, [run, lesson]);
  const { titles, aim } = useMemo(() => {
    const speaker = createSpeaker({ texts, locale: language, seatName: seatLetter });
    return {
      titles: lessons.map(({ title }) => speaker.say(title)),
      aim: lesson.aim && speaker.say(lesson.aim),
    };
  }, [texts, language, lessons, lesson]);
  const at = lessons.indexOf(lesson);
  const following = titles[at + 1];
  return (
    <LessonRoom
      loaded={loaded}
      run={run}
      title={titles[at] ?? ''}
      aim={aim}
      ways={(done) => (
        <>
          {done && following !== undefined && (
            <Link href={addressOf(game.id, String(at + 2))} className="tw-button tw-primary">
              {words('learn.following', { title: following })}
            </Link>
          )}
          {done ? (
            <AfterLesson loaded={loaded} last={following === undefined} />
          ) : (
            <Link href="/" className="tw-link lesson-leave">
              {words('learn.leave')}
            </Link>
          )}
          <LessonList
            game={game.id}
            lessons={lessons}
            titles={titles}
            at={at}
            run={run}
            shown={done || resumed}
          />
        </>
      )}
    />
  );
}

/** The run of a lesson; from its beginning if it cannot be taken up where it was left. */
function runOf({ game }: LoadedGame, lesson: Lesson): LessonRun {
  const seed = randomHex(16, (buffer) => crypto.getRandomValues(buffer));
  const from = takenUpAt(keptLessons(), lesson.id, lesson.steps.length);
  return new LessonRun(game, lesson, seed, from);
}

/** What one may do after a lesson: the first match at once, a table of another kind, read. */
function AfterLesson({
  loaded: { game },
  last,
}: {
  readonly loaded: LoadedGame;
  /** Whether no lesson follows. */
  readonly last: boolean;
}): ReactNode {
  const words = useWebWords();
  const { failure, beginHere } = useBeginning(game);
  const begin = async (): Promise<void> => {
    const { seats, options } = firstMatch(game, await loadPlan(game.id));
    beginHere(seats, options);
  };
  return (
    <>
      <button type="button" className={last ? 'tw-button tw-primary' : 'tw-button'} onClick={begin}>
        {words('learn.play')}
      </button>
      {last && (
        <Link href={`/new/${game.id}`} className="tw-button">
          {words('learn.other-table')}
        </Link>
      )}
      <Link href={`/rules/${game.id}`} className="tw-button">
        {words('home.rules')}
      </Link>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </>
  );
}

/** All lessons of the game, with those that are done, and the way back to the beginning of this one. */
function LessonList({
  game,
  lessons,
  titles,
  at,
  run,
  shown,
}: {
  readonly game: string;
  readonly lessons: readonly Lesson[];
  readonly titles: readonly string[];
  readonly at: number;
  readonly run: LessonRun;
  /** Whether a lesson that is the only one says so. */
  readonly shown: boolean;
}): ReactNode {
  const words = useWebWords();
  const kept = keptLessons();
  const again = (
    <button type="button" className="tw-link" onClick={() => run.restart()}>
      {words('learn.again')}
    </button>
  );
  if (lessons.length === 1) return shown ? again : null;
  return (
    <details className="lesson-list">
      <summary>{words('learn.lessons', { at: at + 1, of: titles.length })}</summary>
      <ol>
        {lessons.map(({ id }, index) => (
          <li key={id} aria-current={index === at ? 'step' : undefined}>
            <Link href={addressOf(game, String(index + 1))}>{titles[index]}</Link>
            {isDone(kept, id) && (
              <>
                <Check aria-hidden="true" size={16} />
                <span className="tw-visually-hidden">{words('learn.is-done')}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      {again}
    </details>
  );
}
