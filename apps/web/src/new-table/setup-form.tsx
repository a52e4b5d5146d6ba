import type { Game } from '@tablewright/engine';
import type { TablePlan } from '@tablewright/engine/table-plan';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { BuildField } from '../builder/build-field.tsx';
import { broughtInAddress } from '../builder/team-in-address.ts';
import { keptName } from '../online/kept/visitor.ts';
import { Problem } from '../online/server/problem.tsx';
import { useGameWords } from '../online/texts/use-game-words.ts';
import { useCampaignInAddress } from '../shelf/campaign-in-address.ts';
import { placesFor } from '../shelf/places.ts';
import { usePlannedDocuments } from '../shelf/use-places.ts';
import { usualBot } from './bots.ts';
import { botLevel, companyOf, inCompany } from './company.ts';
import { CompanyField } from './company-field.tsx';
import { DocumentsField } from './documents-field.tsx';
import { FirstFields } from './first-fields.tsx';
import { GameSettings } from './game-settings.tsx';
import { LevelField } from './level-field.tsx';
import { OnlineFields } from './online-fields.tsx';
import { type PlannedTable, plainPlan, withPersonLast } from './plan-of.ts';
import { paceOf, USUAL_PACE } from './planned-pace.ts';
import { plannedName, plannedSeats, seatProblem, type Where } from './planned-seat.ts';
import { PresetField } from './preset-field.tsx';
import { SeatFields } from './seat-fields.tsx';
import { settingProblems } from './setting-problems.ts';
import type { SettingValues } from './setting-values.ts';
import { SetupBar } from './setup-bar.tsx';
import { useBeginning } from './use-beginning.ts';

/** Everything that is to be said before a match of a game begins. */
export function SetupForm({
  game,
  plan: declared,
}: {
  readonly game: Game;
  readonly plan?: TablePlan | undefined;
}): ReactNode {
  const plan = declared ?? plainPlan(game);
  const campaign = useCampaignInAddress();
  const [where, setWhere] = useState<Where>(campaign?.where ?? 'here');
  const [seats, setSeats] = useState(() => plannedSeats(game, keptName(), plan.seats));
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
  const about = { game, plan, speaker, where };
  const table: PlannedTable = { seats, options: set };
  const settings = { game, plan, speaker, values: set, problems, onChange: setOptions };
  return (
    <form className="setup" onSubmit={submit}>
      <PresetField
        {...about}
        table={table}
        onChange={(next) => {
          setSeats(next.seats);
          setOptions(next.options);
        }}
      />
      {campaign === undefined && (
        <CompanyField
          company={companyOf(seats, where)}
          most={game.seats.max}
          onChange={(company) => {
            setWhere(company === 'online' ? 'online' : 'here');
            setSeats(inCompany(company, seats, botLevel(seats, where) ?? usualBot(game)));
          }}
        />
      )}
      <LevelField {...about} seats={seats} onChange={setSeats} />
      <FirstFields
        {...settings}
        seatCount={seats.length}
        onChange={(next) => {
          setOptions(next);
          setSeats(withPersonLast(plan, next, seats));
        }}
      />
      <SeatFields {...about} seats={seats} options={set} problem={shown} onChange={setSeats} />
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
      <GameSettings {...settings} seatNames={seats.map((seat) => plannedName(seat, where))} />
      <SetupBar {...about} table={table} disabled={impossible}>
        {failure !== undefined && (
          <p className="problem" role="alert">
            {failure}
          </p>
        )}
        {online && taken === undefined && <Problem of={refusal} />}
      </SetupBar>
    </form>
  );
}
