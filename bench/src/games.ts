import { imaginationOf, playOut, policyNamed } from '@tablewright/bots';
import type { Game, OptionsSchema, OptionValues, Policy } from '@tablewright/engine';
import {
  clonePlain,
  Match,
  type MatchFile,
  Runner,
  readOptions,
  seededSource,
} from '@tablewright/engine/host';
import { played } from './matches.ts';
import type { Subject } from './measure.ts';

/** Most decisions of one playout; what takes longer is cut and its decisions counted all the same. */
const LIMIT = 20_000;

/** What whole matches cost with a bot on every seat. */
export function playouts(game: Game, name: string): Subject[] {
  const policy = policyNamed(game, name);
  const policies = Array.from({ length: game.seats.default }, () => policy);
  const options = readOptions(game.options, game.unattended ?? {});
  if (!options.ok) throw new Error(options.error.map(({ message }) => message).join('; '));
  const group = `${game.title}: playouts`;
  return [
    {
      group,
      name: `${name}, whole matches`,
      unit: 'matches',
      run: (piece) => {
        playout(game, options.value, policies, `m${piece}`);
        return 1;
      },
    },
    {
      group,
      name: `${name}, decisions`,
      unit: 'decisions',
      run: (piece) => playout(game, options.value, policies, `d${piece}`),
    },
  ];
}

function playout(
  game: Game,
  options: OptionValues<OptionsSchema>,
  policies: readonly Policy[],
  seed: string,
): number {
  const seatCount = game.seats.default;
  const runner = Runner.setUp(game, {
    options,
    seatCount,
    random: seededSource(seed),
  });
  runner.advance();
  return playOut(runner, policies, seededSource(`${seed}/bots`), LIMIT);
}

/** What copies, forks and loading of a match cost. */
export function copies(game: Game): Subject[] {
  const match = halfway(game);
  const file = JSON.parse(JSON.stringify(match.toFile({ withSecret: true }))) as MatchFile;
  const { state } = match;
  const ahead = seededSource('ahead');
  const imagine = imaginationOf(match, 0);
  const group = `${game.title}: a match of ${match.seq} answers`;
  const calls = (name: string, call: () => unknown): Subject => ({
    group,
    name,
    unit: 'calls',
    run: () => {
      call();
      return 1;
    },
  });
  return [
    calls('clonePlain of the state', () => clonePlain(state)),
    calls('structuredClone of the state', () => structuredClone(state)),
    calls('forkRunner, for look-ahead', () => match.forkRunner(ahead)),
    calls('a present imagined, as a search does', () => imagine(ahead)),
    calls('Match.fork, with all its history', () => match.fork()),
    calls('Match.load, every answer replayed and checked', () => {
      const loaded = Match.load(game, file);
      if (!loaded.ok) throw new Error(loaded.error);
    }),
  ];
}

/** A match of careless players, stopped where half of it has been played, at most 200 answers in. */
function halfway(game: Game): Match {
  const match = played(game, 'random', 'bench', 400);
  match.rewind(Math.floor(match.seq / 2));
  return match;
}
