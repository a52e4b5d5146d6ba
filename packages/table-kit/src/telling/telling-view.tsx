import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { BoardDice } from '../board.ts';
import { noteTold } from '../panel/picking.ts';
import { FOCUS_HOME } from '../parts/kept-focus.ts';
import { useSteadyTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { TEMPOS, type Tempo } from './tempo.ts';
import { ToldLines } from './told-lines.tsx';
import type { Telling } from './use-telling.ts';

/**
 * What happens, line by line, with the means to go faster, step by step, or on at once. It is not read
 * aloud from here: the table says its lines by itself.
 */
export function TellingView({
  telling: { told, lines, left, atFirst, next, skip },
  tempo,
  onTempo,
  dice,
}: {
  readonly telling: Telling;
  readonly tempo: Tempo;
  readonly onTempo: (tempo: Tempo) => void;
  readonly dice?: BoardDice | undefined;
}): ReactNode {
  const words = useWords();
  const { book, openRule } = useSteadyTable();
  // A rulebook begins with what its game is about.
  const about = book?.chapters[0]?.id;
  const id = useId();
  const tools = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = tools.current;
    return () => noteTold(shown?.getBoundingClientRect());
  }, []);
  return (
    <section className="tw-telling" aria-label={words('telling.title')}>
      {atFirst && (
        <div className="tw-telling-head">
          <h2 {...FOCUS_HOME}>{words('telling.first')}</h2>
          {about !== undefined && (
            <button type="button" className="tw-link" onClick={() => openRule(about)}>
              {words('telling.about')}
            </button>
          )}
        </div>
      )}
      <ToldLines told={told} count={lines} dice={dice} />
      <div ref={tools} className="tw-telling-tools">
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
