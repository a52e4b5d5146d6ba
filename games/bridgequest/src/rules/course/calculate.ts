import type { Bridge } from '../../table.ts';
import { type Calculated, differentialDoors } from '../combat/calculation.ts';
import { closeCombat } from '../combat/leaving.ts';
import { calculateCombat, totalsOf } from '../combat/totals.ts';
import { combatantsOf } from '../effects/situation.ts';
import { figureOf, rowOf } from '../standing/figures.ts';

/** By what each result goes on (BQ-CMB-24 to -27, BQ-PD-01). */
const RULES: Readonly<Record<Calculated['result'], string>> = {
  broken: 'BQ-CMB-24',
  short: 'BQ-CMB-25',
  winning: 'BQ-PD-01',
  differential: 'BQ-CMB-27',
};

/**
 * Compares the two sides, and says how the combat goes on (BQ-CMB-23 to -28). With all monsters taken out of it, and
 * none for a reward, nothing was won (BQ-CMB-31).
 */
export function calculates(t: Bridge): void {
  const { combat } = t.state;
  const [owner] = combatantsOf(t);
  if (combat === undefined || owner === undefined) return;
  if (combat.foes.length === 0 && combat.defender === undefined) {
    if (combat.beaten.length > 0) combat.stage = 'won';
    else closeCombat(t, 'nobody-there', 'BQ-CMB-31');
    return;
  }
  const { result, lead, strikesFirst, winsTies } = calculateCombat(t, combat);
  const { players, monsters } = totalsOf(t, combat);
  combat.calculations += 1;
  combat.compared = { lead, winsTies };
  const isTie = winsTies && lead === 0 && result === 'winning';
  const rule = isTie ? 'BQ-CMB-28' : strikesFirst ? 'BQ-CMB-23' : RULES[result];
  t.tell?.({
    ...{ type: 'calculated', rule, seat: owner.seat, result, lead, strikesFirst },
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
