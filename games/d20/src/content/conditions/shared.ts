import type { World } from '../../d20-table.ts';
import type { Creature, Effect, Source } from '../../model.ts';
import type { Danger, RollPart, Trait } from '../trait.ts';

/** What conditions have in common. */

/** Rolls of its bearer lean one way or the other. */
export const leans = (is: 'advantage' | 'disadvantage', rule: string, from: string): RollPart => ({
  is,
  rule,
  from,
});

/** Whoever is behind an effect, if it is still in play. */
export function causeOf(
  { state }: Pick<World, 'state'>,
  { by }: Pick<Source, 'by'>,
): Creature | undefined {
  return by === undefined ? undefined : state.creatures.find(({ id }) => id === by);
}

/** The harm of a condition: what it is made of, and whose doing it was. */
export function dangerOf(
  w: Pick<World, 'state'>,
  rule: string,
  tags: readonly string[],
  effect: Effect | undefined,
): Danger {
  const by = effect === undefined ? undefined : causeOf(w, effect.source);
  return by === undefined ? { rule, tags } : { rule, tags, by };
}

/** Whoever strikes at a helpless creature has advantage (DT-ATK-07). */
export const helpless =
  (id: string): NonNullable<Trait['rollAgainst']> =>
  (_w, _self, { kind }) =>
    kind === 'attack' ? [leans('advantage', 'DT-ATK-07', id)] : undefined;
