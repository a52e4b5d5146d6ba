import type { Ability } from '../../../rules/effects/ability.ts';
import { BLADE_ENCHANTMENTS } from './enchantments.ts';
import { SELF_CHARMS } from './self-charms.ts';
import { changeSpell, chooseSpells, pickOf, type Spell } from './spells.ts';

/** All that a Shivering Sword can have at work (KC-SHV-10 to KC-SHV-20). */
export const SPELLS: readonly Spell[] = [...BLADE_ENCHANTMENTS, ...SELF_CHARMS];

/** What every Shivering Sword has: what it keeps at work (KC-SHV-05 to KC-SHV-07). */
const shiveringSword: Ability = {
  id: 'shivering-sword',
  rule: 'KC-SHV-01',
  ready: (t, id) => chooseSpells(t, id, SPELLS),
};

/** Change Spell, which is granted to all but the athletes of houses (KC-SHV-08, KT-GEN-07). */
const changing: Ability = {
  id: 'shivering-sword/change-spell',
  rule: 'KC-SHV-08',
  actions: [changeSpell(SPELLS)],
};

/** What a Shivering Sword has without a pick. */
export const GRANTED: readonly string[] = [changing.id];

/** To know a spell is no more than a pick: only what is at work answers to anything. */
function known(spell: Spell): Ability {
  const { rule, actions = [] } = spell;
  return { id: pickOf(spell), rule, actions };
}

/** What every Shivering Sword has, then the spells, of which it picks two and two (KC-SHV-01). */
export const FEATURES: readonly Ability[] = [shiveringSword, changing, ...SPELLS.map(known)];
