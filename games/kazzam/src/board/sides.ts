import type { SideFace } from '@tablewright/table-kit/board';
import { teamName } from '../explain/index.ts';
import type { KazzamState } from '../model.ts';
import { EMBLEMS, paintOf } from './colours.ts';

/** Both teams with the names, colours and signs of the score strip. */
export function sides(view: Pick<KazzamState, 'options' | 'red'>): readonly SideFace[] {
  return ([0, 1] as const).map((team) => {
    const paint = paintOf(view, team);
    return { name: teamName(view, team), colour: `var(--kz-${paint})`, sign: EMBLEMS[paint] };
  });
}
