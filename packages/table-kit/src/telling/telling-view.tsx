import { type ReactNode, useId } from 'react';
import type { BoardDice } from '../board.ts';
import { FOCUS_HOME } from '../parts/kept-focus.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { TEMPOS, type Tempo } from './tempo.ts';
import type { Telling } from './use-telling.ts';

/**
 * What happens, line by line, with the means to go faster, step by step, or on at once. It is not read
 * aloud from here: the table says its lines by itself.
 */
export function TellingView({
  telling: { told, count, left, atFirst, next, skip },
  tempo,
  onTempo,
  dice,
}: {
  readonly telling: Telling;
  readonly tempo: Tempo;
  readonly onTempo: (tempo: Tempo) => void;
  readonly dice?: BoardDice | undefined;
}): ReactNode {
  const { speaker, eventText } = useTable();
  const words = useWords();
  const id = useId();
  return (
    <section className="tw-telling" aria-label={words('telling.title')}>
      {atFirst && <h2 {...FOCUS_HOME}>{words('telling.first')}</h2>}
      <ol>
        {told.map(({ event }, place) => {
          const number = count - told.length + place + 1;
          return (
            <li key={number} data-line={number} data-now={number === count || undefined}>
              {number === count && <DiceOf faces={dice?.(event as never) ?? []} />}
              {sayOrShow(speaker, eventText(event))}
            </li>
          );
        })}
      </ol>
      <div className="tw-telling-tools">
        <label htmlFor={id}>{words('telling.tempo')}</label>
        <select id={id} value={tempo} onChange={({ target }) => onTempo(target.value as Tempo)}>
          {TEMPOS.map((one) => (
            <option key={one} value={one}>
              {words(`telling.tempo.${one}`)}
            </option>
          ))}
        </select>
        {tempo === 'step' && (
          <button type="button" className="tw-button tw-telling-next" onClick={next}>
            {words('telling.next')}
          </button>
        )}
        <button type="button" className="tw-button" data-skip onClick={skip}>
          {words('telling.skip', { count: left })}
        </button>
      </div>
    </section>
  );
}

/** Dice that have just fallen; the line beside them says the same. */
function DiceOf({ faces }: { readonly faces: readonly (string | number)[] }): ReactNode {
  if (faces.length === 0) return null;
  return (
    <span className="tw-dice" aria-hidden="true">
      {faces.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll
        <span key={place} className="tw-die">
          {face}
        </span>
      ))}
    </span>
  );
}
