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

const CHARMS = ofClass('charmer', [
  'shield-charm',
  'assault-charm',
  'surefoot-charm',
  'enlarging-charm',
]);
const JINXES = ofClass('charmer', [
  'shrinking-jinx',
  'levitation-jinx',
  'close-focus-charm',
  'stoneskin',
  'quickflesh-jinx',
]);

/** The Charmer (KC-CHM-01): one charm, one attack, and one of either. */
export const CHARMER: ClassManifest = {
  id: 'charmer',
  rule: 'KC-CHM-01',
  implements: ANY_IMPLEMENT,
  groups: [
    {
      key: 'feature',
      rule: 'KC-CHM-01',
      from: ofClass('charmer', ['cheerful', 'creative', 'lasting']),
      count: 1,
    },
    { key: 'charm', rule: 'KC-CHM-01', from: CHARMS, count: 1 },
    { key: 'jinx', rule: 'KC-CHM-01', from: JINXES, count: 1 },
    { key: 'at-will', rule: 'KC-CHM-01', from: [...CHARMS, ...JINXES], count: 1 },
    {
      key: 'encounter',
      rule: 'KC-CHM-01',
      from: ofClass('charmer', ['trading-jinx', 'single-minded', 'luck-charm', 'takeoff-charm']),
      count: 1,
    },
  ],
  abilities: [...FEATURES, ...AT_WILLS, ...ENCOUNTERS],
  invariants: INVARIANTS,
  topics: [
    topic(
      'charmer',
      'KC-CHM-01 KC-CHM-04 KC-CHM-05 KC-CHM-06 KC-CHM-07 KC-CHM-08',
      'KC-CHM-09 KC-CHM-10 KC-CHM-11 KC-CHM-12 KC-CHM-13 KC-CHM-14',
      'KC-CHM-15 KC-CHM-16 KC-CHM-20 KC-CHM-21 KC-CHM-22 KC-CHM-23',
      'KC-CHM-24 KC-CHM-25 KC-CHM-26 KC-CHM-27 KC-CHM-28 KC-CHM-30',
      'KC-CHM-31 KC-CHM-32 KC-CHM-33 KC-CHM-34 KC-REC-19 KC-REC-20',
      'KZ-DEF-05 KR-BOOST-03',
    ),
  ],
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
