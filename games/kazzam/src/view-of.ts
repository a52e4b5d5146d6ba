import type { Observer } from '@tablewright/engine';
import { type CreatureId, type KazzamState, NOWHERE } from './model.ts';
import { secretsFrom } from './rules/effects/secrets.ts';
import { unseenBy } from './rules/sight/hidden-places.ts';
import type { Moment } from './table.ts';

/** A match as an observer may know it: the state, but for the squares of some who are Hidden. */
export interface KazzamView extends KazzamState {
  /** Creatures on the map whose squares the observer does not know; missing if it knows all. */
  readonly unseen?: readonly CreatureId[];
}

/**
 * What an observer may know (KZ-INFO-01 to KZ-INFO-03, KC-HID-06, KR-HID-02, KM-HID-03). The state
 * itself, unless somebody is Hidden from it and squares are secret: then those stand nowhere. What
 * else is known of them stays public: HP, statuses, who holds them or is held, the orbs that they
 * carry, how far they have gone.
 *
 * What may be done is judged by where everybody truly is (ruling): nobody can end in a square where
 * an unseen creature stands, an area that would strike it can be used, and whoever has to move it
 * by force sees its way. Whoever finds a square missing, or such a thing offered, may conclude who
 * is there, as at a table where somebody says "you cannot go there".
 */
export function viewOf(moment: Moment, observer: Observer): KazzamView {
  const { state } = moment;
  const unseen = unseenBy(moment, observer);
  const secrets = secretsFrom(moment, observer);
  const effects =
    secrets.length === 0
      ? state.effects
      : state.effects.map((effect) =>
          secrets.includes(effect) ? { ...effect, amount: 0 } : effect,
        );
  if (unseen.length === 0) return secrets.length === 0 ? state : { ...state, effects };
  return {
    ...state,
    effects,
    creatures: state.creatures.map((creature, id) =>
      unseen.includes(id) ? { ...creature, cell: NOWHERE, startedAt: NOWHERE } : creature,
    ),
    struck: state.struck.filter(({ creature }) => !unseen.includes(creature)),
    unseen,
  };
}
