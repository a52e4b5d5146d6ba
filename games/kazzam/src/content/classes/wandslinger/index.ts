import { type ClassManifest, ofClass, topic } from '../../../rules/effects/manifest.ts';
import { AT_WILLS } from './at-will.ts';
import { ENCOUNTERS } from './encounter.ts';
import { FEATURES } from './features.ts';
import { INVARIANTS } from './invariants.ts';
import { FOCUSED_EFFECT, MOVEMENT } from './movement.ts';
import { TEXTS } from './texts.ts';

/** The Wandslinger (KC-WSL-01). */
export const WANDSLINGER: ClassManifest = {
  id: 'wandslinger',
  rule: 'KC-WSL-01',
  implements: ['wand'],
  groups: [
    {
      key: 'feature',
      rule: 'KC-WSL-01',
      from: ofClass('wandslinger', ['piercing-shot', 'ricochet-shot', 'seeking-shot']),
      count: 1,
    },
    {
      key: 'movement',
      rule: 'KC-WSL-01',
      from: ofClass('wandslinger', ['quickdraw', 'focus', 'running-shot']),
      count: 1,
    },
    {
      key: 'at-will',
      rule: 'KC-WSL-01',
      from: ofClass('wandslinger', [
        'rapid-fire',
        'trick-shot',
        'follow-up',
        'echoing-shot',
        'breather-shot',
        'ward-and-shoot',
      ]),
      count: 2,
    },
    {
      key: 'encounter',
      rule: 'KC-WSL-01',
      from: ofClass('wandslinger', ['favored-target', 'filovs-fusillade', 'petrovs-petrification']),
      count: 1,
    },
  ],
  abilities: [...FEATURES, ...MOVEMENT, ...AT_WILLS, ...ENCOUNTERS],
  effects: [FOCUSED_EFFECT],
  invariants: INVARIANTS,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  topics: [
    topic(
      'wandslinger',
      'KC-WSL-01 KC-WSL-04 KC-WSL-05 KC-WSL-06 KC-WSL-10 KC-WSL-11',
      'KC-WSL-12 KC-WSL-13 KC-WSL-14 KC-WSL-15 KC-WSL-20 KC-WSL-21',
      'KC-WSL-22 KC-WSL-23 KC-WSL-24 KC-WSL-25 KC-WSL-30 KC-WSL-31',
      'KC-WSL-32 KC-REC-03 KC-REC-04 KC-REC-05',
    ),
  ],
};
