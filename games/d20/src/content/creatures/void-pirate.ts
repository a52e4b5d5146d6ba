import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { decide } from '../../rules/deciding/decide.ts';
import type { Block } from '../block.ts';
import { throwGrenade } from '../gear/thrown.ts';
import type { Trait } from '../trait.ts';
import { armed, mods, shot } from './forms.ts';
import { marksOf } from './launch.ts';
import { needsNoAir } from './rules.ts';

/** A void pirate in a sealed suit (DT-MON-20). */
export const voidPirate: Block = {
  id: 'void-pirate',
  rule: 'DT-MON-20',
  level: 2,
  ac: 15,
  hp: 7,
  speed: 40,
  mods: mods(0, 1, 0, 0, 0, 0),
  attacks: [shot('carbine', 'medium', 'long', 2, 1), armed('knife', 'light', 2, 1)],
  morale: 7,
  tags: ['person', 'living'],
  genres: ['sf'],
  traits: ['sealed-suit', 'group-grenade'],
};

/** Air of its own (DT-MON-20). */
export const sealedSuit = needsNoAir('sealed-suit', 'DT-MON-20');

/** Whether its group has thrown its one grenade. */
const isThrown = ({ state }: Pick<World, 'state'>, { group }: Creature): boolean =>
  state.creatures.some((one) => one.group === group && one.used.grenade !== undefined);

/** One grenade for all of a group (DT-MON-20, DT-EQ-25). */
export const groupGrenade: Trait = {
  id: 'group-grenade',
  rule: 'DT-MON-20',
  powers: [
    {
      id: 'grenade',
      rule: 'DT-MON-20',
      takes: 'action',
      closed: (w, { creature }) =>
        isThrown(w, creature) || marksOf(w, creature, 'throwing').length === 0
          ? 'closed.no-grenade'
          : undefined,
      *use(t, { creature }) {
        creature.used.grenade = t.state.clock;
        const options = marksOf(t, creature, 'throwing').map((one) => ({
          id: `at-${one.id}`,
          names: { creature: one.id },
          one,
        }));
        const question = { rule: 'DT-MON-20', usual: () => 0 };
        const { one } = yield* decide(t, creature, 'choice.launch', options, question);
        yield* throwGrenade(t, creature, one.place);
      },
      worth: (w, { creature }) => (marksOf(w, creature, 'throwing').length >= 2 ? 50 : 0),
    },
  ],
};
