import { afflict, forOneRound } from '../../rules/effects/afflict.ts';
import type { GearKind, WeaponUse } from '../gear-kind.ts';
import type { Trait } from '../trait.ts';
import { cutsDoors } from './doors.ts';
import { variants } from './variants.ts';

const MELEE: WeaponUse = { use: 'melee', band: 'melee' };
const THROWN: WeaponUse = { use: 'thrown', band: 'throwing' };

/** Weapons for the hand, some of which can be thrown (DT-EQ-06 to -13, -22, -23). */
export const MELEE_WEAPONS: readonly GearKind[] = [
  ...variants(['dagger', 'knife'], {
    rule: 'DT-EQ-06',
    price: 3,
    weapon: { category: 'light', uses: [MELEE, THROWN], hands: 1 },
  }),
  ...variants(['club', 'cane', 'truncheon'], {
    rule: 'DT-EQ-07',
    price: 1,
    weapon: { category: 'light', uses: [MELEE], hands: 1 },
  }),
  ...variants(['hand-axe', 'throwing-hammer'], {
    rule: 'DT-EQ-08',
    price: 4,
    weapon: { category: 'light', uses: [MELEE, THROWN], hands: 1 },
  }),
  {
    id: 'paired-light-weapons',
    rule: 'DT-EQ-09',
    price: 6,
    weapon: { category: 'dual', uses: [MELEE], hands: 2 },
  },
  ...variants(['sword', 'mace', 'battle-axe'], {
    rule: 'DT-EQ-10',
    price: 10,
    weapon: { category: 'medium', uses: [MELEE], hands: 1 },
  }),
  {
    id: 'vibro-blade',
    rule: 'DT-EQ-10',
    price: 10,
    isTech: true,
    weapon: { category: 'medium', uses: [MELEE], hands: 1, tags: ['tech'] },
  },
  {
    id: 'spear',
    rule: 'DT-EQ-11',
    price: 3,
    weapon: { category: 'medium', uses: [MELEE, THROWN], hands: 1 },
  },
  ...variants(['great-sword', 'pole-arm', 'chain-axe'], {
    rule: 'DT-EQ-13',
    price: 15,
    weapon: { category: 'heavy', uses: [MELEE], hands: 2 },
  }),
  {
    id: 'stun-baton',
    rule: 'DT-EQ-22',
    price: 20,
    isTech: true,
    trait: 'stun-baton',
    weapon: { category: 'light', uses: [MELEE], hands: 1, tags: ['tech'] },
  },
  {
    id: 'plasma-cutter',
    rule: 'DT-EQ-23',
    price: 20,
    isTech: true,
    trait: 'plasma-cutter',
    weapon: { category: 'light', uses: [MELEE], hands: 1, tags: ['fire', 'tech'] },
  },
];

const MOST = 20;

/** Stuns whom it hits with a natural 20 (DT-EQ-22). */
const stunBaton: Trait = {
  id: 'stun-baton',
  rule: 'DT-EQ-22',
  on: {
    *hit(t, { creature, item }, { attack, target, natural }) {
      if (natural !== MOST || item === undefined || attack.item !== item.id) return;
      yield* afflict(t, target, {
        kind: 'stunned',
        source: { rule: 'DT-EQ-22', by: creature.id },
        until: forOneRound(t, target),
      });
    },
  },
};

/** Their rules. */
export const MELEE_TRAITS: readonly Trait[] = [stunBaton, cutsDoors('plasma-cutter', 'DT-EQ-23')];
