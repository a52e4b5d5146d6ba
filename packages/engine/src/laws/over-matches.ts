import type { PlayedFor } from '../course.ts';
import type { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { seededSource } from '../random/seeded.ts';
import { answerAtRandom, randomMatch } from './random-play.ts';

/** How hard the laws are tried. */
export interface LawSettings {
  /** Matches played for each law. */
  readonly matches: number;
  readonly seed: string;
  /** A match that takes more answers than this is called endless. */
  readonly mostAnswers: number;
  /** Settings of all matches; what is not given is drawn. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** A property that holds for every game; `check` returns what breaks it, empty if nothing. */
export interface Law {
  readonly title: string;
  check(game: Game, settings: LawSettings): readonly string[];
}

/** Most problems reported for one law; one is usually enough to go on. */
const MOST_PROBLEMS = 5;

export type Report = (problem: string) => void;

/** Runs something for a random match of each seed, and gathers the problems. */
export function overMatches(
  game: Game,
  settings: LawSettings,
  run: (match: Match, random: ReturnType<typeof seededSource>, report: Report) => void,
  playedFor: PlayedFor = {},
): readonly string[] {
  return overSeeds(settings, (seed, report) => {
    const match = randomMatch(game, seed, settings.options, playedFor);
    run(match, seededSource(`${seed}/answers`), (problem) =>
      report(`answer ${match.seq}: ${problem}`),
    );
  });
}

/** Runs something for the seed of each match, and gathers the problems. */
export function overSeeds(
  settings: LawSettings,
  run: (seed: string, report: Report) => void,
): readonly string[] {
  const problems: string[] = [];
  for (let i = 0; i < settings.matches; i += 1) {
    const seed = `${settings.seed}/${i}`;
    const report = (problem: string) => {
      if (problems.length < MOST_PROBLEMS) problems.push(`match ${seed}: ${problem}`);
    };
    try {
      run(seed, report);
    } catch (thrown) {
      report(thrown instanceof Error ? thrown.message : String(thrown));
    }
  }
  return problems;
}

/** Answers at random until the match is over or too long; `each` runs at every moment. */
export function playOut(
  match: Match,
  random: ReturnType<typeof seededSource>,
  settings: LawSettings,
  each?: () => void,
): void {
  each?.();
  while (!match.over && match.seq < settings.mostAnswers) {
    answerAtRandom(match, random);
    each?.();
  }
}
