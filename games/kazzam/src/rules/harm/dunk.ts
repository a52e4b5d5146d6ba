import { choose, type Flow } from '@tablewright/engine';
import { cellName } from '../../map/court-map.ts';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, seatOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { askItem, release } from './items.ts';
import { orbsHeld, pedestalsInReach, tellOfOrb } from './orbs.ts';
import { score } from './scoring.ts';

/**
 * Dunks an orb on an own pedestal (KZ-ORB-10): a point for every orb there, this one included,
 * whatever their number; then it takes the team's colour (KZ-SCORE-04) and is guarded no more
 * (KZ-ORB-20).
 */
export function* dunk(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const { team } = creatureOf(state, id);
  if (team === undefined) return;
  const pedestals = pedestalsInReach(state, id);
  const { map } = groundOf(state);
  const { pedestal } = yield* choose(
    t,
    seatOf(state, id),
    'dunk-where',
    pedestals.map((pedestal) => {
      const square = cellName(map, state.pedestals[pedestal]?.cell ?? -1);
      return { id: square, names: { square }, pedestal };
    }),
    { rule: 'KZ-ORB-10', params: { who: id }, fallback: 0 },
  );
  const number = yield* askItem(t, id, 'dunk-which', orbsHeld(state, id), 'KZ-ORB-10');
  release(state, id, number);
  const orb = state.items[number];
  if (orb === undefined) return;
  orb.place = { at: 'pedestal', pedestal };
  const there = state.items.filter(
    ({ place }) => place.at === 'pedestal' && place.pedestal === pedestal,
  ).length;
  const stats = itemAt(state.stats, id);
  if (stats !== undefined) stats.orbs += 1;
  tellOfOrb(t, id, 'dunked', number, 'KZ-ORB-10');
  score(t, team, there, id, 'KZ-SCORE-04');
  orb.team = team;
}
