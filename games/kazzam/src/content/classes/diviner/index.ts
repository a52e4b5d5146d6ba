import { ANY_IMPLEMENT, type ClassManifest, ofClass } from '../../../rules/effects/manifest.ts';
import { AT_WILLS } from './at-will.ts';
import { empath } from './empath.ts';
import { EMPATHIC_WAVE } from './empathic-wave.ts';
import { FORESEEN_ATTACK } from './foreseen-attack.ts';
import { INVARIANTS } from './invariants.ts';
import { OMENS } from './omens.ts';
import { REVEALED_PAIN } from './revealed-pain.ts';
import { REVERSAL } from './reversal.ts';
import { scryer } from './scryer.ts';
import { SEEKING_HEX } from './seeking-hex.ts';
import { seer } from './seer.ts';
import { TEXTS } from './texts.ts';
import { UNBLINKING_EYE } from './unblinking-eye.ts';

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
  abilities: [
    empath,
    seer,
    scryer,
    ...AT_WILLS,
    ...OMENS,
    UNBLINKING_EYE,
    REVEALED_PAIN,
    EMPATHIC_WAVE,
    FORESEEN_ATTACK,
    REVERSAL,
    SEEKING_HEX,
  ],
  invariants: INVARIANTS,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
