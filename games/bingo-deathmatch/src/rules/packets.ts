import type { Seat } from '@tablewright/engine';
import type { Hit, LazorAction } from '../content/hooks.ts';
import { LAZORS } from '../content/lazors.ts';
import { type BingoState, type LazorId, playerAt, type Selection } from '../model.ts';
import { seatInOrder } from './turn-order.ts';

const NONE: Hit[] = [];

/**
 * The packets that hit a seat in its regular step 1: by attacker in turn order, then what was
 * reflected at it and has waited, in the order in which it arose. Takes the latter out of waiting.
 */
export function gatherPackets(state: BingoState, seat: Seat): Hit[] {
  let hits = NONE;
  for (let place = 0; place < state.players.length; place += 1) {
    const attacker = seatInOrder(state, place);
    const used = playerAt(state, attacker).selection;
    if (used?.slot !== 'lazor') continue;
    if (used.target !== seat && used.adjacent !== seat) continue;
    const action = lazorAction(used);
    if (hits === NONE) hits = [];
    hits.push(
      used.target === seat
        ? packet(attacker, action.damage, false, action.rider)
        : packet(attacker, action.adjacentDamage, false),
    );
  }
  if (state.waiting.length > 0) {
    for (const { attacker, target, damage } of state.waiting) {
      if (target !== seat) continue;
      if (hits === NONE) hits = [];
      hits.push(packet(attacker, damage, true));
    }
    state.waiting = state.waiting.filter(({ target }) => target !== seat);
  }
  return hits;
}

/** One packet, nothing of it blocked yet. */
export function packet(
  attacker: Seat,
  damage: number,
  reflected: boolean,
  rider?: LazorAction['rider'],
): Hit {
  return { attacker, damage, reflected, open: damage, blocked: 0, rider };
}

/** What the Lazors fired this round aim at a seat, in damage. */
export function firedAt(state: BingoState, seat: Seat): number {
  let damage = 0;
  for (const { selection } of state.players) {
    if (selection?.slot !== 'lazor') continue;
    if (selection.target === seat) damage += lazorAction(selection).damage;
    else if (selection.adjacent === seat) damage += lazorAction(selection).adjacentDamage;
  }
  return damage;
}

function lazorAction(used: Selection): LazorAction {
  const lazor = LAZORS[used.item as LazorId];
  return used.action === 'overcharge' ? (lazor.overcharge ?? lazor.activate) : lazor.activate;
}
