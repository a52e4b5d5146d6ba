import type { RoleManifest } from '../../../rules/effects/manifest.ts';
import { topic } from '../../../rules/effects/manifest.ts';
import { DEFENDER as ABILITIES } from '../defender.ts';
import { TEXTS } from './texts.ts';

/** The Defender. */
export const DEFENDER: RoleManifest = {
  id: 'defender',
  specialisations: ['juggernaut', 'punisher', 'pursuer', 'smasher'],
  abilities: ABILITIES,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  topics: [
    topic('defender', 'KR-DEF-01 KR-DEF-02 KR-DEF-03 KR-DEF-04 KR-DEF-05 KR-DEF-06'),
    topic('defender.juggernaut', 'KR-DEF-07 KR-DEF-08 KR-DEF-09'),
    topic('defender.punisher', 'KR-DEF-10 KR-DEF-11 KR-DEF-12'),
    topic('defender.pursuer', 'KR-DEF-13 KR-DEF-14 KR-DEF-15'),
    topic('defender.smasher', 'KR-DEF-16 KR-DEF-17'),
  ],
};
