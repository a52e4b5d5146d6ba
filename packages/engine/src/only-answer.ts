import {
  type AllocationChoice,
  type Answer,
  type Choice,
  circlesForFree,
  type FieldAnswer,
  type FormChoice,
  type OneChoice,
  type Option,
  type PathChoice,
  type Sieve,
  type SomeChoice,
  type Trail,
  trailOfLists,
} from './choice.ts';
import { enumerateAnswers } from './list-answers.ts';

/**
 * The single legal answer of a choice that leaves nothing to choose; nothing if there are several,
 * or none. Options that are {@link Option.aside} do not count.
 */
export function onlyAnswer(choice: Choice): Answer | undefined {
  switch (choice.kind) {
    case 'one':
      return onlyOption(choice);
    case 'some':
      return onlySelection(choice);
    case 'amount':
      return choice.min === choice.max ? choice.min : undefined;
    case 'allocation':
      return onlySplit(choice);
    case 'order':
      return choice.options.length < 2 ? choice.options.map((_, index) => index) : undefined;
    case 'path':
      return onlyWay(choice);
    case 'text':
      return undefined;
    case 'form':
      return onlyForm(choice);
  }
}

function onlyForm({ fields }: FormChoice): Answer | undefined {
  const only: FieldAnswer[] = [];
  for (const { choice } of fields) {
    const answer = onlyAnswer(choice);
    if (answer === undefined) return undefined;
    only.push(answer as FieldAnswer);
  }
  return only;
}

function onlyOption({ options, sieve }: OneChoice): number | undefined {
  if (sieve === undefined) return onlyIndex(options);
  const at = onlyIndex(sieve.candidates, sieve);
  return at === undefined ? undefined : -1 - at;
}

/** Where the only option of a list is that passes and is not aside. */
function onlyIndex(list: readonly Option[], sieve?: Sieve): number | undefined {
  let only: number | undefined;
  for (let at = 0; at < list.length; at += 1) {
    const option = list[at];
    if (option === undefined || option.aside === true) continue;
    if (sieve !== undefined && !sieve.passes(option)) continue;
    if (only !== undefined) return undefined;
    only = at;
  }
  return only;
}

function onlySelection(choice: SomeChoice): readonly number[] | undefined {
  const { options, min, max, limits = [] } = choice;
  if (limits.length > 0) {
    const [first, second] = enumerateAnswers(choice, 2);
    return second === undefined ? (first as readonly number[] | undefined) : undefined;
  }
  const all = options.length;
  if (min > Math.min(max, all)) return undefined;
  if (Math.min(max, all) === 0) return [];
  return min === all ? options.map((_, index) => index) : undefined;
}

function onlySplit(choice: AllocationChoice): readonly number[] | undefined {
  const { caps, min, max, maxTargets = caps.length } = choice;
  if (isFree(caps, min, max, maxTargets)) return undefined;
  const takers = [...caps.keys()].filter((at) => capOf(at) > 0).sort((a, b) => capOf(b) - capOf(a));
  function capOf(at: number): number {
    return caps[at] ?? 0;
  }
  const filled = takers.slice(0, maxTargets);
  const room = filled.reduce((sum, at) => sum + capOf(at), 0);
  const total = Math.min(max, room);
  if (total !== min) return undefined;
  const [first = -1] = takers;
  if (total === 0 || takers.length === 1) return caps.map((_, at) => (at === first ? total : 0));
  if (maxTargets === 1) {
    // All goes to one: to whoever can take it.
    const able = takers.filter((at) => capOf(at) >= total);
    return able.length === 1 ? caps.map((_, at) => (at === first ? total : 0)) : undefined;
  }
  const last = filled.at(-1);
  const next = takers[maxTargets];
  // With all the room taken it is settled who gets how much, unless another could get as much.
  const isSettled = next === undefined || last === undefined || capOf(next) < capOf(last);
  if (total < room || !isSettled) return undefined;
  return caps.map((cap, at) => (filled.includes(at) ? cap : 0));
}

/** Whether it is plain to see that points can be split in several ways, as they mostly can. */
function isFree(caps: readonly number[], min: number, max: number, maxTargets: number): boolean {
  let takers = 0;
  let most = 0;
  for (let at = 0; at < caps.length; at += 1) {
    const cap = caps[at] ?? 0;
    if (cap > 0) takers += 1;
    if (cap > most) most = cap;
  }
  const more = maxTargets > 0 && Math.min(max, most) > min;
  const elsewhere = takers > 1 && maxTargets > 1 && min > 0 && min <= most;
  return more || elsewhere;
}

/** A look for a second way. */
interface Search {
  readonly trail: Trail;
  readonly ways: number[][];
  /** By place, with how much left no way from there was found. */
  readonly inVain: Map<number, number>;
  /** Whether a step was passed by because it leads round in circles: elsewhere it need not. */
  circled: boolean;
}

function onlyWay(choice: PathChoice): readonly number[] | undefined {
  const trail = choice.trail ?? trailOfLists(choice);
  const search: Search = { trail, ways: [], inVain: new Map(), circled: false };
  seek(search, trail.from, choice.budget, []);
  const [way, second] = search.ways;
  if (way === undefined || second !== undefined) return undefined;
  return choice.trail === undefined ? way : way.map((key) => -1 - key);
}

/** Goes on from a place until two ways are found; returns whether any was. */
function seek(search: Search, at: number, left: number, taken: number[]): boolean {
  const { trail, ways, inVain } = search;
  let found = trail.mayEnd(at);
  if (found) ways.push([...taken]);
  if (ways.length > 1 || left <= (inVain.get(at) ?? -1)) return found;
  const { to, costs } = trail.stepsFrom(at);
  for (const [step, place] of to.entries()) {
    const cost = costs[step] ?? Number.POSITIVE_INFINITY;
    if (cost > left || to.indexOf(place) < step) continue;
    if (circlesForFree(trail, taken, place, cost)) {
      search.circled = true;
      continue;
    }
    taken.push(place);
    found = seek(search, place, left - cost, taken) || found;
    taken.pop();
    if (ways.length > 1) return true;
  }
  if (!found && !search.circled) inVain.set(at, left);
  return found;
}
