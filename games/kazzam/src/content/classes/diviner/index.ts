import {
  ANY_IMPLEMENT,
  type ClassManifest,
  ofClass,
  topic,
} from '../../../rules/effects/manifest.ts';
import { AT_WILLS } from './at-will.ts';
import { ENCOUNTERS } from './encounter.ts';
import { FEATURES } from './features.ts';
import { INVARIANTS } from './invariants.ts';
import { TEXTS } from './texts.ts';

/** The Diviner (KC-DIV-01). */
export const DIVINER: ClassManifest = {
  id: 'diviner',
  rule: 'KC-DIV-01',
  implements: ANY_IMPLEMENT,
  groups: [
    {
      key: 'feature',
      rule: 'KC-DIV-01',
      from: ofClass('diviner', ['empath', 'seer', 'scryer']),
      count: 1,
    },
    {
      key: 'at-will',
      rule: 'KC-DIV-01',
      from: ofClass('diviner', [
        'empathic-imposition',
        'misfortune',
        'speak-doom',
        'crooked-hex',
        'unblinking-eye',
        'tag-team',
      ]),
      count: 2,
    },
    {
      key: 'encounter',
      rule: 'KC-DIV-01',
      from: ofClass('diviner', [
        'revealed-pain',
        'empathic-wave',
        'foreseen-attack',
        'reversal-of-fortune',
        'seeking-hex',
      ]),
      count: 1,
    },
  ],
  abilities: [...FEATURES, ...AT_WILLS, ...ENCOUNTERS],
  invariants: INVARIANTS,
  topics: [
    topic(
      'diviner',
      'KC-DIV-01 KC-DIV-04 KC-DIV-05 KC-DIV-06 KC-DIV-10 KC-DIV-11',
      'KC-DIV-12 KC-DIV-13 KC-DIV-14 KC-DIV-15 KC-DIV-20 KC-DIV-21',
      'KC-DIV-22 KC-DIV-23 KC-DIV-24 KC-DIV-25 KC-DIV-30 KC-DIV-31',
      'KC-DIV-32 KC-DIV-33 KC-DIV-34 KC-DIV-35 KC-REC-11 KC-REC-12',
      'KC-REC-13 KC-HID-02 KC-HID-04 KZ-INFO-04 KZ-ATK-11 KZ-ATK-13',
      'KZ-ATK-18 KZ-DMG-06',
    ),
  ],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
