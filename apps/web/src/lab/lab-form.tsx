import { policyNames } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { type ReactNode, useState } from 'react';
import { useLabWords } from './lab-words.ts';
import type { LabOrder } from './messages.ts';

/** Most matches of one run in a page. */
const MOST_MATCHES = 100_000;

/** How many matches are to be played, and between whom. */
export function LabForm({
  game,
  botName,
  playing,
  onStart,
  onStop,
}: {
  readonly game: Game;
  readonly botName: (policy: string) => string;
  readonly playing: boolean;
  readonly onStart: (plan: LabOrder['plan']) => void;
  readonly onStop: () => void;
}): ReactNode {
  const words = useLabWords();
  const names = policyNames(game);
  const [matches, setMatches] = useState(200);
  const [seats, setSeats] = useState(game.seats.default);
  const [policy, setPolicy] = useState(names.includes('heuristic') ? 'heuristic' : 'random');
  const [seed, setSeed] = useState('1');
  return (
    <form
      className="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        onStart({ matches, seed, seats: Array.from({ length: seats }, () => policy) });
      }}
    >
      <NumberField
        label={words('lab.matches')}
        value={matches}
        min={1}
        max={MOST_MATCHES}
        onChange={setMatches}
      />
      <NumberField
        label={words('lab.seats')}
        value={seats}
        min={game.seats.min}
        max={game.seats.max}
        onChange={setSeats}
      />
      <label className="field">
        <span>{words('lab.bots')}</span>
        <select value={policy} onChange={(event) => setPolicy(event.target.value)}>
          {names.map((name) => (
            <option key={name} value={name}>
              {botName(name)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{words('lab.seed')}</span>
        <input type="text" value={seed} onChange={(event) => setSeed(event.target.value)} />
      </label>
      {playing ? (
        <button type="button" className="tw-button" onClick={onStop}>
          {words('lab.stop')}
        </button>
      ) : (
        <button type="submit" className="tw-button tw-primary">
          {words('lab.run')}
        </button>
      )}
    </form>
  );
}

/** A whole number between two bounds. */
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
        onChange={(event) => {
          const wanted = Math.round(event.target.valueAsNumber) || min;
          onChange(Math.max(min, Math.min(max, wanted)));
        }}
      />
    </label>
  );
}
