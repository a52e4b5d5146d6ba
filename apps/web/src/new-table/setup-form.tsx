import type { Game } from '@tablewright/engine';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { BuildField } from '../builder/build-field.tsx';
import { broughtInAddress } from '../builder/team-in-address.ts';
import { keptName } from '../online/kept/visitor.ts';
import { Problem } from '../online/server/problem.tsx';
import { useGameWords } from '../online/texts/use-game-words.ts';
import { useCampaignInAddress } from '../shelf/campaign-in-address.ts';
import { placesFor } from '../shelf/places.ts';
import { usePlannedDocuments } from '../shelf/use-places.ts';
import { useWebWords } from '../web-words.ts';
import { DocumentsField } from './documents-field.tsx';
import { GameSettings, type SettingValues } from './game-settings.tsx';
import { OnlineFields } from './online-fields.tsx';
import { paceOf, USUAL_PACE } from './planned-pace.ts';
import { plannedName, plannedSeats, seatProblem, type Where } from './planned-seat.ts';
import { SeatFields } from './seat-fields.tsx';
import { settingProblems } from './setting-problems.ts';
import { useBeginning } from './use-beginning.ts';
import { WhereField } from './where-field.tsx';

/** Everything that is to be said before a match of a game begins. */
export function SetupForm({ game }: { readonly game: Game }): ReactNode {
  const words = useWebWords();
  const campaign = useCampaignInAddress();
  const [where, setWhere] = useState<Where>(campaign?.where ?? 'here');
  const [seats, setSeats] = useState(() => plannedSeats(game, keptName()));
  const [pace, setPace] = useState(USUAL_PACE);
  const [listed, setListed] = useState(false);
  const [options, setOptions] = useState<SettingValues>(() => broughtInAddress().options);
  /** Online a name is missed only once somebody wants to begin: one’s own is nobody’s to guess. */
  const [asked, setAsked] = useState(false);
  const { busy, failure, refusal, beginHere, openTable } = useBeginning(game);
  const { speaker } = useGameWords(
    game,
    seats.map(({ name }) => name),
  );
  const online = where === 'online';
  const places = placesFor(game, options, seats.length);
  const planned = usePlannedDocuments(game, where, campaign, places);
  const { chosen: documents, view } = planned;
  /** A campaign begins with settings of its own. */
  const set = useMemo(() => ({ ...view?.options, ...options }), [view, options]);
  const problems = settingProblems(game, set, seats.length);
  const wrong = seatProblem(seats, where);
  const shown = online && wrong?.key === 'new.name-missing' && !asked ? undefined : wrong;
  const impossible =
    problems.length > 0 || shown !== undefined || (online && paceOf(pace) === undefined) || busy;
  const taken = refusal?.code === 'name-taken' ? refusal : undefined;

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setAsked(true);
    if (wrong !== undefined) {
      event.currentTarget.querySelector<HTMLElement>('[data-own]')?.focus();
    } else if (!impossible) {
      const taking = { documents, campaign: campaign?.id };
      if (online) openTable({ game: game.id, options: set, seats, pace, listed, ...taking });
      else beginHere(seats, set, taking);
    }
  };
  return (
    <form className="setup" onSubmit={submit}>
      {campaign === undefined && <WhereField where={where} onChange={setWhere} />}
      <SeatFields
        game={game}
        speaker={speaker}
        where={where}
        seats={seats}
        problem={shown}
        onChange={setSeats}
      />
      {game.documents !== undefined && (
        <DocumentsField game={game} options={set} seats={seats} where={where} planned={planned} />
      )}
      <BuildField
        game={game}
        speaker={speaker}
        options={set}
        seatCount={seats.length}
        where={where}
        chosen={documents}
        onKept={planned.bring}
        onOptions={setOptions}
      />
      {online && (
        <>
          <Problem of={taken} />
          <OnlineFields pace={pace} listed={listed} onPace={setPace} onListed={setListed} />
        </>
      )}
      <GameSettings
        game={game}
        speaker={speaker}
        seatNames={seats.map((seat) => plannedName(seat, where))}
        values={set}
        problems={problems}
        onChange={setOptions}
      />
      {failure !== undefined && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      {online && taken === undefined && <Problem of={refusal} />}
      <button type="submit" className="tw-button tw-primary setup-start" disabled={impossible}>
        {words(online ? 'new.open' : 'new.start')}
      </button>
    </form>
  );
}
