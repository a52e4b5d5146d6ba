import { type Flow, maybe } from '@tablewright/engine';
import type { Creature, Item } from '../../model.ts';
import { type D20, oneOf, type World } from '../../table.ts';
import { isBanned } from '../bearers/bearers.ts';
import { areEnemies } from '../creature.ts';
import { decide } from '../deciding/decide.ts';
import { bandLimit, distanceBetween, gridOf, SQUARE } from '../place/distance.ts';
import { hasLineTo, sees } from '../place/sight.ts';
import type { Deed } from './menu.ts';

/** Things with a use of their own (DT-EQ). */
export function itemDeeds(
  w: World,
  creature: Creature,
  item: Item,
  near: readonly Creature[],
): readonly Deed[] {
  const { action, weapon } = oneOf(w, 'gear', item.kind);
  if (weapon?.loads === true && item.uses === 0 && creature.held.includes(item.id)) {
    return [
      {
        id: `load-${item.id}`,
        kind: 'load',
        names: { item: item.kind },
        takes: 'action',
        run: (t) => load(t, creature, item),
      },
    ];
  }
  if (action === undefined || item.uses === 0 || action.closed?.(w, creature, item) !== undefined)
    return [];
  if (oneOf(w, 'gear', item.kind).isTech === true && isBanned(w, creature, 'tech')) return [];
  const all =
    action.on === 'reach' ? near : action.on === 'point' ? pointTargets(w, creature) : [undefined];
  const on = all.filter(
    (target) => target === undefined || (action.fits?.(w, creature, target) ?? true),
  );
  const base = { kind: 'item', takes: 'action' } as const;
  const deeds = on.map(
    (target): Deed => ({
      ...base,
      id: target === undefined ? `use-${item.id}` : `use-${item.id}-${target.id}`,
      names: target === undefined ? { item: item.kind } : { item: item.kind, creature: target.id },
      ...(target === undefined ? {} : { at: target }),
      run: (t) => action.use(t, creature, item, target),
    }),
  );
  if (action.on !== 'point' || squaresInThrow(w, creature).length === 0) return deeds;
  const names = { item: item.kind };
  return [
    ...deeds,
    { ...base, id: `use-${item.id}-point`, names, run: (t) => throwAt(t, creature, item) },
  ];
}

/** Squares at which something can be thrown: seen, within 50 feet (DT-EQ-25, -27). */
function squaresInThrow(w: World, { place }: Creature): readonly number[] {
  if (place.at !== 'square') return [];
  const far = Math.floor(bandLimit(w, 'throwing') / SQUARE);
  return gridOf(w.state)
    .within(place.cell, far)
    .filter((cell) => hasLineTo(w, place.cell, cell));
}

/** Something is thrown at a square. */
function* throwAt(t: D20, creature: Creature, item: Item): Flow<void> {
  const grid = gridOf(t.state);
  const options = squaresInThrow(t, creature).map((cell) => {
    const [x, y] = [grid.x(cell), grid.y(cell)];
    return { id: `${x}-${y}`, names: { x, y }, cell };
  });
  const { action, rule } = oneOf(t, 'gear', item.kind);
  const standsAt = ({ place }: Creature, at: number) => place.at === 'square' && place.cell === at;
  const usual = () =>
    Math.max(
      0,
      options.findIndex(({ cell }) =>
        t.state.creatures.some((one) => areEnemies(creature, one) && standsAt(one, cell)),
      ),
    );
  const question = { rule, params: { item: item.kind }, usual };
  const { cell } = yield* decide(t, creature, 'choice.point', options, question);
  yield* maybe(action?.use(t, creature, item, undefined, { at: 'square', cell }));
}

/** Somebody at whom something can be thrown: whoever is seen within 50 feet. */
const pointTargets = (w: World, creature: Creature): readonly Creature[] =>
  w.state.creatures.filter(
    (other) =>
      other.life === 'alive' &&
      areEnemies(creature, other) &&
      sees(w, creature, other) &&
      isInThrow(w, creature, other),
  );

/** Throwing range (DT-RNG-03). */
const isInThrow = (w: World, a: Creature, b: Creature): boolean =>
  distanceBetween(w, a, b) <= bandLimit(w, 'throwing');

function load(t: D20, creature: Creature, item: Item): undefined {
  item.uses = 1;
  t.tell?.({
    type: 'handled',
    rule: 'DT-EQ-16',
    creature: creature.id,
    item: item.kind,
    how: 'loaded',
  });
  return undefined;
}
