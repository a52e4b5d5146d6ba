import { type CreatureId, type Effect, NOBODY } from '../../model.ts';
import { STATUS_RECORDS } from '../../statuses.ts';
import type { Moment } from '../../table.ts';
import { areEnemies } from '../court/creatures.ts';
import { isStatus } from './content.ts';
import { isStatusKind } from './status.ts';

/** Statuses that lift off the ground, which are negative where an enemy imposes them (KC-CONV-42). */
const LIFTING: ReadonlySet<string> = new Set(['flying', 'hovering']);

/**
 * The positive statuses on a creature (KC-CONV-42): of the glossary's those that harm nobody, of what
 * powers leave besides those that it or one of its allies has made. What the ground gives is none.
 */
export function positivesOn(moment: Moment, id: CreatureId): readonly Effect[] {
  return moment.state.effects.filter(
    (effect) => effect.on === id && isStatus(moment, effect) && isPositive(moment, effect),
  );
}

function isPositive({ state }: Moment, { kind, on, by }: Effect): boolean {
  if (by === NOBODY || kind === 'shade') return false;
  const isImposed = areEnemies(state, by, on);
  if (!isStatusKind(kind)) return !isImposed;
  return STATUS_RECORDS[kind].harms !== true && !(LIFTING.has(kind) && isImposed);
}

/** How many statuses these are: each kind once, and none that another of them contains (D-57). */
export function countStatuses(effects: readonly Effect[]): number {
  const kinds = new Set(effects.map(({ kind }) => kind));
  const contained = new Set<string>(
    [...kinds].flatMap((kind) => (isStatusKind(kind) ? (STATUS_RECORDS[kind].contains ?? []) : [])),
  );
  return [...kinds].filter((kind) => !contained.has(kind)).length;
}
