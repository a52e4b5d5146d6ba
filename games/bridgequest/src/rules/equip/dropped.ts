import type { Seat } from '@tablewright/engine';
import type { CardId, Hero, Where } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { droppedAt } from '../death/dying.ts';
import { figureOf } from '../standing/figures.ts';

/** What lies where a hero is, for whoever equips there (BQ-DEAD-03). */
export function droppedNear(t: Bridge, hero: Hero): readonly CardId[] {
  return droppedAtPlace(t, figureOf(t.state, hero).where);
}

/** What lies at a place. */
export function droppedAtPlace(t: Bridge, where: Where): readonly CardId[] {
  const place = droppedAt(where);
  return place === undefined ? [] : ZONES.at(t.state, place);
}

/** Takes what lies somewhere onto the own table. */
export function takesDropped(
  t: Bridge,
  seat: Seat,
  where: Where,
  cards?: readonly CardId[],
  rule = 'BQ-DEAD-03',
): void {
  const place = droppedAt(where);
  if (place === undefined) return;
  const taken = [...(cards ?? ZONES.at(t.state, place))];
  ZONES.move(t, taken, place, `tapped/${seat}`, { rule, seat });
}
