import type { RoleManifest } from '../../../rules/effects/manifest.ts';
import { topic } from '../../../rules/effects/manifest.ts';
import { STRIKER as ABILITIES } from '../striker.ts';
import { TEXTS } from './texts.ts';

/** The Striker. */
export const STRIKER: RoleManifest = {
  id: 'striker',
  specialisations: ['blaster', 'blitzer', 'bruiser', 'sniper'],
  abilities: ABILITIES,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  topics: [
    topic(
      'striker',
      'KR-STRI-01 KR-STRI-02 KR-STRI-03 KR-STRI-04 KR-STRI-05 KR-STRI-06',
      'KR-STRI-07 KR-STRI-08',
    ),
    topic('striker.blitzer', 'KR-STRI-09 KR-STRI-10 KR-STRI-11 KR-STRI-14'),
    topic('striker.bruiser', 'KR-STRI-12 KR-STRI-13 KR-STRI-14 KR-STRI-15'),
    topic('striker.sniper', 'KR-STRI-16 KR-STRI-17 KR-STRI-18'),
    topic('striker.blaster', 'KR-STRI-19 KR-STRI-20 KR-STRI-21 KR-STRI-22'),
  ],
};
