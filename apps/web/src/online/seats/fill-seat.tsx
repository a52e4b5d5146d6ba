import type { Game } from '@tablewright/engine';
import { type ReactNode, useState } from 'react';
import { freeBotName, usualBot } from '../../new-table/bots.ts';
import { seatLine, useFocusAfter } from '../../parts/use-focus-after.ts';
import { useWebWords } from '../../web-words.ts';
import { api } from '../server/api.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';
import { useSeatWords } from '../texts/seat-words.ts';
import { BotChoice } from './bot-choice.tsx';

/** The host puts a bot into a free seat. */
export function FillSeat({
  table,
  game,
  seat,
  names,
  botName,
}: {
  readonly table: string;
  readonly game: Game;
  readonly seat: number;
  /** Of everybody at the table. */
  readonly names: readonly string[];
  readonly botName: (policy: string) => string;
}): ReactNode {
  const words = useWebWords();
  const { seatName } = useSeatWords();
  const { busy, problem, run } = useDoing();
  const [policy, setPolicy] = useState(() => usualBot(game));
  const focusAfter = useFocusAfter(() => seatLine(seat));
  return (
    <details className="sitter-actions sitter-fill">
      <summary className="tw-button">
        {words('seat.fill')}
        <span className="tw-visually-hidden">: {seatName(seat)}</span>
      </summary>
      <div className="tw-actions">
        <BotChoice game={game} seat={seat} policy={policy} botName={botName} onChoose={setPolicy} />
        <button
          type="button"
          className="tw-button"
          disabled={busy}
          onClick={() => {
            focusAfter();
            run(() => api.act(table, { kind: 'fill', seat, policy, name: freeBotName(names) }));
          }}
        >
          {words('seat.fill.do')}
        </button>
      </div>
      <Problem of={problem} />
    </details>
  );
}

/** The host frees the seat of somebody else. */
export function FreeSeat({
  table,
  seat,
  name,
}: {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
}): ReactNode {
  const words = useWebWords();
  const { busy, problem, run } = useDoing();
  const focusAfter = useFocusAfter(() => seatLine(seat));
  return (
    <div className="sitter-actions">
      <button
        type="button"
        className="tw-button"
        disabled={busy}
        onClick={() => {
          focusAfter();
          run(() => api.act(table, { kind: 'stand', seat }));
        }}
      >
        {words('seat.clear')}
        <span className="tw-visually-hidden">: {name}</span>
      </button>
      <Problem of={problem} />
    </div>
  );
}
