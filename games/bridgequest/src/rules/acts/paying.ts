import { chooseSome, confirm, type Flow } from '@tablewright/engine';
import { cardCalled } from '../../called.ts';
import { describeActions } from '../../effects/describe.ts';
import type { Action } from '../../effects/effect.ts';
import type { Cost } from '../../effects/signatures.ts';
import type { CardId, Hero } from '../../model.ts';
import { type Bridge, momentsOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { ownPlaceOf } from '../cards/cards-of.ts';
import { discard, quietest } from '../cards/discarding.ts';
import { payTravels } from '../combat/paying.ts';
import { deed } from '../karma/deeds.ts';
import { bankOf } from '../standing/pair.ts';
import type { Doing } from './doing.ts';
import { loses, lossesOf, worth } from './losses.ts';

/**
 * Whether a hero can pay a price (BQC-VERB-48, BQ-CARD-14): all of it or nothing (BQ-TERM-20).
 * @param source the card that asks for it, where it may be the price itself: what a world or a monster offers is not paid
 *   with that world or monster
 */
export function canPay(t: Bridge, hero: Hero, cost: Cost, source?: CardId): boolean {
  if (cost === 'this') {
    return source === undefined || ownPlaceOf(t, hero.seat, source) !== undefined;
  }
  const { of, n } = cost;
  const held = ZONES.at(t.state, `hand/${hero.seat}`).length;
  switch (of) {
    case 'card':
    case 'hand':
      return held >= Math.max(n, 1);
    case 'item':
      return lossesOf(t, hero, 'item').length >= n;
    case 'gold':
      return lossesOf(t, hero, 'gold').reduce((sum, one) => sum + worth(t, one), 0) >= n;
    case 'travel':
      return bankOf(t.state, hero).travels >= n;
    case 'karma':
      return true;
  }
}

/** Asks a hero whether it pays for what is done then, and has it pay (BQC-FX-04). What was lost of the hand goes off first (BQ-CARD-08). */
export function* pays(
  t: Bridge,
  hero: Hero,
  cost: Cost,
  actions: readonly Action[],
  doing: Doing,
): Flow<boolean> {
  if (!canPay(t, hero, cost, doing.source)) return false;
  const price = cost === 'this' ? { cost, n: 0 } : { cost: cost.of, n: cost.n };
  const params = { ...price, card: cardCalled(doing.source), does: describeActions(actions) };
  if (!(yield* confirm(t, hero.seat, 'choice.pay', { rule: 'BQC-VERB-48', params }))) return false;
  return yield* buys(t, hero, () => paysNow(t, hero, cost, doing.source, 'BQC-VERB-48'));
}

/**
 * Has a hero pay for something. What the price sets off comes first, and may leave nothing of what was paid for: then the
 * price is lost (BQ-CARD-08).
 * @param isPossible whether it can still be done, beside that its player lives and fights where it has fought
 * @returns whether it is done
 */
export function* buys(
  t: Bridge,
  hero: Hero,
  pay: () => Flow<void>,
  isPossible: () => boolean = () => true,
): Flow<boolean> {
  const { combat } = t.state;
  yield* pay();
  if (hero.life === 'alive' && t.state.combat === combat && isPossible()) return true;
  t.tell?.({ type: 'price-lost', rule: 'BQ-CARD-08', seat: hero.seat });
  return false;
}

/** Has a hero pay a price that it can pay. */
export function* paysNow(
  t: Bridge,
  hero: Hero,
  cost: Cost,
  source: CardId,
  rule: string,
): Flow<void> {
  const { seat } = hero;
  if (cost === 'this') {
    const from = ownPlaceOf(t, seat, source);
    if (from !== undefined) discard(t, [source], from, { rule, seat });
    return;
  }
  const { of, n } = cost;
  switch (of) {
    case 'card':
      return yield* discardsFromHand(t, hero, n, rule);
    case 'hand':
      return yield* discardsFromHand(t, hero, 'all', rule);
    case 'item':
    case 'gold':
      yield* loses(t, hero, { what: of, count: n, isRandom: false, rule });
      return;
    case 'travel':
      payTravels(t, seat, -n, rule);
      return;
    case 'karma':
      deed(t, hero, { rule, points: -n, isDrained: true });
  }
}

/** A hero discards cards of its choice from its hand, which then go off (BQ-CARD-05, -08, -14). */
export function* discardsFromHand(
  t: Bridge,
  hero: Hero,
  count: number | 'all',
  rule: string,
): Flow<void> {
  const { seat } = hero;
  const options = ZONES.at(t.state, `hand/${seat}`).map((id) => ({ id, names: { card: id } }));
  const wanted = count === 'all' ? options.length : Math.min(count, options.length);
  const chosen = yield* chooseSome(t, seat, 'choice.discard', options, {
    ...{ rule, min: wanted, max: wanted, params: { n: wanted } },
    fallback: quietest(
      t,
      options.map(({ id }) => id),
      wanted,
    ),
  });
  const cards = chosen.map(({ id }) => id);
  discard(t, cards, `hand/${seat}`, { rule, seat });
  yield* momentsOf(t).lost(t, hero, cards);
}
