import type { Match } from '@tablewright/engine';
import { presentationOf } from '@tablewright/registry/presentation';
import {
  Announcer,
  BoardStage,
  DecisionPanel,
  HandOver,
  type MatchSession,
  OddsPanel,
  OutcomePanel,
  RulesDrawer,
  SeatsBar,
  type SpokenLines,
  TableProvider,
  Timeline,
  UndoBar,
  useDecision,
  useTableOf,
  WhatIfPanel,
} from '@tablewright/table-kit';
import { House } from 'lucide-react';
import { Fragment, type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { keepKeys, keepSpoken, keptKeys, keptSpoken } from '../access-kept.ts';
import type { LoadedGame } from '../games.ts';
import { useGameTexts, useLanguage } from '../language/language-provider.tsx';
import { saveAsFile } from '../matches/files.ts';
import type { Trouble } from '../matches/shelf.ts';
import { sitDown } from '../matches/sit-down.ts';
import { LightSwitch } from '../parts/light-switch.tsx';
import { useSounds } from '../sound/use-sounds.ts';
import { useWide } from '../use-wide.ts';
import { useWebWords } from '../web-words.ts';
import { MatchStory } from './match-story.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { NotKept } from './not-kept.tsx';
import { playOn } from './play-on.ts';
import { SavePicture } from './save-picture.tsx';
import { TableKeys } from './table-keys.tsx';
import { LogBox, NarrowBar, type SheetName, TableSheets } from './table-sheets.tsx';
import { trialsOf } from './trials.ts';
import { useSession } from './use-session.ts';

/** A match and everything around it. */
export function TableRoom({
  loaded,
  match,
}: {
  readonly loaded: LoadedGame;
  readonly match: Match;
}): ReactNode {
  const { session, trouble } = useSession(match);
  return session && <SeatedRoom loaded={loaded} session={session} trouble={trouble} />;
}

function SeatedRoom({
  loaded: { game, board, odds, sounds, rules },
  session,
  trouble,
}: {
  readonly loaded: LoadedGame;
  readonly session: MatchSession;
  readonly trouble: Trouble | undefined;
}): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const wide = useWide();
  const [, go] = useLocation();
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  useSounds(state, sounds);
  const [rule, setRule] = useState<string>();
  const [sheet, setSheet] = useState<SheetName>();
  const [keys, setKeys] = useState(keptKeys);
  const [spoken, setSpoken] = useState(keptSpoken);
  const speak = (how: SpokenLines): void => {
    setSpoken(how);
    keepSpoken(how);
  };
  const [openRule] = useState(() => (id: string) => {
    setRule(id);
    setSheet('rules');
  });
  const table = useTableOf(session, state, {
    rules,
    openRule,
    locale: language,
    texts: useGameTexts(game),
  });
  const decision = useDecision(
    state.seen.choices,
    `${state.observer}/${state.cursor ?? ''}`,
    (slot, answer) => session.answer(slot, answer),
  );
  const [startTrial] = useState(() => trialsOf(session));
  const next = table.seats[state.handOver ?? -1];
  const outcome = state.cursor === undefined ? state.seen.outcome : undefined;

  const decide =
    outcome === undefined ? (
      <DecisionPanel
        state={state}
        decision={decision}
        onPass={(seat) => session.passTo(seat)}
        onReport={() => saveAsFile(session.toFile('continue'))}
        onPlayOn={(seq) => playOn(session, seq).then((id) => go(`/match/${id}`))}
        orders={{ give: (order) => session.order(order), takeBack: (key) => session.askAgain(key) }}
        whatIf={(choice) => (
          <Fragment key={`${state.seq}/${state.observer}/${choice.slot}`}>
            {odds !== undefined && (
              <OddsPanel
                odds={() =>
                  odds(state.seen.view as never, choice, (text) => table.speaker.say(text))
                }
              />
            )}
            <WhatIfPanel choice={choice} start={startTrial} />
          </Fragment>
        )}
        keys={keys}
        onBoard={board !== undefined}
      />
    ) : (
      <>
        <OutcomePanel outcome={outcome}>
          <button
            type="button"
            className="tw-button tw-primary"
            onClick={() => sitDown(game, session.match).then((id) => go(`/match/${id}`))}
          >
            {words('table.again')}
          </button>
          <button
            type="button"
            className="tw-button"
            onClick={() => saveAsFile(session.toFile('continue'))}
          >
            {words('table.export')}
          </button>
          <SavePicture state={state} title={game.title} />
          <button type="button" className="tw-button" onClick={() => setSheet('more')}>
            {words('table.proof')}
          </button>
        </OutcomePanel>
        <MatchStory session={session} state={state} />
      </>
    );
  const undo = (
    <UndoBar state={state} onUndo={() => session.undo()} onRedo={() => session.redo()} />
  );
  return (
    <TableProvider value={table}>
      <title>{`${game.title} · ${words('app.name')}`}</title>
      <div
        className="table"
        data-material={presentationOf(game.id).material}
        data-covered={next !== undefined || undefined}
      >
        <a className="skip" href="#decision">
          {words('table.skip.decision')}
        </a>
        <a className="skip" href="#board">
          {words('table.skip.board')}
        </a>
        <header className="table-head">
          <Link href="/" className="wordmark table-home" aria-label={words('app.name')}>
            <House aria-hidden="true" size={20} />
            <span>{words('app.name')}</span>
          </Link>
          <h1>{game.title}</h1>
          {wide && (
            <nav aria-label={words('table.menu')}>
              <button type="button" className="tw-link" onClick={() => setSheet('rules')}>
                {words('table.rules')}
              </button>
              <button type="button" className="tw-link" onClick={() => setSheet('keys')}>
                {words('table.keys')}
              </button>
              <button type="button" className="tw-link" onClick={() => setSheet('more')}>
                {words('table.more')}
              </button>
            </nav>
          )}
          <LightSwitch />
        </header>
        {trouble !== undefined && (
          <NotKept trouble={trouble} onSave={() => saveAsFile(session.toFile('continue'))} />
        )}
        {wide && (
          <section className="table-seats" aria-label={words('table.seats')}>
            <SeatsBar
              observer={state.observer}
              thinking={state.thinking}
              mayTake={state.decidingHumans}
              onTake={(seat) => session.passTo(seat)}
            />
          </section>
        )}
        <main id="board" tabIndex={-1} className="table-board" aria-label={words('table.board')}>
          {next === undefined ? (
            <BoardStage board={board} state={state} decision={decision} />
          ) : (
            <HandOver to={next} onAccept={() => session.acceptDevice()} />
          )}
        </main>
        {wide && (
          <section className="table-rail" aria-label={words('table.moments')}>
            {undo}
            <Timeline seq={state.seq} cursor={state.cursor} history={state.history} />
          </section>
        )}
        <aside id="decision" tabIndex={-1} className="table-side" aria-label={words('table.side')}>
          {next === undefined && (
            <div className="table-decision" data-scrolls>
              {decide}
              {!wide && <div className="table-undo">{undo}</div>}
            </div>
          )}
          {wide && <LogBox state={state} spoken={spoken} onSpoken={speak} />}
        </aside>
        {!wide && <NarrowBar onOpen={setSheet} />}
      </div>
      <RulesDrawer
        rules={rules}
        at={rule}
        open={sheet === 'rules'}
        onGoTo={setRule}
        onClose={() => setSheet(undefined)}
      />
      <Announcer key={language} state={state} spoken={spoken} />
      <TableKeys
        session={session}
        state={state}
        decision={decision}
        sheet={sheet}
        onSheet={setSheet}
        on={keys}
        onSwitch={(on) => {
          setKeys(on);
          keepKeys(on);
        }}
      />
      <TableSheets
        open={sheet}
        onClose={() => setSheet(undefined)}
        state={state}
        spoken={spoken}
        onSpoken={speak}
        onTake={(seat) => session.passTo(seat)}
      />
      <MoreSheet
        open={sheet === 'more'}
        onClose={() => setSheet(undefined)}
        session={session}
        state={state}
      />
    </TableProvider>
  );
}
