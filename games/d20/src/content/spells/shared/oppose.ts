import type { Effect } from '../../../model.ts';
import type { Casting } from '../../spell.ts';

/**
 * Whether a casting undoes something: its total reaches 10 and the Level by which it was laid. What has no Level always
 * goes (DT-DIV-305, -505, DT-ARC-302).
 */
export function undoes({ total, saveTn }: Casting, { source }: Pick<Effect, 'source'>): boolean {
  return source.level === undefined || (total ?? saveTn) >= 10 + source.level;
}
