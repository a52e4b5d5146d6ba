import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { holding } from '../effects/holding.ts';

/**
 * What a creature does because another makes it do so: who is Taken Out by it is Taken Out by the
 * compeller (KC-CONV-32, KZ-SCORE-20).
 */
export function compel<R>(
  { state }: Kazzam,
  creature: CreatureId,
  by: CreatureId,
  act: () => Flow<R>,
): Flow<R> {
  return holding(state, 'compelled', { creature, by }, act);
}
