import type { Game } from '@tablewright/engine';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { GameSettings } from '../new-table/game-settings.tsx';
import { plainPlan } from '../new-table/plan-of.ts';
import { settingProblems } from '../new-table/setting-problems.ts';
import type { SettingValues } from '../new-table/setting-values.ts';
import { keepName, keptName } from '../online/kept/visitor.ts';
import { LONGEST_NAME } from '../online/server/limits.ts';
import { Problem } from '../online/server/problem.tsx';
import { useDoing } from '../online/server/use-doing.ts';
import { useGameWords } from '../online/texts/use-game-words.ts';
import { useWebWords } from '../web-words.ts';
import type { ShelfWhere } from './document-shelf.ts';
import { shelfAt } from './shelves.ts';

/** Begins a campaign: what it is called, with which settings its matches are played. */
export function BeginCampaign({
  game,
  where,
}: {
  readonly game: Game;
  readonly where: ShelfWhere;
}): ReactNode {
  const words = useWebWords();
  const id = useId();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const [name, setName] = useState('');
  const [as, setAs] = useState(keptName);
  const [options, setOptions] = useState<SettingValues>({});
  const { speaker } = useGameWords(game, []);
  const problems = settingProblems(game, options, game.seats.default);
  const online = where === 'online';
  const impossible =
    busy || problems.length > 0 || name.trim() === '' || (online && as.trim() === '');
  return (
    <details className="shelf-begin">
      <summary>{words('campaign.new')}</summary>
      <form
        className="setup"
        onSubmit={(event) => {
          event.preventDefault();
          run(async () => {
            const wish = { game: game.id, name: name.trim(), options, as: as.trim() };
            if (online) keepName(wish.as);
            go(`/campaign/${where}/${await shelfAt(where).begin(wish)}`);
          });
        }}
      >
        <div className="field">
          <label htmlFor={`${id}n`}>{words('campaign.name')}</label>
          <input
            type="text"
            id={`${id}n`}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        {online && (
          <div className="field">
            <label htmlFor={`${id}a`}>{words('campaign.as')}</label>
            <input
              type="text"
              id={`${id}a`}
              value={as}
              maxLength={LONGEST_NAME}
              autoComplete="nickname"
              onChange={({ target }) => setAs(target.value)}
            />
          </div>
        )}
        {Object.keys(game.options).length > 0 && (
          <GameSettings
            game={game}
            plan={plainPlan(game)}
            speaker={speaker}
            seatNames={Array.from({ length: game.seats.default }, () => '')}
            values={options}
            problems={problems}
            onChange={setOptions}
          />
        )}
        <button type="submit" className="tw-button tw-primary setup-start" disabled={impossible}>
          {words('campaign.begin')}
        </button>
        <Problem of={problem} />
      </form>
    </details>
  );
}
