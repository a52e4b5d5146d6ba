import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { armed, mods, shot } from './forms.ts';

/** A guard or a trooper (DT-MON-03). */
export const guard: Block = {
  id: 'guard',
  rule: 'DT-MON-03',
  level: 2,
  ac: 16,
  hasShield: true,
  hp: 7,
  speed: 40,
  mods: mods(1, 0, 0, 0, 1, 0),
  attacks: [armed('spear', 'medium', 2, 1), shot('sidearm', 'medium', 'short', 1, 0)],
  morale: 8,
  tags: ['person', 'living'],
  genres: ['fantasy', 'horror', 'sf'],
  traits: ['gives-alarm'],
};

/** Those of its side who know nothing of the fight yet. */
const unaware = ({ state }: Pick<World, 'state'>, { side }: Creature): readonly number[] =>
  (state.combat?.surprised ?? []).filter(
    (id) => state.creatures.find((one) => one.id === id)?.side === side,
  );

/** An action, once a scene: nobody of its side is surprised any more (DT-MON-03); who else hears it is the scene's. */
export const givesAlarm: Trait = {
  id: 'gives-alarm',
  rule: 'DT-MON-03',
  powers: [
    {
      id: 'alarm',
      rule: 'DT-MON-03',
      takes: 'action',
      closed: (_w, { creature }) =>
        creature.used.alarm === undefined ? undefined : 'closed.already',
      use(t, { creature }) {
        creature.used.alarm = t.state.clock;
        const { combat } = t.state;
        const told = unaware(t, creature);
        if (combat !== undefined)
          combat.surprised = combat.surprised.filter((id) => !told.includes(id));
        return undefined;
      },
      worth: (w, { creature }) => (unaware(w, creature).length > 0 ? 60 : 0),
    },
  ],
};
