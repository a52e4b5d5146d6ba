import { areAllies, isUp } from '../../rules/creature.ts';
import { isHere, isInReach } from '../../rules/place/distance.ts';
import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { mods, natural } from './forms.ts';
import { printedTask } from './rules.ts';

/** A dire wolf (DT-MON-06). */
export const direWolf: Block = {
  id: 'dire-wolf',
  rule: 'DT-MON-06',
  level: 2,
  ac: 13,
  hp: 9,
  speed: 60,
  mods: mods(2, 2, 1, -3, 1, -2),
  attacks: [natural('bite', 'medium', 3, 2)],
  morale: 8,
  tags: ['beast', 'living'],
  genres: ['fantasy'],
  traits: ['hunts-in-pack', 'keen-nose'],
};

/** Advantage when an ally stands beside its prey (DT-MON-06). */
export const huntsInPack: Trait = {
  id: 'hunts-in-pack',
  rule: 'DT-MON-06',
  roll(w, { creature }, { kind, target }) {
    if (kind !== 'attack' || target === undefined) return undefined;
    const hasHelp = w.state.creatures.some(
      (other) =>
        areAllies(creature, other) && isUp(other) && isHere(other) && isInReach(w, other, target),
    );
    return hasHelp ? [{ is: 'advantage', rule: 'DT-MON-06', from: 'pack' }] : undefined;
  },
};

/** Tracks at +3 (DT-MON-06). */
export const keenNose = printedTask('keen-nose', 'DT-MON-06', 'track', 3);
