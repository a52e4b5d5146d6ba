import type { RoleManifest } from '../../../rules/effects/manifest.ts';
import { topic } from '../../../rules/effects/manifest.ts';
import { SPECIALIST as ABILITIES } from './specialist.ts';
import { TEXTS } from './texts.ts';

/** The Specialist. */
export const SPECIALIST: RoleManifest = {
  id: 'specialist',
  specialisations: ['hunter', 'runner', 'terrain-artist', 'trapper'],
  abilities: ABILITIES,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  topics: [
    topic('specialist.hunter', 'KR-SPEC-02 KR-SPEC-03 KR-SPEC-04 KR-SPEC-05 KR-SPEC-06 KR-SPEC-07'),
    topic('specialist.runner', 'KR-SPEC-08 KR-SPEC-09 KR-SPEC-10 KR-SPEC-11 KR-SPEC-12 KR-SPEC-13'),
    topic(
      'specialist.trapper',
      'KR-SPEC-14 KR-SPEC-15 KR-SPEC-16 KR-SPEC-17 KR-SPEC-18 KR-SPEC-19',
    ),
    topic(
      'specialist.terrain-artist',
      'KR-SPEC-20 KR-SPEC-21 KR-SPEC-22 KR-SPEC-23 KR-SPEC-26 KR-SPEC-27',
      'KR-SPEC-28 KR-SPEC-29 KR-SPEC-30 KR-SPEC-31',
    ),
  ],
};
