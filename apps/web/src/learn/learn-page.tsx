import { findGame, type ReadyGame } from '@tablewright/registry';
import { randomHex } from '@tablewright/table-kit';
import {
  type Example,
  type Lesson,
  LessonRun,
  lessonOf,
  type TutorialModule,
} from '@tablewright/table-kit/lessons';
import { createSpeaker } from '@tablewright/words';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type LoadedGame, loadWholeGame, useLoading } from '../games.ts';
import { useGameTexts, useLanguage } from '../language/language-provider.tsx';
import { shelf } from '../matches/shelf.ts';
import { Missing } from '../pages/missing.tsx';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';
import { ExampleRoom } from './example-room.tsx';
import { addressOf, loadExamples } from './examples.ts';
import { LessonRoom } from './lesson-room.tsx';

interface Fetched {
  readonly loaded: LoadedGame;
  readonly lessons: readonly Lesson[];
  readonly examples: readonly Example[];
}

/** An address with one or two digits names a lesson, counted from 1; anything else an example. */
const LESSON_NUMBER = /^\d{1,2}$/;

/** A lesson of a game, or one of its examples. */
export default function LearnPage({
  id,
  example,
}: {
  readonly id: string;
  /** The number of the lesson or the id of the example to show; the first lesson if left out. */
  readonly example?: string | undefined;
}): ReactNode {
  const words = useWebWords();
  const entry = findGame(id);
  const number = lessonNumber(example);
  const loading = useLoading(`${id}/${example ?? ''}`, () => fetchAll(id, number === undefined));
  if (entry === undefined) return <Missing />;
  const title = words('learn.title', { title: entry.title });
  if (entry.status === 'ready' && loading.kind === 'ready') {
    const { loaded, lessons, examples } = loading.value;
    const shown = examples.find((other) => other.id === example);
    if (shown !== undefined) {
      return <ExampleLesson key={shown.id} loaded={loaded} shown={shown} examples={examples} />;
    }
    const lesson = number === undefined ? undefined : lessons[number - 1];
    if (lesson !== undefined) {
      return <Tutorial key={lesson.id} loaded={loaded} lesson={lesson} lessons={lessons} />;
    }
  }
  return (
    <Page title={title}>
      {entry.status === 'ready' && loading.kind !== 'ready' ? (
        <Fetching what={title} loading={loading}>
          {() => null}
        </Fetching>
      ) : (
        <>
          <p>
            {number !== undefined
              ? words('learn.none', { title: entry.title })
              : words('learn.example.unknown', { id: example ?? '' })}
          </p>
          <Link href={`/rules/${id}`} className="tw-button">
            {words('learn.example.leave')}
          </Link>
        </>
      )}
    </Page>
  );
}

function lessonNumber(example: string | undefined): number | undefined {
  if (example === undefined) return 1;
  return LESSON_NUMBER.test(example) ? Number(example) : undefined;
}

async function fetchAll(id: string, withExamples: boolean): Promise<Fetched> {
  const entry = findGame(id);
  if (entry?.status !== 'ready') throw new Error(`there is no game "${id}"`);
  const [loaded, lessons, examples] = await Promise.all([
    loadWholeGame(id),
    withExamples ? [] : lessonsOf(entry),
    withExamples ? loadExamples(id) : [],
  ]);
  return { loaded, lessons, examples };
}

async function lessonsOf({ loadTutorial }: ReadyGame): Promise<readonly Lesson[]> {
  if (loadTutorial === undefined) return [];
  return ((await loadTutorial()) as TutorialModule).TUTORIAL;
}

function Tutorial({
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
  const run = useRun(loaded, lesson);
  const titles = useMemo(() => {
    const speaker = createSpeaker({ texts, locale: language, seatName: String });
    return lessons.map(({ title }) => speaker.say(title));
  }, [texts, language, lessons]);
  const at = lessons.indexOf(lesson);
  const following = titles[at + 1];
  return (
    <LessonRoom
      loaded={loaded}
      run={run}
      title={titles[at] ?? ''}
      ways={(done) => (
        <>
          {done && following !== undefined && (
            <Link href={addressOf(game.id, String(at + 2))} className="tw-button tw-primary">
              {words('learn.following', { title: following })}
            </Link>
          )}
          {done ? (
            <>
              <Link
                href={`/new/${game.id}`}
                className={following === undefined ? 'tw-button tw-primary' : 'tw-button'}
              >
                {words('learn.play')}
              </Link>
              <Link href={`/rules/${game.id}`} className="tw-button">
                {words('home.rules')}
              </Link>
            </>
          ) : (
            <Link href="/" className="tw-link lesson-leave">
              {words('learn.leave')}
            </Link>
          )}
          {titles.length > 1 && (
            <details className="lesson-list">
              <summary>{words('learn.lessons', { at: at + 1, of: titles.length })}</summary>
              <ol>
                {titles.map((title, index) => (
                  <li key={title} aria-current={index === at ? 'step' : undefined}>
                    <Link href={addressOf(game.id, String(index + 1))}>{title}</Link>
                  </li>
                ))}
              </ol>
            </details>
          )}
        </>
      )}
    />
  );
}

function ExampleLesson({
  loaded,
  shown,
  examples,
}: {
  readonly loaded: LoadedGame;
  readonly shown: Example;
  readonly examples: readonly Example[];
}): ReactNode {
  const words = useWebWords();
  const [, go] = useLocation();
  const { game } = loaded;
  const lesson = useMemo(() => lessonOf(shown), [shown]);
  const run = useRun(loaded, lesson);
  const others = examples.filter(({ id, rules }) => id !== shown.id && rules[0] === shown.rules[0]);
  const open = async (): Promise<void> => {
    const file = run.toTable(fresh(8), Object.keys(game.bots)[0] ?? 'random');
    await shelf.save(file);
    go(`/match/${file.id}`);
  };
  return (
    <ExampleRoom
      loaded={loaded}
      run={run}
      shown={shown}
      ways={(place) => (
        <>
          <button type="button" className="tw-button" onClick={open}>
            {words('learn.open')}
          </button>
          <Link href={`/rules/${game.id}#${place}`} className="tw-button">
            {words('learn.example.leave')}
          </Link>
          {others.length > 0 && (
            <details>
              <summary>{words('learn.more')}</summary>
              <ul lang="en">
                {others.map(({ id, title }) => (
                  <li key={id}>
                    <Link href={addressOf(game.id, id)}>{title}</Link>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    />
  );
}

/** A run of the lesson that lasts as long as its page. */
function useRun({ game }: LoadedGame, lesson: Lesson): LessonRun {
  return useState(() => new LessonRun(game, lesson, fresh(16)))[0];
}

function fresh(bytes: number): string {
  return randomHex(bytes, (buffer) => crypto.getRandomValues(buffer));
}
