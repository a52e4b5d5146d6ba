import { NOWHERE } from '../../../model.ts';
import {
  ANY_IMPLEMENT,
  type ClassManifest,
  ofClass,
  topic,
} from '../../../rules/effects/manifest.ts';
import { costlyWard, powerTransference, shrinkingRobes, toxicWard, wardBoost } from './at-will.ts';
import { CHARGE_TOKENS, CHARGE_TOKENS_EFFECT, capacitiveWard } from './charge-tokens.ts';
import { motileWard, reflectiveWard } from './features.ts';
import { wardmaster } from './special-ward.ts';
import { TEXTS } from './texts.ts';
import { wardBash } from './ward-bash.ts';
import { entryWard, SIGHT_WARD_EFFECT, sightWard, wardWall } from './zones.ts';

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
  abilities: [
    wardmaster,
    motileWard,
    reflectiveWard,
    capacitiveWard,
    costlyWard,
    toxicWard,
    powerTransference,
    shrinkingRobes,
    wardBoost,
    wardBash,
    wardWall,
    sightWard,
    entryWard,
  ],
  effects: [CHARGE_TOKENS_EFFECT, SIGHT_WARD_EFFECT],
  invariants: [
    {
      rule: 'KC-INV-10',
      text: 'counters are not negative and go with a Take-Out',
      check({ effects, creatures }) {
        const wrong = effects.find(
          ({ kind, on, amount }) =>
            kind === CHARGE_TOKENS && (amount < 0 || creatures[on]?.cell === NOWHERE),
        );
        return wrong && `${creatures[wrong.on]?.name} has ${wrong.amount} tokens`;
      },
    },
  ],
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
