import {
  ANY_IMPLEMENT,
  type ClassManifest,
  ofClass,
  topic,
} from '../../../rules/effects/manifest.ts';
import { AT_WILLS } from './at-will.ts';
import { COMPANIONS, ENCOUNTERS } from './encounter.ts';
import { FEATURES } from './features.ts';
import { INVARIANTS } from './invariants.ts';
import { TEXTS } from './texts.ts';

const SUMMONS = ofClass('tamer', ['summon-spitting-tree', 'summon-flame-pig', 'summon-scalehound']);

/** The Tamer (KC-TMR-01). */
export const TAMER: ClassManifest = {
  id: 'tamer',
  rule: 'KC-TMR-01',
  implements: ANY_IMPLEMENT,
  groups: [
    {
      key: 'feature',
      rule: 'KC-TMR-01',
      from: ofClass('tamer', ['collector', 'conjuror', 'commander']),
      count: 1,
    },
    {
      key: 'at-will',
      rule: 'KC-TMR-01',
      from: ofClass('tamer', [
        'beast-charm',
        'creature-aegis',
        'vine-worms',
        'glowfly-swarm',
        'fleeting-mantis',
        'darkfly-swarm',
      ]),
      count: 2,
    },
    { key: 'encounter', rule: 'KC-TMR-01', from: SUMMONS, count: 1 },
    { key: 'collected', rule: 'KC-TMR-10', from: SUMMONS, count: 1, with: 'tamer/collector' },
  ],
  abilities: [...FEATURES, ...AT_WILLS, ...ENCOUNTERS],
  companions: COMPANIONS,
  invariants: INVARIANTS,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  topics: [
    topic(
      'tamer',
      'KC-TMR-01 KC-TMR-04 KC-TMR-05 KC-TMR-06 KC-TMR-07 KC-TMR-08',
      'KC-TMR-10 KC-TMR-11 KC-TMR-12 KC-TMR-13 KC-TMR-14 KC-TMR-15',
      'KC-TMR-20 KC-TMR-21 KC-TMR-22 KC-TMR-23 KC-TMR-24 KC-TMR-25',
      'KC-TMR-30 KC-TMR-31 KC-TMR-32 KC-TMR-33 KC-TMR-34 KC-TMR-35',
      'KC-TMR-36 KC-TMR-37 KC-TMR-38 KC-REC-22 KC-REC-23',
    ),
    topic(
      'summoned-creatures',
      'KC-SUM-01 KC-SUM-02 KC-SUM-03 KC-SUM-04 KC-SUM-05 KC-SUM-06',
      'KC-SUM-07 KC-SUM-08 KC-SUM-09 KC-SUM-10 KC-SUM-11 KC-SUM-12',
    ),
  ],
};
