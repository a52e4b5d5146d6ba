import type { Adventure, Deed } from '../adventure.ts';
import { isRecord } from './shape.ts';

/** Parts within parts that are looked at: drafts are read that nobody has checked. */
const DEEPEST = 40;

/** A deed and all that stand in it. */
export function allOf(deeds: readonly Deed[]): readonly Deed[] {
  return deeds.flatMap((deed) => {
    if ('choose' in deed) return [deed, ...deed.choose.flatMap((one) => allOf(one.do))];
    if ('upon' in deed) return [deed, ...allOf(deed.do)];
    return [deed];
  });
}

/** Where a scene, or any part of one, can lead as it is written: scenes, and `end`. It may be a draft. */
export function waysOf(part: unknown, depth = 0): readonly string[] {
  if (typeof part !== 'object' || part === null || depth > DEEPEST) return [];
  const inside = Object.values(part).flatMap((one) => waysOf(one, depth + 1));
  if (!isRecord(part)) return inside;
  if (typeof part.to === 'string' && 'label' in part) return [part.to, ...inside];
  if (typeof part.go === 'string') return [part.go, ...inside];
  return typeof part.end === 'string' ? ['end', ...inside] : inside;
}

/** The scenes that can be reached from one as it is written, that included; and `end`. It may be a draft. */
export function reachedFrom(
  adventure: Pick<Adventure, 'events' | 'scenes'>,
  start: string,
): ReadonlySet<string> {
  const reached = new Set([start, ...waysOf(adventure.events)]);
  for (const id of reached) {
    const scene = adventure.scenes.find((one) => isRecord(one) && one.id === id);
    for (const way of waysOf(scene)) reached.add(way);
  }
  return reached;
}

/**
 * Whether a scene is sure to let the party on: by an exit that is open, or opens after failures (DT-SHOT-02), or as time
 * runs out. It may be a draft.
 */
export function isSure(scene: { readonly exits?: unknown; readonly countdown?: unknown }): boolean {
  const exits: readonly unknown[] = Array.isArray(scene.exits) ? scene.exits : [];
  const isExit = exits.some(
    (exit) =>
      isRecord(exit) &&
      exit.kind !== 'retreat' &&
      (exit.opensAfter !== undefined || (exit.when === undefined && exit.if === undefined)),
  );
  return isExit || waysOf(scene.countdown).length > 0;
}
