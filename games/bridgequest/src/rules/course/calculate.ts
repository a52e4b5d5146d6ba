import type { Bridge } from '../../table.ts';
import { differentialDoors } from '../combat/calculation.ts';
import { calculateCombat, totalsOf } from '../combat/totals.ts';
import { combatantsOf } from '../effects/situation.ts';
import { figureOf, rowOf } from '../standing/figures.ts';

/** Compares the two sides, and says how the combat goes on (BQ-CMB-23 to -27). */
export function calculates(t: Bridge): void {
  const { combat } = t.state;
  const [owner] = combatantsOf(t);
  if (combat === undefined || owner === undefined) return;
  if (combat.foes.length === 0 && combat.defender === undefined) {
    combat.stage = 'won';
    return;
  }
  const { result, lead, strikesFirst } = calculateCombat(t, combat);
  const { players, monsters } = totalsOf(t, combat);
  combat.calculations += 1;
  t.tell?.({
    ...{ type: 'calculated', rule: 'BQ-CMB-23', seat: owner.seat, result, lead, strikesFirst },
    ...{ att: players.att, def: players.def, foesAtt: monsters.att, foesDef: monsters.def },
  });
  const hasPassedShort = combat.hasPassedShort && result === 'short';
  combat.hasPassedShort = false;
  combat.isShort = result === 'short';
  switch (result) {
    case 'broken':
      combat.stage = 'broken';
      return;
    case 'short':
      // Still short means running away (BQ-CMB-25).
      combat.stage = hasPassedShort ? 'running' : 'action';
      return;
    case 'winning':
      combat.stage = 'claim';
      return;
    case 'differential':
      combat.doors = differentialDoors(lead, rowOf(figureOf(t.state, owner).where) ?? 0);
      combat.stage = 'differential';
  }
}
