import type { D20 } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { creatureOf } from '../../../rules/creature.ts';
import { afflict } from '../../../rules/effects/afflict.ts';
import { isSpared } from '../../../rules/effects/spared.ts';
import { saveThrow } from '../../../rules/saves/save.ts';
import type { Trait } from '../../trait.ts';
import { vanish } from '../arcane/conjure.ts';

/** Has a double elsewhere, from which spells may start (DT-ARC-610). */
export const projectedImage: Trait = {
  id: 'projected-image',
  rule: 'DT-ARC-610',
  castsFrom(w, { effect }) {
    const id = effect?.data?.creature;
    const image = id === undefined ? undefined : creatureOf(w.state, id);
    return image?.life === 'alive' ? image : undefined;
  },
  on: {
    ended(t, { effect }) {
      const id = effect?.data?.creature;
      if (id !== undefined) vanish(t, creatureOf(t.state, id), 'DT-ARC-610');
      return undefined;
    },
  },
};

/** The double: everything passes through it; whoever has touched it may see that it is false. */
export const falseDouble: Trait = {
  id: 'false-double',
  rule: 'DT-ARC-610',
  isNoFighter: true,
  bans: ['move', 'act', 'choose', 'magic'],
  // Whom no illusion deceives has nothing before it that it could strike at (DT-MAG-23).
  bars: (w, { creature }, { attacker, target }) =>
    target === creature && isSpared(w, attacker, { tags: ['illusion'] }),
  takes: () => [{ rule: 'DT-ARC-610', isNone: true }],
  on: {
    *struck(t, { creature }, { attack, by }) {
      if (attack.use === 'melee') yield* touch(t, creature, by);
    },
  },
};

/** An INT save of whoever has touched the double; at a success it is nothing to that one any more. */
function* touch(t: D20, double: Creature, by: Creature) {
  const made = double.effects.find(({ kind }) => kind === 'image-of');
  const level = made?.source.level ?? double.level;
  const saved = yield* saveThrow(t, by, {
    ability: 'INT',
    target: level + 10,
    against: { rule: 'DT-ARC-610', tags: ['magic', 'illusion'], isMagic: true },
  });
  if (!saved) return;
  const source = { rule: 'DT-ARC-610', level };
  const data = { creature: double.id };
  yield* afflict(t, by, { kind: 'sees-through', source, until: { at: 'scene' }, data });
}

/** What a double was made by. */
export const imageOf: Trait = { id: 'image-of', rule: 'DT-ARC-610' };

/** Knows a double for what it is. */
export const seesThrough: Trait = {
  id: 'sees-through',
  rule: 'DT-ARC-610',
  blindTo: (_w, { effect }, other) => effect?.data?.creature === other.id,
};
