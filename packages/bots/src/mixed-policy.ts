import { type Policy, sampleAnswer } from '@tablewright/engine';

/** So fine is the share of random decisions. */
const STEPS = 1000;

/**
 * Decides as another policy does, but a share of its decisions (0 to 1) at random. Standing offers it
 * uses as the other does.
 */
export function mixedPolicy<V>(policy: Policy<V>, share: number): Policy<V> {
  const random = Math.round(share * STEPS);
  if (random === 0) return policy;
  const mixed: Policy<V> = (input) =>
    input.random.index(STEPS, 'mistake') < random
      ? sampleAnswer(input.choice, input.random)
      : policy(input);
  const { offers } = policy;
  return offers === undefined ? mixed : Object.assign(mixed, { offers });
}
