import type { Flow } from '@tablewright/engine';
import type { Bridge } from '../../table.ts';
import { turnUp } from '../doors/turn-up.ts';
import { combatantsOf } from '../effects/situation.ts';
import { foeDoes, welcome } from './contact.ts';
import { inMastersOrder } from './order.ts';

/**
 * A Power Differential (BQ-PD-02 to -08): the doors of the lead are turned up together and resolved, new monsters
 * join; then whatever answers to differentials does. One that turns up no card at all is satisfied (BQ-PD-05).
 */
export function* differential(t: Bridge): Flow<void> {
  const { combat } = t.state;
  const [owner] = combatantsOf(t);
  if (combat === undefined || owner === undefined) return;
  combat.differentials += 1;
  // Against somebody attacked it is the attacker's (BQ-PVP-03).
  const rule = combat.defender === undefined ? 'BQ-PD-02' : 'BQ-PVP-03';
  t.tell?.({ type: 'differential', rule, seat: owner.seat, doors: combat.doors });
  const turned = yield* turnUp(t, owner, combat.doors, 'differential');
  if (t.state.combat !== combat) return;
  yield* welcome(t);
  for (const hero of combatantsOf(t)) {
    for (const foe of yield* inMastersOrder(t, combat.foes, 'pd')) {
      if (t.state.combat !== combat) return;
      if (combat.foes.includes(foe)) yield* foeDoes(t, combat, foe, hero, 'pd');
    }
  }
  if (t.state.combat !== combat) return;
  yield* welcome(t);
  combat.stage = turned === 0 ? 'won' : 'action';
}
