import {
  ANY_IMPLEMENT,
  type ClassManifest,
  ofClass,
  topic,
} from '../../../rules/effects/manifest.ts';
import { AT_WILLS } from './at-will.ts';
import { ENCOUNTERS } from './encounter.ts';
import { FEATURES } from './features.ts';
import { GAZE_EFFECT, GAZED_AT_EFFECT, SHOT_EFFECT, SURPRISE_EFFECT } from './patient.ts';
import { TEXTS } from './texts.ts';

/** The Hexer (KC-HEX-01). */
export const HEXER: ClassManifest = {
  id: 'hexer',
  rule: 'KC-HEX-01',
  implements: ANY_IMPLEMENT,
  groups: [
    {
      key: 'feature',
      rule: 'KC-HEX-01',
      from: ofClass('hexer', ['duelist', 'brawler', 'team-up']),
      count: 1,
    },
    {
      key: 'at-will',
      rule: 'KC-HEX-01',
      from: ofClass('hexer', [
        'clinging-flare',
        'lesser-confusion',
        'gnawing-hex',
        'homards-patient-shot',
        'patient-gaze',
        'beginners-amalgam',
      ]),
      count: 3,
    },
    {
      key: 'encounter',
      rule: 'KC-HEX-01',
      from: ofClass('hexer', [
        'greater-confusion',
        'buras-traveling-fire',
        'salorns-patient-surprise',
      ]),
      count: 1,
    },
  ],
  abilities: [...FEATURES, ...AT_WILLS, ...ENCOUNTERS],
  effects: [SHOT_EFFECT, SURPRISE_EFFECT, GAZE_EFFECT, GAZED_AT_EFFECT],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  topics: [
    topic(
      'hexer',
      'KC-HEX-01 KC-HEX-04 KC-HEX-05 KC-HEX-06 KC-HEX-10 KC-HEX-11',
      'KC-HEX-12 KC-HEX-13 KC-HEX-14 KC-HEX-15 KC-HEX-16 KC-HEX-20',
      'KC-HEX-21 KC-HEX-22 KC-HEX-23 KC-HEX-24 KC-HEX-25 KC-HEX-26',
      'KC-HEX-30 KC-HEX-31 KC-HEX-32 KC-HEX-33 KC-REC-01 KC-REC-02',
      'KC-OPT-03 KC-OPT-06',
    ),
  ],
};
