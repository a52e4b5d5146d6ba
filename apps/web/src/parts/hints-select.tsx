import type { ReactNode } from 'react';
import { HINTS, keepHints, useHints } from '../hints.ts';
import { useWebWords } from '../web-words.ts';

/** When there is advice at a table. */
export function HintsSelect(): ReactNode {
  const words = useWebWords();
  const hints = useHints();
  return (
    <label className="field">
      {words('hints.title')}
      <select
        value={hints}
        onChange={({ target }) => {
          const chosen = HINTS.find((one) => one === target.value);
          if (chosen !== undefined) keepHints(chosen);
        }}
      >
        {HINTS.map((one) => (
          <option key={one} value={one}>
            {words(`hints.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
