import { decide } from '../../../rules/deciding/decide.ts';
import { gridOf, SQUARE } from '../../../rules/place/distance.ts';
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
          // Without a map the cloud goes along the line, towards somebody.
          const { shape } = zone;
          const others = t.state.creatures.filter(({ place }) => place.at === 'line');
          if (others.length === 0) return;
          const options = others.map((one) => ({
            id: `at-${one.id}`,
            names: { creature: one.id },
            one,
          }));
          const { one } = yield* decide(t, creature, 'choice.point', options, question);
          if (shape.is !== 'span' || one.place.at !== 'line') return;
          const way = one.place.feet - (shape.from + shape.to) / 2;
          const by = Math.sign(way) * Math.min(STEP, Math.abs(way));
          zone.shape = { is: 'span', from: shape.from + by, to: shape.to + by };
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
