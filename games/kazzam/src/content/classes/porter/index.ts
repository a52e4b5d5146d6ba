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
import { MOVEMENT } from './movement.ts';
import { LYING_EFFECT } from './objects.ts';
import { TEXTS } from './texts.ts';

/** The Porter (KC-POR-01). */
export const PORTER: ClassManifest = {
  id: 'porter',
  rule: 'KC-POR-01',
  implements: ANY_IMPLEMENT,
  groups: [
    {
      key: 'feature',
      rule: 'KC-POR-01',
      from: ofClass('porter', ['spellwarp-sniper', 'portal-brawler', 'self-lift']),
      count: 1,
    },
    {
      key: 'movement',
      rule: 'KC-POR-01',
      from: ofClass('porter', ['short-jump', 'basic-kinemancy', 'short-tunnel']),
      count: 1,
    },
    {
      key: 'warp',
      rule: 'KC-POR-01',
      from: ofClass('porter', ['scouting-warp', 'hub-warp', 'source-warp']),
      count: 1,
    },
    {
      key: 'at-will',
      rule: 'KC-POR-01',
      from: ofClass('porter', [
        'scouting-warp',
        'hub-warp',
        'source-warp',
        'involuntary-lift',
        'instant-repulsion',
        'reinforcements',
        'bend-space',
      ]),
      count: 1,
    },
    {
      key: 'encounter',
      rule: 'KC-POR-01',
      from: ofClass('porter', ['floor-portal', 'ripping-tides', 'contingency-jump']),
      count: 1,
    },
  ],
  needs: { 'porter/spellwarp-sniper': ['wand', 'staff'] },
  abilities: [...FEATURES, ...MOVEMENT, ...AT_WILLS, ...ENCOUNTERS],
  effects: [LYING_EFFECT],
  invariants: INVARIANTS,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  topics: [
    topic(
      'porter',
      'KC-POR-01 KC-POR-04 KC-POR-05 KC-POR-06 KC-POR-07 KC-POR-08',
      'KC-POR-09 KC-POR-10 KC-POR-11 KC-POR-12 KC-POR-13 KC-POR-20',
      'KC-POR-21 KC-POR-22 KC-POR-23 KC-POR-24 KC-POR-25 KC-POR-26',
      'KC-POR-27 KC-POR-28 KC-POR-29 KC-POR-30 KC-POR-31 KC-POR-32',
      'KC-POR-33 KC-POR-34 KC-REC-07 KC-REC-08 KC-OPT-01',
    ),
  ],
};
