import type { Policy, PolicyInput } from '@tablewright/engine';
import { Search, type SearchSettings } from './search.ts';

/** A policy that can also be asked to work step by step, so that it can be stopped and shown. */
export type SearchPolicy = Policy & {
  /** Begins a search; a driver with a clock may hand it in. */
  readonly begin: (input: PolicyInput, now?: () => number) => Search;
};

/**
 * A policy that looks ahead from what its seat may know. The rollout policy is mixed with the
 * share of random decisions that the settings say, so that the search trusts nobody to be perfect.
 * @throws PolicyFault, when asked, where nothing can be imagined
 */
export function searchPolicy(settings: SearchSettings): SearchPolicy {
  const begin = (input: PolicyInput, now = settings.now): Search =>
    new Search(input, now === undefined ? settings : { ...settings, now });
  const policy: Policy = (input) => {
    const search = begin(input);
    while (!search.done) search.step();
    return search.answer;
  };
  return Object.assign(policy, { begin });
}

/** Whether a policy can be asked to work step by step. */
export function isSearchPolicy(policy: Policy): policy is SearchPolicy {
  return 'begin' in policy;
}
