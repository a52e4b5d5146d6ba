import {
  ANY_IMPLEMENT,
  type ClassManifest,
  ofClass,
  topic,
} from '../../../rules/effects/manifest.ts';
import { AT_WILL_POTIONS } from './at-will.ts';
import { abilityOfElixir, ELIXIRS } from './elixirs.ts';
import { ENCOUNTER_POTIONS } from './encounter.ts';
import { GRANTED } from './features.ts';
import { FLASK_NAMES_EFFECT, FLASKS } from './flasks.ts';
import { INVARIANTS } from './invariants.ts';
import { abilityOf } from './potion.ts';
import { POTIONS } from './potions.ts';
import { TEXTS } from './texts.ts';

function picks(from: readonly { readonly id: string }[]): readonly string[] {
  return ofClass(
    'brewer',
    from.map(({ id }) => id),
  );
}

/** The Brewer (KC-BRW-01). */
export const BREWER: ClassManifest = {
  id: 'brewer',
  rule: 'KC-BRW-01',
  implements: ANY_IMPLEMENT,
  groups: [
    { key: 'potion', rule: 'KC-BRW-01', from: picks(AT_WILL_POTIONS), count: 2 },
    { key: 'elixir', rule: 'KC-BRW-01', from: picks(ELIXIRS), count: 1 },
    { key: 'encounter', rule: 'KC-BRW-01', from: picks(ENCOUNTER_POTIONS), count: 1 },
  ],
  grants: GRANTED.map(({ id }) => id),
  needs: {
    'brewer/unstable-concoction': ['wand'],
    'brewer/hurl-flask': ['staff'],
    'brewer/potent-edge': ['sword'],
  },
  abilities: [...GRANTED, ...POTIONS.map(abilityOf), ...ELIXIRS.map(abilityOfElixir)],
  items: FLASKS,
  effects: [FLASK_NAMES_EFFECT],
  invariants: INVARIANTS,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
  topics: [
    topic(
      'brewer',
      'KC-BRW-01 KC-BRW-04 KC-BRW-05 KC-BRW-06 KC-BRW-07 KC-BRW-08',
      'KC-BRW-09 KC-BRW-10 KC-BRW-11 KC-BRW-12 KC-BRW-13 KC-BRW-14',
      'KC-BRW-15 KC-BRW-20 KC-BRW-21 KC-BRW-22 KC-BRW-23 KC-BRW-24',
      'KC-BRW-25 KC-BRW-26 KC-BRW-27 KC-BRW-28 KC-BRW-29 KC-BRW-30',
      'KC-BRW-31 KC-BRW-32 KC-REC-16 KC-REC-17 KC-REC-18',
    ),
  ],
};
