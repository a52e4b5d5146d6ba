import { choose, type Flow } from '@tablewright/engine';
import { isHandheld } from '../../content/card.ts';
import type { CardId, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { activeOf, isGear } from '../cards/cards-of.ts';
import { livingFrom } from '../standing/figures.ts';
import { type CountedSlot, overfull, usesSlot } from './slots.ts';

/** The rules that limit what is not simply one of each (BQ-CHAR-01). */
const LIMITS: Partial<Readonly<Record<CountedSlot, string>>> = {
  hand: 'BQ-CHAR-06',
  big: 'BQ-CHAR-05',
  pet: 'BQ-CHAR-07',
};

/**
 * Whoever has more active than there are slots taps of that kind until it fits (BQ-CHAR-12, BQ-INV-09); identities
 * beyond their slot are laid on the tapped pile.
 * @param newest what has just come, which stays if anything else can go
 */
export function* settleSlots(t: Bridge, newest?: CardId): Flow<void> {
  for (const hero of livingFrom(t.state, t.state.active)) {
    for (let slots = overfull(t, hero); slots.length > 0; slots = overfull(t, hero)) {
      const [slot] = slots;
      if (slot === undefined || !(yield* tapsOne(t, hero, slot, newest))) break;
    }
  }
}

function* tapsOne(
  t: Bridge,
  hero: Hero,
  slot: CountedSlot,
  newest: CardId | undefined,
): Flow<boolean> {
  const { seat } = hero;
  const tappable = activeOf(t, hero).filter(
    (lying) => lying.on === undefined && usesSlot(t, lying, slot),
  );
  const others = tappable.filter(({ id }) => id !== newest);
  const options = (others.length > 0 ? others : tappable).map((lying) => ({
    id: lying.id,
    names: { card: lying.id },
    lying,
  }));
  if (options.length === 0) return false;
  const { lying } = yield* choose(t, seat, 'choice.tap-for-slot', options, {
    ...{ rule: LIMITS[slot] ?? 'BQ-CHAR-01', params: { slot } },
  });
  const isTappable = isGear(lying) || isHandheld(lying.card);
  const to = isTappable ? (`tapped/${seat}` as const) : (`identities/${seat}` as const);
  ZONES.move(t, [lying.id], `active/${seat}`, to, { rule: 'BQ-CHAR-12', seat });
  return true;
}
