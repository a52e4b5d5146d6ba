import type { HeardEvent } from '@tablewright/engine';
import type { ReactNode } from 'react';
import type { BoardDice } from '../board.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';

/** Lines that have been told, the last of them standing out. */
export function ToldLines({
  told,
  count,
  dice,
}: {
  /** Oldest first. */
  readonly told: readonly HeardEvent[];
  /** How many lines have been told so far, these among them. */
  readonly count: number;
  /** The dice of the game. */
  readonly dice?: BoardDice | undefined;
}): ReactNode {
  const { speaker, eventText, momentOf } = useTable();
  return (
    <ol className="tw-told">
      {told.map(({ event }, place) => {
        const number = count - told.length + place + 1;
        return (
          <li
            key={number}
            data-line={number}
            data-now={number === count || undefined}
            data-big={momentOf(event)?.kind === 'big' || undefined}
          >
            {number === count && <DiceOf faces={dice?.(event as never) ?? []} />}
            {sayOrShow(speaker, eventText(event))}
          </li>
        );
      })}
    </ol>
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
