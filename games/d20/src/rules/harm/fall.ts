import { type Flow, maybe } from '@tablewright/engine';
import type { Harm } from '../../content/trait.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Dying } from '../../model.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { afflict } from '../effects/afflict.ts';
import { announce } from '../moments/moment.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { isMinor } from './minor.ts';

/** A creature at 0 or less (DT-HP-08, -09, -12): it lies unconscious; at −maximum, or if it is minor, it is dying. */
export function* fall(t: D20, victim: Creature, harm: Harm, wasUp: boolean): Flow<void> {
  if (wasUp) {
    dropAll(t, victim);
    // Unconsciousness counts as rest (DT-HEAL-01).
    victim.restSince ??= t.state.clock;
    // Told right before what is laid on it, of which more may come, such as the end of a concentration.
    t.tell?.({ type: 'fell', rule: 'DT-HP-08', creature: victim.id });
    yield* afflict(t, victim, {
      kind: 'unconscious',
      source: sourceOf(harm),
      until: { at: 'cure' },
    });
    if (victim.character !== undefined) t.met?.('fell.character');
    yield* maybe(announce(t, victim, 'felled', { harm }));
    // What slays outright is no damage, and leaves no choice.
    const isSlain = !harm.isDamage && victim.hp <= -maxHpOf(t, victim);
    if (victim.hp <= 0 && victim.life === 'alive' && !isSlain && isMinor(t, victim)) {
      return dying(t, victim, harm, { isMinor: true });
    }
  }
  if (victim.hp > -maxHpOf(t, victim) || victim.life !== 'alive') return;
  let outlives = false;
  eachTrait(t, victim, (trait, self) => {
    if (trait.outlives?.(t, self, harm) === true) outlives = true;
  });
  if (outlives) {
    t.tell?.({ type: 'outlived', rule: 'DT-HP-09', creature: victim.id });
    return;
  }
  dying(t, victim, harm);
}

/** A creature's death is to be settled, once. */
export function dying(
  { state }: D20,
  { id }: Creature,
  { danger }: Pick<Harm, 'danger'>,
  how: Pick<Dying, 'isFinal' | 'isMinor'> = {},
): void {
  if (state.dying.some(({ creature }) => creature === id)) return;
  state.dying.push({
    creature: id,
    rule: danger.rule,
    tags: danger.tags,
    ...(danger.by === undefined ? {} : { by: danger.by.id }),
    ...how,
  });
}

const sourceOf = ({ danger: { rule, by } }: Harm) =>
  by === undefined ? { rule } : { rule, by: by.id };

/** Whoever falls drops what it holds (DT-HP-08). */
export function dropAll({ state }: Pick<D20, 'state'>, creature: Creature): void {
  if (creature.held.length === 0) return;
  const dropped = creature.items.filter(({ id }) => creature.held.includes(id));
  creature.items = creature.items.filter((item) => !dropped.includes(item));
  creature.held = [];
  state.lying.push(...dropped.map((item) => ({ item, place: creature.place })));
}
