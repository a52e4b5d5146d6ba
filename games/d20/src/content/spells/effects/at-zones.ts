import type { D20, World } from '../../../d20-table.ts';
import type { Creature, Shape, Zone } from '../../../model.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { isA } from '../../../rules/effects/kinds.ts';
import { endZone, zoneStrikes } from '../../../rules/effects/zones.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { distanceBetween, gridOf, MELEE, SQUARE } from '../../../rules/place/distance.ts';
import { rollD6 } from '../../../rules/rolls/roll.ts';
import { saveThrow } from '../../../rules/saves/save.ts';
import type { Trait } from '../../trait.ts';
import { vanish } from '../arcane/conjure.ts';
import { breach, sectionsOf } from '../arcane/walls.ts';

/** Whoever begins a turn in a wall of fire burns (DT-ARC-410). */
export const inWallOfFire: Trait = {
  id: 'in-wall-of-fire',
  rule: 'DT-ARC-410',
  on: {
    *turnBegan(t, { creature, zone }) {
      if (zone !== undefined) yield* zoneStrikes(t, zone, creature);
    },
  },
};

/** Feet that a killing cloud drifts at each of its caster's turns (DT-ARC-502). */
const DRIFT = 20;

/** Its cloud drifts away from whoever has made it (DT-ARC-502). */
export const drivesCloud: Trait = {
  id: 'drives-cloud',
  rule: 'DT-ARC-502',
  on: {
    *turnBegan(t, { creature, zone }) {
      if (zone === undefined) return;
      zone.shape = drifted(t, creature, zone.shape);
      const { shape } = zone;
      const flow =
        shape.is === 'cells' && shape.cells.length === 0
          ? endZone(t, zone, 'DT-ARC-502')
          : undefined;
      if (flow !== undefined) yield* flow;
    },
  },
};

/** A shape 20 feet farther from a creature; what leaves the map is gone. */
function drifted(w: World, from: Creature, shape: Shape): Shape {
  if (shape.is === 'span' && from.place.at === 'line') {
    const by = (shape.from + shape.to) / 2 >= from.place.feet ? DRIFT : -DRIFT;
    return { is: 'span', from: shape.from + by, to: shape.to + by };
  }
  if (shape.is !== 'cells' || from.place.at !== 'square' || shape.cells.length === 0) return shape;
  const grid = gridOf(w.state);
  const mean = (of: (cell: number) => number) =>
    shape.cells.reduce((sum, cell) => sum + of(cell), 0) / shape.cells.length;
  const dx = mean((cell) => grid.x(cell)) - grid.x(from.place.cell);
  const dy = mean((cell) => grid.y(cell)) - grid.y(from.place.cell);
  const long = Math.max(Math.abs(dx), Math.abs(dy));
  // From its middle it drifts nowhere.
  if (long < 0.5) return shape;
  const by = (one: number) => Math.round((one / long) * (DRIFT / SQUARE));
  const cells = shape.cells
    .map((cell) => grid.cellAt(grid.x(cell) + by(dx), grid.y(cell) + by(dy)))
    .filter((cell) => cell >= 0);
  return { is: 'cells', cells };
}

/** The squares of a zone that a creature has in reach. */
const inReach = (w: World, { place }: Creature, zone: Zone | undefined): readonly number[] => {
  if (zone?.shape.is !== 'cells' || place.at !== 'square') return [];
  const grid = gridOf(w.state);
  return zone.shape.cells.filter((cell) => grid.distance(cell, place.cell) <= 1);
};

/** Cuts a way into a thicket, 5 feet by an action (DT-ARC-404). */
export const atThicket: Trait = {
  id: 'at-thicket',
  rule: 'DT-ARC-404',
  powers: [
    {
      id: 'cut-thicket',
      rule: 'DT-ARC-404',
      takes: 'action',
      *use(t, { creature, zone }) {
        if (zone?.shape.is !== 'cells') return;
        const grid = gridOf(t.state);
        const options = inReach(t, creature, zone).map((cell) => ({
          id: `${grid.x(cell)}-${grid.y(cell)}`,
          names: { x: grid.x(cell), y: grid.y(cell) },
          cell,
        }));
        if (options.length === 0) return;
        const question = { rule: 'DT-ARC-404', usual: () => 0 };
        const { cell } = yield* decide(t, creature, 'choice.cut', options, question);
        zone.shape = { is: 'cells', cells: zone.shape.cells.filter((one) => one !== cell) };
        const flow = zone.shape.cells.length > 0 ? undefined : endZone(t, zone, 'DT-ARC-404');
        if (flow !== undefined) yield* flow;
      },
    },
  ],
};

/** Sections of a wall in reach. */
const sectionsNear = (w: D20 | World, creature: Creature, zone: Zone): readonly Creature[] =>
  sectionsOf(w, zone).filter((section) => {
    const part = section.effects.find(({ kind }) => kind === 'part-of-wall');
    const cells = inReach(w, creature, zone);
    const isNear = part?.data?.cells?.some((cell) => cells.includes(cell)) === true;
    return isNear || distanceBetween(w, creature, section) <= MELEE;
  });

/** Breaks through ten feet of ice by an action, and pays for it with cold (DT-ARC-411). */
export const atWallOfIce: Trait = {
  id: 'at-wall-of-ice',
  rule: 'DT-ARC-411',
  powers: [
    {
      id: 'break-ice',
      rule: 'DT-ARC-411',
      takes: 'action',
      *use(t, { creature, zone }) {
        if (zone === undefined) return;
        const options = sectionsNear(t, creature, zone).map((one) => ({
          id: `break-${one.id}`,
          names: { creature: one.id },
          one,
        }));
        if (options.length === 0) return;
        const question = { rule: 'DT-ARC-411', usual: () => 0 };
        const { one } = yield* decide(t, creature, 'choice.section', options, question);
        yield* breach(t, one);
        vanish(t, one, 'DT-ARC-411');
        const [face = 0] = yield* rollD6(t, creature, 1, 'damage');
        const amount = face + 2 * (zone.source.level ?? 0);
        const danger = { rule: 'DT-ARC-411', tags: ['magic', 'cold'], isMagic: true } as const;
        const times = isA(t, creature, 'fire') ? 2 : 1;
        yield* hurt(t, creature, { danger, isDamage: true, amount: amount * times });
      },
    },
  ],
};

/** The Level that breaks ice, and whether any is in reach. */
export const breaksIce = (w: World, zone: Zone, creature: Creature): boolean =>
  creature.level > 3 && sectionsNear(w, creature, zone).length > 0;

/** Whether any of a thicket is in reach. */
export const cutsThicket = (w: World, zone: Zone, creature: Creature): boolean =>
  inReach(w, creature, zone).length > 0;

/** Looks closely at what may not be there (DT-ARC-405). */
export const atIllusion: Trait = {
  id: 'at-illusion',
  rule: 'DT-ARC-405',
  powers: [
    {
      id: 'inspect-terrain',
      rule: 'DT-ARC-405',
      takes: 'action',
      closed: (_w, { creature, zone }) => (knows(creature, zone) ? 'closed.already' : undefined),
      *use(t, { creature, zone }) {
        if (zone === undefined) return;
        const saved = yield* saveThrow(t, creature, {
          ability: 'INT',
          target: 10 + (zone.source.level ?? 0),
          against: { rule: 'DT-ARC-405', tags: ['magic', 'illusion'], isMagic: true },
        });
        if (saved) creature.used[`seen-through/${zone.id}`] = t.state.clock;
      },
    },
    {
      id: 'touch-terrain',
      rule: 'DT-ARC-405',
      takes: 'action',
      closed: (_w, { creature, zone }) => (knows(creature, zone) ? undefined : 'closed.unknown'),
      *use(t, { zone }) {
        const flow = zone === undefined ? undefined : endZone(t, zone, 'DT-ARC-405');
        if (flow !== undefined) yield* flow;
      },
    },
  ],
};

const knows = ({ used }: Creature, zone: Zone | undefined): boolean =>
  zone !== undefined && used[`seen-through/${zone.id}`] !== undefined;
