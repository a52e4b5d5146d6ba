import type { Observer, Seat } from '@tablewright/engine';
import type { Question } from '@tablewright/protocol';
import type { ReactNode } from 'react';
import type { OnlineDesk } from '../session/online-state.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { SeatBadge } from './seat-badge.tsx';

/** Why taking back is asked for. */
const BECAUSE = {
  'rolled-or-revealed': 'question.rolled',
  'others-answered': 'question.answered',
  'by-consent': 'question.by-consent',
} as const;

/** What somebody has asked of the others, who has agreed so far, and this seat's say in it. */
export function QuestionPanel({
  question,
  observer,
  mustConsent,
  busy,
  desk,
}: {
  readonly question: Question;
  readonly observer: Observer;
  /** Whether this seat is asked and has not answered. */
  readonly mustConsent: boolean;
  /** Whether something of this seat is on its way, so that nothing else is sent. */
  readonly busy: boolean;
  readonly desk: Pick<OnlineDesk, 'consent' | 'withdraw'>;
}): ReactNode {
  const { seats } = useTable();
  const words = useWords();
  const asked = useQuestionText(question);
  const namesOf = (those: readonly Seat[]): string[] =>
    those.map((seat) => seats[seat]?.name ?? '');
  const missing = question.from.filter((seat) => !question.agreed.includes(seat));
  const mark = seats[question.seat]?.mark;
  const { about } = question;
  // They were away when it was asked, and have come back.
  const isAboutAbsent = about.kind === 'replace' && about.seat === observer && !mustConsent;
  return (
    <section className="tw-question" aria-label={words('question.label')}>
      {/* Whoever is asked hears of it at once, others when they have the time. */}
      <div className="tw-question-words" role={mustConsent ? 'alert' : 'status'}>
        {mark !== undefined && <SeatBadge mark={mark} />}
        <p>{asked}</p>
      </div>
      <p className="tw-quiet">
        {question.agreed.length > 0 &&
          `${words('question.agreed', { seats: namesOf(question.agreed) })} `}
        {missing.length > 0 && words('question.missing', { seats: namesOf(missing) })}
      </p>
      {mustConsent && (
        <div className="tw-actions">
          <Reply busy={busy} onGive={() => desk.consent(question.seq, true)}>
            {words('question.agree')}
          </Reply>
          <Reply busy={busy} onGive={() => desk.consent(question.seq, false)}>
            {words('question.decline')}
          </Reply>
        </div>
      )}
      {isAboutAbsent && (
        <div className="tw-actions">
          <Reply primary busy={busy} onGive={() => desk.consent(question.seq, false)}>
            {words('question.here')}
          </Reply>
        </div>
      )}
      {question.seat === observer && (
        <div className="tw-actions">
          <Reply busy={busy} onGive={() => desk.withdraw(question.seq)}>
            {words('question.withdraw')}
          </Reply>
        </div>
      )}
    </section>
  );
}

/** Something that this seat can say to a question. */
function Reply({
  primary = false,
  busy,
  onGive,
  children,
}: {
  readonly primary?: boolean;
  readonly busy: boolean;
  readonly onGive: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className={primary ? 'tw-button tw-primary' : 'tw-button'}
      disabled={busy}
      onClick={onGive}
    >
      {children}
    </button>
  );
}

/** What is asked, in a sentence. */
function useQuestionText({ seat, about }: Question): string {
  const { speaker, seats } = useTable();
  const words = useWords();
  const name = seats[seat]?.name ?? '';
  if (about.kind === 'undo') {
    return `${words('question.undo', { seat: name })} ${words(BECAUSE[about.because])}`;
  }
  const policy = sayOrShow(speaker, { key: `bot.${about.policy}` });
  return words('question.replace', { seat: name, absent: seats[about.seat]?.name ?? '', policy });
}
