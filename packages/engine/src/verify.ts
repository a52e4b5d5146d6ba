import type { Game } from './game.ts';
import { type LoggedDraw, Match } from './match.ts';
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
}

/** Replays a match file, checks every hash and, for keyed draws, the promise behind the dice. */
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
  const loaded = Match.load(game, file);
  if (!loaded.ok) problems.push(loaded.error);
  return {
    ok: problems.length === 0,
    answers: loaded.ok ? loaded.value.seq : 0,
    finished: loaded.ok && loaded.value.over,
    dice: random.kind !== 'keyed' ? random.kind : proven ? 'proven' : 'unproven',
    draws: loaded.ok ? loaded.value.draws : [],
    problems,
  };
}
