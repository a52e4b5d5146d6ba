import { type Choice, mayAnswer } from './choice.ts';
import type { GameEvent } from './events.ts';
import { type Game, GivenError } from './game.ts';
import { Match, type MatchSetup } from './match.ts';
import type { LoggedAnswer } from './match-file.ts';
import { ScriptError } from './random/scripted.ts';
import { ok, type Refusal, type Result } from './result.ts';
import { eventMarks } from './told-print.ts';
import { unlikeEvents, unlikeMarks } from './unlike-events.ts';

/**
 * What an agreement can rest on, the best first: the fingerprint of what was told and asked; the
 * events themselves; the fingerprint of the state; nothing but that the answer is still legal.
 */
export const EVIDENCE = ['told', 'events', 'state', 'legal'] as const;
/** See {@link EVIDENCE}. */
export type Evidence = (typeof EVIDENCE)[number];

/** What is known of how a moment came out by the rules of then. */
export interface CameOutAs {
  /** Fingerprint of what was told and asked; see `toldPrint`. */
  readonly told?: string;
  /** What was told, if it was kept. */
  readonly events?: readonly GameEvent[] | undefined;
}

/** An answer, and what is known of how it came out by the rules of then. */
export interface AnswerBefore extends LoggedAnswer, CameOutAs {
  /** Why it was asked: the key of the choice. */
  readonly why?: string | undefined;
}

/** How other rules come to something else. */
export interface RulesDifference {
  /** With which answer, counted from 1; 0 for the beginning. */
  readonly answer: number;
  /**
   * What differs. The rules do not take the settings, or what the match is to begin from; they break;
   * they do not take an answer; something else is told; something else can be chosen next; the match
   * ends elsewhere or otherwise.
   */
  readonly kind: 'settings' | 'fault' | 'answer' | 'event' | 'choice' | 'outcome';
  /** Ledger id of the rule by which it differs, as far as it is known. */
  readonly rule?: string | undefined;
  /** What was told by the rules of then, if it was kept. */
  readonly was?: GameEvent | undefined;
  /** What is told by these rules in its place. */
  readonly is?: GameEvent | undefined;
  /** All of it in a sentence, for whoever may know everything. */
  readonly message: string;
}

/** Something came out by other rules as it had before. */
export interface CameOutSame {
  readonly evidence: Evidence;
  /** Everything that was told is the same, but something else can be chosen next. */
  readonly asks?: RulesDifference;
}

/** Sets a match up that was begun by other rules, unless it begins otherwise by these. */
export function beginAsBefore(
  game: Game,
  setup: MatchSetup,
  before: CameOutAs,
): Result<CameOutSame & { readonly match: Match }, RulesDifference> {
  let created: ReturnType<typeof Match.create>;
  try {
    created = Match.create(game, setup);
  } catch (thrown) {
    const what = thrown instanceof Error ? thrown.message : String(thrown);
    const isOfTheFile = thrown instanceof ScriptError || thrown instanceof GivenError;
    return differs({ answer: 0, kind: isOfTheFile ? 'settings' : 'fault', message: what });
  }
  if (!created.ok) {
    const message = created.error.map((problem) => problem.message).join('; ');
    return differs({ answer: 0, kind: 'settings', message });
  }
  const match = created.value;
  const same = sameAs(before, match, match.begun, undefined);
  return same.ok ? ok({ ...same.value, match }) : same;
}

/**
 * Gives a match an answer that was given by other rules. If it comes out otherwise by these, the
 * match is as it was before.
 */
export function answerAsBefore(
  match: Match,
  before: AnswerBefore,
): Result<CameOutSame, RulesDifference> {
  const { seq } = match;
  const { seat, slot = 0, answer, bot, why } = before;
  const choice = match.choiceAt(slot, seat);
  const given = match.submit({ seat, slot, answer, bot });
  if (!given.ok) return differs(refusedNow(match, before, given.error));
  const { told, hash } = given.value;
  const same = sameAs(before, match, told, hash === before.hash ? 'state' : 'legal');
  if (!same.ok) match.rewind(seq);
  if (!same.ok || same.value.asks !== undefined || why === undefined) return same;
  if (choice === undefined || choice.why.key === why) return same;
  return ok({ ...same.value, asks: asksOtherwise(seq, choice, `, not ${why}`) });
}

/** How an answer differs that the rules no longer take. */
function refusedNow(
  match: Match,
  { seat, slot = 0, answer: given }: AnswerBefore,
  { code, message }: Refusal,
): RulesDifference {
  const answer = match.seq + 1;
  if (code === 'fault') return { answer, kind: 'fault', rule: match.fault?.rule, message };
  if (code === 'over') {
    const rule = match.events.at(-1)?.event.rule;
    return {
      answer,
      kind: 'outcome',
      rule,
      message: `the match is over after ${match.seq} answers`,
    };
  }
  const choice = match.choiceAt(slot, seat);
  const asked = choice !== undefined && mayAnswer(choice, seat) ? choice : match.choices[0];
  const shut = asked?.closed?.().find(({ id }) => id === given);
  return { answer, kind: 'answer', rule: shut?.because.rule ?? asked?.why.rule, message };
}

/**
 * Whether what was told with the last answer, and can be chosen next, is as it was.
 * @param print the fingerprint of what these rules make of it
 * @param otherwise the evidence where nothing is known of what was told
 */
function sameAs(
  { told, events }: CameOutAs,
  match: Match,
  print: string | undefined,
  otherwise: Evidence | undefined,
): Result<CameOutSame, RulesDifference> {
  if (told !== undefined && told === print) return ok({ evidence: 'told' });
  const answer = match.seq;
  const here = eventsAt(match, answer);
  const unlike =
    events !== undefined
      ? unlikeEvents(events, here)
      : told !== undefined
        ? unlikeMarks(eventMarks(told), here)
        : undefined;
  if (unlike !== undefined) return differs({ answer, kind: 'event', ...unlike });
  if (told === undefined)
    return ok({ evidence: events === undefined ? (otherwise ?? 'legal') : 'events' });
  const [choice] = match.choices;
  if (choice !== undefined) return ok({ evidence: 'told', asks: asksOtherwise(answer, choice) });
  const rule = here.at(-1)?.rule;
  return differs({ answer, kind: 'outcome', rule, message: 'the match ends here, or otherwise' });
}

function asksOtherwise(answer: number, { why }: Choice, than = ''): RulesDifference {
  const message = `something else can be chosen next; it is asked for ${why.key}${than}`;
  return { answer, kind: 'choice', rule: why.rule, message };
}

/** What was told with the last of so many answers. */
function eventsAt({ events }: Match, seq: number): readonly GameEvent[] {
  let first = events.length;
  while (first > 0 && events[first - 1]?.seq === seq) first -= 1;
  return events.slice(first).map(({ event }) => event);
}

function differs(error: RulesDifference): { readonly ok: false; readonly error: RulesDifference } {
  return { ok: false, error };
}
