import { type Ability, declareEffect } from '../../../rules/effects/ability.ts';
import { AT_WILLS } from './at-wills.ts';
import { BLADE_ENCHANTMENTS } from './enchantments.ts';
import { ENCOUNTERS } from './encounters.ts';
import { SELF_CHARMS } from './self-charms.ts';
import { changeSpell, chooseSpells, pickOf, type Spell } from './spells.ts';
import { statusThief } from './status-thief.ts';

/** All that a Shivering Sword can have at work (KC-SHV-10 to KC-SHV-20). */
const SPELLS: readonly Spell[] = [...BLADE_ENCHANTMENTS, statusThief, ...SELF_CHARMS];

// Only what is at work answers to anything; to know a spell is no more than a pick.
for (const { kind, on } of SPELLS) declareEffect(kind, on);

/** What every Shivering Sword has: what it keeps at work, and Change Spell (KC-SHV-05 to KC-SHV-08). */
const shiveringSword: Ability = {
  id: 'shivering-sword',
  rule: 'KC-SHV-01',
  ready: (t, id) => chooseSpells(t, id, SPELLS),
  actions: [changeSpell(SPELLS)],
};

/** What a Shivering Sword has and may pick at level 1 (KC-SHV-01). */
export const SHIVERING_SWORD: readonly Ability[] = [
  shiveringSword,
  ...SPELLS.map((spell): Ability => {
    const { rule, actions = [] } = spell;
    return { id: pickOf(spell), rule, actions };
  }),
  ...AT_WILLS,
  ...ENCOUNTERS,
];
