import type { ChoiceView } from '@tablewright/engine';
import type { Match } from '@tablewright/engine/host';
import {
  type Decision,
  DecisionPanel,
  hasEnded,
  OddsPanel,
  OfferTray,
  OnlineNotes,
  type SessionState,
  type StartTrial,
  type TableSession,
  useDecision,
  useTable,
  WhatIfPanel,
} from '@tablewright/table-kit';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { LoadedGame } from '../games.ts';
import { saveMatch } from '../matches/files.ts';
import { EndedActions, MatchOver } from './match-over.tsx';
import { playOn } from './play-on.ts';
import { trialsOf } from './trials.ts';
import { useKeptPlayed, useNotes } from './use-notes.ts';
import type { WholeMatch } from './use-whole-match.ts';

/** What is to be decided, or how the match ended and what can be done now. */
export function Deciding({
  loaded,
  session,
  state,
  whole,
  decision,
  telling,
  keys,
  again,
  own,
  onProof,
}: {
  readonly loaded: LoadedGame;
  readonly session: TableSession;
  readonly state: SessionState;
  readonly whole: WholeMatch;
  readonly decision: Decision;
  /** What is told of what has happened, in place of the question. */
  readonly telling: ReactNode;
  /** Whether single keys press options. */
  readonly keys: boolean;
  /** How those who sit at a table on a server play again. */
  readonly again?: ReactNode;
  readonly own?: readonly number[] | undefined;
  /** Shows what was promised about the draws. */
  readonly onProof: () => void;
}): ReactNode {
  const { match } = whole;
  // The end is told before it is shown.
  const isShown = state.cursor === undefined && telling === undefined;
  const outcome = isShown ? state.seen.outcome : undefined;
  useKeptPlayed(loaded.game.id, state);
  return (
    <>
      {session.online !== undefined && state.online !== undefined && (
        <OnlineNotes own={own} state={state} online={state.online} desk={session.online} />
      )}
      {outcome === undefined ? (
        <>
          <Asked
            loaded={loaded}
            session={session}
            state={state}
            match={match}
            decision={decision}
            telling={telling}
            keys={keys}
          />
          {match !== undefined && !state.over && hasEnded(state) && (
            <EndedActions match={match} onProof={onProof} />
          )}
        </>
      ) : (
        <MatchOver
          loaded={loaded}
          outcome={outcome}
          state={state}
          here={session.match}
          whole={whole}
          again={again}
          own={own}
          onProof={onProof}
        />
      )}
    </>
  );
}

/** What is asked, with all that can be done about it in this page. */
function Asked({
  loaded,
  session,
  state,
  match,
  decision,
  telling,
  keys,
}: {
  readonly loaded: LoadedGame;
  readonly session: TableSession;
  readonly state: SessionState;
  readonly match: Match | undefined;
  readonly decision: Decision;
  readonly telling: ReactNode;
  readonly keys: boolean;
}): ReactNode {
  const { board, actions, odds } = loaded;
  const { locale } = useTable();
  const notes = useNotes(loaded, state);
  const [, go] = useLocation();
  const { match: here } = session;
  const [startTrial] = useState(() => here && trialsOf(here, () => session.snapshot().observer));
  const tray = useDecision(
    state.seen.standing ?? NO_OFFERS,
    `${state.observer}/${state.cursor ?? ''}`,
    (slot, answer) => session.answer(slot, answer),
  );
  return (
    <>
      <DecisionPanel
        state={state}
        decision={decision}
        onPass={(seat) => session.passTo(seat)}
        onReport={here && (() => saveMatch(here))}
        onPlayOn={
          match && ((seq) => playOn(match, seq, state.observer).then((id) => go(`/match/${id}`)))
        }
        orders={{
          give: (order) => session.order(order),
          takeBack: (key) => session.askAgain(key),
        }}
        whatIf={(choice) => (
          <Prospects
            key={`${state.seq}/${state.observer}/${choice.slot}`}
            choice={choice}
            view={state.seen.view}
            odds={odds}
            startTrial={startTrial}
          />
        )}
        actions={actions && ((choice) => actions(state.seen.view as never, choice, locale))}
        notes={notes}
        keys={keys}
        onBoard={board !== undefined}
        telling={telling}
      />
      <OfferTray
        state={state}
        decision={tray}
        notes={notes}
        onPass={(seat) => session.passTo(seat)}
      />
    </>
  );
}

/** The same list every time, as what has been begun hangs on it. */
const NO_OFFERS: readonly ChoiceView[] = [];

/** What may come of the options of a choice: by the game's own odds, and by trial. */
function Prospects({
  choice,
  view,
  odds,
  startTrial,
}: {
  readonly choice: ChoiceView;
  readonly view: unknown;
  readonly odds: LoadedGame['odds'];
  /** Only where the whole match is in this page. */
  readonly startTrial: StartTrial | undefined;
}): ReactNode {
  const { speaker } = useTable();
  return (
    <>
      {odds !== undefined && (
        <OddsPanel odds={() => odds(view as never, choice, (text) => speaker.say(text))} />
      )}
      {startTrial !== undefined && <WhatIfPanel choice={choice} start={startTrial} />}
    </>
  );
}
