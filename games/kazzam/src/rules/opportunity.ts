import type { Flow } from '@tablewright/engine';
import { askOne, NO_YES } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { Creature, CreatureId, KazzamState } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { creatureOf, isOnMap, mayStrike, seatOf } from './creatures.ts';
import { deal } from './damage.ts';
import { distanceBetween, isWithin } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import { NOTES } from './in-play.ts';
import { hasLine } from './line-of-sight.ts';
import { inReplyOrder } from './reply-order.ts';
import { BARS_REPLIES, bitOf, has, sumOf } from './status.ts';

/** Implement ranges (KZ-IMPL-01, KZ-IMPL-04); a sword reaches as far as its bearer (KZ-IMPL-08). */
const RANGES = { wand: 5, staff: 6 } as const;

/** How far a creature strikes with melee attacks (KZ-CHAR-04, KZ-STAT-52). */
export function reachOf(state: KazzamState, id: CreatureId): number {
  return 1 + sumOf(state, id, 'reach');
}

/** How far its implement reaches; its reach without one (KZ-OPP-08). */
export function implementRangeOf(state: KazzamState, id: CreatureId): number {
  const { implement, rangeBonus } = creatureOf(state, id);
  return implement === 'wand' || implement === 'staff'
    ? RANGES[implement] + rangeBonus
    : reachOf(state, id);
}

/** Whether statuses, a stowed implement or absence keep it from using Opportunities (KZ-OPP-09). */
export function canReply(creature: Creature): boolean {
  return (
    isOnMap(creature) &&
    !creature.stowed &&
    (creature.has & (BARS_REPLIES | bitOf('disarmed'))) === 0
  );
}

/** Whether the holder may use an Opportunity against the granter where they stand (KZ-OPP-07, KZ-OPP-08). */
export function mayUseOpportunity(
  state: KazzamState,
  holder: CreatureId,
  granter: CreatureId,
): boolean {
  const striker = creatureOf(state, holder);
  const target = creatureOf(state, granter);
  if (!canReply(striker) || !isOnMap(target)) return false;
  if (has(target, 'hidden') || has(target, 'dominated') || !mayStrike(state, holder, granter))
    return false;
  if (isShielded(state, holder, granter)) return false;
  const ground = groundOf(state);
  if (!isWithin(ground, striker, target, implementRangeOf(state, holder))) return false;
  const prone = has(striker, 'prone') || has(target, 'prone');
  return hasLine(ground, striker, target, { prone });
}

/** A wand's hit keeps an enemy from replying for the rest of the turn (KZ-OPP-16, KZ-IMPL-02). */
function isShielded({ effects }: KazzamState, holder: CreatureId, granter: CreatureId): boolean {
  return effects.some(
    ({ kind, on, by }) => kind === NOTES.noReply && on === holder && by === granter,
  );
}

/** Who gets an Opportunity when the mover leaves its square for another (KZ-OPP-02, KZ-STAT-52). */
export function grantedByLeaving(state: KazzamState, mover: CreatureId, to: Cell): CreatureId[] {
  const leaving = creatureOf(state, mover);
  // Nimble ones grant none by moving (KZ-STAT-41).
  if (has(leaving, 'nimble')) return [];
  const ground = groundOf(state);
  const holders: CreatureId[] = [];
  for (const [id, creature] of state.creatures.entries()) {
    if (id === mover || !isOnMap(creature)) continue;
    // Mobs neither grant nor use Opportunities (KZ-CREEP-12).
    if (creature.mob || leaving.mob) continue;
    const before = distanceBetween(ground, creature, leaving);
    if (before === undefined || before === 0) continue;
    if (before > 1) {
      if (before > reachOf(state, id)) continue;
      const after = distanceBetween(ground, creature, { ...leaving, cell: to });
      // A step that brings it nearer grants none to whoever merely reaches it.
      if (after !== undefined && after < before) continue;
    }
    // Flying and other creatures grant each other none by moving (KZ-OPP-11).
    if (has(creature, 'flying') !== has(leaving, 'flying')) continue;
    if (mayUseOpportunity(state, id, mover)) holders.push(id);
  }
  return inReplyOrder(state, holders);
}

/** The damage of an Opportunity (KZ-OPP-01, KZ-OPP-12). */
export function opportunityDamage(
  state: KazzamState,
  holder: CreatureId,
  granter: CreatureId,
): number {
  const { type, implement } = creatureOf(state, holder);
  if (type === 'stooge' || type === 'scab') return 1;
  const sword = implement === 'sword' && creatureOf(state, granter).implement !== 'sword';
  return sword ? 3 : 2;
}

/**
 * Lets each of them use its Opportunity against the granter, in turn; whether they still can is
 * looked at anew before each (KZ-OPP-15). Creeps always do (KZ-AI-47).
 */
export function* opportunities(
  t: Kazzam,
  holders: readonly CreatureId[],
  granter: CreatureId,
  rule: string,
): Flow<void> {
  const { state } = t;
  for (const holder of holders) {
    if (!mayUseOpportunity(state, holder, granter)) continue;
    if (!(yield* takes(t, holder, granter, rule))) continue;
    if (t.listening) t.emit({ type: 'opportunity', rule, who: granter, by: holder });
    const amount = opportunityDamage(state, holder, granter);
    const of = { to: granter, by: holder, kind: 'opportunity', melee: true } as const;
    const { taken } = deal(t, of, amount, 'KZ-OPP-01');
    if (taken > 0) provoke(state, granter, holder);
  }
}

function* takes(t: Kazzam, holder: CreatureId, granter: CreatureId, rule: string): Flow<boolean> {
  const { state } = t;
  if (creatureOf(state, holder).kind === 'creep') return true;
  const { id } = yield* askOne({
    kind: 'one',
    seat: seatOf(state, holder),
    why: { key: 'opportunity', params: { who: holder, of: granter }, rule },
    options: NO_YES,
    fallback: 1,
    reaction: { key: 'opportunity', take: 1, decline: 0 },
    about: { who: holder, of: granter },
  });
  return id === 'yes';
}

/** Damaging a creep makes its whole group an enemy (KZ-AI-03, KZ-OPP-18). */
export function provoke(state: KazzamState, harmed: CreatureId, by: CreatureId): void {
  const group = state.groups[creatureOf(state, harmed).group];
  const enemy = state.creatures[by];
  if (group === undefined || enemy === undefined || enemy.group >= 0 || !isOnMap(enemy)) return;
  if (!group.enemies.includes(by)) group.enemies.push(by);
  group.awake = true;
}
