import { policyNames } from '@tablewright/bots';
import { GAMES } from '@tablewright/registry';
import { readable, sayOrShow } from '@tablewright/table-kit';
import { createSpeaker } from '@tablewright/words';
import { type ReactNode, useState } from 'react';
import { type LoadedGame, loadWholeGame, useLoading } from '../games.ts';
import { LabReport } from '../lab/lab-report.tsx';
import { useLab } from '../lab/use-lab.ts';
import { useGameTexts, useLanguage } from '../language/language-provider.tsx';
import { Fetching } from '../parts/fetching.tsx';
import { Page } from '../parts/page.tsx';
import { useWebWords } from '../web-words.ts';

const READY = GAMES.filter((entry) => entry.status === 'ready');

/** Most matches of one run in a page. */
const MOST_MATCHES = 100_000;

/** Simulated matches, played in this page. */
export function Lab(): ReactNode {
  const words = useWebWords();
  const [id, setId] = useState(READY[0]?.id ?? '');
  const loading = useLoading(id, () => loadWholeGame(id));
  const title = READY.find((entry) => entry.id === id)?.title ?? id;
  return (
    <Page title={words('lab.title')}>
      <p>{words('lab.what')}</p>
      <label className="field">
        <span>{words('lab.game')}</span>
        <select value={id} onChange={(event) => setId(event.target.value)}>
          {READY.map((entry) => (
            <option key={entry.id} value={entry.id}>
              {entry.title}
            </option>
          ))}
        </select>
      </label>
      <Fetching what={title} loading={loading}>
        {(loaded) => <LabBench key={id} loaded={loaded} />}
      </Fetching>
    </Page>
  );
}

function LabBench({ loaded: { game } }: { readonly loaded: LoadedGame }): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const { run, start, stop } = useLab();
  const names = policyNames(game);
  const [matches, setMatches] = useState(200);
  const [seats, setSeats] = useState(game.seats.default);
  const [policy, setPolicy] = useState(names.includes('heuristic') ? 'heuristic' : 'random');
  const [seed, setSeed] = useState('1');
  const texts = useGameTexts(game);
  const speaker = createSpeaker({ texts, locale: language, seatName: String });
  const playing = run.kind === 'playing';
  const whole = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(most, Math.round(value) || least));
  return (
    <>
      <form
        className="lab-form"
        onSubmit={(event) => {
          event.preventDefault();
          const seated = Array.from({ length: seats }, () => policy);
          start({ game: game.id, plan: { matches, seed, seats: seated } });
        }}
      >
        <NumberField
          label={words('lab.matches')}
          value={matches}
          min={1}
          max={MOST_MATCHES}
          onChange={(value) => setMatches(whole(value, 1, MOST_MATCHES))}
        />
        <NumberField
          label={words('lab.seats')}
          value={seats}
          min={game.seats.min}
          max={game.seats.max}
          onChange={(value) => setSeats(whole(value, game.seats.min, game.seats.max))}
        />
        <label className="field">
          <span>{words('lab.bots')}</span>
          <select value={policy} onChange={(event) => setPolicy(event.target.value)}>
            {names.map((name) => (
              <option key={name} value={name}>
                {sayOrShow(speaker, { key: `bot.${name}` })}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{words('lab.seed')}</span>
          <input type="text" value={seed} onChange={(event) => setSeed(event.target.value)} />
        </label>
        {playing ? (
          <button type="button" className="tw-button" onClick={stop}>
            {words('lab.stop')}
          </button>
        ) : (
          <button type="submit" className="tw-button tw-primary">
            {words('lab.run')}
          </button>
        )}
      </form>
      <div role="status">
        {playing && (
          <label className="lab-progress">
            {words('lab.progress', { played: run.played, of: run.of })}
            <progress value={run.played} max={run.of} />
          </label>
        )}
        {run.kind === 'failed' && (
          <p className="tw-notice">{words('lab.failed', { reason: run.reason })}</p>
        )}
      </div>
      {run.kind === 'done' && (
        <LabReport
          report={run.report}
          resultName={(name) => speaker.sayIfKnown({ key: `result.${name}` }) ?? readable(name)}
          measureName={(name) => speaker.sayIfKnown({ key: `measure.${name}` }) ?? readable(name)}
        />
      )}
    </>
  );
}

function NumberField({
  label,
  value,
  min,
  max,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}): ReactNode {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
