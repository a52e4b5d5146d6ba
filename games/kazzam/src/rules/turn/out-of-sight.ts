import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { STATUS } from '../effects/effect-data.ts';
import { effectsOf } from '../effects/in-play.ts';
import { removeEffects } from '../effects/status.ts';
import { sees } from '../sight/sight.ts';

/**
 * Ends Ongoing Damage on a creature that lasts only as long as its maker sees it, and does not see it
 * now that it would hurt (KM-GOLEM-11).
 */
export function endUnseenOngoing(t: Kazzam, id: CreatureId): void {
  const over = effectsOf(t.state, STATUS.ongoing).filter(
    ({ on, by, data }) => on === id && data?.whileSeen === 1 && !sees(t, by, id),
  );
  const [first] = over;
  if (first !== undefined)
    removeEffects(t, (effect) => over.some(({ id: known }) => known === effect.id), 'KM-GOLEM-11');
}
