import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { effectOn } from '../../rules/bearers/bearers.ts';
import { areEnemies, isUp } from '../../rules/creature.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { isInReach } from '../../rules/place/distance.ts';
import type { Block } from '../block.ts';
import { causeOf } from '../conditions/shared.ts';
import type { Trait } from '../trait.ts';
import { mods, natural } from './forms.ts';

/** A horse to ride (DT-EQ-55); what its row leaves out is like other beasts (decision). */
export const horse: Block = {
  id: 'horse',
  rule: 'DT-EQ-55',
  level: 2,
  ac: 11,
  hp: 9,
  speed: 80,
  mods: mods(2, 1, 1, -3, 0, -1),
  attacks: [natural('kick', 'light', 3, 2)],
  morale: 6,
  tags: ['beast', 'living'],
  genres: ['fantasy', 'horror'],
  traits: ['mount'],
};

const SPEED = 80;

const riderOf = ({ state }: Pick<World, 'state'>, mount: Creature): Creature | undefined =>
  state.creatures.find((one) => effectOn(one, 'riding')?.source.by === mount.id);

/** Can be ridden by one at a time, and goes where its rider goes. */
export const mount: Trait = {
  id: 'mount',
  rule: 'DT-EQ-55',
  forbids: (w, { creature }, { kind }) => kind === 'move' && riderOf(w, creature) !== undefined,
  invites: [
    {
      id: 'ride',
      rule: 'DT-EQ-55',
      takes: 'free',
      fits: (w, { creature }, by) =>
        !areEnemies(by, creature) &&
        isUp(creature) &&
        isInReach(w, by, creature) &&
        effectOn(by, 'riding') === undefined &&
        riderOf(w, creature) === undefined,
      *use(t, { creature }, by) {
        const source = { rule: 'DT-EQ-55', by: creature.id };
        yield* afflict(t, by, { kind: 'riding', source, until: { at: 'cure' } });
      },
    },
  ],
};

/** On horseback: as fast as the horse, which comes along. */
export const riding: Trait = {
  id: 'riding',
  rule: 'DT-EQ-55',
  speed: (w, { creature }) => ({
    value: SPEED - (creature.printed?.speed ?? Number(w.options.baseSpeed)),
    rule: 'DT-EQ-55',
    from: 'riding',
  }),
  powers: [
    {
      id: 'dismount',
      rule: 'DT-EQ-55',
      takes: 'free',
      use: (t, { creature, effect }) =>
        effect === undefined ? undefined : relieve(t, creature, effect, 'end'),
    },
  ],
  on: {
    acted(t, { creature, effect }, { what }) {
      const horse = effect === undefined ? undefined : causeOf(t, effect.source);
      if (what === 'move' && horse !== undefined) horse.place = { ...creature.place };
      return undefined;
    },
    turnBegan(t, { creature, effect }) {
      const horse = effect === undefined ? undefined : causeOf(t, effect.source);
      if (effect === undefined || (horse !== undefined && isUp(horse))) return undefined;
      return relieve(t, creature, effect, 'end');
    },
  },
};
