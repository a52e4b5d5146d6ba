import {
  answerAsBefore,
  beginAsBefore,
  EVIDENCE,
  type Evidence,
  type RulesDifference,
} from './as-before.ts';
import type { Game } from './game.ts';
import { hashPlain } from './hash.ts';
import { Match } from './match.ts';
import type { MatchFile } from './match-file.ts';
import { ok, type Result } from './result.ts';

/** On what an agreement rests: how many moments on each kind of evidence. */
export type RestsOn = Readonly<Record<Evidence, number>>;

/** What came of replaying a match by other rules than those that it was played by. */
export interface Comparison {
  /** Where it comes out otherwise; nothing if all comes out the same. */
  readonly difference?: RulesDifference;
  /** Where something else can be chosen for the first time, though all that was told is the same. */
  readonly asks?: RulesDifference;
  /** The match by these rules, up to the last moment that they share; nothing if there is none. */
  readonly match?: Match;
  readonly restsOn: RestsOn;
}

/** Nothing compared yet. */
function nothingCompared(): Record<Evidence, number> {
  return Object.fromEntries(EVIDENCE.map((kind) => [kind, 0])) as Record<Evidence, number>;
}

/**
 * Replays a match file by rules of another version, and says whether what people were told and asked
 * comes out the same. The error says why it cannot be replayed at all.
 */
export function compareRules(game: Game, file: MatchFile): Result<Comparison, string> {
  if (file.game !== game.id) {
    return { ok: false, error: `this is a match of "${file.game}", not of "${game.id}"` };
  }
  if (file.random.kind === 'keyed' && file.random.secret === undefined) {
    return { ok: false, error: 'the secret of this match has not been revealed' };
  }
  const restsOn = nothingCompared();
  const begun = beginAsBefore(game, file, file);
  if (!begun.ok) return ok({ difference: begun.error, restsOn });
  const { match, evidence } = begun.value;
  let { asks } = begun.value;
  if (file.told !== undefined) restsOn[evidence] += 1;
  for (const answer of file.answers) {
    const given = answerAsBefore(match, answer);
    if (!given.ok) return ok(found(given.error, asks, match, restsOn));
    restsOn[given.value.evidence] += 1;
    asks ??= given.value.asks;
  }
  return ok(found(otherEnd(match, file), asks, match, restsOn));
}

function found(
  difference: RulesDifference | undefined,
  asks: RulesDifference | undefined,
  match: Match,
  restsOn: RestsOn,
): Comparison {
  return {
    ...(difference === undefined ? {} : { difference }),
    ...(asks === undefined ? {} : { asks }),
    match,
    restsOn,
  };
}

function otherEnd(match: Match, { outcome }: MatchFile): RulesDifference | undefined {
  return hashPlain(outcome) === hashPlain(match.outcome) ? undefined : endsOtherwise(match);
}

/**
 * How the end of a match differs of which every answer came out the same; the match is then as it was
 * before the last of them.
 */
export function endsOtherwise(match: Match): RulesDifference {
  const answer = match.seq;
  const rule = match.events.at(-1)?.event.rule;
  const message = match.over ? 'the match ends here, or otherwise' : 'the match ended, and goes on';
  if (answer > 0) match.rewind(answer - 1);
  return { answer, kind: 'outcome', rule, message };
}

/**
 * The match of a file, also of one that rules of another version wrote, if all that people were told
 * and asked comes out the same. The error says what is wrong, or what differs and by which rule.
 */
export function openFile(game: Game, file: MatchFile): Result<Match, string> {
  if (file.rulesVersion === game.version || file.game !== game.id) return Match.load(game, file);
  const compared = compareRules(game, file);
  if (!compared.ok) return compared;
  const { match, difference, asks } = compared.value;
  const differs = difference ?? asks;
  if (match !== undefined && differs === undefined) return ok(match);
  const versions = `it was played by rules version ${file.rulesVersion}; here is ${game.version}`;
  return { ok: false, error: `${versions}: ${differenceText(differs)}` };
}

/** What differs, and where, in a sentence for whoever may know everything. */
export function differenceText(difference: RulesDifference | undefined): string {
  if (difference === undefined) return 'everything comes out the same';
  const { answer, rule, message } = difference;
  const by = rule === undefined ? '' : ` by ${rule}`;
  const where = answer === 0 ? 'the beginning differs' : `answer ${answer} differs`;
  return `${where}${by}: ${message}`;
}
