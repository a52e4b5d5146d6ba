import type { Outcome } from '@tablewright/engine';
import type { Match } from '@tablewright/engine/host';
import { OutcomePanel, type SessionState } from '@tablewright/table-kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import type { LoadedGame } from '../games.ts';
import { saveMatch } from '../matches/files.ts';
import { sitDown } from '../matches/sit-down.ts';
import { WhenIdle } from '../parts/when-idle.tsx';
import { useWebWords } from '../web-words.ts';
import { MatchReport } from './match-report.tsx';
import { PlayElsewhere } from './play-elsewhere.tsx';
import { SavePicture } from './save-picture.tsx';
import type { WholeMatch } from './use-whole-match.ts';

const MatchStory = lazy(() => import('./match-story.tsx'));
/** Games without documents do without it. */
const WhatCameOut = lazy(() => import('../shelf/what-came-out.tsx'));

/** How a match ended, what can be done now, and its story. */
export function MatchOver({
  loaded: { game, sides, earned },
  outcome,
  state,
  here,
  whole: { match, failed },
  again,
  own,
  onProof,
}: {
  readonly loaded: LoadedGame;
  readonly outcome: Outcome;
  readonly state: SessionState;
  /** The match, if it was played in this page. */
  readonly here: Match | undefined;
  readonly whole: WholeMatch;
  /** How those who sit at a table on a server play again. */
  readonly again: ReactNode;
  /** One's own seats, where the match lives on a server. */
  readonly own: readonly number[] | undefined;
  readonly onProof: () => void;
}): ReactNode {
  const words = useWebWords();
  const campaign = state.online?.face.campaign;
  // Where nothing comes out of it, it is played again as any match is.
  const gives = match?.gives ?? false;
  const online = state.online === undefined ? {} : { online: { campaign, own: own ?? [] } };
  return (
    <>
      <OutcomePanel outcome={outcome} earned={earned?.(state.seen.view as never)}>
        {here !== undefined && !gives && <PlayAgain game={game} match={here} />}
        {here !== undefined && !gives && <PlayElsewhere game={game} match={here} />}
        {again}
        {match !== undefined && <SaveButton match={match} />}
        <SavePicture state={state} title={game.title} />
        <MatchReport game={game.id} state={state} />
        <ProofButton onProof={onProof} />
        {failed && (
          <p className="tw-quiet" role="status">
            {words('table.whole.failed')}
          </p>
        )}
      </OutcomePanel>
      {match !== undefined && (
        <WhenIdle>
          {game.documents !== undefined && (
            <Suspense>
              <WhatCameOut match={match} {...online} />
            </Suspense>
          )}
          <Suspense>
            <MatchStory match={match} state={state} sides={sides} />
          </Suspense>
        </WhenIdle>
      )}
    </>
  );
}

/** The match of a table that was closed in the middle of it, and the proof of its draws. */
export function EndedActions({
  match,
  onProof,
}: {
  readonly match: Match;
  readonly onProof: () => void;
}): ReactNode {
  return (
    <div className="tw-actions table-ended">
      <SaveButton match={match} />
      <ProofButton onProof={onProof} />
    </div>
  );
}

function PlayAgain({
  game,
  match,
}: {
  readonly game: LoadedGame['game'];
  readonly match: Match;
}): ReactNode {
  const words = useWebWords();
  const [, go] = useLocation();
  return (
    <button
      type="button"
      className="tw-button tw-primary"
      onClick={() => sitDown(game, match).then((id) => go(`/match/${id}`))}
    >
      {words('table.again')}
    </button>
  );
}

function SaveButton({ match }: { readonly match: Match }): ReactNode {
  const words = useWebWords();
  return (
    <button type="button" className="tw-button" onClick={() => saveMatch(match)}>
      {words('table.export')}
    </button>
  );
}

function ProofButton({ onProof }: { readonly onProof: () => void }): ReactNode {
  const words = useWebWords();
  return (
    <button type="button" className="tw-button" onClick={onProof}>
      {words('table.proof')}
    </button>
  );
}
