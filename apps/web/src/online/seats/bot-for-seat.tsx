import type { Game, Observer, Seat } from '@tablewright/engine';
import { type ReactNode, useState } from 'react';
import { usualBot } from '../../new-table/bots.ts';
import { useWebWords } from '../../web-words.ts';
import { api } from '../server/api.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';
import { BotChoice } from './bot-choice.tsx';

/** Has a bot play one’s own seat, or asks the others that one play for somebody who is away. */
export function BotForSeat({
  table,
  game,
  by,
  seat,
  how,
  botName,
  onDone,
}: {
  readonly table: string;
  readonly game: Game;
  /** The seat in which one asks. */
  readonly by: Observer;
  readonly seat: Seat;
  readonly how: 'own' | 'other';
  readonly botName: (policy: string) => string;
  readonly onDone: () => void;
}): ReactNode {
  const words = useWebWords();
  const { busy, problem, run } = useDoing();
  const [policy, setPolicy] = useState(() => usualBot(game));
  return (
    <details className="waiting-fold">
      <summary>{words(`people.bot.${how}`)}</summary>
      <p className="tw-quiet">{words(`people.bot.${how}.why`)}</p>
      <div className="tw-actions">
        <BotChoice game={game} seat={seat} policy={policy} botName={botName} onChoose={setPolicy} />
        <button
          type="button"
          className="tw-button tw-primary"
          disabled={busy}
          onClick={async () => {
            const done = await run(() => api.act(table, { kind: 'replace', seat, policy }, by));
            if (done) onDone();
          }}
        >
          {words(`people.bot.${how}.do`)}
        </button>
      </div>
      <Problem of={problem} />
    </details>
  );
}
