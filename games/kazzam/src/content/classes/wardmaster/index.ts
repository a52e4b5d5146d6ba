import {
  ANY_IMPLEMENT,
  type ClassManifest,
  ofClass,
  topic,
} from '../../../rules/effects/manifest.ts';
import { AT_WILLS } from './at-will.ts';
import { CHARGE_TOKENS_EFFECT } from './charge-tokens.ts';
import { ENCOUNTERS, SIGHT_WARD_EFFECT } from './encounter.ts';
import { FEATURES } from './features.ts';
import { INVARIANTS } from './invariants.ts';
import { TEXTS } from './texts.ts';

/** The Wardmaster (KC-WRD-01). */
export const WARDMASTER: ClassManifest = {
  id: 'wardmaster',
  rule: 'KC-WRD-01',
  implements: ANY_IMPLEMENT,
  groups: [
    {
      key: 'feature',
      rule: 'KC-WRD-01',
      from: ofClass('wardmaster', ['motile-ward', 'reflective-ward', 'capacitive-ward']),
      count: 1,
    },
    {
      key: 'at-will',
      rule: 'KC-WRD-01',
      from: ofClass('wardmaster', [
        'costly-ward',
        'toxic-ward',
        'power-transference',
        'shrinking-robes',
        'ward-boost',
        'ward-bash',
      ]),
      count: 3,
    },
    {
      key: 'encounter',
      rule: 'KC-WRD-01',
      from: ofClass('wardmaster', ['ward-wall', 'sight-ward', 'entry-ward']),
      count: 1,
    },
  ],
  abilities: [...FEATURES, ...AT_WILLS, ...ENCOUNTERS],
  effects: [CHARGE_TOKENS_EFFECT, SIGHT_WARD_EFFECT],
  invariants: INVARIANTS,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  topics: [
    topic(
      'wardmaster',
      'KC-WRD-01 KC-WRD-04 KC-WRD-05 KC-WRD-06 KC-WRD-07 KC-WRD-08',
      'KC-WRD-09 KC-WRD-10 KC-WRD-11 KC-WRD-12 KC-WRD-20 KC-WRD-21',
      'KC-WRD-22 KC-WRD-23 KC-WRD-24 KC-WRD-25 KC-WRD-30 KC-WRD-31',
      'KC-WRD-32',
    ),
  ],
};
