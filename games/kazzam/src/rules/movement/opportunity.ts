import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { Creature, CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam, Moment } from '../../table.ts';
import { creatureOf, isCompanion, isOnMap, mayStrike } from '../court/creatures.ts';
import { type Body, distanceBetween, isWithin } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { hasLine } from '../court/line-of-sight.ts';
import { bodyAt } from '../court/squeeze.ts';
import { confirm } from '../effects/ask.ts';
import { companionBlockOf } from '../effects/content.ts';
import { effectsOf, NOTES } from '../effects/in-play.ts';
import type { OpportunityEvent } from '../effects/moments.ts';
import { inReplyOrder } from '../effects/reply-order.ts';
import { BITS, has, isForbidden, isShade, isTangible } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { compel } from '../harm/compelled.ts';
import { deal } from '../harm/damage.ts';
import { provoke } from '../harm/provoke.ts';
import { isHiddenFrom } from '../sight/found.ts';
import { implementRangeOf, isBeyondSight, reachOf } from '../sight/reach.ts';
import { otherPlacesOf, placesOf, replyPlacesOf, seesFromElsewhere } from '../sight/sight.ts';
import { followersOf } from './followers.ts';

/** Whether statuses, a stowed implement or absence keep it from using Opportunities (KZ-OPP-09). */
export function canReply(creature: Creature): boolean {
  return (
    isOnMap(creature) &&
    !creature.stowed &&
    !isForbidden(creature, 'reply') &&
    !has(creature, BITS.disarmed)
  );
}

/** How a creature may use an Opportunity. */
export interface Reply {
  /** Who makes it do so; it has no choice then (KC-HEX-21). */
  readonly compelledBy: CreatureId | undefined;
  /** Where it is made from: its own squares, or a warp (KC-POR-25). */
  readonly from: Body;
}

/**
 * How the holder may use an Opportunity against the granter where they stand, if it may (KZ-OPP-07,
 * KZ-OPP-08).
 *
 * @param anyone whether a teammate may as well, since what grants it says so
 */
export function mayUseOpportunity(
  t: Kazzam,
  holder: CreatureId,
  granter: CreatureId,
  anyone = false,
): Reply | undefined {
  const { state } = t;
  const striker = creatureOf(state, holder);
  if (!couldReplyTo(t, holder, granter, anyone)) return undefined;
  const from = [...placesOf(t, holder), ...replyPlacesOf(t, holder)].find((place) =>
    couldStrikeFrom(t, holder, granter, place),
  );
  if (from === undefined) return undefined;
  const may = mayStrike(state, holder, granter) || (anyone && striker.kind === 'athlete');
  const compelledBy = undefined;
  const reply = windows.modify(t, { type: 'reply', holder, granter, may, compelledBy });
  return reply.may ? { compelledBy: reply.compelledBy, from } : undefined;
}

/**
 * Whether the holder may use Opportunities against the granter, if it reaches it and has a line to
 * it: wherever on the map the two stand, the answer is the same.
 */
export function couldReplyTo(
  t: Kazzam,
  holder: CreatureId,
  granter: CreatureId,
  anyone = false,
): boolean {
  const { state } = t;
  const striker = creatureOf(state, holder);
  const target = creatureOf(state, granter);
  if (holder === granter || !canReply(striker) || !isTangible(target)) return false;
  if (isHiddenFrom(state, holder, granter) || has(target, BITS.dominated)) return false;
  if (isShielded(state, holder, granter)) return false;
  if (companionBlockOf(t, holder)?.opportunity === 0) return false;
  if (mayStrike(state, holder, granter) || windows.hears(t, 'reply')) return true;
  return anyone && striker.kind === 'athlete';
}

/** Whether the granter is in its implement range and its sight from there (KZ-OPP-08). */
function couldStrikeFrom(t: Kazzam, holder: CreatureId, granter: CreatureId, place: Body): boolean {
  const { state } = t;
  const ground = groundOf(state);
  const striker = creatureOf(state, holder);
  const target = creatureOf(state, granter);
  if (!isWithin(ground, place, target, implementRangeOf(state, holder))) return false;
  if (isBeyondSight(state, holder, target)) return false;
  const prone = has(striker, BITS.prone) || has(target, BITS.prone);
  return hasLine(ground, place, target, { prone }) || seesFromElsewhere(t, holder, granter);
}

/** A wand's hit keeps an enemy from replying for the rest of the turn (KZ-OPP-16, KZ-IMPL-02). */
function isShielded(state: KazzamState, holder: CreatureId, granter: CreatureId): boolean {
  return effectsOf(state, NOTES.noReply).some(({ on, by }) => on === holder && by === granter);
}

/**
 * Who gets an Opportunity when the mover leaves its square for another: enemies beside it, and
 * whoever else reaches it unless it comes nearer (KZ-OPP-02, KZ-STAT-52).
 *
 * @param shifts whether it shifts, which only a Marker that fights hand to hand can answer
 * @param now whether it stands there, and is not only thought to have come there
 */
export function grantedByLeaving(
  t: Kazzam,
  mover: CreatureId,
  to: Cell,
  shifts: boolean,
  now = true,
): readonly CreatureId[] {
  const { state } = t;
  const leaving = creatureOf(state, mover);
  // Nimble ones grant none by moving (KZ-STAT-41); Mobs neither grant nor use any (KZ-CREEP-12).
  if (has(leaving, BITS.nimble) || leaving.mob) return NO_HOLDERS;
  const others = holdersBesides(t, mover, to, shifts, now);
  if (others === NOBODY_AT_ALL) return NO_HOLDERS;
  let holders = NO_HOLDERS;
  // Who comes along with it is not left behind (D-72).
  const along = followersOf(state, mover, to);
  for (let id = 0; id < state.creatures.length; id += 1) {
    const creature = creatureOf(state, id);
    if (id === mover || !isOnMap(creature) || creature.mob) continue;
    if (along.includes(id)) continue;
    // Flying and other creatures grant each other none by moving (KZ-OPP-11).
    if (has(creature, BITS.flying) !== has(leaving, BITS.flying)) continue;
    // For two reasons it is one (KZ-OPP-06).
    const granted = others?.has(id) === true || leavesReachOf(t, id, mover, to, shifts);
    if (granted && mayUseOpportunity(t, id, mover) !== undefined) holders = [...holders, id];
  }
  return inReplyOrder(state, holders);
}

const NO_HOLDERS: readonly CreatureId[] = [];

/** Whom something else grants an Opportunity by that step; mostly there is nothing of the kind. */
function holdersBesides(
  t: Kazzam,
  creature: CreatureId,
  to: Cell,
  shifts: boolean,
  now: boolean,
): ReadonlySet<CreatureId> | undefined {
  if (!windows.hears(t, 'leave')) return undefined;
  const { holders, unanswered } = windows.modify(t, {
    type: 'leave',
    creature,
    to,
    shifts,
    now,
    holders: new Set(),
    unanswered: false,
  });
  return unanswered ? NOBODY_AT_ALL : holders;
}

/** In place of those whom something else grants one: not even those beside it have any. */
const NOBODY_AT_ALL: ReadonlySet<CreatureId> = new Set();

/** Whether the step lays the mover open to another that is beside it or reaches it (KZ-OPP-02). */
function leavesReachOf(
  t: Kazzam,
  id: CreatureId,
  mover: CreatureId,
  to: Cell,
  shifts: boolean,
): boolean {
  const { state } = t;
  if (shifts && !marksInMelee(state, id, mover)) return false;
  const leaving = creatureOf(state, mover);
  const reach = reachOf(state, id);
  const isLeftFrom = (place: Body) => isLeft(state, place, reach, leaving, to, shifts);
  // As though it stood there: in the very square is as beside it (D-54).
  const isLeftWithin = (place: Body) =>
    isLeftFrom(place) || (!shifts && distanceBetween(groundOf(state), place, leaving) === 0);
  return (
    isLeftFrom(creatureOf(state, id)) ||
    otherPlacesOf(t, id).some(isLeftFrom) ||
    replyPlacesOf(t, id).some(isLeftWithin)
  );
}

/** Whether the step leaves a square that is reached from that place, or comes no nearer to it. */
function isLeft(
  state: KazzamState,
  place: Body,
  reach: number,
  leaving: Creature,
  to: Cell,
  shifts: boolean,
): boolean {
  const ground = groundOf(state);
  const before = distanceBetween(ground, place, leaving);
  if (before === undefined || before === 0 || before > reach) return false;
  if (before === 1 && !shifts) return true;
  const after = distanceBetween(ground, place, bodyAt(ground, leaving, to));
  // A step that brings it nearer grants none to whoever merely reaches it.
  return after === undefined || after >= before;
}

/** Whether it has marked the other and fights hand to hand (KZ-STAT-39). */
function marksInMelee(state: KazzamState, marker: CreatureId, marked: CreatureId): boolean {
  const { implement, implementRange } = creatureOf(state, marker);
  if (implement === 'wand' || implement === 'staff') return false;
  if (isCompanion(creatureOf(state, marker)) && implementRange > reachOf(state, marker))
    return false;
  if (!has(creatureOf(state, marked), BITS.marked)) return false;
  return effectsOf(state, 'marked').some(({ on, by }) => on === marked && by === marker);
}

/** The damage of an Opportunity (KZ-OPP-01, KZ-OPP-12). */
export function opportunityDamage(moment: Moment, holder: CreatureId, granter: CreatureId): number {
  const { state } = moment;
  const { type, implement } = creatureOf(state, holder);
  const { opportunity } = companionBlockOf(moment, holder) ?? {};
  if (opportunity !== undefined) return opportunity;
  // A Shade deals 1 less (D-86).
  const less = Number(isShade(creatureOf(state, holder)));
  if (type === 'stooge' || type === 'scab') return 1 - less;
  const sword = implement === 'sword' && creatureOf(state, granter).implement !== 'sword';
  return (sword ? 3 : 2) - less;
}

/** What an Opportunity would deal now, with what abilities add to it (KZ-OPP-17). */
export function opportunityWorth(t: Kazzam, holder: CreatureId, granter: CreatureId): number {
  const amount = opportunityDamage(t, holder, granter);
  const asked = { type: 'opportunity', holder, granter, rule: 'KZ-OPP-01', taken: true, amount };
  return windows.modify(t, asked as OpportunityEvent).amount;
}

/**
 * Lets each of them use its Opportunity against the granter, in turn; whether they still can is
 * looked at anew before each (KZ-OPP-15). Creeps always do (KZ-AI-47).
 *
 * @param anyone whether teammates of the granter may as well
 */
export function* opportunities(
  t: Kazzam,
  holders: readonly CreatureId[],
  granter: CreatureId,
  rule: string,
  anyone = false,
): Flow<void> {
  for (const holder of holders) {
    const reply = mayUseOpportunity(t, holder, granter, anyone);
    if (reply === undefined) continue;
    const taken = reply.compelledBy !== undefined || (yield* takes(t, holder, granter, rule));
    const amount = opportunityDamage(t, holder, granter);
    const event: OpportunityEvent = { type: 'opportunity', holder, granter, rule, taken, amount };
    yield* windows.pass(t, event, (granted) => use(t, granted, reply, rule));
  }
}

function* use(
  t: Kazzam,
  { holder, granter, taken, amount }: OpportunityEvent,
  { compelledBy, from }: Reply,
  rule: string,
): Flow<void> {
  const { state } = t;
  if (!taken || !isOnMap(creatureOf(state, granter))) return;
  if (t.listening) t.emit({ type: 'opportunity', rule, who: granter, by: holder });
  const strikes = companionBlockOf(t, holder)?.strikes;
  if (strikes !== undefined) {
    yield* strikes(t, holder, granter);
    return;
  }
  const elsewhere = from.cell === creatureOf(state, holder).cell ? {} : { from };
  const of = { to: granter, by: holder, kind: 'opportunity', melee: true, ...elsewhere } as const;
  const dealt =
    compelledBy === undefined
      ? yield* deal(t, of, amount, 'KZ-OPP-01')
      : yield* compel(t, holder, compelledBy, () => deal(t, of, amount, 'KZ-OPP-01'));
  if (dealt.taken > 0) provoke(state, granter, holder);
}

function* takes(t: Kazzam, holder: CreatureId, granter: CreatureId, rule: string): Flow<boolean> {
  const { state } = t;
  if (creatureOf(state, holder).kind === 'creep') return true;
  // A standing order to use them is meant for enemies.
  const isOrdered = mayStrike(state, holder, granter);
  return yield* confirm(t, holder, 'opportunity', {
    rule,
    of: { of: granter },
    usual: isOrdered,
    ...(isOrdered ? { reaction: { key: 'opportunity', take: 1, decline: 0 } } : {}),
  });
}
