import type { Io } from './io.ts';
import { readable } from './text-table.ts';

/** Shows progress, if there is a terminal. */
export interface Progress {
  readonly show: (done: number, of: number) => void;
  readonly end: () => void;
}

const WIDTH = 30;

/** A progress bar on the status line, with an estimate of the time left. */
export function progressBar(io: Pick<Io, 'status'>, unit: string): Progress {
  const began = performance.now();
  return {
    show: (done, of) => {
      const share = done / of;
      const full = Math.round(share * WIDTH);
      const bar = '#'.repeat(full).padEnd(WIDTH, '.');
      const left = ((performance.now() - began) / share) * (1 - share);
      const wait = done === of ? '' : `, ${Math.ceil(left / 1000)} s left`;
      io.status(
        `[${bar}] ${Math.floor(share * 100)} %  ${readable(done)} of ${readable(of)} ${unit}${wait}`,
      );
    },
    end: () => io.status(),
  };
}
