import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature, Shape, Until, Zone } from '../../../model.ts';
import { endZone } from '../../../rules/effects/zones.ts';
import { addFromBlock } from '../../../rules/making/creature.ts';
import { standingOn, stepCost } from '../../../rules/place/ways.ts';
import type { Casting } from '../../spell.ts';
import { spellZone } from '../shared/zones.ts';
import { vanish } from './conjure.ts';
import { hasMap, wallSpan } from './places.ts';

/** Squares of a section of 10 feet. */
const SECTION = 2;

/** Squares on which a wall can rise: nothing solid, and nobody there. */
export const freeCells = (t: D20, { caster, cells }: Casting): readonly number[] =>
  cells.filter(
    (cell) => Number.isFinite(stepCost(t, caster, cell)) && standingOn(t, cell) === undefined,
  );

/** What a solid wall is made of. */
export interface Making {
  readonly kind: string;
  readonly until: Until;
  readonly hp: number;
  readonly trait?: string;
  readonly isStone?: true;
}

/**
 * A solid wall rises: a zone that lets nobody through, and a section each 10 feet that can be attacked and broken
 * (DT-ARC-411, -512). Without a map it is one section across the line.
 */
export function raiseWall(
  t: D20,
  casting: Casting,
  cells: readonly number[],
  making: Making,
): Zone {
  const { kind, until, isStone } = making;
  const shape: Shape = hasMap(t) ? { is: 'cells', cells } : wallSpan(casting);
  const zone = spellZone(t, casting, kind, until, shape);
  // Stone is real once it stands: no spell that runs (decision).
  const laid = isStone === true ? harden(t, zone) : zone;
  if (shape.is === 'span') section(t, laid, making, { at: 'line', feet: shape.from }, []);
  for (let at = 0; at < cells.length && shape.is === 'cells'; at += SECTION) {
    const own = cells.slice(at, at + SECTION);
    const [cell] = own;
    if (cell !== undefined) section(t, laid, making, { at: 'square', cell }, own);
  }
  return laid;
}

function harden(t: D20, zone: Zone): Zone {
  const { rule, level } = zone.source;
  const source = level === undefined ? { rule } : { rule, level };
  const real: Zone = { ...zone, source };
  t.state.zones = t.state.zones.map((one) => (one === zone ? real : one));
  return real;
}

/** Ten feet of a wall, as something that can be struck. */
function section(
  t: D20,
  zone: Zone,
  { hp, trait }: Making,
  place: Creature['place'],
  cells: readonly number[],
): void {
  const creature = addFromBlock(t, 'wall-section', { hp, side: 'others', attitude: 'neutral' });
  creature.place = place;
  if (trait !== undefined) creature.traits.push(trait);
  const { source } = zone;
  const data = { amount: zone.id, cells };
  const until = { at: 'cure' } as const;
  creature.effects.push({ id: t.state.nextId, kind: 'part-of-wall', source, until, data });
  t.state.nextId += 1;
}

/** The wall that a section is part of. */
export function wallOf({ state }: D20, { effects }: Creature): Zone | undefined {
  const part = effects.find(({ kind }) => kind === 'part-of-wall');
  return state.zones.find(({ id }) => id === part?.data?.amount);
}

/** The sections of a wall that still stand. */
export const sectionsOf = ({ state }: Pick<D20, 'state'>, { id }: Zone): readonly Creature[] =>
  state.creatures.filter(
    ({ effects, life }) =>
      life === 'alive' &&
      effects.some(({ kind, data }) => kind === 'part-of-wall' && data?.amount === id),
  );

/** A section is down: there is a gap, and no wall any more if it was the last. */
export function* breach(t: D20, section: Creature): Flow<void> {
  const zone = wallOf(t, section);
  const part = section.effects.find(({ kind }) => kind === 'part-of-wall');
  if (zone === undefined) return;
  const { shape } = zone;
  const gone = part?.data?.cells ?? [];
  const left = shape.is === 'cells' ? shape.cells.filter((cell) => !gone.includes(cell)) : [];
  zone.shape = shape.is === 'cells' ? { is: 'cells', cells: left } : shape;
  if (left.length > 0) return;
  const flow = endZone(t, zone, zone.source.rule);
  if (flow !== undefined) yield* flow;
}

/** With a wall go its sections. */
export function fallApart(t: D20, zone: Zone): undefined {
  for (const section of sectionsOf(t, zone)) vanish(t, section, zone.source.rule);
  return undefined;
}
