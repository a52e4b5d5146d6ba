import { afflict } from '../../rules/effects/afflict.ts';
import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { armed, mods } from './forms.ts';
import { breaksIn, canHack } from './hacking.ts';

/** A rogue drone (DT-MON-18). */
export const rogueDrone: Block = {
  id: 'rogue-drone',
  rule: 'DT-MON-18',
  level: 1,
  ac: 14,
  hp: 4,
  speed: 40,
  flies: 40,
  mods: mods(-1, 1, 0, -2, 0, -4),
  attacks: [armed('cutter', 'light', 2, 1, { tags: ['fire', 'tech'] })],
  morale: 12,
  tags: ['machine', 'mindless', 'minor'],
  genres: ['sf'],
  traits: ['open-code'],
};

/** Whoever gets into its code has it (DT-MON-18, DT-EQ-52). */
export const openCode: Trait = {
  id: 'open-code',
  rule: 'DT-MON-18',
  invites: [
    {
      id: 'hack',
      rule: 'DT-MON-18',
      takes: 'action',
      fits: (w, { creature }, by) => canHack(w, by, creature),
      *use(t, { creature }, by) {
        if (!(yield* breaksIn(t, by, creature, 'DT-MON-18'))) return;
        const source = { rule: 'DT-MON-18', by: by.id };
        yield* afflict(t, creature, { kind: 'hacked', source, until: { at: 'scene' } });
      },
    },
  ],
};
