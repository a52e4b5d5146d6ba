import { strike } from '../../rules/harm/hazard.ts';
import { gridOf } from '../../rules/place/distance.ts';
import type { Hazard } from '../hazard.ts';
import type { ZoneKind } from '../zone-kind.ts';

const CHARGE: Hazard = {
  id: 'breaching-charge',
  rule: 'DT-EQ-26',
  level: 8,
  save: 'DEX',
  tags: ['explosion'],
};

const DOOR = '+';
const FLOOR = '.';

/** A charge that goes off at the end of the round in which its time is over, and opens doors (DT-EQ-26). */
export const setCharge: ZoneKind = {
  id: 'set-charge',
  rule: 'DT-EQ-26',
  *harms(t, zone, creature) {
    const { until } = zone;
    if (until.at === 'time' && t.state.clock < until.clock) {
      // Whoever steps over it meanwhile is not safe from it.
      zone.harmed = zone.harmed.filter((id) => id !== creature.id);
      return;
    }
    yield* strike(t, creature, { hazard: CHARGE, level: CHARGE.level });
  },
  ended({ state }, { shape }) {
    if (shape.is !== 'cells') return;
    const grid = gridOf(state);
    const { rows } = state.ground;
    state.ground.rows = rows.map((row, y) =>
      [...row]
        .map((letter, x) =>
          letter === DOOR && shape.cells.includes(grid.cellAt(x, y)) ? FLOOR : letter,
        )
        .join(''),
    );
  },
};
