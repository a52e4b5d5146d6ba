import type { Effect } from '../../../model.ts';
import type { Casting } from '../../spell.ts';

/**
 * Whether a casting undoes what somebody has laid: its total reaches 10 and that caster's Level; what nobody has laid
 * always goes (DT-DIV-305, -505).
 */
export function undoes({ total, saveTn }: Casting, { source }: Pick<Effect, 'source'>): boolean {
  if (source.by === undefined || source.level === undefined) return true;
  return (total ?? saveTn) >= 10 + source.level;
}
