import type { ChoiceView, Seat } from '@tablewright/engine';
import { type ReactNode, type RefObject, useRef } from 'react';
import { FOCUS_HOME } from '../parts/kept-focus.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import { SeatBadge } from '../parts/seat-badge.tsx';
import { SeatClock } from '../parts/seat-clock.tsx';
import { useMomentText } from '../parts/timeline.tsx';
import type { SessionState } from '../session/table-session.ts';
import { logGroups, sayOrShow, sinceLastAnswer, timesOut } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { FromNowOn, type OrderDesk, StandingOrders } from './standing-orders.tsx';
import { clickIn, useKeys } from './use-keys.ts';

/** Who decides, what about and why, with every option; or whom the table waits for. */
export function DecisionPanel({
  state,
  decision,
  onPass,
  onReport,
  onPlayOn,
  whatIf,
  orders,
  keys = true,
  onBoard = true,
}: {
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
  /** Takes standing orders; without it, none are offered. */
  readonly orders?: OrderDesk | undefined;
  /** Whether single keys press options. */
  readonly keys?: boolean;
  /** Whether the game has a board that offers what the panel does. */
  readonly onBoard?: boolean;
}): ReactNode {
  const { seats } = useTable();
  const words = useWords();
  const panel = useRef<HTMLFormElement>(null);
  usePanelKeys(panel, keys);

  if (state.cursor !== undefined) return <Past state={state} onPlayOn={onPlayOn} />;
  const { choices } = decision;
  const face = seats[state.observer];
  const underWay = state.online?.underWay !== undefined;
  const others = state.decidingHumans.filter((seat) => seat !== state.observer);
  return (
    <form
      ref={panel}
      className="tw-panel"
      data-asks
      aria-label={words('panel.label')}
      aria-busy={underWay || undefined}
      onSubmit={(event) => event.preventDefault()}
    >
      {state.refusal !== undefined && (
        <div className="tw-notice" role="alert">
          {state.fault === undefined ? (
            <p title={state.refusal.message}>
              {words('panel.refused', { reason: words(`refusal.${state.refusal.code}`) })}
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
      )}
      {underWay && (
        <p className="tw-under-way" role="status">
          {words('panel.under-way')}
        </p>
      )}
      {choices.length === 0 || face === undefined ? (
        <Waiting state={state} />
      ) : (
        <>
          <p className="tw-panel-who">
            <SeatBadge mark={face.mark} size={20} />
            {words('panel.decides', { seat: face.name })}
            {/* On narrow screens all clocks stand in a sheet; one's own has to be in sight. */}
            {state.online?.clocks !== undefined && (
              <SeatClock clocks={state.online.clocks} seat={state.observer} />
            )}
          </p>
          <Since state={state} />
          {decision.narrowed !== undefined && (
            <p className="tw-narrowed">
              {words('panel.narrowed')}
              <button type="button" className="tw-link" onClick={decision.widen}>
                {words('panel.show-all')}
              </button>
            </p>
          )}
          {choices.map((choice, place) => (
            <OpenChoice
              key={choice.slot}
              choice={choice}
              decision={decision}
              withDigits={place === 0}
              onBoard={onBoard}
              orders={orders}
            >
              {whatIf?.(choice)}
            </OpenChoice>
          ))}
        </>
      )}
      {orders !== undefined && <StandingOrders orders={state.orders} desk={orders} />}
      {others.length > 0 && (
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
      )}
    </form>
  );
}

/** A moment of the past: what happened then, and the ways on from it. */
function Past({
  state,
  onPlayOn,
}: {
  readonly state: SessionState;
  readonly onPlayOn: ((seq: number) => void) | undefined;
}): ReactNode {
  const { lookAt } = useTable();
  const words = useWords();
  const what = useMomentText(state.history);
  const at = state.cursor ?? state.seq;
  return (
    <section className="tw-panel" aria-label={words('panel.label')}>
      <div role="status">
        <p>{words('panel.past', { at, of: state.seq })}</p>
        <p className="tw-past-moment">{what(at)}</p>
        {state.online?.fetching === true && (
          <p className="tw-quiet">{words('panel.past.fetching')}</p>
        )}
      </div>
      <div className="tw-actions">
        <button
          type="button"
          className="tw-button tw-primary"
          data-focus-home
          onClick={() => lookAt(undefined)}
        >
          {words('panel.present')}
        </button>
        {onPlayOn !== undefined && (
          <button type="button" className="tw-button" onClick={() => onPlayOn(at)}>
            {words('panel.play-on')}
          </button>
        )}
      </div>
      {onPlayOn !== undefined && <p className="tw-quiet">{words('panel.play-on.why')}</p>}
    </section>
  );
}

function OpenChoice({
  choice,
  decision,
  withDigits,
  onBoard,
  orders,
  children,
}: {
  readonly choice: ChoiceView;
  readonly decision: Decision;
  readonly withDigits: boolean;
  readonly onBoard: boolean;
  readonly orders: OrderDesk | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  const { speaker, seats } = useTable();
  const words = useWords();
  const help = speaker.sayIfKnown({ ...choice.why, key: `${choice.why.key}.help` });
  const shared = choice.seats?.map((seat) => seats[seat]?.name ?? '') ?? [];
  return (
    <fieldset className="tw-choice" data-why={choice.why.key}>
      <legend>
        <h2 {...FOCUS_HOME}>
          <span className="tw-visually-hidden">
            {words('panel.legend', { seat: seats[choice.seat]?.name ?? '' })}{' '}
          </span>
          {sayOrShow(speaker, choice.why)}{' '}
          {choice.why.rule !== undefined && <RuleLink id={choice.why.rule} />}
        </h2>
      </legend>
      {help !== undefined && <p className="tw-quiet">{help}</p>}
      {shared.length > 1 && <p className="tw-quiet">{words('panel.shared', { seats: shared })}</p>}
      <ChoiceForm choice={choice} decision={decision} withDigits={withDigits} onBoard={onBoard} />
      {orders !== undefined && <FromNowOn choice={choice} desk={orders} />}
      <Closed choice={choice} />
      {children}
    </fieldset>
  );
}

/** What one might expect to choose here and cannot, with the reason. */
function Closed({ choice }: { readonly choice: ChoiceView }): ReactNode {
  const { speaker, label } = useTable();
  const words = useWords();
  if (choice.closed.length === 0) return null;
  return (
    <details className="tw-closed">
      <summary>{words('panel.closed', { count: choice.closed.length })}</summary>
      <dl>
        {choice.closed.map((option) => (
          <div key={option.id}>
            <dt>{label({ choice, option })}</dt>
            <dd className="tw-quiet">
              {sayOrShow(speaker, option.because)}{' '}
              {option.because.rule !== undefined && <RuleLink id={option.because.rule} />}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Waiting({
  state: { deciding, thinking, online },
}: {
  readonly state: SessionState;
}): ReactNode {
  const { seats } = useTable();
  const words = useWords();
  const end = online?.gone ? 'gone' : online?.face.status === 'closed' ? 'closed' : undefined;
  if (end !== undefined) {
    return (
      <div className="tw-waiting" role="status">
        <h2 {...FOCUS_HOME}>{words(`panel.${end}-table`)}</h2>
        <p className="tw-quiet">{words(`panel.${end}-table.why`)}</p>
      </div>
    );
  }
  const names = deciding.map((seat) => seats[seat]?.name ?? '');
  return (
    <div className="tw-waiting" role="status">
      <h2 {...FOCUS_HOME}>{words('panel.waiting', { seats: names })}</h2>
      <p className="tw-quiet">
        {thinking === undefined
          ? words('panel.waiting.why')
          : words('panel.thinking', { seat: seats[thinking]?.name ?? '' })}
      </p>
    </div>
  );
}

/** What others did to the observer since it last answered, each line a way back to its moment. */
function Since({ state }: { readonly state: SessionState }): ReactNode {
  const { speaker, eventText, lookAt } = useTable();
  const words = useWords();
  const lines = sinceLastAnswer(logGroups(state.events, eventText), state, state.observer);
  const late = timesOut(state, state.observer);
  const [first] = late;
  if (lines.length === 0 && first === undefined) return null;
  return (
    <div className="tw-since">
      <p className="tw-quiet">{words('panel.since')}</p>
      <ul className="tw-since-lines">
        {first !== undefined && (
          <li>
            <button type="button" className="tw-link" onClick={() => lookAt(first)}>
              {words('panel.since.late', { count: late.length })}
            </button>
          </li>
        )}
        {lines.map(({ seq, line }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three lines that change all at once
          <li key={i}>
            <button type="button" className="tw-link" onClick={() => lookAt(seq)}>
              {sayOrShow(speaker, line.text)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The keys of the panel: 1 to 9 and 0 press what shows them, c confirms, d takes the default. */
function usePanelKeys(panel: RefObject<HTMLElement | null>, on: boolean): void {
  const press = (selector: string) => () => clickIn(panel.current, selector);
  const digits = Array.from({ length: 10 }, (_, digit) => [
    digit,
    press(`[aria-keyshortcuts="${digit}"]`),
  ]);
  useKeys(
    {
      ...Object.fromEntries(digits),
      c: press('.tw-confirm .tw-primary'),
      d: () => press('[data-take-default]')() || press('[data-default]:not([aria-pressed])')(),
    },
    on,
  );
}
