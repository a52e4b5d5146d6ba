import type { Answer, Policy, PolicyInput } from '@tablewright/engine';
import { Search, type SearchSettings } from './search.ts';

/** A clock, and how long a decision may take by it where the policy's own time is not to hold. */
export type SearchClock = Pick<SearchSettings, 'now' | 'milliseconds'>;

/** A policy that can also be asked to work step by step, so that it can be stopped and shown. */
export type SearchPolicy = Policy & {
  /** Begins a search; a driver with a clock may hand it in. */
  readonly begin: (input: PolicyInput, clock?: SearchClock) => Search;
};

/**
 * A policy that looks ahead from what its seat may know. The rollout policy is mixed with the
 * share of random decisions that the settings say, so that the search trusts nobody to be perfect.
 * It makes use of standing offers as the rollout policy does.
 * @throws PolicyFault, when asked, where nothing can be imagined
 */
export function searchPolicy(settings: SearchSettings): SearchPolicy {
  const begin = (input: PolicyInput, clock?: SearchClock): Search =>
    new Search(input, clock === undefined ? settings : { ...settings, ...clock });
  const policy: SearchPolicy = Object.assign(((input) => finish(begin(input))) satisfies Policy, {
    begin,
  });
  const { offers } = settings.rollout ?? {};
  return offers === undefined ? policy : Object.assign(policy, { offers });
}

/**
 * The policy with so much time for a decision, in milliseconds, if it looks ahead; else itself.
 * What it decides then depends on the machine.
 */
export function withinTime(policy: Policy, milliseconds: number, now: () => number): Policy {
  if (!isSearchPolicy(policy)) return policy;
  const timed: Policy = (input) => finish(policy.begin(input, { now, milliseconds }));
  const { offers } = policy;
  return offers === undefined ? timed : Object.assign(timed, { offers });
}

function finish(search: Search): Answer {
  while (!search.done) search.step();
  return search.answer;
}

/** Whether a policy can be asked to work step by step. */
export function isSearchPolicy(policy: Policy): policy is SearchPolicy {
  return 'begin' in policy;
}
