import { findGame, type ReadyGame } from '@tablewright/registry';
import {
  type Example,
  type Lesson,
  LessonRun,
  lessonOf,
  randomHex,
  type TutorialModule,
} from '@tablewright/table-kit';
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
import { addressOf, loadExamples } from './examples.ts';
import { LessonRoom } from './lesson-room.tsx';

interface Fetched {
  readonly loaded: LoadedGame;
  readonly tutorial: Lesson | undefined;
  readonly examples: readonly Example[];
}

/** The lesson of a game, or one of its examples. */
export default function LearnPage({
  id,
  example,
}: {
  readonly id: string;
  /** The example to show; the lesson if left out. */
  readonly example?: string | undefined;
}): ReactNode {
  const words = useWebWords();
  const entry = findGame(id);
  const loading = useLoading(`${id}/${example ?? ''}`, () => fetchAll(id, example !== undefined));
  if (entry === undefined) return <Missing />;
  const title = words('learn.title', { title: entry.title });
  if (entry.status === 'ready' && loading.kind === 'ready') {
    const { loaded, tutorial, examples } = loading.value;
    const shown = examples.find((other) => other.id === example);
    if (shown !== undefined) {
      return <ExampleLesson key={shown.id} loaded={loaded} shown={shown} examples={examples} />;
    }
    if (example === undefined && tutorial !== undefined) {
      return <Tutorial loaded={loaded} lesson={tutorial} />;
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
            {example === undefined
              ? words('learn.none', { title: entry.title })
              : words('learn.example.unknown', { id: example })}
          </p>
          <Link href={`/rules/${id}`} className="tw-button">
            {words('learn.example.leave')}
          </Link>
        </>
      )}
    </Page>
  );
}

async function fetchAll(id: string, withExamples: boolean): Promise<Fetched> {
  const entry = findGame(id);
  if (entry?.status !== 'ready') throw new Error(`there is no game "${id}"`);
  const [loaded, tutorial, examples] = await Promise.all([
    loadWholeGame(id),
    withExamples ? undefined : tutorialOf(entry),
    withExamples ? loadExamples(id) : [],
  ]);
  return { loaded, tutorial, examples };
}

async function tutorialOf({ loadTutorial }: ReadyGame): Promise<Lesson | undefined> {
  if (loadTutorial === undefined) return undefined;
  return ((await loadTutorial()) as TutorialModule).TUTORIAL;
}

function Tutorial({
  loaded,
  lesson,
}: {
  readonly loaded: LoadedGame;
  readonly lesson: Lesson;
}): ReactNode {
  const words = useWebWords();
  const { game } = loaded;
  const { language } = useLanguage();
  const texts = useGameTexts(game);
  const run = useRun(loaded, lesson);
  const title = useMemo(
    () => createSpeaker({ texts, locale: language, seatName: String }).say(lesson.title),
    [texts, language, lesson],
  );
  return (
    <LessonRoom
      loaded={loaded}
      run={run}
      title={title}
      ways={(done) =>
        done ? (
          <>
            <Link href={`/new/${game.id}`} className="tw-button tw-primary">
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
        )
      }
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
    <LessonRoom
      loaded={loaded}
      run={run}
      title={shown.title}
      ways={() => (
        <>
          <button type="button" className="tw-button" onClick={open}>
            {words('learn.open')}
          </button>
          <Link href={`/rules/${game.id}#${shown.rules[0] ?? ''}`} className="tw-button">
            {words('learn.example.leave')}
          </Link>
          {others.length > 0 && (
            <details>
              <summary>{words('learn.more')}</summary>
              <ul>
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
