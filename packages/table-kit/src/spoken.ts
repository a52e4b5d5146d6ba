import type { GameEvent, HeardEvent, Seat, Text, TextParam } from '@tablewright/engine';
import type { SaidPart, Speaker } from '@tablewright/words';

/** One line of the log. */
export interface LogLine {
  readonly event: GameEvent;
  readonly text: Text;
  /** Whether it begins something (a round, a turn), by the ending of its type. */
  readonly begins: boolean;
}

/** What happened at one answer; `seq` 0 is the set-up. */
export interface LogGroup {
  readonly seq: number;
  readonly lines: readonly LogLine[];
}

/** Whether an event only says that something begins, by the ending of its type. */
export function beginsSomething({ type }: Pick<GameEvent, 'type'>): boolean {
  return /-(started|began|begins)$/.test(type);
}

/** Events in groups by answer, oldest first. */
export function logGroups(
  events: readonly HeardEvent[],
  eventText: (event: GameEvent) => Text,
): readonly LogGroup[] {
  const groups: { seq: number; lines: LogLine[] }[] = [];
  for (const { seq, event } of events) {
    let group = groups.at(-1);
    if (group?.seq !== seq) {
      group = { seq, lines: [] };
      groups.push(group);
    }
    group.lines.push({ event, text: eventText(event), begins: beginsSomething(event) });
  }
  return groups;
}

/** What the log is narrowed to. */
export interface LogFilter {
  /** Lines that speak of this seat or follow from its answers. */
  readonly seat: Seat | undefined;
  /** Words that a line must have, in any order and any case. */
  readonly query: string;
}

/**
 * Whether a line of the log passes the filter.
 * @param by the seat whose answer it follows from
 * @param say the line in words; only called when words are searched
 */
export function showsLine(
  line: LogLine,
  by: Seat | undefined,
  { seat, query }: LogFilter,
  say: (line: LogLine) => string,
): boolean {
  if (seat !== undefined && by !== seat && !mentionsSeat(line.text, seat)) return false;
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return true;
  const said = `${say(line)} ${line.event.rule}`.toLowerCase();
  return wanted.split(/\s+/).every((word) => said.includes(word));
}

/** Whether a text speaks of this seat, at any depth. */
export function mentionsSeat(text: Text, seat: Seat): boolean {
  const names = (param: TextParam): boolean => {
    if (typeof param !== 'object') return false;
    if (isList(param)) return param.some(names);
    if ('key' in param) return mentionsSeat(param, seat);
    return 'seat' in param && param.seat === seat;
  };
  return Object.values(text.params ?? {}).some(names);
}

/** A text of a game, or its key made readable when the catalogue lacks it. */
export function sayOrShow(speaker: Speaker, text: Text): string {
  return speaker.sayIfKnown(text) ?? readable(text.key);
}

/** The same in parts, so that what people wrote can be shown as they meant it. */
export function partsOrShow(speaker: Speaker, text: Text): readonly SaidPart[] {
  return speaker.partsIfKnown(text) ?? [readable(text.key)];
}

/** `option.basic-lazor/activate` as `Basic lazor, activate`. */
export function readable(key: string): string {
  const name = key
    .replace(/^[a-z]+\./, '')
    .split('/')
    .join(', ');
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_.]/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

function isList(param: TextParam): param is readonly TextParam[] {
  return Array.isArray(param);
}
