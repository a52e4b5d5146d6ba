import { blank, type Flow, maybe, type Option, type Seat } from '@tablewright/engine';
import type { Lying, Place, Shape, Until, Zone } from '../../model.ts';
import { contentOf, type D20 } from '../../table.ts';
import { forRounds, HOUR, MINUTE } from '../effects/afflict.ts';
import { endZone, layZone, showZone, tellOf } from '../effects/zones.ts';
import { newItem } from '../making/creature.ts';
import { gridOf, SQUARE } from '../place/distance.ts';
import { terrainOf } from '../place/terrain.ts';
import { note, type Tool, tool, word } from './tool.ts';

const RULE = 'DT-GMC-02';
/** Squares of the line, where there is no map. */
const LINE = 40;
/** Squares that a hazard reaches from its middle. */
const REACH = 8;
/** Whether the party sees it from the first (DT-GMC-02). */
const SEEN = ['show', 'hide'] as const;
const LASTS = ['scene', 'rounds', 'minutes', 'hours'] as const;

/** Where something is put, its column and row counted from 1 as squares are called. */
function whereFields(t: D20) {
  const { rows } = t.state.ground;
  return {
    x: blank.amount({ min: 1, max: rows[0]?.length ?? LINE, fallback: 1 }),
    y: blank.amount({ min: 1, max: Math.max(1, rows.length), fallback: 1 }),
  };
}

/** The place of a column and a row; of closed ground the open square next to it. */
function placeAt({ state }: D20, x: number, y: number): Place {
  const { rows } = state.ground;
  if (rows.length === 0) return { at: 'line', feet: (x - 1) * SQUARE };
  const grid = gridOf(state);
  const cell = grid.cellAt(x - 1, y - 1);
  const isOpen = (one: number) => terrainOf(rows[grid.y(one)]?.[grid.x(one)]).isClosed !== true;
  const near = [...grid.within(cell, Math.max(grid.width, grid.height))]
    .filter(isOpen)
    .sort((a, b) => grid.distance(cell, a) - grid.distance(cell, b) || a - b);
  return { at: 'square', cell: near[0] ?? cell };
}

/** What lies within so many squares of a place. */
function around({ state }: D20, place: Place, squares: number): Shape {
  if (place.at === 'square')
    return { is: 'cells', cells: gridOf(state).within(place.cell, squares) };
  const feet = place.at === 'line' ? place.feet : 0;
  return { is: 'span', from: feet - squares * SQUARE, to: feet + squares * SQUARE };
}

/** A hazard is put down on the scene, where it harms whoever is in it (DT-GMC-02, DT-HAZ-04). */
export function layHazardTool(t: D20, master: Seat): readonly Tool[] {
  const kinds = Object.values(contentOf(t).zones)
    .filter(({ rule, harms }) => rule.startsWith('DT-HAZ-') && harms !== undefined)
    .map(({ id }) => ({ id, names: { zone: id } }));
  if (kinds.length === 0) return [];
  const fields = {
    hazard: blank.one(kinds),
    level: blank.amount({ min: 0, max: 25, fallback: 0 }),
    ...whereFields(t),
    squares: blank.amount({ min: 0, max: REACH, fallback: 0 }),
    lasts: word(LASTS),
    count: blank.amount({ min: 1, max: 100, fallback: 1 }),
    how: word(SEEN),
    note: note(),
  };
  return [
    tool(master, 'lay-hazard', RULE, fields, (said) => {
      const { hazard, level, x, y, squares, lasts, count, how } = said;
      layZone(t, {
        ...hiddenIf(how.id === 'hide'),
        kind: hazard.id,
        source: { rule: RULE, ...(level === 0 ? {} : { level }) },
        until: untilOf(t, lasts.id, count),
        shape: around(t, placeAt(t, x, y), squares),
      });
      return undefined;
    }),
  ];
}

const hiddenIf = (isHidden: boolean): Pick<Zone, 'isHidden'> =>
  isHidden ? { isHidden: true } : {};

function untilOf(t: D20, lasts: (typeof LASTS)[number], count: number): Until {
  if (lasts === 'scene') return { at: 'scene' };
  return forRounds(t, count * { rounds: 1, minutes: MINUTE, hours: HOUR }[lasts]);
}

/** A thing is put down on the scene, for whoever picks it up (DT-GMC-02). */
export function layObjectTool(t: D20, master: Seat): readonly Tool[] {
  const kinds = Object.keys(contentOf(t).gear).map((id) => ({ id, names: { item: id } }));
  if (kinds.length === 0) return [];
  const fields = { item: blank.one(kinds), ...whereFields(t), how: word(SEEN), note: note() };
  return [
    tool(master, 'lay-object', RULE, fields, ({ item, x, y, how }) => {
      const place = placeAt(t, x, y);
      const lying = { item: newItem(t, item.id), place, ...hiddenIf(how.id === 'hide') };
      t.state.lying.push(lying);
      tellPut(t, lying, 'laid');
      return undefined;
    }),
  ];
}

/** What lies on the scene: a thing, or a hazard that whoever runs the game has put there. */
interface Scenery extends Option {
  readonly zone?: Zone;
  readonly lying?: Lying;
}

const sceneryOf = ({ state }: D20): readonly Scenery[] => [
  ...state.zones
    .filter(({ source }) => source.rule === RULE)
    .map((zone) => ({ id: `zone-${zone.id}`, names: { zone: zone.kind }, zone })),
  ...state.lying.map((lying) => ({
    id: `item-${lying.item.id}`,
    names: { item: lying.item.kind },
    lying,
  })),
];

/** What lies on the scene is moved, hidden, shown or taken away (DT-GMC-02). */
export function sceneryTool(t: D20, master: Seat): readonly Tool[] {
  const all = sceneryOf(t);
  if (all.length === 0) return [];
  const fields = {
    what: blank.one(all),
    how: word(['here', 'hide', 'show', 'away']),
    ...whereFields(t),
    note: note(),
  };
  return [
    tool(master, 'scenery', RULE, fields, function* ({ what, how, x, y }): Flow<void> {
      const { zone, lying } = what;
      if (how.id === 'show' || how.id === 'hide') {
        const isHidden = how.id === 'hide';
        if (zone !== undefined) hideZone(t, zone, isHidden);
        else if (lying !== undefined) hideObject(t, lying, isHidden);
        return;
      }
      const place = how.id === 'here' ? placeAt(t, x, y) : undefined;
      if (zone !== undefined) yield* moveZone(t, zone, place);
      else if (lying !== undefined) moveObject(t, lying, place);
    }),
  ];
}

/** A hazard lies somewhere else now, as wide as before, or is over. */
function* moveZone(t: D20, zone: Zone, place: Place | undefined): Flow<void> {
  yield* maybe(endZone(t, zone, RULE));
  if (place === undefined) return;
  const { kind, source, until, isHidden } = zone;
  const shape = around(t, place, reachOf(t, zone));
  layZone(t, { ...hiddenIf(isHidden === true), kind, source, until, shape });
}

/** A hazard goes out of the party's sight, which sees it go, or comes into it. */
function hideZone(t: D20, zone: Zone, isHidden: boolean): void {
  if (!isHidden) showZone(t, zone);
  else if (zone.isHidden !== true) {
    t.tell?.({ type: 'zone-ended', rule: RULE, zone: zone.kind });
    zone.isHidden = true;
  }
}

/** How many squares a hazard reaches from its middle, at the edge of a map too. */
function reachOf({ state }: D20, { shape }: Zone): number {
  if (shape.is === 'span') return Math.round((shape.to - shape.from) / 2 / SQUARE);
  if (shape.is !== 'cells') return 0;
  const grid = gridOf(state);
  const widths = [shape.cells.map((cell) => grid.x(cell)), shape.cells.map((cell) => grid.y(cell))];
  const sizes = widths.map((all) => Math.max(...all) - Math.min(...all));
  return Math.floor(Math.max(...sizes) / 2);
}

function moveObject(t: D20, lying: Lying, place: Place | undefined): void {
  t.state.lying = t.state.lying.filter((one) => one !== lying);
  if (place !== undefined) t.state.lying.push({ ...lying, place });
  tellPut(t, lying, place === undefined ? 'gone' : 'moved');
}

function hideObject(t: D20, lying: Lying, isHidden: boolean): void {
  if ((lying.isHidden === true) === isHidden) return;
  const now: Lying = { item: lying.item, place: lying.place, ...hiddenIf(isHidden) };
  t.state.lying = t.state.lying.map((one) => (one === lying ? now : one));
  t.tell?.({
    type: 'object-put',
    rule: RULE,
    item: lying.item.kind,
    how: isHidden ? 'gone' : 'laid',
  });
}

function tellPut(t: D20, lying: Lying, how: 'laid' | 'moved' | 'gone'): void {
  tellOf(t, lying, () => t.tell?.({ type: 'object-put', rule: RULE, item: lying.item.kind, how }));
}
