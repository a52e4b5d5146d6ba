import type { SeatFace, TableFace } from '@tablewright/protocol';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { teamsGiveMarks } from '../../parts/seat-mark-of.ts';
import { api } from '../server/api.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';
import { freeMarks } from '../texts/seat-words.ts';
import { MarkChoice } from './mark-choice.tsx';

/** One’s own colour at a table that gathers: shown at once, and sent as soon as that can be done. */
export function OwnMark({
  face: { table, game, seats },
  seat,
  number,
}: {
  readonly face: TableFace;
  readonly seat: SeatFace;
  readonly number: number;
}): ReactNode {
  const id = useId();
  const { problem, run } = useDoing();
  const [wish, setWish] = useState<number>();
  const next = useRef<number>(undefined);
  const sending = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the table says counts
  useEffect(() => setWish(undefined), [seat.mark]);
  const choose = async (mark: number): Promise<void> => {
    setWish(mark);
    next.current = mark;
    // Whoever walks over the colours by keys gets the one where they stop.
    if (sending.current) return;
    sending.current = true;
    let done = true;
    while (done && next.current !== undefined) {
      const sent = next.current;
      next.current = undefined;
      done = await run(() => api.act(table, { kind: 'dress', mark: sent }, number));
    }
    sending.current = false;
    if (!done) setWish(undefined);
  };
  if (teamsGiveMarks(game)) return null;
  return (
    <>
      <MarkChoice
        name={id}
        seat={number}
        marks={freeMarks(seats, number)}
        chosen={wish ?? seat.mark}
        onChoose={choose}
      />
      <Problem of={problem} />
    </>
  );
}
