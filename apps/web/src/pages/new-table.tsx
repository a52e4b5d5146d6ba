import { type OptionProblem, type OptionsSchema, readOptions } from '@tablewright/engine';
import { findGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import { createSpeaker } from '@tablewright/words';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { type LoadedGame, loadWholeGame, useLoading } from '../games.ts';
import { useGameTexts, useLanguage } from '../language/language-provider.tsx';
import { sitDown } from '../matches/sit-down.ts';
import { BriefField } from '../new-table/brief-field.tsx';
import { OptionFields } from '../new-table/option-fields.tsx';
import {
  type PlannedSeat,
  plannedSeats,
  SeatFields,
  seatProblem,
} from '../new-table/seat-fields.tsx';
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
  const [, go] = useLocation();
  const [seats, setSeats] = useState<readonly PlannedSeat[]>(() => plannedSeats(game));
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [failure, setFailure] = useState<string>();
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
  const wrong = seatProblem(seats);
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (problems.length > 0 || wrong !== undefined) return;
        const named = seats.map(({ name, player }) => ({ name: name.trim(), player }));
        sitDown(game, { seats: named, options }).then(
          (match) => go(`/match/${match}`),
          (thrown: unknown) => setFailure(String(thrown)),
        );
      }}
    >
      <SeatFields game={game} speaker={speaker} seats={seats} onChange={setSeats} />
      {wrong !== undefined && (
        <p className="problem" role="alert">
          {words(wrong.key, wrong.params)}
        </p>
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
        seatNames={seats.map(({ name }) => name)}
        values={options}
        problems={problems}
        onChange={setOptions}
      />
      {failure !== undefined && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      <button
        type="submit"
        className="tw-button tw-primary setup-start"
        disabled={problems.length > 0 || wrong !== undefined}
      >
        {words('new.start')}
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
