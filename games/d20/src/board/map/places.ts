import type { ChoiceView } from '@tablewright/engine';
import { offersOf } from '@tablewright/table-kit/board';

/** A square that can be chosen, and what it costs to go there if one goes. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly feet: number | undefined;
  /** Whether one goes beyond one’s speed for it, and takes no action. */
  readonly hurries: boolean;
}

/** The squares that options name. */
export const placesOf = (choices: readonly ChoiceView[]): readonly Place[] =>
  offersOf(choices).flatMap(({ option: { names = {} } }) => {
    const { x, y, feet, hurries } = names;
    if (typeof x !== 'number' || typeof y !== 'number') return [];
    return [
      { x, y, feet: typeof feet === 'number' ? feet : undefined, hurries: hurries === 'yes' },
    ];
  });
