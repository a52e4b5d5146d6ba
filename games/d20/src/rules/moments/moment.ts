import type { Flow } from '@tablewright/engine';
import type { Bearer, Moments, Trait } from '../../content/trait.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { eachTrait } from '../bearers/bearers.ts';

/** Whoever answers to a moment. */
interface Listener<M extends keyof Moments> {
  readonly self: Bearer;
  readonly answer: NonNullable<NonNullable<Trait['on']>[M]>;
}

/**
 * Announces a moment to all that a creature bears, in the order of `eachTrait`; what has ended meanwhile hears nothing
 * of it. Returns nothing where nobody listens, which costs no flow.
 */
export function announce<M extends keyof Moments>(
  t: D20,
  creature: Creature,
  name: M,
  moment: Moments[M],
): Flow<void> | undefined {
  let listeners: Listener<M>[] | undefined;
  eachTrait(t, creature, (trait, self) => {
    const answer = trait.on?.[name] as Listener<M>['answer'] | undefined;
    if (answer === undefined) return;
    listeners ??= [];
    listeners.push({ self, answer });
  });
  return listeners === undefined ? undefined : answerAll(t, creature, listeners, moment);
}

function* answerAll<M extends keyof Moments>(
  t: D20,
  creature: Creature,
  listeners: readonly Listener<M>[],
  moment: Moments[M],
): Flow<void> {
  for (const { self, answer } of listeners) {
    if (self.effect !== undefined && !creature.effects.includes(self.effect)) continue;
    const flow = answer(t, self, moment);
    if (flow !== undefined) yield* flow;
  }
}

/** The same for one effect alone. */
export function announceTo<M extends 'began' | 'ended' | 'due'>(
  t: D20,
  trait: Trait | undefined,
  self: Bearer,
  name: M,
  moment: Moments[M],
): Flow<void> | undefined {
  const answer = trait?.on?.[name] as Listener<M>['answer'] | undefined;
  return answer?.(t, self, moment);
}
