import type { Power } from '../../content/trait.ts';
import type { Creature, Turn } from '../../model.ts';
import type { World } from '../../table.ts';
import { eachTrait } from '../numbers/bearers.ts';
import type { Deed } from './menu.ts';

/** Powers of heritage, roles, effects and things that are open now (DT-PLC-05). */
export function powerDeeds(w: World, creature: Creature, _turn: Turn): readonly Deed[] {
  return powersOf(w, creature, 'combat').map(
    (power): Deed => ({
      id: `power-${power.id}`,
      kind: 'power',
      names: { power: power.id },
      takes: power.takes,
      ...(power.takes === 'free' ? { once: power.id } : {}),
      run: power.run,
    }),
  );
}

/** A power with whoever bears it. */
interface OpenPower extends Pick<Power, 'id' | 'rule' | 'takes'> {
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
