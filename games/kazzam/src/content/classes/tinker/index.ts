import type { Ability } from '../../../rules/effects/ability.ts';
import {
  ANY_IMPLEMENT,
  type ClassManifest,
  ofClass,
  topic,
} from '../../../rules/effects/manifest.ts';
import { advancedTrap } from './advanced-trap.ts';
import { FEATURES } from './features.ts';
import { IMPROVEMENTS } from './improved.ts';
import { INVARIANTS } from './invariants.ts';
import { POWERS } from './powers.ts';
import { protectiveWard } from './protective-ward.ts';
import { TEXTS } from './texts.ts';
import { POWER_TEXTS } from './texts-powers.ts';
import { TRAP_POWERS, TRAPS } from './traps.ts';

const ABILITIES: readonly Ability[] = [
  ...FEATURES,
  ...TRAP_POWERS,
  advancedTrap,
  protectiveWard,
  ...POWERS,
];

/** The Tinker (KC-TNK-01): the trap of its implement and Reset Traps are granted (KC-TNK-04). */
export const TINKER: ClassManifest = {
  id: 'tinker',
  rule: 'KC-TNK-01',
  implements: ANY_IMPLEMENT,
  groups: [
    {
      key: 'feature',
      rule: 'KC-TNK-01',
      from: IMPROVEMENTS.map(({ id }) => id),
      count: 1,
    },
    {
      key: 'at-will',
      rule: 'KC-TNK-01',
      from: ofClass('tinker', ['vokos-lariat', 'irenas-cloak']),
      count: 1,
    },
    {
      key: 'trap',
      rule: 'KC-TNK-01',
      from: ofClass('tinker', ['anti-charm-trap', 'distraction-trap']),
      count: 1,
    },
    {
      key: 'encounter',
      rule: 'KC-TNK-01',
      from: ofClass('tinker', ['advanced-trap', 'protective-ward', 'bag-of-tricks']),
      count: 1,
    },
  ],
  grants: ofClass('tinker', ['reset-traps', 'wand-trap', 'staff-trap', 'sword-trap']),
  needs: {
    'tinker/wand-trap': ['wand'],
    'tinker/staff-trap': ['staff'],
    'tinker/sword-trap': ['sword'],
  },
  abilities: ABILITIES,
  traps: TRAPS,
  invariants: INVARIANTS,
  topics: [
    topic(
      'tinker',
      'KC-TNK-01 KC-TNK-04 KC-TNK-05 KC-TNK-06 KC-TNK-10 KC-TNK-11',
      'KC-TNK-12 KC-TNK-13 KC-TNK-20 KC-TNK-21 KC-TNK-22 KC-TNK-25',
      'KC-TNK-23 KC-TNK-24 KC-TNK-26 KC-TNK-30 KC-TNK-31 KC-TNK-32',
      'KC-TNK-33 KC-TNK-34 KC-TNK-35 KC-TNK-36 KC-REC-14 KC-REC-15 KC-VAR-13',
    ),
    topic(
      'built-traps',
      'KC-TRAP-01 KC-TRAP-02 KC-TRAP-03 KC-TRAP-04 KC-TRAP-05 KC-TRAP-06',
      'KC-TRAP-07 KC-TRAP-08 KC-TRAP-09 KC-TRAP-10 KC-TRAP-11 KC-TRAP-12',
      'KC-TRAP-13',
    ),
  ],
  texts: {
    en: { ...TEXTS, ...POWER_TEXTS },
    de: async () => ({
      ...(await import('./texts-de.ts')).TEXTS_DE,
      ...(await import('./texts-powers-de.ts')).POWER_TEXTS_DE,
    }),
  },
};
