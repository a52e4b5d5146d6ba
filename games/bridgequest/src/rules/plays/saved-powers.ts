import type { Flow } from '@tablewright/engine';
import type { Card } from '../../content/card.ts';
import type { CardSet } from '../../content/card-set.ts';
import type { Action } from '../../effects/effect.ts';
import type { Cost } from '../../effects/signatures.ts';
import type { Hero } from '../../model.ts';
import { attemptPower } from '../../sheets/attempts.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { buys, canPay, discardsFromHand, paysNow } from '../acts/paying.ts';
import { perform } from '../acts/perform.ts';
import { roll } from '../dice/roll.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import { fights } from '../effects/situation.ts';
import { isOfCombat, type Moment, verbsIn } from './playable.ts';

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

/** An ability that holds as long as its card is there holds, used once, for the combat or the turn. */
function powerOf({ effects }: Card): Power {
  const fees: Cost[] = [];
  const actions = effects.flatMap(({ trigger, do: all }) => {
    if (trigger !== 'use' && trigger !== 'active' && trigger !== 'fight') return [];
    return all.flatMap((action): readonly Action[] => {
      if (action.verb !== 'pay') return [action];
      fees.push(action.cost);
      return action.do;
    });
  });
  return { fees, actions };
}

const knownCard = ({ content }: Pick<Bridge, 'content'>, id: string): Card | undefined => {
  const { byId } = content as CardSet;
  return Object.hasOwn(byId, id) ? byId[id] : undefined;
};

/** The saved powers that a hero can try in a moment, while it has cards (BQ-USE-07, -09). */
export function savedPowersOf(t: Bridge, hero: Hero, moment: Moment): readonly SavedPowerPlay[] {
  if (ZONES.at(t.state, `hand/${hero.seat}`).length === 0) return [];
  return hero.sheet.powers.flatMap(({ card: id, number }): readonly SavedPowerPlay[] => {
    const card = knownCard(t, id);
    if (card === undefined || !isInTime(t, hero, powerOf(card), moment)) return [];
    return [{ id: `power/${id}`, names: { card: id, n: number }, card: id }];
  });
}

function isInTime(t: Bridge, hero: Hero, { fees, actions }: Power, moment: Moment): boolean {
  if (actions.length === 0 || !fees.every((cost) => canPay(t, hero, cost))) return false;
  if (moment === 'own-turn') return !isOfCombat(verbsIn(actions));
  return moment === 'action' && fights(t, hero);
}

/** Tries a saved power: a card, its fee, then a d20 under its number (BQ-USE-07, -08). */
export function* triesPower(t: Bridge, hero: Hero, { card: id }: SavedPowerPlay): Flow<void> {
  const card = knownCard(t, id);
  if (card === undefined) return;
  const { fees, actions } = powerOf(card);
  function* pay(): Flow<void> {
    yield* discardsFromHand(t, hero, 1, 'BQ-USE-07');
    for (const cost of fees) {
      if (hero.life !== 'alive' || !canPay(t, hero, cost)) return;
      yield* paysNow(t, hero, cost, id, 'BQ-USE-07');
      left -= 1;
    }
  }
  let left = fees.length;
  const isPossible = () => left === 0 && hero.sheet.powers.some((one) => one.card === id);
  if (!(yield* buys(t, hero, pay, isPossible))) return;
  const about = { sides: 20, purpose: 'power', rule: 'BQ-USE-07', better: 'low' } as const;
  const face = yield* roll(t, { ...about, roller: hero });
  const ease = ofVerb(inForceFor(t, hero), 'ease')
    .filter(({ action }) => action.kind === 'sheet')
    .reduce((sum, { action: { n } }) => sum + (typeof n === 'number' ? n : 0), 0);
  const { success, sheet } = attemptPower(hero.sheet, id, face, ease);
  hero.sheet = sheet;
  t.tell?.({ type: 'item-attempted', rule: 'BQ-USE-07', seat: hero.seat, card: id, success });
  if (!success) return;
  const doing = { you: hero, by: hero, source: `${id}#1`, rule: 'BQ-USE-07', isDeed: false };
  yield* perform(t, actions, doing);
}
