import { afflict, forRounds } from '../../rules/effects/afflict.ts';
import { strike } from '../../rules/harm/hazard.ts';
import { isIn } from '../../rules/place/zones.ts';
import type { Hazard } from '../hazard.ts';
import { layerOf } from '../spells/shared/zones.ts';
import type { ZoneKind } from '../zone-kind.ts';

const RULE = 'DT-DIV-504';
/** Creatures of this Level or less are afraid of it. */
const WEAK = 2;

const INSECTS: Hazard = {
  id: 'insect-plague',
  rule: RULE,
  level: 4,
  save: 'CON',
  tags: ['insects'],
  repeats: 1,
};

/** A cloud of insects: it harms each round, hinders eyes and arms, frightens the weak, and goes where its caster sends it. */
export const INSECT_PLAGUE: ZoneKind = {
  id: 'insect-plague',
  rule: RULE,
  gives: (w, zone, creature) => [
    ...(isIn(w, zone, creature) ? ['insect-swarm'] : []),
    ...(zone.source.by === creature.id ? ['insect-lead'] : []),
  ],
  *harms(t, zone, creature) {
    const by = layerOf(t, zone);
    if (creature.level <= WEAK) {
      // Nobody is its source: they are afraid of the cloud, as long as they are in it.
      const { by: _by, ...source } = zone.source;
      yield* afflict(t, creature, { kind: 'afraid', source, until: forRounds(t, 1) });
    }
    const striking = { hazard: INSECTS, level: INSECTS.level };
    yield* strike(t, creature, by === undefined ? striking : { ...striking, by });
  },
};
