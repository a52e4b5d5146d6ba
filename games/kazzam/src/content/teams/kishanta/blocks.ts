import { groundOf } from '../../../rules/court/ground-now.ts';
import type { BlockAbility } from '../../../rules/effects/manifest.ts';
import { ripsBy, WASHED } from '../../classes/porter/ripping-tides.ts';

/** Obi's Ripping Tides teleports what it rips away: walls are not in its way (KT-VAR-04). */
const BY_TELEPORT = ripsBy({
  id: 'kishanta/ripping-tides',
  rule: 'KT-VAR-04',
  deed: 'teleported',
  squares({ state }, from) {
    const ground = groundOf(state);
    return ground.within(from, WASHED).filter((cell) => ground.isOpen(cell));
  },
});

/** What stat blocks of the house print otherwise than the classes. */
export const BLOCKS: readonly BlockAbility[] = [
  { of: 'controller', pick: 'porter/ripping-tides', ability: BY_TELEPORT },
];
