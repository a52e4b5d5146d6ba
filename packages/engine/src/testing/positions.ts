import type { Game } from '../game.ts';
import { canonicalJson, hashPlain } from '../hash.ts';
import { answerAtRandom, randomMatch } from '../laws/random-play.ts';
import { Match } from '../match.ts';
import { seededSource } from '../random/seeded.ts';
import { Runner } from '../runner.ts';
import { readScenario } from './read-scenario.ts';
import { runScenario } from './run-scenario.ts';
import { scenarioOf } from './scenario-of.ts';
import { scenarioText } from './scenario-text.ts';

/**
 * Plays a random match with random settings and compares every checkpoint with what `given` makes
 * of its `position` on a fresh set-up. Returns where they differ, and how many checkpoints it saw.
 * @param most answers after which the match is left
 */
export function wrongPositions(
  game: Game,
  seed: string,
  most: number,
): { readonly checkpoints: number; readonly wrong: readonly string[] } {
  const wrong: string[] = [];
  let checkpoints = 0;
  const { options, seats, random } = randomMatch(game, seed);
  const watched: Game = {
    ...game,
    next(state) {
      const step = game.next(state);
      if (step === undefined) return step;
      checkpoints += 1;
      const position = JSON.parse(JSON.stringify(game.position?.(state, options)));
      const setup = { options, seatCount: seats.length, random: seededSource(`${seed}/fresh`) };
      const fresh = Runner.setUp(game, setup).state;
      game.given?.(fresh, position, options);
      if (hashPlain(fresh) !== hashPlain(state)) {
        wrong.push(`${seed}, before ${step}: ${difference(state, fresh, 'state')}`);
      }
      return step;
    },
  };
  const created = Match.create(watched, { id: seed, seats, options, random });
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  const answers = seededSource(`${seed}/answers`);
  while (!match.over && match.seq < most) answerAtRandom(match, answers);
  return { checkpoints, wrong };
}

/**
 * Plays a random match with random settings to a random moment, runs that moment as a scenario, and
 * returns what went wrong: problems of the scenario, or a state that is not the match's.
 * @param most answers before the latest moment
 */
export function wrongMoments(game: Game, seed: string, most: number): readonly string[] {
  const match = randomMatch(game, seed);
  const random = seededSource(`${seed}/answers`);
  const moment = 1 + random.index(most, 'moment');
  while (!match.over && match.seq < moment) answerAtRandom(match, random);
  const file = readScenario(JSON.parse(scenarioText(scenarioOf(match))));
  const { problems, match: again } = runScenario(game, file);
  if (problems.length > 0) return problems.map((problem) => `${seed}: ${problem}`);
  if (hashPlain(again.state) === hashPlain(match.state)) return [];
  return [`${seed}: ${difference(match.state, again.state, 'state')}`];
}

/** The first place at which two plain values differ, with what stands there. */
function difference(wanted: unknown, found: unknown, path: string): string {
  const nested = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  if (nested(wanted) && nested(found)) {
    for (const key of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
      if (canonicalJson(wanted[key]) !== canonicalJson(found[key])) {
        return difference(wanted[key], found[key], `${path}.${key}`);
      }
    }
  }
  return `${path} is ${canonicalJson(found)}, not ${canonicalJson(wanted)}`;
}
