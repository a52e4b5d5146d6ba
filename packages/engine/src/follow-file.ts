import type { Game } from './game.ts';
import { canonicalJson, hashPlain } from './hash.ts';
import { Match } from './match.ts';
import type { LoggedAnswer, MatchFile } from './match-file.ts';
import { ok, type Result } from './result.ts';

/**
 * The match of a file, as {@link Match.load} rebuilds it. A match kept from an earlier file of the
 * same match is taken back to where both agree and played on, so that only what is new is played.
 * @param kept may be changed: only what is returned is the match of the file
 */
export function followFile(
  kept: Match | undefined,
  game: Game,
  file: MatchFile,
): Result<Match, string> {
  if (kept === undefined || kept.game !== game || !isSameMatch(kept, file)) {
    return Match.load(game, file);
  }
  const { answers } = file;
  const { log } = kept;
  let alike = 0;
  while (alike < log.length && isSameAnswer(log[alike], answers[alike])) alike += 1;
  if (alike < log.length) kept.rewind(alike);
  for (const answer of answers.slice(alike)) {
    const done = kept.submit(answer);
    // The whole file says best what does not fit.
    if (!done.ok || done.value.hash !== answer.hash) return Match.load(game, file);
  }
  const { outcome } = file;
  if (outcome !== undefined && hashPlain(outcome) !== hashPlain(kept.outcome)) {
    return Match.load(game, file);
  }
  return ok(kept);
}

/** Whether everything but the answers is the same. */
function isSameMatch(kept: Match, file: MatchFile): boolean {
  const { answers: _a, outcome: _o, told: _t, ...own } = kept.toFile({ withSecret: true });
  const { answers: _answers, outcome: _outcome, told: _told, ...theirs } = file;
  return canonicalJson(own) === canonicalJson(theirs);
}

function isSameAnswer(one: LoggedAnswer | undefined, other: LoggedAnswer | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.hash === other.hash &&
    one.seat === other.seat &&
    (one.slot ?? 0) === (other.slot ?? 0) &&
    canonicalJson(one.answer) === canonicalJson(other.answer)
  );
}
