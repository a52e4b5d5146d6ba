import type { Refused } from '@tablewright/protocol';
import type { ReactNode } from 'react';
import type { OnlineDesk, OnlineState } from '../session/online-state.ts';
import type { SessionState } from '../session/table-session.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { QuestionPanel } from './question-panel.tsx';

/**
 * What there is to settle between people at devices of their own: the open question, a bot on one's
 * own seat, somebody who is away while everybody waits for them.
 */
export function OnlineNotes({
  state,
  online,
  desk,
  own = [],
}: {
  readonly state: SessionState;
  /** One's own seats: nobody is asked to have a bot play for those. */
  readonly own?: readonly number[] | undefined;
  readonly online: OnlineState;
  readonly desk: OnlineDesk;
}): ReactNode {
  const { observer } = state;
  const { question, refusal } = online;
  const words = useWords();
  const { declined } = online.face;
  const playing = online.face.status === 'playing' && !online.gone;
  const busy = online.underWay !== undefined;
  return (
    <>
      {refusal !== undefined && <ActRefusal refusal={refusal} />}
      {question !== undefined && (
        <QuestionPanel
          question={question}
          observer={observer}
          mustConsent={online.mustConsent}
          busy={busy}
          desk={desk}
        />
      )}
      {playing && declined !== undefined && declined.seat === observer && (
        <p className="tw-notice tw-question" role="status">
          {words('question.declined', { seat: state.seats[declined.by]?.name ?? '' })}
        </p>
      )}
      {playing && online.replaced && (
        <section className="tw-question" aria-label={words('replaced.label')}>
          <p>{words('replaced.what')}</p>
          <div className="tw-actions">
            <button
              type="button"
              className="tw-button tw-primary"
              data-focus-home
              disabled={busy}
              onClick={() => desk.comeBack()}
            >
              {words('replaced.come-back')}
            </button>
          </div>
        </section>
      )}
      {playing && question === undefined && (
        <Away state={state} online={online} desk={desk} own={own} />
      )}
    </>
  );
}

/** People for whom the match waits and who are away: a bot may play for them. */
function Away({
  state,
  online,
  desk,
  own,
}: {
  readonly own: readonly number[];
  readonly state: SessionState;
  readonly online: OnlineState;
  readonly desk: OnlineDesk;
}): ReactNode {
  const { seats } = useTable();
  const words = useWords();
  const seated = seats[state.observer] !== undefined && !online.replaced;
  const away = seats.filter(
    ({ seat, away, deciding }) =>
      away && deciding && seat !== state.observer && !own.includes(seat),
  );
  if (!seated || away.length === 0) return null;
  return (
    <section className="tw-question" aria-label={words('away.label')}>
      {away.map(({ seat, name }) => (
        <div key={seat} className="tw-actions">
          <p className="tw-quiet">{words('away.what', { seat: name })}</p>
          <button
            type="button"
            className="tw-button"
            disabled={online.underWay !== undefined}
            onClick={() => desk.replace(seat)}
          >
            {words('away.replace', { seat: name })}
          </button>
        </div>
      ))}
    </section>
  );
}

function ActRefusal({ refusal: { code, message } }: { readonly refusal: Refused }): ReactNode {
  const words = useWords();
  // Of an answer this code says that options do not go together; of an act, that it is not one's own.
  const reason = words(code === 'not-allowed' ? 'refusal.not-now' : `refusal.${code}`);
  return (
    <p className="tw-notice tw-question" role="alert" title={message}>
      {words('panel.not-done', { reason })}
    </p>
  );
}
