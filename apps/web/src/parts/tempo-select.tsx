import { useWords } from '@tablewright/table-kit';
import { TEMPOS } from '@tablewright/table-kit/tempo';
import type { ReactNode } from 'react';
import { keepTempo, useTempo } from '../pace.ts';

/** How fast what happens at a table is told. */
export function TempoSelect(): ReactNode {
  const words = useWords();
  const tempo = useTempo();
  return (
    <label className="field">
      {words('telling.tempo')}
      <select
        value={tempo}
        onChange={({ target }) => {
          const chosen = TEMPOS.find((one) => one === target.value);
          if (chosen !== undefined) keepTempo(chosen);
        }}
      >
        {TEMPOS.map((one) => (
          <option key={one} value={one}>
            {words(`telling.tempo.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
