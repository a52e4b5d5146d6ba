import type { GearKind } from '../gear-kind.ts';

/** The things of one row: alike in all but their names. */
export const variants = (ids: readonly string[], row: Omit<GearKind, 'id'>): readonly GearKind[] =>
  ids.map((id) => ({ id, ...row }));
