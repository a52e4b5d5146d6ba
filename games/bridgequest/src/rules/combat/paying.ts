import type { Foe } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { drawFor } from '../cards/treasures.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import { combatantsOf, type Looking } from '../effects/situation.ts';
import { bankOf } from '../standing/pair.ts';
import { cardOfFoe, figurineOf, isIllusion } from './foes.ts';
import { figurineReward, type Reward } from './rewards.ts';

/** A captured character and what has no size die of its own pay as the usual size (BQC-GM-05). */
const USUAL_DIE = 8;

/**
 * What a monster pays (BQ-CMB-50 to -52): what is printed, or by the size of a figurine, with what effects have
 * changed of it, not below nothing (BQC-VERB-21, -22). Illusions pay nothing.
 */
export function rewardOf(t: Looking, foe: Foe): Reward {
  if (isIllusion(foe)) return { travels: 0, treasures: 0 };
  const { travels, treasures } = printedReward(t, foe);
  const changed = (verb: 'loot' | 'levels'): number => {
    const own = foe.changes.reduce((sum, one) => (one.verb === verb ? sum + one.n : sum), 0);
    return own + onIt(t, foe, verb);
  };
  return {
    travels: Math.max(0, travels + changed('levels')),
    treasures: Math.max(0, treasures + changed('loot')),
  };
}

/**
 * The treasures that beaten monsters pay together: whatever effects have taken from them, one at least for each card that
 * printed any (BQC-VERB-21).
 */
export function treasuresOf(t: Looking, foes: readonly Foe[]): number {
  const least = foes.filter((foe) => {
    const card = isIllusion(foe) ? undefined : cardOfFoe(t, foe);
    return card?.type === 'monster' && card.treasures > 0;
  }).length;
  return Math.max(
    least,
    foes.reduce((sum, foe) => sum + rewardOf(t, foe).treasures, 0),
  );
}

function printedReward(t: Looking, foe: Foe): Reward {
  const card = cardOfFoe(t, foe);
  if (card?.type === 'monster') return { travels: card.travels, treasures: card.treasures };
  const figurine = figurineOf(foe);
  if (figurine === undefined) return figurineReward(USUAL_DIE, undefined);
  return figurineReward(figurine.die, figurine.rank);
}

/** What the enhancers on a monster change of its reward (BQC-TYPE-02). */
function onIt(t: Looking, { id }: Foe, verb: 'loot' | 'levels'): number {
  return ZONES.at(t.state, `on/${id}`)
    .flatMap((one) => cardOf(t, one).effects.flatMap((effect) => effect.do))
    .reduce(
      (sum, action) =>
        action.verb === verb && typeof action.n === 'number' ? sum + action.n : sum,
      0,
    );
}

/**
 * Pays at once what a monster gives (decision 39): travels to the owner of the combat, treasure as the number of
 * those who fight has it (BQ-CMB-53).
 */
export function payFoe(t: Bridge, foe: Foe, what: 'all' | 'treasure', rule: string): void {
  const { combat } = t.state;
  if (combat === undefined) return;
  const { travels } = rewardOf(t, foe);
  if (what === 'all') payTravels(t, combat.owner, travels, rule);
  if (isLootBanned(t)) return;
  const face = combat.helper === undefined ? 'down' : 'up';
  drawFor(t, combat.owner, 'treasure', treasuresOf(t, [foe]), { face, rule });
}

/** Whether an effect keeps those who fight from all treasure (BQC-VERB-29). */
export function isLootBanned(t: Looking): boolean {
  return combatantsOf(t).some((hero) =>
    ofVerb(inForceFor(t, hero), 'ban').some(({ action }) => action.act === 'loot'),
  );
}

/** Levels are travels in the bank (BQ-TRAV-01, -03): no number of them wins the game. */
export function payTravels(t: Bridge, seat: number, by: number, rule: string): void {
  const hero = t.state.heroes[seat];
  if (hero === undefined || by === 0) return;
  const bank = bankOf(t.state, hero);
  bank.travels += by;
  t.tell?.({ type: 'travels-changed', rule, seat: bank.seat, by, left: bank.travels });
}
