import { creatureOf } from '../../../rules/creature.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import type { Trait } from '../../trait.ts';
import { turnOn, vanish } from '../arcane/conjure.ts';

/** Here by magic: where that ends, it is gone (DT-ARC-302, -503). */
export const conjured: Trait = {
  id: 'conjured',
  rule: 'DT-ARC-503',
  on: {
    ended(t, { creature }, { how }) {
      if (how !== 'death') vanish(t, creature, 'DT-ARC-503');
      return undefined;
    },
  },
};

/** Obeys while its caster concentrates; that lost, it turns on the caster, and it goes if the caster lets it (DT-ARC-503). */
export const obeys: Trait = {
  id: 'obeys',
  rule: 'DT-ARC-503',
  on: {
    *ended(t, { creature, effect }, { how }) {
      const by = effect?.source.by;
      if (creature.life !== 'alive' || by === undefined || how === 'death') return;
      if (how === 'lost') yield* turnOn(t, creature, creatureOf(t.state, by));
      else yield* relieveOf(t, creature, ['conjured'], 'end', 'DT-ARC-503');
    },
  },
};

/** On the one task of its caster: a fight, after which it goes (DT-ARC-606). */
export const onMission: Trait = {
  id: 'on-mission',
  rule: 'DT-ARC-606',
  on: {
    combatEnded(t, { creature }) {
      vanish(t, creature, 'DT-ARC-606');
      return undefined;
    },
    ended(t, { creature }, { how }) {
      if (how !== 'death' && how !== 'lost') vanish(t, creature, 'DT-ARC-606');
      return undefined;
    },
  },
};

/** One of the dead that somebody keeps (DT-ARC-501): counted against the caster's Level. */
export const animated: Trait = { id: 'animated', rule: 'DT-ARC-501' };
