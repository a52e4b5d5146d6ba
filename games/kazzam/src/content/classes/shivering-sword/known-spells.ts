import type { Invariant } from '@tablewright/engine';
import { type KazzamState, NOWHERE } from '../../../model.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { BLADE_ENCHANTMENTS } from './enchantments.ts';
import { SELF_CHARMS } from './self-charms.ts';
import { changeSpell, chooseSpells, pickOf, type Spell } from './spells.ts';
import { statusThief } from './status-thief.ts';

/**
 * All that a Shivering Sword can have at work (KC-SHV-10 to KC-SHV-20). Only what is at work answers
 * to anything; to know a spell is no more than a pick.
 */
export const SPELLS: readonly Spell[] = [...BLADE_ENCHANTMENTS, statusThief, ...SELF_CHARMS];

/** What every Shivering Sword has: what it keeps at work, and Change Spell (KC-SHV-05 to KC-SHV-08). */
export const shiveringSword: Ability = {
  id: 'shivering-sword',
  rule: 'KC-SHV-01',
  ready: (t, id) => chooseSpells(t, id, SPELLS),
  actions: [changeSpell(SPELLS)],
};

/** Of what it knows, one Enchantment and one Self-Charm are at work. */
export const spellsAtWork: Invariant<KazzamState> = {
  rule: 'KC-INV-14',
  text: 'one Enchantment and one Self-Charm of those known are at work',
  check({ builds, creatures, effects, turn }) {
    for (const [id, creature] of creatures.entries()) {
      const picks = builds[creature.build]?.picks ?? [];
      for (const all of [[...BLADE_ENCHANTMENTS, statusThief], SELF_CHARMS]) {
        const active = all.filter(({ kind }) =>
          effects.some((effect) => effect.kind === kind && effect.on === id && effect.by === id),
        );
        const known = all.filter((spell) => picks.includes(pickOf(spell)));
        if (active.length > 1 || active.some((spell) => !known.includes(spell)))
          return `${creature.name} has ${active.map(({ kind }) => kind).join(' and ')} at work`;
        const acts = turn?.creature === id && turn.phase === 'action';
        if (acts && creature.cell !== NOWHERE && known.length > 0 && active.length === 0)
          return `${creature.name} has nothing at work`;
      }
    }
    return undefined;
  },
};
