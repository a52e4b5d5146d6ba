import type { HeardEvent } from '@tablewright/engine';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { SessionState, TableSession } from '../session/table-session.ts';
import { beginsSomething } from '../spoken.ts';
import { type Begins, beginsIn, countAfter, emptyIn, fullLines } from './empty-lines.ts';
import { stay, type Tempo } from './tempo.ts';

/** What is being told at a table of what has happened. */
export interface Telling {
  /** What was told last, oldest first. */
  readonly told: readonly HeardEvent[];
  /** How many lines have been told so far, these among them. */
  readonly lines: number;
  /** How much of the history has been told so far, with steps in which nothing happened. */
  readonly count: number;
  /** How many lines are still to be told. */
  readonly left: number;
  /** Nobody here has decided anything yet: all of it is told before the first question. */
  readonly atFirst: boolean;
  /** Tells the next line. */
  readonly next: () => void;
  /** Leaves out the rest. */
  readonly skip: () => void;
}

/** The tempos at which people watch: their questions come after what led to them. */
const WATCHES: readonly Tempo[] = ['step', 'slow'];
/** So many lines of one's own doing are read at a glance, beside the question that they led to. */
const FEW = 5;
/** So many lines are told before the end of a match, however many are untold. */
const LAST = 8;
/** So many lines are in sight. */
const SHOWN = 3;

/**
 * Tells what happens at a table line by line, in a tempo, while the bots of this page wait for it.
 * Nothing while all has been told, or somebody looks at the past.
 */
export function useTelling(
  session: TableSession,
  state: SessionState,
  tempo: Tempo,
): Telling | undefined {
  const { history, observer, cursor } = state;
  const [at, setAt] = useState<Told>(() => ({ observer, count: countAtFirst(state) }));
  // What was taken back, or is seen through other eyes, is not told again.
  const isOther = at.observer !== observer || at.count > history.length;
  const waits =
    at.tells === true ||
    !hasDecided(state) ||
    WATCHES.includes(tempo) ||
    state.seen.choices.length === 0 ||
    !isShortAndOwn(state, at.count);
  const isAll = isOther || tempo === 'fast' || !waits;
  // Nobody waits long for the end: only what led to it is told.
  const least = state.over ? history.length - LAST : 0;
  const count = isAll ? history.length : Math.max(at.count, least);
  const begins = beginsIn(session.game);
  const isEmpty = emptyIn(session.game);
  const left = fullLines(history, count, history.length, isEmpty).length;
  useLayoutEffect(() => {
    if (at.observer !== observer || at.count !== count || (at.tells && left === 0)) {
      setAt({ observer, count });
    }
  }, [at, observer, count, left]);
  useEffect(() => {
    if (left === 0) session.goOn?.();
  });
  const next = countAfter(history, count, isEmpty);
  const stays =
    left === 0 || cursor !== undefined
      ? undefined
      : stay(tempo, left, isHeading(history[count - 1], begins));
  useEffect(() => {
    if (stays === undefined) return;
    // Nothing that somebody does waits until the board has drawn the line.
    const tell = () => startTransition(() => setAt({ observer, count: next, tells: true }));
    const timer = setTimeout(tell, stays);
    return () => clearTimeout(timer);
  }, [stays, observer, next]);
  if (left === 0 || cursor !== undefined || state.handOver !== undefined) return undefined;
  const told = fullLines(history, 0, count, isEmpty);
  return {
    told: told.slice(-SHOWN),
    lines: told.length,
    count,
    left,
    atFirst: !hasDecided(state),
    next: () => setAt({ observer, count: next, tells: true }),
    skip: () => setAt({ observer, count: history.length }),
  };
}

/** Whether what is untold is little, and people at this table have done it themselves. */
function isShortAndOwn({ history, answeredBy, seats }: SessionState, told: number): boolean {
  return (
    history.length - told <= FEW &&
    history.slice(told).every(({ seq }) => seats[answeredBy[seq - 1] ?? -1]?.player === 'human')
  );
}

/** What has been told to somebody. */
interface Told {
  readonly observer: SessionState['observer'];
  readonly count: number;
  /** Whether something is being told, which then is told to its end. */
  readonly tells?: true;
}

/** How many lines count as told when somebody sits down: of a new match, what lays it out. */
function countAtFirst(state: SessionState): number {
  // Who comes to a match that is over has nothing to wait for.
  if (hasDecided(state) || state.over) return state.history.length;
  const { history } = state;
  const round = history.findIndex(({ event: { type } }) =>
    /^round(-began|-started|-begins)?$/.test(type),
  );
  const begins = history.findIndex(({ event }) => beginsSomething(event));
  return [round, begins].find((place) => place >= 0) ?? history.length;
}

/** Whether a line only says that something begins. */
function isHeading(line: HeardEvent | undefined, begins: Begins): boolean {
  return line === undefined || begins(line.event);
}

/** Whether a person has answered anything yet. */
function hasDecided({ answeredBy, seats }: SessionState): boolean {
  return answeredBy.some((seat) => seats[seat]?.player === 'human');
}
