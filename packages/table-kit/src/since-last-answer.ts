import type { GameEvent, Harm, HeardEvent, Seat, Text } from '@tablewright/engine';
import type { DecidedFor } from '@tablewright/protocol';
import type { SessionState } from './session/table-session.ts';
import { type LogLine, logGroups, mentionsSeat } from './spoken.ts';

/** A line of the log, and after how many answers it was told. */
export interface ToldLine {
  readonly seq: number;
  readonly line: LogLine;
}

/** What is known of the match, up to the moment at which somebody looks. */
type Log = Pick<SessionState, 'events' | 'answeredBy' | 'decidedFor'>;

/** How the events of a game are told, and what they did to the seat that looks, if it says that. */
export interface Telling {
  readonly eventText: (event: GameEvent) => Text;
  readonly harmOf?: ((event: GameEvent) => Harm | undefined) | undefined;
}

/**
 * What happened to this seat since it last answered: the worst lines, the worst first. Where the
 * game does not say what harms whom, the latest lines that name it, oldest first; nothing then of
 * the set-up and whatever else comes before its first answer.
 */
export function sinceLastAnswer(
  { events, answeredBy, decidedFor }: Log,
  { eventText, harmOf }: Telling,
  seat: Seat,
  most = 3,
): readonly ToldLine[] {
  const own = lastOwn(answeredBy, decidedFor, seat);
  // Others may act before anybody is asked again: that follows from the own answer, too.
  const told = logGroups(events, eventText)
    .filter(({ seq }) => seq >= own)
    .flatMap(({ seq, lines }) => lines.map((line) => ({ seq, line })));
  if (harmOf !== undefined) return worst(told, own, harmOf).slice(0, most);
  if (own === 0) return [];
  return told
    .filter(({ seq, line }) => seq > own && !line.begins && mentionsSeat(line.text, seat))
    .slice(-most);
}

/** Which events of a game are news, and which say nothing that the next one does not say. */
export interface NewsTelling {
  readonly isNews: (event: GameEvent) => boolean;
  readonly isEmpty?: ((event: GameEvent, next: GameEvent) => boolean) | undefined;
}

/**
 * What everybody at the table has to know of what others have met with since this seat last answered, such as
 * a death: the events of which `isNews` says so, the latest of them, oldest first. What the next event says as
 * well is none: of a blow that kills nobody reads first that it fells.
 */
export function newsSince(
  { events, answeredBy, decidedFor }: Log,
  { isNews, isEmpty }: NewsTelling,
  seat: Seat,
  most = 3,
): readonly HeardEvent[] {
  const own = lastOwn(answeredBy, decidedFor, seat);
  const isSaidNext = (event: GameEvent, at: number): boolean => {
    const next = events[at + 1]?.event;
    return next !== undefined && isEmpty?.(event, next) === true;
  };
  return events
    .filter(({ seq, event }, at) => seq >= own && isNews(event) && !isSaidNext(event, at))
    .slice(-most);
}

/** The worst line of every blow, the worst first; of equally bad ones the earlier. */
function worst(
  told: readonly ToldLine[],
  own: number,
  harmOf: (event: GameEvent) => Harm | undefined,
): ToldLine[] {
  const worstOf = new Map<unknown, ToldLine & { readonly weight: number }>();
  /** How many blows of a name have begun. */
  const begun = new Map<string, number>();
  for (const { seq, line } of told) {
    const harm = harmOf(line.event);
    if (harm === undefined) continue;
    const { weight, blow } = harm;
    if (blow !== undefined && harm.begins === true) begun.set(blow, (begun.get(blow) ?? 0) + 1);
    if (weight <= 0 || (harm.own === true && seq === own)) continue;
    const key = blow === undefined ? line : `${blow} ${begun.get(blow) ?? 0}`;
    const known = worstOf.get(key);
    if (known === undefined || known.weight < weight) worstOf.set(key, { seq, line, weight });
  }
  return [...worstOf.values()].sort((one, other) => other.weight - one.weight);
}

/** The answers since a seat decided last that were given for it because its time was over. */
export function timesOut(
  { answeredBy, decidedFor }: Omit<Log, 'events'>,
  seat: Seat,
): readonly number[] {
  const own = lastOwn(answeredBy, decidedFor, seat);
  return decidedFor
    .filter(({ answer, by }) => by === 'clock' && answer > own && answeredBy[answer - 1] === seat)
    .map(({ answer }) => answer);
}

/** The number of the last answer that a seat gave itself; 0 if there is none. */
function lastOwn(
  answeredBy: readonly Seat[],
  decidedFor: readonly DecidedFor[],
  seat: Seat,
): number {
  const forIt = new Set(decidedFor.map(({ answer }) => answer));
  return answeredBy.findLastIndex((by, at) => by === seat && !forIt.has(at + 1)) + 1;
}
