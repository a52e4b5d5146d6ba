import { afflict } from '../../rules/effects/afflict.ts';
import { saveThrow } from '../../rules/saves/save.ts';
import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { mods, natural } from './forms.ts';
import { powerOf, powerTarget } from './rules.ts';

/** A werewolf in its hybrid form (DT-MON-15). */
export const werewolf: Block = {
  id: 'werewolf',
  rule: 'DT-MON-15',
  level: 5,
  ac: 14,
  hp: 28,
  speed: 50,
  mods: mods(3, 2, 2, 0, 1, 1),
  attacks: [natural('bite-and-claws', 'medium', 6, 3)],
  morale: 8,
  tags: ['person', 'living', 'evil'],
  genres: ['horror'],
  traits: ['werebeast', 'wolf-bite'],
};

/** Attacks at advantage; a character that it fells may become what it is (DT-MON-15). */
export const wolfBite: Trait = {
  id: 'wolf-bite',
  rule: 'DT-MON-15',
  roll: (_w, _self, { kind, attack }) =>
    kind === 'attack' && attack?.tags.includes('natural') === true
      ? [{ is: 'advantage', rule: 'DT-MON-15', from: 'wolf-bite' }]
      : undefined,
  on: {
    *hit(t, { creature }, { target, loss }) {
      const isFelled = target.hp <= 0 && target.hp + loss > 0;
      if (target.character === undefined || !isFelled || target.life !== 'alive') return;
      const against = powerOf('DT-MON-15', creature, ['disease']);
      const save = { ability: 'CON', target: powerTarget(creature), against } as const;
      if (yield* saveThrow(t, target, save)) return;
      yield* afflict(t, target, {
        kind: 'infected',
        source: { rule: 'DT-MON-15', by: creature.id },
        until: { at: 'cure' },
        data: { text: 'lycanthropy' },
      });
    },
  },
};
