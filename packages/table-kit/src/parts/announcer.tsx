import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SessionState } from '../session/table-session.ts';
import { mentionsSeat, sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import type { SpokenLines } from './log-tools.tsx';

/** Sentences that stay in the region; what was read does not matter any more. */
const KEPT = 12;

interface Said {
  readonly id: number;
  readonly text: string;
}

/** Tells a screen reader what happens at the table and what is to be decided. Shows nothing. */
export function Announcer({
  state,
  spoken,
}: {
  readonly state: SessionState;
  readonly spoken: SpokenLines;
}): ReactNode {
  const { speaker, eventText, momentOf, seats, ended } = useTable();
  const words = useWords();
  const [said, setSaid] = useState<readonly Said[]>([]);
  const heard = useRef({ seq: state.seq, asked: '', over: false, next: 1 });

  useEffect(() => {
    if (state.cursor !== undefined) return;
    const { seq, observer, seen, events } = state;
    const before = heard.current;
    const lines: string[] = [];
    if (seq < before.seq) lines.push(words('announce.back'));
    for (const { seq: at, event } of events) {
      if (at <= before.seq) continue;
      const text = eventText(event);
      const matters = momentOf(event) !== undefined || mentionsSeat(text, observer);
      if (spoken === 'decisions' || (spoken === 'main' && !matters)) continue;
      lines.push(sayOrShow(speaker, text));
    }
    const asked = seen.choices
      .map(
        (choice) =>
          `${state.answeredBy.filter((seat) => seat === observer).length}/${choice.slot}/${choice.why.key}`,
      )
      .join();
    if (asked !== before.asked) {
      for (const choice of seen.choices) {
        lines.push(
          words('announce.decide', {
            seat: seats[observer]?.name ?? '',
            question: sayOrShow(speaker, choice.why),
            count: choice.options.length,
          }),
        );
      }
    }
    const { outcome } = seen;
    if (outcome !== undefined && !before.over) {
      const how = ended === undefined ? '' : sayOrShow(speaker, ended);
      lines.push(words('announce.over', { how }));
    }
    const over = outcome !== undefined;
    heard.current = { seq, asked, over, next: before.next + lines.length };
    if (lines.length === 0) return;
    setSaid((old) =>
      [...old, ...lines.map((text, i) => ({ id: before.next + i, text }))].slice(-KEPT),
    );
  }, [state, spoken, speaker, eventText, momentOf, seats, ended, words]);

  return (
    <div className="tw-visually-hidden" role="log" aria-label={words('announce.label')}>
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
