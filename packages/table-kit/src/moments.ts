import type { GameEvent, HeardEvent, Text } from '@tablewright/engine';
import type { Speaker } from '@tablewright/words';
import type { LogGroup, LogLine } from './spoken.ts';

/** A moment that stands out of a match. */
export interface Moment {
  /** After how many answers. */
  readonly seq: number;
  /** Where a part of the match begins, or where something big happened. */
  readonly kind: 'round' | 'big';
  readonly label: string;
}

/** Says how an event stands out: by the texts `event.<type>.round` and `event.<type>.mark`. */
export type MomentOf = (event: GameEvent) => Omit<Moment, 'seq'> | undefined;

/** Reads from a game's catalogue which of its events stand out; the same type is looked up once. */
export function momentReader(speaker: Speaker, eventText: (event: GameEvent) => Text): MomentOf {
  const kinds = new Map<string, Moment['kind'] | 'none'>();
  return (event) => {
    const { type } = event;
    const known = kinds.get(type);
    if (known === 'none') return undefined;
    const tried = known === undefined ? (['round', 'big'] as const) : [known];
    for (const kind of tried) {
      const key = `event.${type}.${kind === 'round' ? 'round' : 'mark'}`;
      const label = speaker.sayIfKnown({ ...eventText(event), key });
      if (label === undefined) continue;
      kinds.set(type, kind);
      return { kind, label };
    }
    kinds.set(type, 'none');
    return undefined;
  };
}

/** All moments that stand out, in order; at most one of a kind for each answer. */
export function momentsOf(events: readonly HeardEvent[], momentOf: MomentOf): readonly Moment[] {
  const moments: Moment[] = [];
  for (const { seq, event } of events) {
    const found = momentOf(event);
    if (found === undefined) continue;
    const same = moments.findIndex((other) => other.seq === seq && other.kind === found.kind);
    if (same < 0) moments.push({ seq, ...found });
    // Several rounds may pass without a decision: the last of them is where one arrives.
    else if (found.kind === 'round') moments[same] = { seq, ...found };
  }
  return moments;
}

/** A part of the log: a round, or what was before the first. */
export interface LogSection {
  readonly label: string | undefined;
  /** The moment at which it begins. */
  readonly seq: number;
  readonly groups: readonly LogGroup[];
}

/** The log in rounds. An answer at which a round begins is split between the two. */
export function logSections(
  groups: readonly LogGroup[],
  momentOf: MomentOf,
): readonly LogSection[] {
  const sections: OpenSection[] = [];
  for (const { seq, lines } of groups) {
    let group: OpenGroup | undefined;
    for (const line of lines) {
      const moment = momentOf(line.event);
      const begins = moment?.kind === 'round';
      if (sections.length === 0 || begins) {
        sections.push({ label: begins ? moment.label : undefined, seq, groups: [] });
        group = undefined;
      }
      if (group === undefined) {
        group = { seq, lines: [] };
        sections.at(-1)?.groups.push(group);
      }
      group.lines.push(line);
    }
  }
  return sections;
}

interface OpenGroup extends LogGroup {
  readonly lines: LogLine[];
}

interface OpenSection extends LogSection {
  readonly groups: LogGroup[];
}
