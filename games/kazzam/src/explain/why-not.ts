import type { ChoiceView, Text } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../model.ts';
import { actionsOf } from '../rules/actions/available.ts';
import { aimAt, isBarred, isBurst, isMelee } from '../rules/attack/aim.ts';
import { hasShot } from '../rules/court/cover.ts';
import { areAllies, creatureOf, isOnMap } from '../rules/court/creatures.ts';
import { distanceBetween } from '../rules/court/footprint.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import type { AttackPower } from '../rules/effects/power.ts';
import { BITS, has } from '../rules/effects/status.ts';
import { itemCell, itemsInReach } from '../rules/harm/items.ts';
import { pedestalsInReach } from '../rules/harm/orbs.ts';
import { wayFrom } from '../rules/movement/way.ts';
import { isHiddenFrom } from '../rules/sight/found.ts';
import { isBeyondSight } from '../rules/sight/reach.ts';
import { courtOf, standingOn } from './court.ts';
import { attackAimed, attackAsked } from './odds.ts';
import { tableFor } from './table.ts';

/** Why something on the map is no answer to what is asked. */
export type WhyNot =
  /** A square that a movement does not come to: what the way there would cost, and what is left. */
  | { readonly is: 'too-far'; readonly squares: number; readonly left: number }
  | {
      readonly is:
        | 'no-way'
        | 'blocked'
        | 'unseen'
        | 'hidden'
        | 'part'
        | 'flying'
        | 'barred'
        /** One can do that here, by an action of its own. */
        | 'pick-up'
        | 'dunk'
        /** Nobody stops on a pedestal (KZ-ORB-04). */
        | 'pedestal'
        /** An orb of the own colour is never touched (KZ-ORB-06). */
        | 'own-orb'
        | 'other';
    }
  /** Somebody stands there, or is on the side of the one who acts. */
  | { readonly is: 'taken' | 'ally'; readonly name: string }
  /** Out of range of an attack. */
  | { readonly is: 'range'; readonly range: number; readonly distance: number }
  /** An orb or another item out of reach of a hand. */
  | { readonly is: 'item'; readonly distance: number }
  /** No action that would do is open. */
  | { readonly is: 'closed'; readonly why: Text };

/** From how far away things can be picked up (KZ-ORB-05). */
const HAND = 1;

/** More than any way on a map costs. */
const FAR = 200;

/**
 * Why a square, or who stands there, cannot be chosen for what is asked; nothing if nothing is asked
 * that is chosen on the map.
 */
export function whyNot(
  view: KazzamState,
  choices: readonly ChoiceView[],
  cell: Cell,
): WhyNot | undefined {
  const [choice] = choices;
  if (choice === undefined || cell < 0) return undefined;
  const who = Number(choice.about?.who ?? choice.why.params?.who ?? -1);
  const actor = view.creatures[who];
  const standing = standingOn(courtOf(view), view.creatures, cell).at(-1);
  if (choice.kind === 'path') return noWay(view, who, cell, choice.budget ?? 0, standing);
  const attack = attackAsked(view, choice);
  if (attack !== undefined && standing !== undefined && standing !== who)
    return noTarget(view, who, standing, attack.power) ?? { is: 'other' };
  const { key } = choice.why;
  if ((key === 'action' || key === 'final-action') && actor !== undefined && isOnMap(actor)) {
    if (standing === who) return undefined;
    return standing === undefined
      ? nothingThere(view, choice, who, cell)
      : noAttack(view, choice, who, standing);
  }
  const onMap = choice.options.some(
    ({ names }) => names?.square !== undefined || names?.creature !== undefined,
  );
  return onMap && choice.kind !== 'order' ? { is: 'other' } : undefined;
}

/** Why a movement does not come to a square (KZ-MOVE-01, KZ-MOVE-04, KZ-MOVE-07). */
function noWay(
  view: KazzamState,
  who: CreatureId,
  cell: Cell,
  left: number,
  standing: CreatureId | undefined,
): WhyNot | undefined {
  if (standing === who) return undefined;
  const ground = groundOf(view);
  if (!ground.isOpen(cell)) return { is: 'blocked' };
  if (view.pedestals.some((pedestal) => pedestal.cell === cell)) return { is: 'pedestal' };
  const other = view.creatures[standing ?? -1];
  if (other !== undefined && !other.mob) return { is: 'taken', name: other.name };
  const from = view.creatures[who];
  if (from === undefined || !isOnMap(from)) return { is: 'other' };
  if (!ground.inOnePart(from.cell, cell)) return { is: 'part' };
  const squares = costsFrom(view, who).get(cell);
  if (squares === undefined) return { is: 'no-way' };
  return squares > left ? { is: 'too-far', squares, left } : { is: 'no-way' };
}

/** What each square would cost a creature that had squares without end. */
function costsFrom(view: KazzamState, who: CreatureId): ReadonlyMap<Cell, number> {
  const found = new Map<Cell, number>();
  const way = wayFrom(tableFor(view), who, { budget: FAR });
  if (way === undefined) return found;
  const best = way.options.map((_, place) => (place === way.from ? 0 : Number.POSITIVE_INFINITY));
  const open = [way.from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const [i, to] of (way.steps[at] ?? []).entries()) {
      const cost = (best[at] ?? 0) + (way.costs[at]?.[i] ?? 0);
      if (cost >= (best[to] ?? 0)) continue;
      best[to] = cost;
      open.push(to);
    }
  }
  for (const [place, option] of way.options.entries()) {
    const cell = (option as { readonly cell?: Cell }).cell;
    const cost = best[place] ?? Number.POSITIVE_INFINITY;
    if (cell !== undefined && way.ends[place] === true && Number.isFinite(cost))
      found.set(cell, cost);
  }
  return found;
}

/** Why an attack cannot be made on somebody (KZ-POWER-03, KZ-POWER-04); nothing if it can. */
function noTarget(
  view: KazzamState,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
): WhyNot | undefined {
  const from = view.creatures[attacker];
  const to = creatureOf(view, target);
  if (from === undefined || !isOnMap(from)) return undefined;
  if (areAllies(view, attacker, target)) return { is: 'ally', name: to.name };
  if (isMelee(view, attacker, power) && has(from, BITS.flying) !== has(to, BITS.flying))
    return { is: 'flying' };
  const ground = groundOf(view);
  const aiming = aimAt(tableFor(view), attacker, target, power);
  const distances = aiming.origins.flatMap((origin) => distanceBetween(ground, origin, to) ?? []);
  if (distances.length === 0) return { is: 'part' };
  const distance = Math.min(...distances);
  if (distance > aiming.range) return { is: 'range', range: aiming.range, distance };
  if (isBarred(view, attacker, target)) return { is: 'barred' };
  if (isHiddenFrom(view, attacker, target) && !aiming.findsHidden) return { is: 'hidden' };
  if (!isBurst(power) && isBeyondSight(view, attacker, to)) return { is: 'unseen' };
  const prone = has(from, BITS.prone) || has(to, BITS.prone);
  const sees = aiming.origins.some((origin) =>
    hasShot(ground, origin, to, { prone, range: aiming.range }),
  );
  return sees || aiming.ignoresSight ? undefined : { is: 'unseen' };
}

/** Why none of the actions that are open attacks somebody: of the one that reaches furthest. */
function noAttack(
  view: KazzamState,
  choice: ChoiceView,
  who: CreatureId,
  target: CreatureId,
): WhyNot | undefined {
  const { name } = creatureOf(view, target);
  if (areAllies(view, who, target)) return { is: 'ally', name };
  const reasons = choice.options.flatMap(({ id }) => {
    const attack = attackAimed(view, who, id);
    return attack === undefined ? [] : (noTarget(view, who, target, attack.power) ?? []);
  });
  const near = reasons.find(({ is }) => is !== 'range');
  if (near !== undefined) return near;
  const [furthest] = reasons
    .flatMap((reason) => (reason.is === 'range' ? [reason] : []))
    .toSorted((a, b) => b.range - a.range);
  if (furthest !== undefined) return furthest;
  // None is open at all; those that are closed for want of a target are out of its range, too.
  const closed = choice.closed.flatMap(({ id, because }) => {
    const attack = attackAimed(view, who, id);
    return attack === undefined ? [] : [{ attack, because }];
  });
  const far = closed
    .filter(({ because }) => because.key === 'closed.nobody')
    .flatMap(({ attack }) => noTarget(view, who, target, attack.power) ?? [])
    .toSorted((a, b) => (b.is === 'range' ? b.range : FAR) - (a.is === 'range' ? a.range : FAR));
  const [first] = far;
  if (first !== undefined) return first;
  const [none] = closed;
  return none === undefined ? { is: 'other' } : { is: 'closed', why: none.because };
}

/** Why nothing can be done at a square on which nobody stands: it is not walked to, and nothing is taken there. */
function nothingThere(
  view: KazzamState,
  choice: ChoiceView,
  who: CreatureId,
  cell: Cell,
): WhyNot | undefined {
  const ground = groundOf(view);
  const byHand = doneByHand(view, choice, who, cell);
  if (byHand !== undefined) return byHand;
  const lying = view.items.filter(
    (item) => item.place.at !== 'held' && itemCell(view, item) === cell,
  );
  const { team } = creatureOf(view, who);
  if (lying.length > 0 && lying.every((item) => item.kind === 'orb' && item.team === team))
    return { is: 'own-orb' };
  const walk = choice.options.find(({ id }) => id === 'walk');
  const moves = walk === undefined ? undefined : movementOf(view, who);
  const reason =
    moves === undefined
      ? ({ is: 'closed', why: { key: 'closed.move' } } as const)
      : noWay(view, who, cell, moves, undefined);
  if (lying.length === 0) return reason;
  const distance = distanceBetween(ground, creatureOf(view, who), cell);
  return distance === undefined || distance <= HAND ? reason : { is: 'item', distance };
}

/** What a hand can do at a square by an action that is open (KZ-ORB-05, KZ-ORB-10). */
function doneByHand(
  view: KazzamState,
  { options }: ChoiceView,
  who: CreatureId,
  cell: Cell,
): WhyNot | undefined {
  const isOpen = (action: string) => options.some(({ id }) => id === action);
  const dunks = pedestalsInReach(view, who).some((one) => view.pedestals[one]?.cell === cell);
  if (dunks && isOpen('dunk')) return { is: 'dunk' };
  const takes = itemsInReach(view, who).some((item) => {
    const lies = view.items[item];
    return lies !== undefined && itemCell(view, lies) === cell;
  });
  return takes && isOpen('pick-up') ? { is: 'pick-up' } : undefined;
}

/** The squares that a walk has; nothing for who cannot walk. */
function movementOf(view: KazzamState, who: CreatureId): number | undefined {
  const t = tableFor(view);
  const walk = actionsOf(t, who).find(({ id }) => id === 'walk');
  return walk?.goes?.(t, who)?.budget;
}
