import { type Comparison, compareRules, differenceText } from './compare-rules.ts';
import type { LoggedDraw } from './course.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import type { MatchFile } from './match-file.ts';
import { commitmentOf } from './random/keyed.ts';

/** What {@link verify} found. */
export interface Verdict {
  readonly ok: boolean;
  /** Answers replayed with the right hash. */
  readonly answers: number;
  readonly finished: boolean;
  /**
   * `proven`: the revealed secret is the promised one and gives every draw; `seeded` and
   * `scripted`: the draws are reproduced, but nothing was promised beforehand.
   */
  readonly dice: 'proven' | 'seeded' | 'scripted' | 'unproven';
  readonly draws: readonly LoggedDraw[];
  /** What is wrong, empty if nothing. */
  readonly problems: readonly string[];
  /** Of a match that rules of another version have played: their version, and what comes of these. */
  readonly otherRules?: Omit<Comparison, 'match'> & { readonly version: string };
}

/**
 * Replays a match file, checks every hash and, for keyed draws, the promise behind the dice. What rules
 * of another version have played is compared with what these make of it.
 */
export function verify(game: Game, file: MatchFile): Verdict {
  const problems: string[] = [];
  const { random } = file;
  const proven =
    random.kind === 'keyed' &&
    random.secret !== undefined &&
    commitmentOf(random.secret) === random.commitment;
  if (random.kind === 'keyed' && random.secret !== undefined && !proven) {
    problems.push('the revealed secret is not the one that was promised');
  }
  const isOther = file.game === game.id && file.rulesVersion !== game.version;
  const { match, error, otherRules } = isOther ? compared(game, file) : loaded(game, file);
  if (error !== undefined) problems.push(error);
  return {
    ok: problems.length === 0,
    answers: match?.seq ?? 0,
    finished: match?.over === true,
    dice: random.kind !== 'keyed' ? random.kind : proven ? 'proven' : 'unproven',
    draws: match?.draws ?? [],
    problems,
    ...(otherRules === undefined ? {} : { otherRules }),
  };
}

/** What came of replaying a file. */
interface Replayed {
  readonly match?: Match;
  readonly error?: string;
  readonly otherRules?: NonNullable<Verdict['otherRules']>;
}

function loaded(game: Game, file: MatchFile): Replayed {
  const match = Match.load(game, file);
  return match.ok ? { match: match.value } : { error: match.error };
}

function compared(game: Game, file: MatchFile): Replayed {
  const found = compareRules(game, file);
  if (!found.ok) return { error: found.error };
  const { match, ...comparison } = found.value;
  const differs = comparison.difference ?? comparison.asks;
  return {
    ...(match === undefined ? {} : { match }),
    ...(differs === undefined ? {} : { error: differenceText(differs) }),
    otherRules: { version: file.rulesVersion, ...comparison },
  };
}
