import { type Observer, SPECTATOR } from '@tablewright/engine';
import {
  Announcer,
  BoardStage,
  BuildersProvider,
  EndingCurtain,
  type PictureDesk,
  PicturesProvider,
  ReplayBar,
  ReplayProvider,
  RulesDrawer,
  TableProvider,
  type TableSession,
  TellingView,
  useDecision,
  useReplay,
  useReplayKeys,
  useTelling,
  useToldLine,
} from '@tablewright/table-kit';
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { builderDesk } from '../builder/builders.ts';
import { hasCards } from '../cards/load-cards.ts';
import type { LoadedGame } from '../games.ts';
import { useLanguage } from '../language/language-provider.tsx';
import type { NotesDesk } from '../notes/notes-desk.ts';
import { keepTempo, useTempo } from '../pace.ts';
import { drawerOf } from '../rules/diagram-picture.tsx';
import { useSounds } from '../sound/use-sounds.ts';
import { useWide } from '../use-wide.ts';
import { LogBox, MomentsBox, SeatsBox, TableUndo } from './beside-board.tsx';
import { Deciding } from './deciding.tsx';
import { SkipLinks, TableHead, TableNotes } from './table-head.tsx';
import { TableKeys } from './table-keys.tsx';
import { TableBoard, TableFrame, TableSide } from './table-places.tsx';
import { NarrowBar, type SheetName, TableSheets } from './table-sheets.tsx';
import { useKeysSwitch, useSpokenLines } from './use-access.ts';
import { useKeptRecord } from './use-kept-record.ts';
import { useOpenedRule } from './use-opened-rule.ts';
import { useSeatNotes } from './use-seat-notes.ts';
import { useSpokenTable } from './use-spoken-table.ts';
import { useWholeMatch } from './use-whole-match.ts';

/** See {@link SeatedRoom}. */
interface SeatedRoomProps {
  readonly loaded: LoadedGame;
  readonly session: TableSession;
  /** What is to be said above the table. */
  readonly notice?: ReactNode;
  /** How those who sit here play again once the match is over, where it lives on a server. */
  readonly again?: ReactNode;
  /** One's own seats, where the match lives on a server. */
  readonly own?: readonly number[];
  /** The notes of the table as somebody may read them in that seat; none for who may not. */
  readonly notesFor: (observer: Observer) => NotesDesk | undefined;
  /** The pictures of its campaign; none for a match without one. */
  readonly pictures: PictureDesk | undefined;
  /** The ways to chat and people. */
  readonly tools?: ReactNode;
}

/** A table with everything around it, wherever its match lives; one on a server has begun. */
export function SeatedRoom({ loaded, session, ...around }: SeatedRoomProps): ReactNode {
  const { game, sounds, ways } = loaded;
  const { language } = useLanguage();
  const desk = useMemo(() => builderDesk(game), [game]);
  const wide = useWide();
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  useSounds(state, sounds);
  const whole = useWholeMatch(session, state);
  useKeptRecord(state.online?.face.table, whole.match, around.own);
  const [sheet, setSheet] = useState<SheetName>();
  const { rule, goTo, openRule } = useOpenedRule(useCallback(() => setSheet('rules'), []));
  const [keys, switchKeys] = useKeysSwitch();
  const [spoken, speak] = useSpokenLines();
  const notes = useSeatNotes(around.notesFor, state, sheet === 'notes');
  const table = useSpokenTable(loaded, session, state, openRule);
  const decision = useDecision(
    state.seen.choices,
    `${state.observer}/${state.cursor ?? ''}`,
    (slot, answer) => session.answer(slot, answer),
    ways && ((choice, begun, to) => ways(state.seen.view as never, choice, begun, to)),
  );
  const tempo = useTempo();
  const telling = useTelling(session, state, tempo);
  const replay = useReplay(table.lookAt, state, tempo === 'step' ? 'normal' : tempo);
  const looks = state.cursor !== undefined || state.over;
  useReplayKeys(replay, keys && looks && state.handOver === undefined);
  const told = useToldLine(session, state, telling?.count ?? replay.telling);
  const outcome = told === undefined && state.cursor === undefined ? state.seen.outcome : undefined;
  // What is still to be told is not given away beside it.
  const shown =
    told === undefined ? state : { ...state, events: told.events, history: told.events };
  const draw = useMemo(() => drawerOf(game.id), [game]);
  const next = table.seats[state.handOver ?? -1];
  const close = (): void => setSheet(undefined);
  // One sheet may have opened another: that it closes is told only then.
  const closeThis = (name: SheetName): void => setSheet((now) => (now === name ? undefined : now));
  const watchesOnline = state.online !== undefined && state.observer === SPECTATOR;
  const undo = !watchesOnline && <TableUndo session={session} state={state} />;
  return (
    <PicturesProvider desk={around.pictures}>
      <BuildersProvider desk={desk}>
        <TableProvider value={table}>
          <ReplayProvider replay={replay}>
            <TableFrame game={game} covered={next !== undefined}>
              <SkipLinks />
              <TableHead
                title={game.title}
                hasNotes={notes !== undefined}
                hasCards={hasCards(game.id)}
                onOpen={setSheet}
              />
              <TableNotes notice={around.notice} online={state.online} />
              {around.tools}
              {wide && <SeatsBox state={state} onTake={(seat) => session.passTo(seat)} />}
              <TableBoard handOver={next} onAccept={() => session.acceptDevice()}>
                <BoardStage board={loaded.board} state={state} decision={decision} told={told} />
              </TableBoard>
              <EndingCurtain outcome={outcome} observer={state.observer} />
              {wide && <MomentsBox state={state} undo={undo} />}
              <TableSide
                covered={next !== undefined}
                undo={undo}
                replay={looks && <ReplayBar state={state} />}
                log={<LogBox state={shown} spoken={spoken} onSpoken={speak} />}
              >
                <Deciding
                  loaded={loaded}
                  session={session}
                  state={state}
                  whole={whole}
                  decision={decision}
                  telling={
                    telling && (
                      <TellingView
                        telling={telling}
                        tempo={tempo}
                        onTempo={keepTempo}
                        dice={loaded.dice}
                      />
                    )
                  }
                  keys={keys}
                  again={around.again}
                  own={around.own}
                  onProof={() => setSheet('proof')}
                />
              </TableSide>
              {!wide && <NarrowBar onOpen={setSheet} />}
            </TableFrame>
            <RulesDrawer
              rules={table.rules}
              book={table.book}
              at={rule}
              draw={draw}
              fetchRules={table.fetchRules}
              open={sheet === 'rules'}
              onGoTo={goTo}
              onClose={close}
            />
            <Announcer key={language} state={state} spoken={spoken} />
            <TableKeys
              session={session}
              state={state}
              decision={decision}
              sheet={sheet}
              onSheet={setSheet}
              on={keys}
              onSwitch={switchKeys}
            />
            <TableSheets
              open={sheet}
              onClose={closeThis}
              onOpen={setSheet}
              notes={notes}
              session={session}
              state={state}
              match={whole.match}
              spoken={spoken}
              onSpoken={speak}
            />
          </ReplayProvider>
        </TableProvider>
      </BuildersProvider>
    </PicturesProvider>
  );
}
