import { decide } from '../../../rules/deciding/decide.ts';
import { distanceBetween, gridOf, SQUARE } from '../../../rules/place/distance.ts';
import { cellsWithin } from '../../../rules/place/zones.ts';
import type { Trait } from '../../trait.ts';

const RULE = 'DT-DIV-504';
/** How far the cloud goes in a round, and how wide it is around its middle. */
const STEP = 20;
export const CLOUD = 30;

/** Whoever has called the insects sends the cloud where it likes, once a round. */
export const INSECT_LEAD: Trait = {
  id: 'insect-lead',
  rule: RULE,
  powers: [
    {
      id: 'move-insects',
      rule: RULE,
      takes: 'free',
      *use(t, { creature, zone }) {
        if (zone === undefined) return;
        const question = { rule: RULE, params: { spell: 'insect-plague' }, usual: () => 0 };
        const { middle } = zone;
        if (middle === undefined) {
          // Without a map the cloud goes to somebody and whoever is near.
          const others = t.state.creatures.filter(({ place }) => place.at === 'line');
          if (others.length === 0) return;
          const options = others.map((one) => ({
            id: `at-${one.id}`,
            names: { creature: one.id },
            one,
          }));
          const { one } = yield* decide(t, creature, 'choice.point', options, question);
          const inside = others.filter((other) => distanceBetween(t, one, other) <= CLOUD);
          zone.shape = { is: 'creatures', creatures: inside.map(({ id }) => id) };
          return;
        }
        const grid = gridOf(t.state);
        const options = grid.within(middle, STEP / SQUARE).map((cell) => ({
          id: `${grid.x(cell)}-${grid.y(cell)}`,
          names: { x: grid.x(cell), y: grid.y(cell) },
          cell,
        }));
        const { cell } = yield* decide(t, creature, 'choice.point', options, question);
        zone.middle = cell;
        zone.shape = { is: 'cells', cells: cellsWithin(t, cell, CLOUD) };
      },
    },
  ],
};
