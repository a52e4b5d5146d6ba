import type { BlockAbility } from '../../../rules/effects/manifest.ts';
import { empath } from '../../classes/diviner/empath.ts';
import { empathicBond } from '../../classes/diviner/empathic-bond.ts';

/** How far Gerald's Empathic Bond reaches by his stat block (KT-VAR-03). */
const FAR = 10;

/** What Empaths leave in play their class declares. */
const { leaves: _known, ...feeling } = empath;

/** What the stat blocks print otherwise than the classes (KT-VAR-03). */
export const BLOCKS: readonly BlockAbility[] = [
  {
    of: 'striker',
    pick: empath.id,
    ability: {
      ...feeling,
      id: 'bagwung/printed-empath',
      rule: 'KT-VAR-03',
      actions: [empathicBond(FAR)],
    },
  },
];
