import type { Flow } from '@tablewright/engine';
import type { Card } from '../../content/card.ts';
import type { Action } from '../../effects/effect.ts';
import type { Cost } from '../../effects/signatures.ts';
import type { Hero } from '../../model.ts';
import { attemptPower } from '../../sheets/attempts.ts';
import { isNatural } from '../../sheets/naturals.ts';
import { type Bridge, knownCard } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { buys, canPay, discardsFromHand, paysNow } from '../acts/paying.ts';
import { perform } from '../acts/perform.ts';
import { roll } from '../dice/roll.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import { isMetQuietly } from '../effects/met.ts';
import { fights } from '../effects/situation.ts';
import { tellSaved } from '../heroes/saved.ts';
import { isPossible, isUseInTime, type Moment, verbsIn } from './playable.ts';

/** A power of a sheet that can be tried now. */
export interface SavedPowerPlay {
  readonly id: string;
  readonly names: { readonly card: string; readonly n: number };
  readonly card: string;
}

/** What a saved power does once, and what it costs beside the card of every attempt (BQ-USE-07). */
interface Power {
  readonly fees: readonly Cost[];
  readonly actions: readonly Action[];
}

/**
 * An ability that holds as long as its card is there holds, used once, for the combat or the turn. What its conditions do
 * not allow now it does not do (BQ-USE-09).
 */
function powerOf(t: Bridge, hero: Hero, { effects }: Card): Power {
  const fees: Cost[] = [];
  const actions = effects.flatMap((effect) => {
    const { trigger, do: all } = effect;
    if (trigger !== 'use' && trigger !== 'active' && trigger !== 'fight') return [];
    if (!isMetQuietly(t, hero, effect)) return [];
    return all.flatMap((action): readonly Action[] => {
      if (action.verb !== 'pay') return [action];
      fees.push(action.cost);
      return action.do;
    });
  });
  return { fees, actions };
}

/** The saved powers that a hero can try in a moment, while it has cards (BQ-USE-07, -09). */
export function savedPowersOf(t: Bridge, hero: Hero, moment: Moment): readonly SavedPowerPlay[] {
  if (ZONES.at(t.state, `hand/${hero.seat}`).length === 0) return [];
  return hero.sheet.powers.flatMap(({ card: id, number }): readonly SavedPowerPlay[] => {
    const card = knownCard(t, id);
    if (card === undefined || !isInTime(t, hero, powerOf(t, hero, card), moment)) return [];
    return [{ id: `power/${id}`, names: { card: id, n: number }, card: id }];
  });
}

/** A power is used when what it does could be (BQ-USE-09), in others' combats only where it is aimed at somebody. */
function isInTime(t: Bridge, hero: Hero, { fees, actions }: Power, moment: Moment): boolean {
  if (actions.length === 0 || !fees.every((cost) => canPay(t, hero, cost))) return false;
  if (!isPossible(t, hero, actions)) return false;
  const isAimed = actions.some(({ target }) => target === 'pick-adj' || target === 'pick-player');
  if (moment !== 'own-turn' && !fights(t, hero) && !isAimed) return false;
  return isUseInTime(t, hero, verbsIn(actions), moment);
}

const numberOf = ({ sheet }: Hero, id: string): number | undefined =>
  sheet.powers.find((one) => one.card === id)?.number;

/** Tries a saved power: a card, its fee, then a d20 under its number (BQ-USE-07, -08). */
export function* triesPower(t: Bridge, hero: Hero, { card: id }: SavedPowerPlay): Flow<void> {
  const card = knownCard(t, id);
  if (card === undefined) return;
  const { fees, actions } = powerOf(t, hero, card);
  function* pay(): Flow<void> {
    yield* discardsFromHand(t, hero, 1, 'BQ-USE-07');
    for (const cost of fees) {
      if (hero.life !== 'alive' || !canPay(t, hero, cost)) return;
      yield* paysNow(t, hero, cost, id, 'BQ-USE-07');
      left -= 1;
    }
  }
  let left = fees.length;
  const isPossible = () => left === 0 && numberOf(hero, id) !== undefined;
  if (!(yield* buys(t, hero, pay, isPossible))) return;
  const before = numberOf(hero, id);
  if (before === undefined) return;
  const about = { sides: 20, purpose: 'power', rule: 'BQ-USE-07', better: 'low' } as const;
  const face = yield* roll(t, { ...about, roller: hero });
  const ease = ofVerb(inForceFor(t, hero), 'ease')
    .filter(({ action }) => action.kind === 'sheet')
    .reduce((sum, { action: { n } }) => sum + (typeof n === 'number' ? n : 0), 0);
  const { success, sheet } = attemptPower(hero.sheet, id, face, ease);
  hero.sheet = sheet;
  const rule = isNatural(face) ? 'BQ-USE-08' : 'BQ-USE-07';
  t.tell?.({ type: 'item-attempted', rule, seat: hero.seat, card: id, success });
  tellSaved(t, hero.seat, id, { before, after: numberOf(hero, id) });
  if (!success) return;
  const doing = { you: hero, by: hero, source: `${id}#1`, rule: 'BQ-USE-07', isDeed: false };
  yield* perform(t, actions, doing);
}
