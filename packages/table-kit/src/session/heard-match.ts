import type { ChoiceView, HeardEvent, Outcome, Seat } from '@tablewright/engine';
import { checksum, type UndoStatus, type Waiting, withDifference } from '@tablewright/engine/host';
import type {
  Change,
  DecidedFor,
  NamedChoice,
  Otherwise,
  Seen,
  Update,
} from '@tablewright/protocol';

/** All that a page has heard of a match on a server. A new object after every update. */
export interface HeardMatch {
  /** The present as the last update has it, from which a change goes on. */
  readonly seen: Seen;
  /** The sequence number of the table with the last update. */
  readonly seq: number;
  /** Answers given so far. */
  readonly answers: number;
  readonly events: readonly HeardEvent[];
  /** Which seat gave each answer. */
  readonly answeredBy: readonly Seat[];
  /** The answers that were given for a seat, and by what. */
  readonly decidedFor: readonly DecidedFor[];
  readonly view: unknown;
  /** What this seat may answer. */
  readonly choices: readonly ChoiceView[];
  /** What this seat may do at any time; the slots are below 0. */
  readonly standing: readonly ChoiceView[];
  /** The name of each of those choices and offers, by its slot: an answer goes to a name. */
  readonly names: ReadonlyMap<number, string>;
  readonly waiting: readonly Waiting[];
  /** The seats of every open choice, in the order of their slots. */
  readonly open: readonly (readonly Seat[])[];
  readonly outcome: Outcome | undefined;
  readonly undo: UndoStatus | undefined;
  /** Where by the rules of the server something comes out otherwise: what is known of it. */
  readonly otherwise: Otherwise | undefined;
}

/**
 * The update that a change makes of what is known; nothing if it goes on from something else, or comes
 * to something else than the server has.
 */
export function updateOf(
  known: HeardMatch | undefined,
  { type: _type, since, difference, sum, ...rest }: Change,
): Update | undefined {
  if (known?.seq !== since) return undefined;
  const seen = withDifference(known.seen, difference) as Seen;
  return checksum(seen) === sum ? { ...rest, type: 'update', seen } : undefined;
}

/** Whether an update goes on from more than the page has heard, so that something is missing. */
export function hasGap(known: HeardMatch | undefined, { keep }: Update): boolean {
  return keep > (known?.answers ?? -1);
}

/** What is known after an update that leaves no gap. */
export function afterUpdate(known: HeardMatch | undefined, update: Update): HeardMatch {
  const { seq, answers, keep, seen } = update;
  const kept = known?.events.filter((heard) => heard.seq <= keep) ?? [];
  return {
    seen,
    seq,
    answers,
    events: [...kept, ...update.events],
    answeredBy: [...(known?.answeredBy.slice(0, Math.max(0, keep)) ?? []), ...update.answeredBy],
    decidedFor: [
      ...(known?.decidedFor.filter(({ answer }) => answer <= keep) ?? []),
      ...(update.decidedFor ?? []),
    ],
    view: seen.view,
    choices: seen.choices.map(unnamed),
    standing: seen.standing?.map(unnamed) ?? [],
    names: new Map(
      [...seen.choices, ...(seen.standing ?? [])].map(({ slot, name }) => [slot, name]),
    ),
    waiting: seen.waiting,
    open: openSeats(seen),
    outcome: seen.outcome,
    undo: update.undo,
    otherwise: update.otherwise,
  };
}

function unnamed({ name: _name, ...choice }: NamedChoice): ChoiceView {
  return choice;
}

/** Whether an update took back answers that the page had heard of. */
export function tookBack(known: HeardMatch | undefined, { keep, answers }: Update): boolean {
  if (known === undefined) return false;
  // Whoever begins anew keeps nothing; only a smaller number of answers betrays it then.
  return answers < known.answers || (keep >= 0 && keep < known.answers);
}

/** One's own choices stand in their slots; those of others fill the slots between. */
function openSeats({ choices, waiting }: Seen): readonly (readonly Seat[])[] {
  const others = waiting.values();
  return Array.from({ length: choices.length + waiting.length }, (_, slot) => {
    const own = choices.find((choice) => choice.slot === slot);
    return own === undefined ? (others.next().value?.seats ?? []) : (own.seats ?? [own.seat]);
  });
}
