import type { Power } from '../../content/trait.ts';
import type { World } from '../../d20-table.ts';
import type { Creature, Turn } from '../../model.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { isHere } from '../place/distance.ts';
import type { Deed } from './menu.ts';

/** Powers of heritage, roles, effects and things that are open now (DT-PLC-05). */
export function powerDeeds(w: World, creature: Creature, _turn: Turn): readonly Deed[] {
  const own = powersOf(w, creature, 'combat').map(
    (power): Deed => ({
      id: `power-${power.id}`,
      kind: 'power',
      names: { power: power.id },
      takes: power.takes,
      ...(power.takes === 'free' ? { once: power.id } : {}),
      ...(power.worth === undefined ? {} : { worth: power.worth }),
      run: power.run,
    }),
  );
  return [...own, ...invitedDeeds(w, creature)];
}

/** What can be done to others, as their traits say. */
export function invitedDeeds(w: World, creature: Creature): readonly Deed[] {
  const deeds: Deed[] = [];
  for (const other of w.state.creatures) {
    if (other === creature || other.life !== 'alive' || !isHere(other)) continue;
    eachTrait(w, other, ({ invites = [] }, self) => {
      for (const { id, rule, takes, fits, use } of invites) {
        if (!fits(w, self, creature)) continue;
        deeds.push({
          id: `${id}-${other.id}`,
          kind: 'invited',
          names: { power: id, creature: other.id },
          takes,
          at: other,
          run: (t) => {
            t.tell?.({ type: 'power-used', rule, creature: creature.id, power: id });
            return use(t, self, creature);
          },
        });
      }
    });
  }
  return deeds;
}

/** A power with whoever bears it. */
interface OpenPower extends Pick<Power, 'id' | 'rule' | 'takes'> {
  readonly worth?: number;
  readonly run: Deed['run'];
}

/** The powers that a creature may use now, in a combat or outside one. */
export function powersOf(
  w: World,
  creature: Creature,
  when: 'combat' | 'calm',
): readonly OpenPower[] {
  const open: OpenPower[] = [];
  eachTrait(w, creature, ({ powers = [] }, self) => {
    for (const power of powers) {
      if (power.when !== undefined && power.when !== when) continue;
      if (power.closed?.(w, self) !== undefined) continue;
      const { id, rule, takes } = power;
      // Of several of one kind, such as two webs, the first is meant.
      if (open.some((one) => one.id === id)) continue;
      open.push({
        id,
        rule,
        takes,
        ...(power.worth === undefined ? {} : { worth: power.worth(w, self) }),
        run: (t) => {
          t.met?.(`power.${id}`);
          t.tell?.({ type: 'power-used', rule, creature: creature.id, power: id });
          return power.use(t, self);
        },
      });
    }
  });
  return open;
}
