import { findGame, type ReadyGame } from '@tablewright/registry';
import { randomHex } from '@tablewright/table-kit';
import {
  type Example,
  type Lesson,
  LessonRun,
  lessonOf,
  type TutorialModule,
  titleIn,
} from '@tablewright/table-kit/lessons';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type LoadedGame, loadWholeGame, useLoading } from '../games.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { shelf } from '../matches/shelf.ts';
import { Missing } from '../pages/missing.tsx';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';
import { ExampleRoom } from './example-room.tsx';
import { addressOf, loadExamples } from './examples.ts';
import { keptLessons, nextLesson } from './lessons-kept.ts';
import { Tutorial } from './tutorial.tsx';

interface Fetched {
  readonly loaded: LoadedGame;
  readonly lessons: readonly Lesson[];
  readonly examples: readonly Example[];
}

/** An address with one or two digits names a lesson, counted from 1; anything else an example. */
const LESSON_NUMBER = /^\d{1,2}$/;
/** Stands for the lesson that comes next for who opens the page. */
const NEXT = 0;

/** A lesson of a game, or one of its examples. */
export default function LearnPage({
  id,
  example,
}: {
  readonly id: string;
  /** The number of the lesson or the id of the example to show; the next lesson if left out. */
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
    const lesson = number === undefined ? undefined : lessons[placeOf(number, lessons)];
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

/** The number of the lesson that an address names, {@link NEXT} if it names none. */
function lessonNumber(example: string | undefined): number | undefined {
  if (example === undefined) return NEXT;
  return LESSON_NUMBER.test(example) ? Number(example) : undefined;
}

function placeOf(number: number, lessons: readonly Lesson[]): number {
  if (number !== NEXT) return number - 1;
  return nextLesson(
    keptLessons(),
    lessons.map(({ id }) => id),
  );
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
  const { language } = useLanguage();
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
              <ul>
                {others.map((other) => {
                  const { said, language: spoken } = titleIn(other, language);
                  return (
                    <li key={other.id} lang={spoken}>
                      <Link href={addressOf(game.id, other.id)}>{said}</Link>
                    </li>
                  );
                })}
              </ul>
            </details>
          )}
        </>
      )}
    />
  );
}

/** A run of the example that lasts as long as its page. */
function useRun({ game }: LoadedGame, lesson: Lesson): LessonRun {
  return useState(() => new LessonRun(game, lesson, fresh(16)))[0];
}

function fresh(bytes: number): string {
  return randomHex(bytes, (buffer) => crypto.getRandomValues(buffer));
}
