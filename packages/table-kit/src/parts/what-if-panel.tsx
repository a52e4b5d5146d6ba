import type { ChoiceView } from '@tablewright/engine';
import { type ReactNode, useEffect, useState } from 'react';
import type { OptionTally } from '../session/what-if.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';

/** How a trial stands. */
export interface Trial {
  readonly kind: 'running' | 'done' | 'failed';
  readonly tallies: readonly OptionTally[];
}

/** Starts a trial of a choice's options and tells how it goes; the returned function stops it. */
export type StartTrial = (choice: ChoiceView, hear: (trial: Trial) => void) => () => void;

/**
 * What would come of the options of a choice: bots play on from each, and the wins are counted.
 * Give it the moment as its `key`; what was tried is forgotten with it.
 */
export function WhatIfPanel({
  choice,
  start,
}: {
  readonly choice: ChoiceView;
  readonly start: StartTrial;
}): ReactNode {
  const { label } = useTable();
  const words = useWords();
  const [trial, setTrial] = useState<Trial>();
  const [stop, setStop] = useState<() => void>();
  useEffect(() => stop, [stop]);
  if (choice.kind !== 'one' || choice.options.length < 2) return null;
  const names = new Map(choice.options.map((option) => [option.id, label({ choice, option })]));
  const unfinished = trial?.tallies.reduce((sum, tally) => sum + tally.unfinished, 0) ?? 0;
  return (
    <details className="tw-what-if">
      <summary>{words('what-if.title')}</summary>
      <p className="tw-quiet">{words('what-if.why')}</p>
      {trial?.kind === 'running' ? (
        <button
          type="button"
          className="tw-button"
          onClick={() => {
            stop?.();
            setStop(undefined);
            setTrial({ ...trial, kind: 'done' });
          }}
        >
          {words('what-if.stop')}
        </button>
      ) : (
        trial === undefined && (
          <button
            type="button"
            className="tw-button"
            onClick={() => {
              setTrial({ kind: 'running', tallies: [] });
              const stopping = start(choice, setTrial);
              setStop(() => stopping);
            }}
          >
            {words('what-if.start')}
          </button>
        )
      )}
      {trial?.kind === 'failed' && <p role="alert">{words('what-if.failed')}</p>}
      {trial !== undefined && trial.tallies.length > 0 && (
        <ul className="tw-shares" aria-busy={trial.kind === 'running'}>
          {trial.tallies.map((tally) => (
            <Share key={tally.id} name={names.get(tally.id) ?? tally.id} tally={tally} />
          ))}
        </ul>
      )}
      {unfinished > 0 && (
        <p className="tw-quiet">{words('what-if.unfinished', { count: unfinished })}</p>
      )}
    </details>
  );
}

function Share({
  name,
  tally: { played, won },
}: {
  readonly name: string;
  readonly tally: OptionTally;
}): ReactNode {
  const words = useWords();
  const share = played === 0 ? 0 : won / played;
  return (
    <li>
      <span className="tw-option-name">{name}</span>
      <span className="tw-share-bar" aria-hidden="true">
        <i style={{ width: `${100 * share}%` }} />
      </span>
      <span>
        <b>{words('what-if.share', { share })}</b>{' '}
        <span className="tw-quiet">
          {words('what-if.give', { spread: spreadOf(share, played), played })}
        </span>
      </span>
    </li>
  );
}

/** Half of the 95 % interval of a share (Wilson's, which stays honest for few matches). */
function spreadOf(share: number, played: number): number {
  if (played === 0) return 1;
  const z = 1.96;
  const part = share * (1 - share) + (z * z) / (4 * played);
  return (z * Math.sqrt(part / played)) / (1 + (z * z) / played);
}
