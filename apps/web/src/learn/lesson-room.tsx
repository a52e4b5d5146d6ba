import { presentationOf } from '@tablewright/registry/presentation';
import {
  BoardStage,
  BuildersProvider,
  DecisionPanel,
  type NotesOfTable,
  RulesDrawer,
  TableProvider,
  useMoreBelow,
} from '@tablewright/table-kit';
import { LessonCard, type LessonRun, useLesson, useLook } from '@tablewright/table-kit/lessons';
import { House } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { builderDesk } from '../builder/builders.ts';
import type { LoadedGame } from '../games.ts';
import { saveAsFile } from '../matches/files.ts';
import './learn.css';
import { LightSwitch } from '../parts/light-switch.tsx';
import { useOpenedRule } from '../table/use-opened-rule.ts';
import { useSpokenTable } from '../table/use-spoken-table.ts';
import { useWide } from '../use-wide.ts';
import { useWebWords } from '../web-words.ts';
import { LessonLog } from './lesson-log.tsx';

/** The table of a lesson: the usual board and panel, with what is taught above the decision. */
export function LessonRoom({
  loaded,
  run,
  title,
  aim,
  ways,
}: {
  readonly loaded: LoadedGame;
  readonly run: LessonRun;
  readonly title: string;
  /** What it teaches. */
  readonly aim: string | undefined;
  /** The ways out of the lesson; told whether all its steps are done. */
  readonly ways: (done: boolean) => ReactNode;
}): ReactNode {
  const { game, board, actions, notes } = loaded;
  const words = useWebWords();
  const wide = useWide();
  const more = useMoreBelow();
  const desk = useMemo(() => builderDesk(game), [game]);
  const { lesson, state, decision } = useLesson(run, loaded.ways);
  const [reading, read] = useState(false);
  const { rule, goTo, openRule } = useOpenedRule(useCallback(() => read(true), []));
  const table = useSpokenTable(loaded, lesson.session, state, openRule);
  const look = useLook(lesson.step?.look, lesson.session);
  // A lesson gives its own advice.
  const said: NotesOfTable | undefined = useMemo(
    () =>
      notes && {
        of: (choice) =>
          notes(state.seen.view as never, choice, table.locale, (text) => table.speaker.say(text)),
        hints: false,
        hideHints: () => undefined,
      },
    [notes, state.seen.view, table.locale, table.speaker],
  );
  const done = lesson.step === undefined;
  return (
    <BuildersProvider desk={desk}>
      <TableProvider value={table}>
        <title>{`${title} · ${words('app.name')}`}</title>
        <div className="table lesson-table" data-material={presentationOf(game.id).material}>
          <LessonHead title={game.title} onRules={() => read(true)} />
          <main className="table-board" aria-label={words('table.board')} ref={look}>
            <BoardStage board={board} state={state} decision={decision} />
          </main>
          <aside className="table-side">
            <div className="table-decision" data-scrolls ref={more}>
              <LessonCard run={run} state={lesson} title={title} aim={aim}>
                {ways(done)}
              </LessonCard>
              {(lesson.task !== undefined || state.cursor !== undefined) && (
                <DecisionPanel
                  state={state}
                  decision={decision}
                  onPass={() => undefined}
                  actions={
                    actions && ((choice) => actions(state.seen.view as never, choice, table.locale))
                  }
                  notes={said}
                  onReport={() => saveAsFile(lesson.session.toFile('continue'))}
                />
              )}
            </div>
            {wide && <LessonLog state={state} />}
          </aside>
        </div>
        <RulesDrawer
          rules={table.rules}
          book={table.book}
          fetchRules={table.fetchRules}
          at={rule}
          open={reading}
          onGoTo={goTo}
          onClose={() => read(false)}
        />
      </TableProvider>
    </BuildersProvider>
  );
}

/** The head of a lesson's table: the way home, what is learnt, and the way to the rules. */
export function LessonHead({
  title,
  onRules,
}: {
  readonly title: string;
  readonly onRules: () => void;
}): ReactNode {
  const words = useWebWords();
  return (
    <header className="table-head">
      <Link href="/" className="wordmark table-home" aria-label={words('app.name')}>
        <House aria-hidden="true" size={20} />
        <span>{words('app.name')}</span>
      </Link>
      <h1>{title}</h1>
      <nav>
        <button type="button" className="tw-link" onClick={onRules}>
          {words('table.rules')}
        </button>
      </nav>
      <LightSwitch />
    </header>
  );
}
