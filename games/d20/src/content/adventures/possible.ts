import type { Adventure, AdventureEvent, Deed, Exit, Scene, When } from '../adventure.ts';
import { allOf } from './ways.ts';

/** What can come about in an adventure if everything goes as well or as badly as it may; skips are left out. */
export interface Possible {
  readonly scenes: Set<string>;
  readonly flags: Set<string>;
  readonly facts: Set<string>;
  readonly counters: Set<string>;
  /** People whose attitude can change. */
  readonly moved: Set<string>;
  readonly endings: Set<string>;
}

/** All that can come about from the start. */
export function possibleIn(adventure: Adventure): Possible {
  const found: Possible = {
    scenes: new Set([adventure.start]),
    flags: new Set(),
    facts: new Set(),
    counters: new Set(),
    moved: new Set(),
    endings: new Set(),
  };
  let before = -1;
  while (sizeOf(found) > before) {
    before = sizeOf(found);
    takeEvents(adventure, found, adventure.events, undefined);
    for (const scene of adventure.scenes) {
      if (found.scenes.has(scene.id)) takeScene(adventure, found, scene);
    }
  }
  return found;
}

/** Whether an exit can be open, as far as is known. */
export function canOpen(
  adventure: Adventure,
  found: Possible,
  scene: Scene,
  { if: shown, when, opensAfter }: Exit,
): boolean {
  const holds = (one: When | undefined) =>
    one === undefined || canHold(adventure, found, one, scene);
  const canFail = scene.tasks.some((task) => task.tn !== undefined && holds(task.when));
  return holds(shown) && (holds(when) || (opensAfter !== undefined && canFail));
}

function takeScene(adventure: Adventure, found: Possible, scene: Scene): void {
  const holds = (when: When | undefined) =>
    when === undefined || canHold(adventure, found, when, scene);
  takeDeeds(found, scene.onEnter ?? []);
  takeEvents(adventure, found, scene.events ?? [], scene);
  takeDeeds(found, scene.countdown?.do ?? []);
  for (const task of scene.tasks) {
    if (!holds(task.when)) continue;
    takeDeeds(found, [...task.ok, ...task.fail]);
    if (typeof task.near === 'object') takeDeeds(found, task.near);
    if (typeof task.tn === 'object' && 'attitude' in task.tn) found.moved.add(task.tn.attitude);
    if (scene.key?.task === task.id) found.facts.add(scene.key.fact);
  }
  for (const hazard of scene.hazards ?? []) takeDeeds(found, hazard.failed ?? []);
  if (holds(scene.bargain?.when)) takeDeeds(found, scene.bargain?.do ?? []);
  for (const id of scene.people ?? []) {
    const person = adventure.people.find((one) => one.id === id);
    if (person === undefined) continue;
    if (person.attitude === 'friendly' || found.moved.has(id)) {
      for (const fact of person.facts ?? []) found.facts.add(fact);
    }
  }
  for (const exit of scene.exits) {
    if (!canOpen(adventure, found, scene, exit)) continue;
    takeDeeds(found, exit.do ?? []);
    if (exit.to !== 'end') found.scenes.add(exit.to);
    if (exit.ending !== undefined) found.endings.add(exit.ending);
  }
}

function takeEvents(
  adventure: Adventure,
  found: Possible,
  events: readonly AdventureEvent[],
  scene: Scene | undefined,
): void {
  for (const event of events) {
    if (canHold(adventure, found, event.when, scene)) takeDeeds(found, event.do);
  }
}

function takeDeeds(found: Possible, deeds: readonly Deed[]): void {
  for (const deed of allOf(deeds)) {
    if ('flag' in deed && deed.is !== false) found.flags.add(deed.flag);
    if ('learn' in deed) found.facts.add(deed.learn);
    if ('counter' in deed && deed.add > 0) found.counters.add(deed.counter);
    if ('attitude' in deed) found.moved.add(deed.attitude);
    if ('go' in deed) found.scenes.add(deed.go);
    if ('end' in deed) found.endings.add(deed.end);
  }
}

function canHold(
  adventure: Adventure,
  found: Possible,
  when: When,
  scene: Scene | undefined,
): boolean {
  const holds = (one: When) => canHold(adventure, found, one, scene);
  if ('all' in when) return when.all.every(holds);
  if ('any' in when) return when.any.some(holds);
  if ('not' in when) return canFail(adventure, found, when.not, scene);
  if ('flag' in when) return found.flags.has(when.flag);
  if ('fact' in when) return found.facts.has(when.fact);
  if ('from' in when) return found.scenes.has(when.from);
  if ('counter' in when) {
    const most = adventure.counters.find(({ id }) => id === when.counter)?.max ?? 0;
    return found.counters.has(when.counter) && most >= when.atLeast;
  }
  if ('attitude' in when) {
    const at = adventure.people.find(({ id }) => id === when.attitude)?.attitude;
    return at === when.is || found.moved.has(when.attitude);
  }
  if ('task' in when) {
    const task = scene?.tasks.find(({ id }) => id === when.task);
    return task !== undefined && (task.when === undefined || holds(task.when));
  }
  return true;
}

function canFail(
  adventure: Adventure,
  found: Possible,
  when: When,
  scene: Scene | undefined,
): boolean {
  const fails = (one: When) => canFail(adventure, found, one, scene);
  if ('all' in when) return when.all.some(fails);
  if ('any' in when) return when.any.every(fails);
  if ('not' in when) return canHold(adventure, found, when.not, scene);
  return true;
}

function sizeOf(found: Possible): number {
  return Object.values(found).reduce((sum: number, set: Set<string>) => sum + set.size, 0);
}
