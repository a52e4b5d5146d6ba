import type { ChoiceView, Seat } from '@tablewright/engine';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { ActionsFace, SeatFace } from '../board.ts';
import { SeatBadge } from '../parts/seat-badge.tsx';
import { SeatClock } from '../parts/seat-clock.tsx';
import { HUMAN } from '../session/hand-over.ts';
import type { SessionState } from '../session/table-session.ts';
import { useTable } from '../table-context.tsx';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';
import { ACTION_KEYS } from './action-bar.tsx';
import { OpenChoice } from './open-choice.tsx';
import type { NotesOfTable } from './option-notes.tsx';
import { PastPanel } from './past-panel.tsx';
import { News, Since } from './since.tsx';
import { type OrderDesk, StandingOrders } from './standing-orders.tsx';
import { clickIn, useKeys } from './use-keys.ts';
import { Waiting } from './waiting.tsx';

/** See {@link DecisionPanel}. */
interface DecisionPanelProps {
  readonly state: SessionState;
  readonly decision: Decision;
  /** Another person at this screen wants to decide. */
  readonly onPass: (seat: Seat) => void;
  /** Saves what is needed to look into a fault; without it, that is not offered. */
  readonly onReport?: (() => void) | undefined;
  /** Goes on from the moment looked at in a match of its own; without it, that is not offered. */
  readonly onPlayOn?: ((seq: number) => void) | undefined;
  /** Stands under an open choice: what would come of its options. */
  readonly whatIf?: ((choice: ChoiceView) => ReactNode) | undefined;
  /** The options of a choice as actions, where they are; without it, all are listed. */
  readonly actions?: ((choice: ChoiceView) => ActionsFace | undefined) | undefined;
  /** What is said of the choices beside the names of their options. */
  readonly notes?: NotesOfTable | undefined;
  /** Takes standing orders; without it, none are offered. */
  readonly orders?: OrderDesk | undefined;
  /** Whether single keys press options. */
  readonly keys?: boolean;
  /** Whether the game has a board that offers what the panel does. */
  readonly onBoard?: boolean;
  /** What is still being told of what has happened: until that is over it stands before the question. */
  readonly telling?: ReactNode;
}

/** Who decides, what about and why, with every option; or whom the table waits for. */
export function DecisionPanel({
  state,
  decision,
  onPass,
  onReport,
  onPlayOn,
  whatIf,
  actions,
  notes,
  orders,
  keys = true,
  onBoard = true,
  telling,
}: DecisionPanelProps): ReactNode {
  const { seats } = useTable();
  const words = useWords();
  const panel = useRef<HTMLFormElement>(null);
  usePanelKeys(panel, keys);

  if (state.cursor !== undefined) return <PastPanel state={state} onPlayOn={onPlayOn} />;
  const { choices } = decision;
  const face = seats[state.observer];
  const underWay = state.online?.underWay !== undefined;
  return (
    <form
      ref={panel}
      className="tw-panel"
      data-asks
      aria-label={words('panel.label')}
      aria-busy={underWay || undefined}
      onSubmit={(event) => event.preventDefault()}
    >
      <Refusal state={state} onReport={onReport} />
      {underWay && (
        <p className="tw-under-way" role="status">
          {words('panel.under-way')}
        </p>
      )}
      {telling !== undefined ? (
        telling
      ) : choices.length === 0 || face === undefined ? (
        <Waiting state={state} />
      ) : (
        <>
          <div className="tw-panel-head">
            <Decider face={face} state={state} />
            <Since state={state} />
          </div>
          <News state={state} />
          <Narrowed decision={decision} />
          {choices.map((choice, place) => (
            <OpenChoice
              key={choice.slot}
              choice={choice}
              decision={decision}
              withDigits={place === 0}
              onBoard={onBoard}
              orders={orders}
              actions={actions?.(choice)}
              notes={notes}
            >
              {whatIf?.(choice)}
            </OpenChoice>
          ))}
        </>
      )}
      {orders !== undefined && <StandingOrders orders={state.orders} desk={orders} />}
      <OtherDeciders state={state} onPass={onPass} />
    </form>
  );
}

/** Why the last answer was not taken. */
function Refusal({
  state: { refusal, fault },
  onReport,
}: {
  readonly state: SessionState;
  readonly onReport: (() => void) | undefined;
}): ReactNode {
  const words = useWords();
  if (refusal === undefined) return null;
  return (
    <div className="tw-notice" role="alert">
      {fault === undefined ? (
        <p title={refusal.message}>
          {words('panel.refused', { reason: words(`refusal.${refusal.code}`) })}
        </p>
      ) : (
        <>
          <p>{words('panel.fault')}</p>
          {onReport !== undefined && (
            <button type="button" className="tw-button" onClick={onReport}>
              {words('panel.fault.report')}
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** Who decides, and how much time they have. */
function Decider({
  face,
  state: { observer, online, seats },
}: {
  readonly face: SeatFace;
  readonly state: SessionState;
}): ReactNode {
  const words = useWords();
  // Where several people share a screen, whose turn it is has to be said.
  const isAlone =
    online === undefined && seats.filter(({ player }) => player === HUMAN).length === 1;
  return (
    <p className="tw-panel-who">
      <SeatBadge mark={face.mark} size={20} />
      <span>{isAlone ? words('panel.you') : words('panel.decides', { seat: face.name })}</span>
      {/* On narrow screens all clocks stand in a sheet; one's own has to be in sight. */}
      {online?.clocks !== undefined && <SeatClock clocks={online.clocks} seat={observer} />}
    </p>
  );
}

/** That a touch on the board has narrowed the options, and the way back to all of them. */
function Narrowed({ decision }: { readonly decision: Decision }): ReactNode {
  const words = useWords();
  if (decision.narrowed === undefined) return null;
  return (
    <p className="tw-narrowed">
      {words('panel.narrowed')}
      <button type="button" className="tw-link" onClick={decision.widen}>
        {words('panel.show-all')}
      </button>
    </p>
  );
}

/** Other people at this screen who have something to decide. */
function OtherDeciders({
  state,
  onPass,
}: {
  readonly state: SessionState;
  readonly onPass: (seat: Seat) => void;
}): ReactNode {
  const { seats } = useTable();
  const words = useWords();
  const others = state.decidingHumans.filter((seat) => seat !== state.observer);
  if (others.length === 0) return null;
  return (
    <div className="tw-others">
      <p className="tw-quiet">{words('panel.others')}</p>
      {others.map((seat) => {
        const other = seats[seat];
        return (
          other && (
            <button key={seat} type="button" className="tw-button" onClick={() => onPass(seat)}>
              <SeatBadge mark={other.mark} size={20} />
              {words('panel.pass-to', { seat: other.name })}
            </button>
          )
        );
      })}
    </div>
  );
}

/**
 * The keys of the panel: digits press what shows them, and so do letters where actions have some; c
 * confirms, d takes the default.
 */
function usePanelKeys(panel: RefObject<HTMLElement | null>, on: boolean): void {
  const press = (selector: string) => () => clickIn(panel.current, selector);
  const shown = [...'0', ...ACTION_KEYS].map((key) => [key, press(`[aria-keyshortcuts="${key}"]`)]);
  useKeys(
    {
      ...Object.fromEntries(shown),
      c: press('.tw-confirm .tw-primary'),
      d: () => press('[data-take-default]')() || press('[data-default]:not([aria-pressed])')(),
    },
    on,
  );
}
