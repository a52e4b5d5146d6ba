import {
  canonicalJson,
  type Game,
  type GameEvent,
  type HeardEvent,
  SPECTATOR,
} from '@tablewright/engine';
import {
  answerAsBefore,
  beginAsBefore,
  type CameOutSame,
  type Evidence,
  endsOtherwise,
  eventFor,
  type LoggedAnswer,
  type Match,
  type MatchSetup,
  type RulesDifference,
} from '@tablewright/engine/host';
import type { OtherRules } from '@tablewright/protocol';
import type { KeptCourse } from './kept-course.ts';

/** How something comes out otherwise by later rules, as everybody may know it. */
export type Otherwise = Omit<OtherRules, 'mayGoOn'>;

/**
 * Plays the part of a table's log that was written by older rules, as long as everything comes out the
 * same by those that are here, and notes where it does not. What is taken back counts for nothing.
 */
export class OlderRules {
  /** The number of the entry with which the table came to the rules here; nothing while none has. */
  until: number | undefined;
  /** Where something comes out otherwise; the match stands before it. */
  difference: RulesDifference | undefined;
  readonly #kept: KeptCourse | undefined;
  /** How the match was set up, and what was told then. */
  #begun: { readonly setup: MatchSetup; readonly told: string | undefined } | undefined;
  /** The answers as they stand in the log. */
  #answers: LoggedAnswer[] = [];
  #evidence: Evidence[] = [];
  /** Moments at which something else can be chosen, in order. */
  #asks: RulesDifference[] = [];

  /**
   * @param until see {@link until}
   * @param kept what is known beside the log
   */
  constructor(until?: number, kept?: KeptCourse) {
    this.until = until;
    this.#kept = kept;
  }

  /** Whether an entry of that number was written by older rules. */
  wrote(seq: number): boolean {
    return this.until === undefined || seq <= this.until;
  }

  /** The answers as they stand in the log, those taken back left out. */
  get answers(): readonly LoggedAnswer[] {
    return this.#answers;
  }

  get begun(): { readonly setup: MatchSetup; readonly told: string | undefined } | undefined {
    return this.#begun;
  }

  /** Of how many answers it is only known that they are still possible. */
  get unknown(): number {
    return this.#evidence.filter((evidence) => evidence === 'legal').length;
  }

  /** The first thing that differs: in what came of an answer, or in what can be chosen. */
  get differs(): RulesDifference | undefined {
    return this.difference ?? this.#asks[0];
  }

  /** Begins the match; nothing if it begins otherwise. */
  begin(game: Game, setup: MatchSetup, told: string | undefined): Match | undefined {
    this.#begun = { setup, told };
    const known = this.#kept?.beginning;
    const begun = beginAsBefore(game, setup, { ...known, ...(told === undefined ? {} : { told }) });
    if (!begun.ok) {
      this.difference = begun.error;
      return undefined;
    }
    this.#note(begun.value);
    return begun.value.match;
  }

  /** Gives the match an answer of the log, unless something comes out otherwise by now. */
  follow(match: Match | undefined, answer: LoggedAnswer): void {
    const place = this.#answers.length;
    this.#answers.push(answer);
    if (this.difference !== undefined || match === undefined) return;
    const given = answerAsBefore(match, { ...answer, ...this.#kept?.of(place, answer) });
    if (!given.ok) {
      this.difference = given.error;
      return;
    }
    this.#evidence.push(given.value.evidence);
    this.#note(given.value);
  }

  /** The match goes back to the moment after `to` answers. */
  takenBack(to: number, match: Match | undefined): void {
    this.#answers.length = Math.min(to, this.#answers.length);
    this.#evidence.length = Math.min(to, this.#evidence.length);
    this.#asks = this.#asks.filter(({ answer }) => answer <= to);
    if (match !== undefined && to <= match.seq) this.difference = undefined;
  }

  /** The log has been read: whether the match was over then says whether its end is the same. */
  end(match: Match | undefined, wasOver: boolean): void {
    if (match === undefined || this.difference !== undefined || match.over === wasOver) return;
    this.difference = endsOtherwise(match);
  }

  /** What everybody may know of how something comes out otherwise; nothing if nothing does. */
  otherwise(version: string, match: Match | undefined): Otherwise | undefined {
    const { differs } = this;
    if (differs === undefined) return undefined;
    const rule = publicRule(differs, match);
    return {
      version,
      answer: differs.answer,
      kind: differs.kind,
      ...(rule === undefined ? {} : { rule }),
      common: match?.seq ?? -1,
      played: this.#answers.length,
    };
  }

  /** What was told after the last moment that both share, as far as it was kept. */
  toldAfter(answers: number): readonly HeardEvent[] {
    return this.#kept?.toldAfter(answers, this.#answers) ?? [];
  }

  #note({ asks }: CameOutSame): void {
    if (asks !== undefined) this.#asks.push(asks);
  }
}

/** The rule by which something differs, unless it would tell what not everybody may know. */
function publicRule(differs: RulesDifference, match: Match | undefined): string | undefined {
  const { kind, rule, was, is } = differs;
  switch (kind) {
    case 'event':
      return isPublic(was, is) ? rule : undefined;
    case 'fault':
    case 'outcome':
      // Whatever was cited last may have been told to some seats only.
      return match?.eventsFor(SPECTATOR).at(-1)?.event.rule;
    default:
      return rule;
  }
}

/** Whether spectators would see that one event stands in the place of the other. */
function isPublic(was: GameEvent | undefined, is: GameEvent | undefined): boolean {
  if (was !== undefined && is !== undefined) {
    return shown(was) !== shown(is);
  }
  const known = was ?? is;
  return known !== undefined && known.only === undefined && known.secret === undefined;
}

function shown(event: GameEvent): string {
  return canonicalJson(eventFor(event, SPECTATOR));
}
