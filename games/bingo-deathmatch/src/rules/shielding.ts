import { chooseAmount, type Flow, maybe } from '@tablewright/engine';
import type { Attack, ShieldAction } from '../content/hooks.ts';
import { SHIELDS } from '../content/shields.ts';
import { type PlayerState, playerAt, type Selection, type ShieldId } from '../model.ts';
import type { BingoTable } from '../table.ts';
import { pay, payable } from './energy.ts';
import { VERBS } from './verbs.ts';

/** What the Shield selected this round does, if one was. It protects for the whole round. */
export function shieldInUse(player: PlayerState): ShieldAction | undefined {
  const used = player.selection;
  if (used?.slot !== 'shield') return undefined;
  const shield = SHIELDS[used.item as ShieldId];
  return used.action === 'overcharge' ? shield.overcharge : shield.activate;
}

/**
 * Step 1b up to the reflections, which are left in `attack.reflections`: what the Shield does by
 * being used, what it does with the packets instead, its block, and what follows from the block.
 */
export function* applyShield(
  t: BingoTable,
  attack: Attack,
  used: Selection,
  action: ShieldAction,
): Flow<void> {
  if (attack.regular) action.onUse?.(t, attack.seat, used, attack, VERBS);
  if (attack.hits.length === 0) return;
  action.onIncoming?.(t, used, attack);
  const incoming = openDamage(attack);
  const player = playerAt(t.state, attack.seat);
  if (action.block === 'all') {
    block(t, attack, incoming, incoming);
  } else if (action.block === 'paid') {
    const paid = yield* askPayment(t, attack, incoming);
    if (paid > 0) pay(t, attack.seat, paid, 'UB-SHD-06');
    block(t, attack, paid, incoming);
  } else {
    player.blockLeft -= block(t, attack, player.blockLeft, incoming);
  }
  yield* maybe(action.onBlocked?.(t, attack, VERBS));
}

/** The damage that is neither blocked nor reflected. */
export function openDamage(attack: Attack): number {
  let open = 0;
  for (const hit of attack.hits) open += hit.open;
  return open;
}

function* askPayment(t: BingoTable, attack: Attack, incoming: number): Flow<number> {
  const max = Math.min(incoming, payable(playerAt(t.state, attack.seat)));
  if (max === 0) return 0;
  return yield* chooseAmount(t, attack.seat, 'choice.shield-payment', {
    rule: 'UB-REV-04',
    params: { incoming, max },
    about: { incoming },
    min: 0,
    max,
    fallback: max,
  });
}

/** Cancels up to `most` damage of the packets in their order; returns how much. */
function block(t: BingoTable, attack: Attack, most: number, incoming: number): number {
  let left = most;
  for (const hit of attack.hits) {
    const blocked = Math.min(left, hit.open);
    hit.open -= blocked;
    hit.blocked += blocked;
    left -= blocked;
  }
  const amount = most - left;
  t.state.tally.damageBlocked += amount;
  if (amount > 0)
    t.tell?.({ type: 'blocked', rule: 'UB-DMG-03', seat: attack.seat, amount, of: incoming });
  return amount;
}
