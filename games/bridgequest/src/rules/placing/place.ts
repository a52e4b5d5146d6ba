import type { Flow } from '@tablewright/engine';
import type { Location } from '../../bridge/layout.ts';
import type { Place } from '../../bridge/steps.ts';
import { figureCalled } from '../../called.ts';
import type { Figure } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { masterPicks } from '../master/decide.ts';
import { facingsOn, freeCorners } from '../standing/corners.ts';
import { standing } from '../standing/figures.ts';
import { openWorld } from '../worlds/change.ts';

/** Puts a figure onto a location, on a corner and with a facing as whoever runs the game says (BQ-REL-14). */
export function* placeFigure(
  t: Bridge,
  figure: Figure,
  location: Location,
  rule: string,
): Flow<void> {
  openWorld(t, location, rule);
  const who = { figure: figureCalled(figure.id), location };
  const corners = freeCorners(t.state, location).map((corner) => ({ id: corner, corner }));
  const { corner } = yield* masterPicks(t, 'corner', corners, 'BQ-GM-10', who);
  const facings = facingsOn(corner).map((facing) => ({ id: facing, facing }));
  const { facing } = yield* masterPicks(t, 'facing', facings, 'BQ-GM-11', who);
  const place: Place = { location, stand: corner, facing };
  figure.where = { at: 'bridge', place };
  t.tell?.({ type: 'figure-placed', rule, figure: figure.id, ...standing(place) });
}
