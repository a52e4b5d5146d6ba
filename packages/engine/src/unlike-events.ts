import type { GameEvent } from './events.ts';
import { canonicalJson } from './hash.ts';
import { eventHash, markOf } from './told-print.ts';

/** How the events of a moment differ. */
interface OtherEvent {
  /** Ledger id of the rule of what differs. */
  readonly rule: string | undefined;
  /** What was told then, if it is known. */
  readonly was?: GameEvent | undefined;
  /** What is told now in its place. */
  readonly is?: GameEvent | undefined;
  readonly message: string;
}

/** The first place at which the events of then and now differ. */
export function unlikeEvents(
  then: readonly GameEvent[],
  now: readonly GameEvent[],
): OtherEvent | undefined {
  const place = firstUnlike(then.map(eventHash), now.map(eventHash));
  if (place === undefined) return undefined;
  const was = place.isNew ? undefined : then[place.at];
  const is = place.isGone ? undefined : now[place.at];
  const rule = (is ?? was)?.rule;
  if (was === undefined) return { rule, is, message: `${textOf(is)} is told, and was not` };
  if (is === undefined) return { rule, was, message: `${textOf(was)} was told, and is no longer` };
  return { rule, was, is, message: `${textOf(was)} was told, and is now ${textOf(is)}` };
}

/** The same, where of the events of then only the marks are known. */
export function unlikeMarks(
  then: readonly string[],
  now: readonly GameEvent[],
): OtherEvent | undefined {
  const place = firstUnlike(
    then,
    now.map((event) => markOf(eventHash(event))),
  );
  if (place === undefined) return undefined;
  const here = now[place.at];
  // Of what is no longer told only the neighbourhood is known.
  const rule = (here ?? now.at(-1))?.rule;
  if (place.isGone) return { rule, message: `something was told, and is no longer, by ${rule}` };
  if (place.isNew) return { rule, is: here, message: `${textOf(here)} is told, and was not` };
  return { rule, is: here, message: `something else was told where now it is ${textOf(here)}` };
}

/**
 * The first place at which two lists differ: what stands there now may be new, and what stood there
 * may be gone.
 */
function firstUnlike<T>(
  then: readonly T[],
  now: readonly T[],
): { readonly at: number; readonly isNew: boolean; readonly isGone: boolean } | undefined {
  let at = 0;
  while (at < then.length && then[at] === now[at]) at += 1;
  if (at === then.length && at === now.length) return undefined;
  const was = then[at];
  const is = now[at];
  const isNew = was === undefined || (is !== undefined && now.slice(at + 1).includes(was));
  const isGone = !isNew && (is === undefined || then.slice(at + 1).includes(is));
  return { at, isNew, isGone };
}

function textOf(event: GameEvent | undefined): string {
  return event === undefined ? 'nothing' : canonicalJson(event);
}
