import { type MatchSession, randomHex, type StartTrial, type Trial } from '@tablewright/table-kit';
import { ErrandRunner } from '../workers/errands.ts';

/** How often every option is tried. */
const ROUNDS = 200;

/** Trials of the open choices of a session, each in a worker of its own that can be stopped. */
export function trialsOf(session: MatchSession): StartTrial {
  return (choice, hear) => {
    const { observer } = session.snapshot();
    const runner = new ErrandRunner();
    const seed = randomHex(16, (bytes) => crypto.getRandomValues(bytes));
    const what = { seat: observer, slot: choice.slot, seed, rounds: ROUNDS };
    let tallies: Trial['tallies'] = [];
    let stopped = false;
    runner
      .run(
        { kind: 'what-if', file: session.toFile('continue'), what },
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
