import { presentationOf } from '@tablewright/registry/presentation';
import { BoardStage, RulesDrawer, TableProvider } from '@tablewright/table-kit';
import {
  type Example,
  ExampleCard,
  ExamplePlay,
  type LessonRun,
  titleIn,
  useLesson,
} from '@tablewright/table-kit/lessons';
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { LoadedGame } from '../games.ts';
import { drawerOf } from '../rules/diagram-picture.tsx';
import { useOpenedRule } from '../table/use-opened-rule.ts';
import { useSpokenTable } from '../table/use-spoken-table.ts';
import { useWide } from '../use-wide.ts';
import { useWebWords } from '../web-words.ts';
import { LessonLog } from './lesson-log.tsx';
import { LessonHead } from './lesson-room.tsx';
import './learn.css';

/** The table of an example: the board plays it, and the caption says what happens. */
export function ExampleRoom({
  loaded,
  run,
  shown,
  ways,
}: {
  readonly loaded: LoadedGame;
  readonly run: LessonRun;
  readonly shown: Example;
  /** The ways out of the example; told where the rules say what it shows. */
  readonly ways: (place: string) => ReactNode;
}): ReactNode {
  const { game, board } = loaded;
  const words = useWebWords();
  const wide = useWide();
  const steps = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)[0];
  const play = useState(() => new ExamplePlay(run, !steps))[0];
  const example = useSyncExternalStore(play.subscribe, play.snapshot);
  const { lesson, state, decision } = useLesson(run, loaded.ways);
  const [reading, read] = useState(false);
  const { rule, goTo, openRule } = useOpenedRule(useCallback(() => read(true), []));
  const table = useSpokenTable(loaded, lesson.session, state, openRule);
  const draw = useMemo(() => drawerOf(game.id), [game]);
  const rulesShown = shown.rules.map((id) => table.book?.saying.get(id));
  const passage = rulesShown.find((one) => one !== undefined);
  const shows = titleIn(shown, table.locale);
  const title = passage?.section.title ?? shows.said;
  // The board lights up what is chosen while that is what the caption speaks of, and nothing else.
  const lit = example.beat === 'asked' ? decision : { ...decision, choices: [] };
  return (
    <TableProvider value={table}>
      <title>{`${title} · ${words('app.name')}`}</title>
      <div className="table lesson-table" data-material={presentationOf(game.id).material}>
        <LessonHead title={game.title} onRules={() => read(true)} />
        <main className="table-board" aria-label={words('table.board')}>
          <div inert className="example-board">
            <BoardStage board={board} state={state} decision={lit} />
          </div>
        </main>
        <aside className="table-side">
          <div className="table-decision">
            <ExampleCard
              play={play}
              state={example}
              title={title}
              passage={passage}
              shows={shows}
              steps={steps}
            >
              {ways(passage?.section.id ?? shown.rules[0] ?? '')}
            </ExampleCard>
          </div>
          {wide && <LessonLog state={state} />}
        </aside>
      </div>
      <RulesDrawer
        rules={table.rules}
        book={table.book}
        at={rule}
        open={reading}
        draw={draw}
        fetchRules={table.fetchRules}
        onGoTo={goTo}
        onClose={() => read(false)}
      />
    </TableProvider>
  );
}
