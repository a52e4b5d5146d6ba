import type { Invariant } from '@tablewright/engine';
import { type KazzamState, NOWHERE } from '../../../model.ts';
import { BLADE_ENCHANTMENTS } from './enchantments.ts';
import { SELF_CHARMS } from './self-charms.ts';
import { pickOf } from './spells.ts';

/** What holds while a Shivering Sword plays. */
export const INVARIANTS: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KC-INV-14',
    text: 'one Enchantment and one Self-Charm of those known are at work',
    check({ builds, creatures, effects, turn }) {
      for (const [id, creature] of creatures.entries()) {
        const picks = builds[creature.build]?.picks ?? [];
        for (const all of [BLADE_ENCHANTMENTS, SELF_CHARMS]) {
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
  },
];
