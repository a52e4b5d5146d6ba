import type { D20 } from '../../d20-table.ts';
import { has } from '../../rules/bearers/bearers.ts';
import { isUp } from '../../rules/creature.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { feetBetween, isHere, MELEE } from '../../rules/place/distance.ts';
import type { Bearer, Trait } from '../trait.ts';
import { causeOf } from './shared.ts';

/** Whether its holder still has hold of it: not when it sleeps or has fallen, nor from afar (DT-ATK-11). */
function isHeld(t: D20, { creature, effect }: Bearer): boolean {
  const holder = effect === undefined ? undefined : causeOf(t, effect.source);
  return (
    holder !== undefined &&
    isUp(holder) &&
    isHere(holder) &&
    !has(holder, 'asleep') &&
    feetBetween(t.state, creature.place, holder.place) <= MELEE
  );
}

function letGo(t: D20, self: Bearer) {
  const { creature, effect } = self;
  return effect === undefined || isHeld(t, self) ? undefined : relieve(t, creature, effect, 'end');
}

/** Held by somebody: cannot move until it breaks free or is let go; parted from its holder it is free (DT-ATK-11, -12). */
export const grappled: Trait = {
  id: 'grappled',
  rule: 'DT-ATK-11',
  bans: ['move'],
  on: {
    turnBegan: letGo,
    turnEnding: letGo,
    ticked: letGo,
    combatEnded: (t, { creature, effect }) =>
      effect === undefined ? undefined : relieve(t, creature, effect, 'end'),
  },
};
