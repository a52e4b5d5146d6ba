import type { Adventure, Deed, Scene } from '../adventure.ts';

/** A deed and all that stand in it. */
export function allOf(deeds: readonly Deed[]): readonly Deed[] {
  return deeds.flatMap((deed) => {
    if ('choose' in deed) return [deed, ...deed.choose.flatMap((one) => allOf(one.do))];
    if ('upon' in deed) return [deed, ...allOf(deed.do)];
    return [deed];
  });
}

/** The deeds of a scene, whatever brings them about. */
export function deedsOf(scene: Scene): readonly Deed[] {
  const tasks = scene.tasks.flatMap(({ ok, fail, near }) => [
    ...ok,
    ...fail,
    ...(typeof near === 'object' ? near : []),
  ]);
  return allOf([
    ...(scene.onEnter ?? []),
    ...(scene.events ?? []).flatMap((event) => event.do),
    ...(scene.countdown?.do ?? []),
    ...tasks,
    ...(scene.hazards ?? []).flatMap((hazard) => hazard.failed ?? []),
    ...scene.exits.flatMap((exit) => exit.do ?? []),
    ...(scene.bargain?.do ?? []),
    ...scene.skip.do,
  ]);
}

/** Where a scene can lead, as printed: scenes, and `end`. */
export function waysOf(scene: Scene): readonly string[] {
  const ways = scene.exits.map(({ to }) => to);
  for (const deed of deedsOf(scene)) {
    if ('go' in deed) ways.push(deed.go);
    if ('end' in deed) ways.push('end');
  }
  return [...new Set(ways)];
}

/** The scenes that can be reached from one, as printed, that included; and `end`. */
export function reachedFrom(adventure: Adventure, start: string): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const id of reached) {
    const scene = adventure.scenes.find((one) => one.id === id);
    const anywhere = allOf(adventure.events.flatMap((event) => event.do));
    for (const deed of anywhere) if ('go' in deed) reached.add(deed.go);
    for (const way of scene === undefined ? [] : waysOf(scene)) reached.add(way);
  }
  return reached;
}

/**
 * Whether a scene is sure to let the party on: by an exit that is open, or opens after failures (DT-SHOT-02), or as time
 * runs out.
 */
export function isSure(scene: Scene): boolean {
  const isExit = scene.exits.some(
    (exit) =>
      exit.kind !== 'retreat' &&
      (exit.opensAfter !== undefined || (exit.when === undefined && exit.if === undefined)),
  );
  const late = allOf(scene.countdown?.do ?? []);
  return isExit || late.some((deed) => 'go' in deed || 'end' in deed);
}
