import {
  type Decision,
  DecisionPanel,
  hasEnded,
  OddsPanel,
  OnlineNotes,
  OutcomePanel,
  type SessionState,
  type TableSession,
  useTable,
  WhatIfPanel,
} from '@tablewright/table-kit';
import { Fragment, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { LoadedGame } from '../games.ts';
import { saveMatch } from '../matches/files.ts';
import { sitDown } from '../matches/sit-down.ts';
import { useWebWords } from '../web-words.ts';
import { MatchStory } from './match-story.tsx';
import { playOn } from './play-on.ts';
import { SavePicture } from './save-picture.tsx';
import { trialsOf } from './trials.ts';
import type { WholeMatch } from './use-whole-match.ts';

/** What is to be decided, or how the match ended and what can be done now. */
export function Deciding({
  loaded: { game, board, odds, sides },
  session,
  state,
  whole,
  decision,
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
  /** Whether single keys press options. */
  readonly keys: boolean;
  /** How those who sit at a table on a server play again. */
  readonly again?: ReactNode;
  readonly own?: readonly number[] | undefined;
  /** Shows what was promised about the draws. */
  readonly onProof: () => void;
}): ReactNode {
  const words = useWebWords();
  const { speaker } = useTable();
  const [, go] = useLocation();
  const { match: here } = session;
  const [startTrial] = useState(() => here && trialsOf(here, () => session.snapshot().observer));
  const { match, failed } = whole;
  const outcome = state.cursor === undefined ? state.seen.outcome : undefined;
  const notes = session.online !== undefined && state.online !== undefined && (
    <OnlineNotes own={own} state={state} online={state.online} desk={session.online} />
  );

  if (outcome === undefined) {
    return (
      <>
        {notes}
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
            <Fragment key={`${state.seq}/${state.observer}/${choice.slot}`}>
              {odds !== undefined && (
                <OddsPanel
                  odds={() => odds(state.seen.view as never, choice, (text) => speaker.say(text))}
                />
              )}
              {startTrial !== undefined && <WhatIfPanel choice={choice} start={startTrial} />}
            </Fragment>
          )}
          keys={keys}
          onBoard={board !== undefined}
        />
        {match !== undefined && !state.over && hasEnded(state) && (
          <div className="tw-actions table-ended">
            <button type="button" className="tw-button" onClick={() => saveMatch(match)}>
              {words('table.export')}
            </button>
            <button type="button" className="tw-button" onClick={onProof}>
              {words('table.proof')}
            </button>
          </div>
        )}
      </>
    );
  }
  return (
    <>
      {notes}
      <OutcomePanel outcome={outcome}>
        {here !== undefined && (
          <button
            type="button"
            className="tw-button tw-primary"
            onClick={() => sitDown(game, here).then((id) => go(`/match/${id}`))}
          >
            {words('table.again')}
          </button>
        )}
        {again}
        {match !== undefined && (
          <button type="button" className="tw-button" onClick={() => saveMatch(match)}>
            {words('table.export')}
          </button>
        )}
        <SavePicture state={state} title={game.title} />
        <button type="button" className="tw-button" onClick={onProof}>
          {words('table.proof')}
        </button>
        {failed && (
          <p className="tw-quiet" role="status">
            {words('table.whole.failed')}
          </p>
        )}
      </OutcomePanel>
      {match !== undefined && <MatchStory match={match} state={state} sides={sides} />}
    </>
  );
}
