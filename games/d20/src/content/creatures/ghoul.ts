import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { isA } from '../../rules/effects/kinds.ts';
import { rollD6 } from '../../rules/rolls/roll.ts';
import { saveThrow } from '../../rules/saves/save.ts';
import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { mods, natural } from './forms.ts';
import { powerOf, powerTarget, roundsFor } from './rules.ts';

/** A ghoul (DT-MON-13). */
export const ghoul: Block = {
  id: 'ghoul',
  rule: 'DT-MON-13',
  level: 3,
  ac: 13,
  hp: 14,
  speed: 40,
  mods: mods(1, 2, 1, 0, 1, -1),
  attacks: [natural('claw', 'light', 4, 2, { times: 2 })],
  morale: 9,
  tags: ['undead', 'evil'],
  speaks: true,
  genres: ['horror'],
  traits: ['numbing-touch'],
};

/** Whether this is its first hit on its turn; notes that it is. */
function isFirst({ state: { combat } }: D20, { id }: Creature): boolean {
  const turn = combat?.turn;
  if (turn?.creature !== id) return true;
  if (turn.free.includes('numbing-touch')) return false;
  turn.free.push('numbing-touch');
  return true;
}

/** Its first hit of a turn on somebody living paralyzes for some rounds (DT-MON-13). */
export const numbingTouch: Trait = {
  id: 'numbing-touch',
  rule: 'DT-MON-13',
  on: {
    *hit(t, { creature }, { target }) {
      if (!isA(t, target, 'living') || target.hp <= 0 || !isFirst(t, creature)) return;
      const against = powerOf('DT-MON-13', creature, ['paralysis']);
      const save = { ability: 'CON', target: powerTarget(creature), against } as const;
      if (yield* saveThrow(t, target, save)) return;
      const [rounds = 1] = yield* rollD6(t, creature, 1, 'paralyzed');
      const source = { rule: 'DT-MON-13', by: creature.id };
      const until = roundsFor(t, target, rounds);
      yield* afflict(t, target, { kind: 'paralyzed', source, until });
    },
  },
};
