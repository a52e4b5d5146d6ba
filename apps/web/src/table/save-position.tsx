import type { Match } from '@tablewright/engine/host';
import { findGame } from '@tablewright/registry';
import type { SessionState } from '@tablewright/table-kit';
import { type ReactNode, useState } from 'react';
import { loadWholeGame } from '../games.ts';
import { saveFile } from '../matches/files.ts';
import { useWebWords } from '../web-words.ts';
import { whyUntold } from './why-untold.ts';

/** Saves the moment that is looked at as a scenario, or says why that would tell too much. */
export function SavePosition({
  match,
  state,
}: {
  readonly match: Match;
  readonly state: SessionState;
}): ReactNode {
  const words = useWebWords();
  const [failed, setFailed] = useState(false);
  const { game } = match;
  const { seq } = state.seen;
  const entry = findGame(game.id);
  const isWhole = entry?.status !== 'ready' || entry.loadTable === undefined;
  if (isWhole && game.position === undefined) return null;
  const untold = whyUntold(match, seq, state.observer);
  const save = async (): Promise<void> => {
    const [{ scenarioOf, scenarioText }, whole] = await Promise.all([
      import('@tablewright/engine/testing'),
      loadWholeGame(game.id),
    ]);
    const text = scenarioText(scenarioOf(match, seq, whole.game));
    saveFile(new File([text], `${game.id}-position.json`, { type: 'application/json' }));
  };
  return (
    <section>
      {untold === undefined && (
        <button
          type="button"
          className="tw-button"
          onClick={() =>
            save().then(
              () => setFailed(false),
              () => setFailed(true),
            )
          }
        >
          {words('table.position')}
        </button>
      )}
      <p className="tw-quiet" role="status">
        {failed ? words('table.position.failed') : words(`table.position.${untold ?? 'why'}`)}
      </p>
    </section>
  );
}
