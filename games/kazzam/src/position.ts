import { writeAthletes } from './given/athletes.ts';
import { writeCompanions } from './given/companions.ts';
import { writeCourse } from './given/course.ts';
import { writeCreeps } from './given/creeps.ts';
import { writeEffects } from './given/effects.ts';
import type { Written } from './given/fields.ts';
import { writeItems } from './given/items.ts';
import { creature } from './given/names.ts';
import { writeOrbs } from './given/orbs.ts';
import { writeTerrain } from './given/terrain.ts';
import type { Moment } from './table.ts';

/**
 * The position that a state is, in the form that `given/given.ts` reads: between two steps the same
 * state comes of it.
 */
export function positionOf(moment: Moment): Written {
  const { state } = moment;
  const { statuses, zones, effects } = writeEffects(moment);
  const { sketch, struck } = state;
  const companions = writeCompanions(moment, statuses);
  const items = writeItems(moment);
  return {
    ...(sketch === undefined ? {} : { court: sketch }),
    ...writeCourse(state),
    athletes: writeAthletes(state, statuses),
    creeps: writeCreeps(moment, statuses),
    ...(companions.length === 0 ? {} : { companions }),
    orbs: writeOrbs(state),
    ...(items.length === 0 ? {} : { items }),
    zones,
    effects,
    ...writeTerrain(state),
    struck: struck.map(({ zone, creature: id }) => ({ zone, creature: creature.write(state, id) })),
    nextNumber: state.nextEffect,
  };
}
