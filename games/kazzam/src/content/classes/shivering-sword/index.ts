import { type ClassManifest, ofClass, topic } from '../../../rules/effects/manifest.ts';
import { AT_WILLS } from './at-will.ts';
import { PUSHED } from './bullying-blade.ts';
import { ATTACKED, SHOCKED } from './electrified.ts';
import { FOCUS, WHIRLED_EFFECT } from './enchantments.ts';
import { ENCOUNTERS } from './encounter.ts';
import { FEATURES, GRANTED, SPELLS } from './features.ts';
import { INVARIANTS } from './invariants.ts';
import { SHIELDED_EFFECT } from './self-charms.ts';
import { TEXTS } from './texts.ts';

/** The Shivering Sword (KC-SHV-01). */
export const SHIVERING_SWORD: ClassManifest = {
  id: 'shivering-sword',
  rule: 'KC-SHV-01',
  implements: ['sword'],
  groups: [
    {
      key: 'enchantment',
      rule: 'KC-SHV-01',
      from: ofClass('shivering-sword', [
        'sword-hold',
        'whirling',
        'status-thief',
        'guardless-blade',
        'focused-blade',
      ]),
      count: 2,
    },
    {
      key: 'self-charm',
      rule: 'KC-SHV-01',
      from: ofClass('shivering-sword', [
        'directional-shield',
        'long-arm',
        'consuming-focus',
        'regenerative',
        'electrified',
        'misty-charge',
      ]),
      count: 2,
    },
    {
      key: 'at-will',
      rule: 'KC-SHV-01',
      from: ofClass('shivering-sword', [
        'grasping-blade',
        'bloody-blade',
        'dancing-blade',
        'tempest-blade',
        'bullying-blade',
        'warding-blade',
      ]),
      count: 3,
    },
    {
      key: 'encounter',
      rule: 'KC-SHV-01',
      from: ofClass('shivering-sword', ['banishing-blade', 'ambush-blade', 'sword-sweep']),
      count: 1,
    },
  ],
  grants: GRANTED,
  abilities: [...FEATURES, ...AT_WILLS, ...ENCOUNTERS],
  effects: [
    ...SPELLS.map(({ kind, on }) => ({ kind, on })),
    WHIRLED_EFFECT,
    FOCUS,
    PUSHED,
    SHIELDED_EFFECT,
    ATTACKED,
    SHOCKED,
  ],
  invariants: INVARIANTS,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  topics: [
    topic(
      'shivering-sword',
      'KC-SHV-01 KC-SHV-04 KC-SHV-05 KC-SHV-06 KC-SHV-07 KC-SHV-08',
      'KC-SHV-09 KC-SHV-10 KC-SHV-11 KC-SHV-12 KC-SHV-13 KC-SHV-14',
      'KC-SHV-15 KC-SHV-16 KC-SHV-17 KC-SHV-18 KC-SHV-19 KC-SHV-20',
      'KC-SHV-21 KC-SHV-22 KC-SHV-23 KC-SHV-24 KC-SHV-25 KC-SHV-26',
      'KC-SHV-30 KC-SHV-31 KC-SHV-32 KC-REC-10',
    ),
  ],
};
