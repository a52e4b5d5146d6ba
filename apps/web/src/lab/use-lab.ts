import { LAB } from 'virtual:workers';
import { useEffect, useRef, useState } from 'react';
import type { LabOrder, LabResult, LabWord } from './messages.ts';

/** How a run of the laboratory stands. */
export type LabRun =
  | { readonly kind: 'idle' }
  | { readonly kind: 'playing'; readonly played: number; readonly of: number }
  | { readonly kind: 'done'; readonly result: LabResult }
  | { readonly kind: 'failed'; readonly reason: string };

/** Runs orders in a worker, one at a time; leaving the page stops it. */
export function useLab(): {
  readonly run: LabRun;
  readonly start: (order: LabOrder) => void;
  readonly stop: () => void;
} {
  const [run, setRun] = useState<LabRun>({ kind: 'idle' });
  const worker = useRef<Worker>(undefined);
  const end = (): void => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => () => worker.current?.terminate(), []);
  return {
    run,
    start: (order) => {
      end();
      const of = order.plan.matches;
      setRun({ kind: 'playing', played: 0, of });
      const started = new Worker(LAB, { type: 'module' });
      worker.current = started;
      started.addEventListener('message', ({ data }: MessageEvent<LabWord>) => {
        if (data.kind === 'progress') setRun({ kind: 'playing', played: data.played, of });
        else setRun(data);
        if (data.kind !== 'progress') end();
      });
      started.addEventListener('error', (event) => {
        setRun({ kind: 'failed', reason: event.message });
        end();
      });
      started.postMessage(order);
    },
    stop: () => {
      end();
      setRun({ kind: 'idle' });
    },
  };
}
