import type { Flow } from '@tablewright/engine';
import type { Bridge } from '../../table.ts';
import { cardOf } from '../../table.ts';
import { worldsAt } from '../../zones.ts';
import { activeOf } from '../cards/cards-of.ts';
import { cardOfFoe } from '../combat/foes.ts';
import { roll } from '../dice/roll.ts';
import { combatantsOf, locationOfCombat } from '../effects/situation.ts';

/**
 * Dice of bonuses are rolled once a combat, and so is chance that continuous effects ask for (BQ-TRE-41, BQC-SCH-11,
 * BQC-COND-11).
 */
export function* rollsBonuses(t: Bridge): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined) return;
  for (const hero of combatantsOf(t)) {
    for (const { id, card } of activeOf(t, hero)) {
      if (!('bonus' in card) || typeof card.bonus !== 'object' || id in combat.shown) continue;
      const { dice, sides, sign } = card.bonus;
      let sum = 0;
      for (let i = 0; i < dice; i += 1) {
        const about = { purpose: 'bonus', rule: 'BQ-TRE-41', better: 'high' } as const;
        sum += yield* roll(t, { sides, roller: hero, ...about });
      }
      combat.shown[id] = sign * sum;
    }
  }
  for (const { id, card } of askingForChance(t)) {
    for (const [at, effect] of card.effects.entries()) {
      const key = `${id}/${at}`;
      const asks = effect.if.some(({ kind }) => kind === 'odd' || kind === 'even');
      if (!asks || key in combat.odd || !['active', 'fight', 'here'].includes(effect.trigger))
        continue;
      const face = t.index(6, 'odd-or-even') + 1;
      t.tell?.({
        ...{ type: 'rolled', rule: 'BQC-COND-11', purpose: 'odd-or-even', sides: 6, face },
      });
      combat.odd[key] = face % 2 === 1;
    }
  }
}

/** The cards whose continuous effects may count in the combat. */
function askingForChance(t: Bridge) {
  const location = locationOfCombat(t);
  const foes = t.state.combat?.foes ?? [];
  return [
    ...combatantsOf(t).flatMap((hero) => activeOf(t, hero)),
    ...(location === undefined ? [] : worldsAt(t.state, location)).map((id) => ({
      id,
      card: cardOf(t, id),
    })),
    ...foes.flatMap((foe) => {
      const card = cardOfFoe(t, foe);
      return card === undefined ? [] : [{ id: foe.id, card }];
    }),
  ];
}
