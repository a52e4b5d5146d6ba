import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { laysDown } from '../cards/cards-of.ts';
import { deed } from '../karma/deeds.ts';
import { figureOf } from '../standing/figures.ts';

/** What rescuing somebody is worth (BQ-KAR-31). */
const RESCUED = 30;

/** A rescued character that has come home with its rescuer is free, as soon as both are there (BQ-CAPT-05, BQ-KAR-31). */
export function freesRescued(t: Bridge, hero: Hero): void {
  if (figureOf(t.state, hero).where.at !== 'homeworld') return;
  for (const { figure: id, sheet } of [...t.state.captives]) {
    const figure = t.state.figures[id];
    if (figure?.kind !== 'ally' || figure.owner !== hero.seat) continue;
    if (figure.where.at !== 'homeworld') continue;
    laysDown(t, figure, 'BQ-CAPT-05');
    delete t.state.figures[id];
    t.state.captives = t.state.captives.filter((one) => one.figure !== id);
    t.state.freed.push(sheet);
    t.tell?.({ type: 'freed', rule: 'BQ-CAPT-05', seat: hero.seat, name: sheet.name });
    deed(t, hero, { rule: 'BQ-KAR-31', points: RESCUED });
  }
}
