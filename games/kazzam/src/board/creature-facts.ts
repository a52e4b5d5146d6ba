import type { Creature, Effect, KazzamState, Status } from '../model.ts';
import { STATUSES } from '../model.ts';
import { isSqueezed } from '../rules/court/squeeze.ts';
import { BITS, has, isHarm } from '../rules/effects/status.ts';
import { wardOf } from '../rules/numbers/damage-total.ts';
import type { KazzamView } from '../view-of.ts';

/** Whether a creature is somewhere where whoever looks does not know (KZ-INFO-03). */
export function isUnseen({ unseen = [] }: KazzamView, id: number): boolean {
  return unseen.includes(id);
}

/** Statuses that are shown on a creature's piece, the most telling first; traits are not. */
export function shownStatuses({ creatures, effects }: KazzamState, id: number): readonly Status[] {
  const creature = creatures[id];
  if (creature === undefined) return [];
  const traits = new Set(
    effects.filter(({ on, innate }) => on === id && innate === true).map(({ kind }) => kind),
  );
  return STATUSES.filter((status) => has(creature, BITS[status]) && !traits.has(status)).sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
}

/** The last ones say what a creature cannot do at all. */
const TELLING: readonly Status[] = [
  'slowed',
  'marked',
  'ongoing',
  'prone',
  'grabbed',
  'hidden',
  'flying',
  'dominated',
  'stunned',
];

function weightOf(status: Status): number {
  return (isHarm(status) ? 1 : 0) + 2 * (TELLING.indexOf(status) + 1);
}

/** The side by which a creature is squeezed into a gap; nothing if it is not (KZ-LARGE-08). */
export function squeezedSide(creature: Creature): 'width' | 'height' | undefined {
  if (creature.cell < 0 || !isSqueezed(creature)) return undefined;
  return creature.width < creature.fullWidth ? 'width' : 'height';
}

/** The Ward of a creature in all. */
export function wardTotal({ wards }: KazzamState['creatures'][number]): number {
  return wardOf(wards);
}

/** What is in play on a creature besides what it has for the whole match. */
export function effectsOn({ effects }: KazzamState, id: number): readonly Effect[] {
  return effects.filter(({ on, innate }) => on === id && innate !== true);
}

/** What lies on squares: zones, warps, portals. */
export function effectsOnGround({ effects }: KazzamState): readonly Effect[] {
  return effects.filter(
    ({ data }) => typeof data?.cells === 'object' || typeof data?.cell === 'number',
  );
}

/** The squares of something that lies on them. */
export function cellsOfEffect({ data }: Effect): readonly number[] {
  if (typeof data?.cells === 'object') return data.cells;
  return typeof data?.cell === 'number' ? [data.cell] : [];
}

/** Two letters for a piece: of the name, or the initial and number of a creep. */
export function lettersOf(name: string): string {
  const [, initial, number] = /^(\p{L}).*\s(\d+)$/u.exec(name) ?? [];
  if (initial !== undefined && number !== undefined) return `${initial}${number}`;
  return name.slice(0, 2);
}
