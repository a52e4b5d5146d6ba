import type { Creature, EffectData } from '../../../model.ts';

/** How somebody stands before a spell changes that. */
export const standingOf = ({ run, side, attitude }: Creature): EffectData => ({
  was: { run, side, attitude },
});

/** Somebody who is no character stands as it did before (a character was never made to stand otherwise). */
export function standAsBefore(creature: Creature, data: EffectData | undefined): void {
  if (creature.character === undefined && data?.was !== undefined)
    Object.assign(creature, data.was);
}
