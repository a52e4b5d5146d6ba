import { presentationOf } from '@tablewright/registry/presentation';
import {
  BoardStage,
  DecisionPanel,
  EventLog,
  LessonCard,
  type LessonRun,
  RulesDrawer,
  TableProvider,
  useLesson,
  useLook,
  useTableOf,
} from '@tablewright/table-kit';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { LoadedGame } from '../games.ts';
import { useGameTexts, useLanguage } from '../language/language-provider.tsx';
import { saveAsFile } from '../matches/files.ts';
import './learn.css';
import { LightSwitch } from '../parts/light-switch.tsx';
import { useWide } from '../use-wide.ts';
import { useWebWords } from '../web-words.ts';

/** The table of a lesson: the usual board and panel, with what is taught above the decision. */
export function LessonRoom({
  loaded: { game, board, rules },
  run,
  title,
  ways,
}: {
  readonly loaded: LoadedGame;
  readonly run: LessonRun;
  readonly title: string;
  /** The ways out of the lesson; told whether all its steps are done. */
  readonly ways: (done: boolean) => ReactNode;
}): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const wide = useWide();
  const { lesson, state, decision } = useLesson(run);
  const [rule, setRule] = useState<string>();
  const [reading, read] = useState(false);
  const [openRule] = useState(() => (id: string) => {
    setRule(id);
    read(true);
  });
  const table = useTableOf(lesson.session, state, {
    rules,
    openRule,
    locale: language,
    texts: useGameTexts(game),
  });
  const look = useLook(lesson.step?.look, lesson.session);
  const done = lesson.step === undefined;
  return (
    <TableProvider value={table}>
      <title>{`${title} · ${words('app.name')}`}</title>
      <div className="table lesson-table" data-material={presentationOf(game.id).material}>
        <header className="table-head">
          <Link href="/" className="wordmark">
            {words('app.name')}
          </Link>
          <h1>{game.title}</h1>
          <nav>
            <button type="button" className="tw-link" onClick={() => read(true)}>
              {words('table.rules')}
            </button>
          </nav>
          <LightSwitch />
        </header>
        <main className="table-board" aria-label={words('table.board')} ref={look}>
          <BoardStage board={board} state={state} decision={decision} />
        </main>
        <aside className="table-side">
          <div className="table-decision">
            <LessonCard run={run} state={lesson} title={title}>
              {ways(done)}
            </LessonCard>
            {(lesson.task !== undefined || state.cursor !== undefined) && (
              <DecisionPanel
                state={state}
                decision={decision}
                onPass={() => undefined}
                onReport={() => saveAsFile(lesson.session.toFile('continue'))}
              />
            )}
          </div>
          {wide && (
            <section className="table-log" aria-labelledby="lesson-log">
              <h2 id="lesson-log">{words('table.log')}</h2>
              <EventLog state={state} />
            </section>
          )}
        </aside>
      </div>
      <RulesDrawer
        rules={rules}
        at={rule}
        open={reading}
        onGoTo={setRule}
        onClose={() => read(false)}
      />
    </TableProvider>
  );
}
