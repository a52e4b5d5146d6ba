import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { has } from '../bearers/bearers.ts';
import { isUp } from '../creature.ts';
import { isHere } from '../place/distance.ts';

/** Foes who are here, awake and hostile. */
export const readyFoes = ({ state }: Pick<World, 'state'>): readonly Creature[] =>
  state.creatures.filter(
    (one) =>
      one.side === 'foes' &&
      one.attitude === 'hostile' &&
      isUp(one) &&
      isHere(one) &&
      !has(one, 'asleep'),
  );
