import { effectOn } from '../../rules/bearers/bearers.ts';
import { areEnemies } from '../../rules/creature.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { isHere } from '../../rules/place/distance.ts';
import { believes, meetsPhantasm } from '../spells/shared/phantasm.ts';
import { layerOf } from '../spells/shared/zones.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** An illusion: enemies who come into it meet it; as long as they believe they may doubt it, or strike at it. */
export const PHANTASM: ZoneKind = {
  id: 'phantasm',
  rule: 'DT-ARC-210',
  isEach: true,
  gives: (w, zone, creature) => {
    const caster = layerOf(w, zone);
    if (caster === creature) return ['phantasm-lead'];
    return caster !== undefined &&
      areEnemies(caster, creature) &&
      isHere(creature) &&
      believes(creature, zone)
      ? ['phantasm-victim']
      : undefined;
  },
  *harms(t, zone, creature) {
    const caster = layerOf(t, zone);
    if (caster !== undefined && areEnemies(caster, creature) && creature.hp > 0)
      yield* meetsPhantasm(t, zone, creature);
  },
  *ended(t, { source }) {
    for (const creature of t.state.creatures) {
      const wounds = effectOn(creature, 'imagined-wounds');
      if (wounds?.source.rule === source.rule && wounds.source.by === source.by)
        yield* relieve(t, creature, wounds, 'end');
    }
  },
};
