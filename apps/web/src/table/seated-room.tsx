import { presentationOf } from '@tablewright/registry/presentation';
import {
  Announcer,
  BoardStage,
  ConnectionBar,
  HandOver,
  RulesDrawer,
  SeatsBar,
  type SpokenLines,
  TableProvider,
  type TableSession,
  Timeline,
  UndoBar,
  useDecision,
  useTableOf,
} from '@tablewright/table-kit';
import { House } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { keepKeys, keepSpoken, keptKeys, keptSpoken } from '../access-kept.ts';
import type { LoadedGame } from '../games.ts';
import { useGameTexts, useLanguage } from '../language/language-provider.tsx';
import { LightSwitch } from '../parts/light-switch.tsx';
import { useSounds } from '../sound/use-sounds.ts';
import { useWide } from '../use-wide.ts';
import { useWebWords } from '../web-words.ts';
import { Deciding } from './deciding.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { TableKeys } from './table-keys.tsx';
import { LogBox, NarrowBar, type SheetName, TableSheets } from './table-sheets.tsx';
import { useWholeMatch } from './use-whole-match.ts';

/** A table with everything around it, wherever its match lives; one on a server has begun. */
export function SeatedRoom({
  loaded,
  session,
  notice,
  again,
  own,
  tools,
}: {
  readonly loaded: LoadedGame;
  readonly session: TableSession;
  /** What is to be said above the table. */
  readonly notice?: ReactNode;
  /** How those who sit here play again once the match is over, where it lives on a server. */
  readonly again?: ReactNode;
  /** One's own seats, where the match lives on a server. */
  readonly own?: readonly number[];
  /** The ways to chat and people. */
  readonly tools?: ReactNode;
}): ReactNode {
  const { game, board, sounds, rules } = loaded;
  const words = useWebWords();
  const { language } = useLanguage();
  const wide = useWide();
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  useSounds(state, sounds);
  const whole = useWholeMatch(session, state);
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
  const next = table.seats[state.handOver ?? -1];
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
        <div className="table-notes">
          {notice}
          {state.online !== undefined && (
            <div className="table-line">
              <ConnectionBar online={state.online} />
            </div>
          )}
        </div>
        {tools}
        {wide && (
          <section className="table-seats" aria-label={words('table.seats')}>
            <SeatsBar
              observer={state.observer}
              thinking={state.thinking}
              clocks={state.online?.clocks}
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
              <Deciding
                loaded={loaded}
                session={session}
                state={state}
                whole={whole}
                decision={decision}
                keys={keys}
                again={again}
                own={own}
                onProof={() => setSheet('proof')}
              />
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
      <ProofSheet
        open={sheet === 'proof'}
        onClose={() => setSheet(undefined)}
        state={state}
        match={whole.match}
      />
      <MoreSheet
        open={sheet === 'more'}
        onClose={() => setSheet(undefined)}
        session={session}
        state={state}
        match={whole.match}
      />
    </TableProvider>
  );
}
