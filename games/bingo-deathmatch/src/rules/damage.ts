import { type Flow, maybe, type Seat } from '@tablewright/engine';
import { BATTERIES } from '../content/batteries.ts';
import type { Attack, Reflection } from '../content/hooks.ts';
import { type BatteryId, type PlayerState, playerAt, type Selection } from '../model.ts';
import type { BingoTable } from '../table.ts';
import { die } from './death.ts';
import { gatherPackets, packet } from './packets.ts';
import { applyShield, openDamage, shieldInUse } from './shielding.ts';
import { sortByTurnOrder } from './turn-order.ts';
import { VERBS } from './verbs.ts';

/** Step 1 of a resolve turn: everything that was fired or reflected at the seat arrives. */
export function* receiveDamage(t: BingoTable, seat: Seat): Flow<void> {
  const hits = gatherPackets(t.state, seat);
  const shield = shieldInUse(playerAt(t.state, seat));
  if (hits.length === 0 && shield?.onUse === undefined) return;
  yield* stepOne(t, { seat, regular: true, hits, reflections: [] });
}

/**
 * The order within step 1: a the packets, b the Shield and its reflections, c health, d what counts
 * damage taken, e riders, f death.
 */
function* stepOne(t: BingoTable, attack: Attack): Flow<void> {
  const { seat, hits } = attack;
  const player = playerAt(t.state, seat);
  if (t.listening && hits.length > 0) announce(t, attack);
  const used = player.selection;
  const shield = shieldInUse(player);
  if (used !== undefined && shield !== undefined) {
    yield* applyShield(t, attack, used, shield);
    for (const reflection of attack.reflections) yield* sendOn(t, seat, reflection);
  }
  const taken = openDamage(attack);
  if (taken > 0) {
    const before = player.damageTaken;
    loseHealth(t, attack, player, taken);
    countDamage(t, seat, used, taken, before);
  }
  for (const { rider, attacker } of hits) yield* maybe(rider?.(t, attacker, seat, VERBS));
  if (player.health === 0) {
    yield* die(t, seat, attackersThatHurt(t, attack), attack);
  }
}

/**
 * Reflected damage is a packet of the Shield's owner. It waits for its recipient's step 1, or is
 * resolved at once as an extra one if that is over.
 */
function* sendOn(t: BingoTable, owner: Seat, { target, damage, rule }: Reflection): Flow<void> {
  const { state } = t;
  const late = playerAt(state, target).settled;
  playerAt(state, owner).damageReflected += damage;
  state.tally.damageReflected += damage;
  if (t.listening) {
    const event = { seat: owner, target, amount: damage, waits: !late };
    t.tell?.({ type: 'reflected', rule: 'UB-REFL-01', also: [rule, 'UB-REFL-03'], ...event });
  }
  if (!late) {
    state.waiting.push({ attacker: owner, target, damage });
    return;
  }
  const hits = [packet(owner, damage, true)];
  yield* stepOne(t, { seat: target, regular: false, hits, reflections: [] });
}

function announce(t: BingoTable, attack: Attack): void {
  t.tell?.({
    type: 'attacked',
    rule: attack.regular ? 'UB-DMG-01' : 'UB-REFL-02',
    seat: attack.seat,
    also: ['UB-DMG-02', 'UB-REV-02'],
    extra: !attack.regular,
    packets: attack.hits.map(({ attacker, damage }) => ({ attacker, damage })),
  });
}

/** Damage taken counts in full, even beyond the health that is left. */
function loseHealth(t: BingoTable, attack: Attack, player: PlayerState, taken: number): void {
  const { seat } = attack;
  const cubes = Math.min(taken, player.health);
  player.health -= cubes;
  player.pool += cubes;
  player.damageTaken += taken;
  t.state.tally.damageTaken += taken;
  t.tell?.({
    type: 'damaged',
    rule: player.selection?.slot === 'shield' ? 'UB-DMG-04' : 'UB-DMG-05',
    also: cubes < taken ? ['UB-DMG-07'] : [],
    seat,
    amount: taken,
    health: player.health,
    attackers: attackersThatHurt(t, attack),
  });
}

function countDamage(
  t: BingoTable,
  seat: Seat,
  used: Selection | undefined,
  taken: number,
  before: number,
): void {
  if (used?.slot === 'shield') {
    shieldInUse(playerAt(t.state, seat))?.onDamage?.(t, seat, taken, before, VERBS);
  } else if (used?.slot === 'battery' && used.action !== 'decline') {
    BATTERIES[used.item as BatteryId].activate.onDamage?.(t, seat, taken, before, VERBS);
  }
}

/** Everybody with at least one unblocked damage, in turn order. */
function attackersThatHurt(t: BingoTable, attack: Attack): Seat[] {
  const seats: Seat[] = [];
  for (const { attacker, open } of attack.hits) {
    if (open > 0 && !seats.includes(attacker)) seats.push(attacker);
  }
  return sortByTurnOrder(t.state, seats);
}
