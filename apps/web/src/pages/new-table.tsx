import type { OptionProblem, OptionsSchema } from '@tablewright/engine';
import { readOptions } from '@tablewright/engine/host';
import { findGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import { createSpeaker } from '@tablewright/words';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { type LoadedGame, loadWholeGame, useLoading } from '../games.ts';
import { useGameTexts, useLanguage } from '../language/language-provider.tsx';
import { sitDown } from '../matches/sit-down.ts';
import { BriefField } from '../new-table/brief-field.tsx';
import { OnlineFields } from '../new-table/online-fields.tsx';
import { openOnline } from '../new-table/open-online.ts';
import { OptionFields } from '../new-table/option-fields.tsx';
import { paceOf, USUAL_PACE } from '../new-table/planned-pace.ts';
import { plannedName, plannedSeats, seatProblem, type Where } from '../new-table/planned-seat.ts';
import { SeatFields } from '../new-table/seat-fields.tsx';
import { WhereField } from '../new-table/where-field.tsx';
import { keptName } from '../online/kept/visitor.ts';
import { Problem } from '../online/server/problem.tsx';
import { useDoing } from '../online/server/use-doing.ts';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';
import { Missing } from './missing.tsx';

/** Setting up a table of one game. */
export function NewTable({ id }: { readonly id: string }): ReactNode {
  const entry = findGame(id);
  if (entry === undefined) return <Missing />;
  return (
    <Page title={entry.title}>
      <div data-material={presentationOf(id).material}>
        {entry.status === 'ready' ? (
          <Setup id={id} title={entry.title} />
        ) : (
          <NotYet title={entry.title} />
        )}
      </div>
    </Page>
  );
}

function NotYet({ title }: { readonly title: string }): ReactNode {
  return <p>{useWebWords()('new.coming', { title })}</p>;
}

function Setup({ id, title }: { readonly id: string; readonly title: string }): ReactNode {
  const loading = useLoading(id, () => loadWholeGame(id));
  return (
    <Fetching what={title} loading={loading}>
      {(loaded) => <SetupForm loaded={loaded} />}
    </Fetching>
  );
}

function SetupForm({ loaded: { game } }: { readonly loaded: LoadedGame }): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const texts = useGameTexts(game);
  const id = useId();
  const [, go] = useLocation();
  const [where, setWhere] = useState<Where>('here');
  const [seats, setSeats] = useState(() => plannedSeats(game, keptName()));
  const [pace, setPace] = useState(USUAL_PACE);
  const [listed, setListed] = useState(false);
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [failure, setFailure] = useState<string>();
  const opening = useDoing();
  /** Online a name is missed only once somebody wants to begin: one’s own is nobody’s to guess. */
  const [asked, setAsked] = useState(false);
  const names = seats.map((seat) => plannedName(seat, where));
  const speaker = useMemo(
    () =>
      createSpeaker({
        texts,
        locale: language,
        seatName: (seat) => seats[seat]?.name ?? String(seat + 1),
      }),
    [texts, language, seats],
  );
  const wrongWith = (given: Readonly<Record<string, unknown>>) =>
    problemsOf(game.options, given, (values) => game.checkOptions?.(values as never, seats.length));
  const problems = wrongWith(options);
  const wrong = seatProblem(seats, where);
  const shown =
    where === 'online' && wrong?.key === 'new.name-missing' && !asked ? undefined : wrong;
  const impossible =
    problems.length > 0 ||
    shown !== undefined ||
    (where === 'online' && paceOf(pace) === undefined) ||
    opening.busy;
  const taken = opening.problem?.code === 'name-taken' ? opening.problem : undefined;

  const sitDownHere = (): void => {
    const named = seats.map(({ player }, seat) => ({ name: names[seat] ?? '', player }));
    sitDown(game, { seats: named, options }).then(
      (match) => go(`/match/${match}`),
      (thrown: unknown) => setFailure(String(thrown)),
    );
  };
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (wrong !== undefined) {
          event.currentTarget.querySelector<HTMLElement>('[data-own]')?.focus();
          return;
        }
        if (impossible) return;
        if (where === 'here') sitDownHere();
        else {
          opening.run(async () =>
            go(`/table/${await openOnline({ game: game.id, options, seats, pace, listed })}`),
          );
        }
      }}
    >
      <WhereField where={where} onChange={setWhere} />
      <SeatFields
        game={game}
        speaker={speaker}
        where={where}
        seats={seats}
        wrong={shown === undefined ? undefined : `${id}s`}
        onChange={setSeats}
      />
      {shown !== undefined && (
        <p id={`${id}s`} className="problem" role="alert">
          {words(shown.key, shown.params)}
        </p>
      )}
      {where === 'online' && (
        <>
          <Problem of={taken} />
          <OnlineFields pace={pace} listed={listed} onPace={setPace} onListed={setListed} />
        </>
      )}
      {game.brief !== undefined && (
        <BriefField
          brief={game.brief}
          possible={wrongWith({ ...options, ...game.brief }).length === 0}
          speaker={speaker}
          values={options}
          onChange={setOptions}
        />
      )}
      <OptionFields
        schema={game.options}
        speaker={speaker}
        seatNames={names.map((name, seat) => name || words('seat.name', { number: seat + 1 }))}
        values={options}
        problems={problems}
        onChange={setOptions}
      />
      {failure !== undefined && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      {where === 'online' && taken === undefined && <Problem of={opening.problem} />}
      <button type="submit" className="tw-button tw-primary setup-start" disabled={impossible}>
        {words(where === 'here' ? 'new.start' : 'new.open')}
      </button>
    </form>
  );
}

/** What is wrong with the settings, one by one and, when none is, together. */
function problemsOf(
  schema: OptionsSchema,
  given: Readonly<Record<string, unknown>>,
  together: (values: unknown) => readonly OptionProblem[] | undefined,
): readonly OptionProblem[] {
  const read = readOptions(schema, given);
  return read.ok ? (together(read.value) ?? []) : read.error;
}
