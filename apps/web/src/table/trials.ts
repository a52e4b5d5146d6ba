import type { Seat } from '@tablewright/engine';
import type { Match } from '@tablewright/engine/host';
import { randomHex, type StartTrial, type Trial } from '@tablewright/table-kit';
import { ErrandRunner } from '../workers/errands.ts';

/** How often every option is tried. */
const ROUNDS = 200;

/**
 * Trials of the open choices of a match, each in a worker of its own that can be stopped.
 * @param decides the seat that looks and decides when a trial begins
 */
export function trialsOf(match: Match, decides: () => Seat): StartTrial {
  return (choice, hear) => {
    const runner = new ErrandRunner();
    const seed = randomHex(16, (bytes) => crypto.getRandomValues(bytes));
    const what = { seat: decides(), slot: choice.slot, seed, rounds: ROUNDS };
    let tallies: Trial['tallies'] = [];
    let stopped = false;
    runner
      .run(
        { kind: 'what-if', file: match.toFile({ withSecret: true }), what },
        {
          hear: (word) => {
            if (stopped || word.kind !== 'tried') return;
            tallies = word.tallies;
            hear({ kind: 'running', tallies });
          },
        },
      )
      .then((word) => (word.kind === 'failed' ? ('failed' as const) : ('done' as const)))
      .catch(() => 'failed' as const)
      .then((kind) => {
        runner.close();
        if (!stopped) hear({ kind, tallies });
      });
    return () => {
      stopped = true;
      runner.close();
    };
  };
}
