import { confirm, type Flow } from '@tablewright/engine';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { leavesFor } from '../acts/losses.ts';
import { discard } from '../cards/discarding.ts';
import { deed } from '../karma/deeds.ts';
import type { Deeds } from '../plays/deed.ts';
import { alliesOf, figureOf, figuresOf, isMonster, livingFrom } from '../standing/figures.ts';
import { isSecond } from '../standing/pair.ts';
import { scoreNow } from './score.ts';

/** Whoever is in Homeworld may leave for good, or close the Bridge if no monster is there (BQ-END-03, -04). */
export const leaving: Deeds = (t, hero) => {
  if (figureOf(t.state, hero).where.at !== 'homeworld') return [];
  const isClear = !figuresOf(t.state).some((one) => isMonster(one) && one.where.at === 'homeworld');
  return [
    { id: 'leave-game', does: leaves },
    ...(isClear ? [{ id: 'close-bridge', does: closes }] : []),
  ];
};

/** Leaves, and is scored at once; then its cards go to their discards without effect (BQ-END-03, decision 68). */
function* leaves(t: Bridge, hero: Hero): Flow<void> {
  const { seat } = hero;
  if (!(yield* confirm(t, seat, 'choice.really-leave', { rule: 'BQ-END-03' }))) return;
  hero.life = 'left';
  t.tell?.({ type: 'left-game', rule: 'BQ-END-03', seat });
  yield* scoreNow(t, hero);
  const about = { rule: 'BQ-END-03', seat };
  for (const zone of ['hand', 'karma', 'active', 'tapped', 'identities', 'magnet'] as const) {
    if (zone === 'hand' && isSecond(t.state, hero)) continue;
    discard(t, [...ZONES.at(t.state, `${zone}/${seat}`)], `${zone}/${seat}`, about);
  }
  for (const ally of alliesOf(t.state, seat)) leavesFor(t, ally.id, 'BQ-END-03');
  figureOf(t.state, hero).where = { at: 'off' };
}

/** What closing the Bridge on somebody costs (BQ-KAR-35). */
const CLOSED_ON = -30;

/**
 * The Bridge is closed, and whoever is on it is captured, or falls between its portals (BQ-END-04, BQ-END-05, BQ-CAPT-01,
 * BQ-PORT-17). Closing it is no victory: it earns what coming home does (BQ-END-06).
 */
function* closes(t: Bridge, hero: Hero): Flow<void> {
  if (!(yield* confirm(t, hero.seat, 'choice.really-close', { rule: 'BQ-END-05' }))) return;
  t.state.ending = 'closed';
  t.tell?.({ type: 'bridge-closed', rule: 'BQ-END-04', seat: hero.seat });
  for (const other of livingFrom(t.state, hero.seat)) {
    const { at } = figureOf(t.state, other).where;
    if (at !== 'bridge' && at !== 'falling') continue;
    other.life = 'captured';
    const rule = at === 'falling' ? 'BQ-PORT-17' : 'BQ-CAPT-01';
    t.tell?.({ type: 'captured', rule, seat: other.seat });
    deed(t, hero, { rule: 'BQ-KAR-35', points: CLOSED_ON });
  }
}
