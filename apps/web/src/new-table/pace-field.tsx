import type { Pace } from '@tablewright/protocol';
import { type ReactNode, useId } from 'react';
import { useWebWords } from '../web-words.ts';
import { PACES, type PlannedPace } from './planned-pace.ts';

/** How long may be thought at a table online. */
export function PaceField({
  pace,
  wrong,
  onChange,
}: {
  readonly pace: PlannedPace;
  /** Whether its numbers cannot be. */
  readonly wrong: boolean;
  readonly onChange: (pace: PlannedPace) => void;
}): ReactNode {
  const words = useWebWords();
  const id = useId();
  const number = (name: 'minutes' | 'seconds' | 'days', least: number, most: number): ReactNode => (
    <label className="pace-number">
      {words(name === 'days' ? 'new.pace.days.number' : `new.pace.${name}`)}
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={Number.isNaN(pace[name]) ? '' : pace[name]}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}p` : undefined}
        onChange={({ target }) => onChange({ ...pace, [name]: target.valueAsNumber })}
      />
    </label>
  );
  return (
    <fieldset className="pace-field">
      <legend>{words('pace.title')}</legend>
      <div className="pace-kinds">
        {PACES.map((kind: Pace['kind']) => (
          <label key={kind} className="check">
            <input
              type="radio"
              name={id}
              checked={pace.kind === kind}
              onChange={() => onChange({ ...pace, kind })}
            />
            {words(`new.pace.${kind}`)}
          </label>
        ))}
      </div>
      {pace.kind === 'live' && (
        <div className="pace-numbers">
          {number('minutes', 1, 1440)}
          {number('seconds', 0, 3600)}
        </div>
      )}
      {pace.kind === 'days' && <div className="pace-numbers">{number('days', 1, 30)}</div>}
      {wrong && (
        <p id={`${id}p`} className="problem" role="alert">
          {words(pace.kind === 'days' ? 'new.pace.days.wrong' : 'new.pace.live.wrong')}
        </p>
      )}
      <p className="tw-quiet">{words(`new.pace.${pace.kind}.help`)}</p>
    </fieldset>
  );
}
