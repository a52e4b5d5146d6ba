import { choose, confirm, type Flow } from '@tablewright/engine';
import { cardCalled } from '../../called.ts';
import type { Combat, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { adjacentTo } from '../acts/doing.ts';
import { ownTable } from '../acts/losses.ts';
import { isGear } from '../cards/cards-of.ts';
import { checkOf, mayCheck } from '../checks/check.ts';
import { changesOf, type GearChange, makeChange } from '../equip/changes.ts';
import { isBanned } from '../plays/playable.ts';
import { hiding } from '../windows/open-window.ts';
import { declare, declaringsOf } from './declare.ts';

/** Whether a hero may change its gear in a combat: after the first calculation (BQ-PD-10), by check or card. */
export function mayChangeGear(t: Bridge, combat: Combat, hero: Hero): boolean {
  if (isBanned(t, hero, 'equip')) return false;
  return (combat.gear[hero.seat] ?? 0) > 0 || canCheck(t, hero);
}

/** Whether a check of DEX could pass: as long as there is more than 1 of it (BQ-DEX-03). */
const canCheck = (t: Bridge, hero: Hero): boolean => mayCheck(t, hero, 'DEX') && hero.sheet.DEX > 1;

/** One change of gear, after a check of DEX that passes, or by a card that grants it (BQ-DEX-02, -03, BQC-VERB-58). */
export function* changesGear(t: Bridge, combat: Combat, hero: Hero): Flow<void> {
  const { seat } = hero;
  const granted = combat.gear[seat] ?? 0;
  if (granted > 0) combat.gear[seat] = granted - 1;
  else if (!(yield* checkOf(t, hero, 'DEX', 'BQ-DEX-02'))) return;
  const sides = declaringsOf(t, combat, hero);
  const options = [
    ...changesOf(t, hero).map((change) => ({ ...change, makes: 'change' as const })),
    ...sides.map((side) => ({ ...side, makes: 'side' as const })),
    { id: 'nothing', makes: 'nothing' as const },
  ];
  // Gear is frozen but for a check, and for what says otherwise (BQ-TURN-05).
  const about = {
    rule: granted > 0 ? 'BQ-TURN-05' : 'BQ-DEX-02',
    fallback: options.length - 1,
    ...hiding(t),
  };
  const chosen = yield* choose(t, seat, 'choice.change-gear', options, about);
  if (chosen.makes === 'change') yield* makeChange(t, hero, chosen as GearChange);
  if (chosen.makes === 'side') declare(t, combat, hero, chosen);
}

/** Passing an item to somebody near in a combat: who agrees to take it checks DEX as well (BQ-DEX-04, BQ-CARD-17). */
export const tradesInCombat = {
  /** To whom a hero could pass something. */
  partnersOf(t: Bridge, hero: Hero): readonly Hero[] {
    if (isBanned(t, hero, 'trade') || !canCheck(t, hero)) return [];
    if (!ownTable(t, hero).some((one) => isGear(one) && one.on === undefined)) return [];
    return adjacentTo(t, hero).filter(
      (other) => !isBanned(t, other, 'trade') && canCheck(t, other),
    );
  },
  *passes(t: Bridge, hero: Hero): Flow<void> {
    const { seat } = hero;
    const partners = tradesInCombat.partnersOf(t, hero);
    const seats = partners.map((other) => ({
      ...{ id: String(other.seat), names: { seat: other.seat }, other },
    }));
    if (seats.length === 0) return;
    const { other } = yield* choose(t, seat, 'choice.pass-to-whom', seats, { rule: 'BQ-DEX-04' });
    const items = ownTable(t, hero)
      .filter((one) => isGear(one) && one.on === undefined)
      .map((one) => ({ id: one.id, names: { card: one.id }, one }));
    const { one } = yield* choose(t, seat, 'choice.pass-what', items, { rule: 'BQ-DEX-04' });
    const asked = {
      rule: 'BQ-DEX-04',
      params: { partner: { seat }, card: cardCalled(one.id) },
      about: { card: one.id },
    };
    if (!(yield* confirm(t, other.seat, 'choice.take-passed', asked))) return;
    const passed = yield* checkOf(t, hero, 'DEX', 'BQ-DEX-04');
    const caught = yield* checkOf(t, other, 'DEX', 'BQ-DEX-04');
    if (!passed || !caught) return;
    ZONES.move(t, [one.id], one.from, `tapped/${other.seat}`, { rule: 'BQ-DEX-04', seat });
  },
};
