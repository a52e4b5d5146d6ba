import type { RoleManifest } from '../../../rules/effects/manifest.ts';
import { topic } from '../../../rules/effects/manifest.ts';
import { LEADER as ABILITIES } from '../leader.ts';
import { TEXTS } from './texts.ts';

/** The Leader. */
export const LEADER: RoleManifest = {
  id: 'leader',
  specialisations: ['motivator', 'rescuer', 'tactician', 'vanguard'],
  abilities: ABILITIES,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  topics: [
    topic('leader', 'KR-LEAD-01'),
    topic('leader.motivator', 'KR-LEAD-02 KR-LEAD-03'),
    topic('leader.rescuer', 'KR-LEAD-04 KR-LEAD-05'),
    topic('leader.tactician', 'KR-LEAD-06 KR-LEAD-07'),
    topic('leader.vanguard', 'KR-LEAD-08 KR-LEAD-09 KR-LEAD-10'),
  ],
};
