import { Check, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { letterOf } from '../explain/index.ts';
import type { StepName } from '../model.ts';
import { useBoard } from './board-context.tsx';
import { PrintedToken } from './printed-token.tsx';
import { SeatPiece } from './seat-piece.tsx';
import { boardText, tokenName } from './words.ts';

const PHASES = ['draw', 'mark', 'activate', 'resolve', 'check'] as const;
type Phase = (typeof PHASES)[number] | 'setup';

/** The current token, printed large. */
export function CurrentToken(): ReactNode {
  const { view } = useBoard();
  const { current, round } = view;
  const letter = letterOf(current);
  return (
    <figure className="ba-current" data-part="current">
      <div
        className="ba-current-tile"
        data-seen="token"
        key={`${round} ${current}`}
        data-none={current === '' || undefined}
      >
        {current !== '' && (
          <>
            <span className="ba-current-letter" aria-hidden="true">
              {letter}
            </span>
            <svg viewBox="3 8 36 24" role="img" aria-label={`${letter}: ${tokenName(current)}`}>
              <title>{tokenName(current)}</title>
              <PrintedToken token={current} />
            </svg>
          </>
        )}
      </div>
      <figcaption>
        {boardText(current === '' ? 'board.current.none' : 'board.current')}
        {current !== '' && <b>{tokenName(current)}</b>}
      </figcaption>
    </figure>
  );
}

/** Round, phase, and what holds for the whole round. */
export function RoundStrip(): ReactNode {
  const { view, outcome, say } = useBoard();
  const { round, step, settings, roarRound, distract } = view;
  const now = phaseOf(step);
  return (
    <div className="ba-round">
      <h2 className="ba-round-number">
        {round === 0 ? boardText('board.round.setup') : boardText('board.round', { round })}
        {settings.roundLimit !== 'none' && (
          <span className="ba-round-limit">
            {boardText('board.limit', { limit: settings.roundLimit })}
          </span>
        )}
      </h2>
      {outcome === undefined ? (
        <ol className="ba-phases" aria-label={boardText('board.phase')}>
          {now === 'setup' && <PhaseName phase="setup" now />}
          {PHASES.map((phase) => (
            <PhaseName key={phase} phase={phase} now={phase === now} />
          ))}
        </ol>
      ) : (
        <p className="ba-outcome" data-result={outcome.result}>
          {say({ key: `outcome.${outcome.result}` })}
        </p>
      )}
      <p className="ba-round-notes">
        {outcome === undefined && isNamedStep(step) && (
          <span className="ba-step">{boardText(`board.step.${step}`)}</span>
        )}
        {round > 0 && roarRound === round && (
          <span className="ba-badge ba-badge-alarm">{boardText('board.roar')}</span>
        )}
        {distract > 0 && (
          <span className="ba-badge">{boardText('board.distract', { points: distract })}</span>
        )}
      </p>
      {step === 'activate' && outcome === undefined && <ReadyMarks />}
    </div>
  );
}

function PhaseName({ phase, now }: { readonly phase: Phase; readonly now: boolean }): ReactNode {
  return (
    <li className="ba-phase" data-now={now || undefined} aria-current={now ? 'step' : undefined}>
      {boardText(`board.phase.${phase}`)}
    </li>
  );
}

/** Which seats have declared themselves ready. */
function ReadyMarks(): ReactNode {
  const { view, seats } = useBoard();
  return (
    <ul className="ba-ready" aria-label={boardText('board.ready')}>
      {seats.map(({ seat, name, mark }) => {
        const ready = view.ready[seat] === true;
        const Sign = ready ? Check : Hourglass;
        return (
          <li key={seat} data-ready={ready || undefined}>
            <span className="ba-visually-hidden">
              {boardText(ready ? 'board.ready.yes' : 'board.ready.no', { name })}
            </span>
            <SeatPiece mark={mark} />
            <span className="ba-ready-name" aria-hidden="true">
              {name}
            </span>
            <Sign size={16} aria-hidden="true" />
          </li>
        );
      })}
    </ul>
  );
}

function phaseOf(step: StepName): Phase {
  switch (step) {
    case 'elements':
    case 'affinity':
      return 'setup';
    case 'draw':
    case 'mark':
    case 'activate':
    case 'check':
      return step;
    default:
      return 'resolve';
  }
}

/** The steps that are parts of a phase and have a name of their own. */
function isNamedStep(step: StepName): step is Exclude<StepName, (typeof PHASES)[number]> {
  return !(PHASES as readonly string[]).includes(step);
}
