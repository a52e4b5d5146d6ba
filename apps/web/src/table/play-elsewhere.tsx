import type { Match } from '@tablewright/engine/host';
import type { TablePlan } from '@tablewright/engine/table-plan';
import { findGame } from '@tablewright/registry';
import { sayOrShow, useTable } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { type LoadedGame, useLoading } from '../games.ts';
import { sitDown } from '../matches/sit-down.ts';
import { useWebWords } from '../web-words.ts';

/** Another match of the same seats with another value of the setting that a game is played again with, such as its map. */
export function PlayElsewhere({
  game,
  match,
}: {
  readonly game: LoadedGame['game'];
  readonly match: Match;
}): ReactNode {
  const words = useWebWords();
  const { speaker } = useTable();
  const [, go] = useLocation();
  const loading = useLoading(`plan ${game.id}`, () => planOf(game.id));
  const varies = loading.kind === 'ready' ? loading.value?.again : undefined;
  const schema = varies === undefined ? undefined : game.options[varies];
  if (varies === undefined || schema?.kind !== 'choice') return null;
  const options = match.options as Readonly<Record<string, unknown>>;
  const play = async (value: string): Promise<void> => {
    go(
      `/match/${await sitDown(game, { seats: match.seats, options: { ...options, [varies]: value } })}`,
    );
  };
  const say = (key: string): string => sayOrShow(speaker, { key });
  return (
    <details className="again-on">
      <summary className="tw-button">
        {speaker.sayIfKnown({ key: `again.${varies}` }) ??
          words('table.again.on', { what: say(`setting.${varies}`) })}
      </summary>
      <div className="tw-actions">
        {schema.values
          .filter((value) => value !== options[varies])
          .map((value) => (
            <button
              key={value}
              type="button"
              className="tw-button"
              onClick={() => void play(value)}
            >
              {say(`setting.${varies}.${value}`)}
            </button>
          ))}
      </div>
    </details>
  );
}

async function planOf(id: string): Promise<TablePlan | undefined> {
  const entry = findGame(id);
  return entry?.status === 'ready' ? (await entry.loadPlan?.())?.PLAN : undefined;
}
