import { ANY_IMPLEMENT, type ClassManifest, ofClass } from '../../../rules/effects/manifest.ts';
import { AT_WILLS } from './at-will.ts';
import { REVERSAL } from './reversal.ts';
import { TEXTS } from './texts.ts';

/** The Diviner (KC-DIV-01). */
export const DIVINER: ClassManifest = {
  id: 'diviner',
  rule: 'KC-DIV-01',
  implements: ANY_IMPLEMENT,
  groups: [
    {
      key: 'at-will',
      rule: 'KC-DIV-01',
      from: ofClass('diviner', ['crooked-hex', 'tag-team']),
      count: 2,
    },
    {
      key: 'encounter',
      rule: 'KC-DIV-01',
      from: ofClass('diviner', ['reversal-of-fortune']),
      count: 1,
    },
  ],
  abilities: [...AT_WILLS, REVERSAL],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
