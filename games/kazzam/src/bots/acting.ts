import { fallbackAnswer, type OneChoice, type Option } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../model.ts';
import { couldAttack, isFoe, targetsOf } from '../rules/actions/actions.ts';
import { END } from '../rules/actions/one-action.ts';
import { isBurst } from '../rules/attack/aim.ts';
import { areAllies, creatureOf, isOnMap } from '../rules/court/creatures.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../rules/effects/basic-powers.ts';
import { ORB } from '../rules/effects/item-def.ts';
import type { AttackPower } from '../rules/effects/power.ts';
import { BITS, has } from '../rules/effects/status.ts';
import { isBloodied } from '../rules/harm/damage.ts';
import { couldHold, freeHands, itemsInReach } from '../rules/harm/items.ts';
import { walkOf } from '../rules/movement/move.ts';
import { reachable } from '../rules/movement/reachable.ts';
import { safeSteps } from '../rules/movement/safe-steps.ts';
import type { Kazzam } from '../table.ts';
import { wayTo } from './distances.ts';
import { senseOf } from './house-sense.ts';
import { worthByHint } from './judge.ts';
import { missionsOf } from './missions.ts';
import { isOfHouse, tacticalWorth } from './tactics.ts';
import { type Listed, Weighing } from './weighing.ts';

/** What an action must gain to be taken. */
const ENOUGH = 0.04;
/** What walking must gain while the Move Action is there, and when it takes the attack's place. */
const WALK = 0.08;

/** Puts walking before the attack, which may end the turn. */
const AFOOT = 3;

/** The same where a Shift will do. */
const SHIFTED = 0.5;

/** What a Role Action is worth that brings no hint of its own. */
const ROLE = 0.04;

/** What is worth most that helps allies. */
const HELPED = 0.4;

/** What it is worth besides to attack as part of another power, and without attacking to lie in wait. */
const WITHIN = 0.06;
const WAITING = 0.12;

/**
 * What puts a thing that costs neither attack nor movement before an attack, which may end the turn
 * (KZ-ACT-08), and after a walk, which may bring somebody into its reach.
 */
const BESIDES = 2;

/** The action that gains most; the end of the turn if none gains enough. */
export function chooseAction(t: Kazzam, choice: OneChoice): number | undefined {
  const weighing = weighingFor(t, choice);
  if (weighing === undefined) return undefined;
  // Most actions are closed, or could not be the best: only of the others it is asked what they are.
  const { sieve } = choice;
  const candidates: readonly Option[] = sieve?.candidates ?? choice.options;
  let best: number | undefined;
  let most = ENOUGH;
  for (const at of inOrder(candidates)) {
    const candidate = candidates[at] as Option & Listed;
    if (atMost(weighing, candidate, most) < most) continue;
    if (sieve?.passes(candidate) === false) continue;
    const worth = worthOf(weighing, candidate, most);
    if (worth < most || (worth === most && (best === undefined || at > best))) continue;
    most = worth;
    best = at;
  }
  if (sieve === undefined) return best;
  const end = candidates.indexOf(END);
  return best === undefined && end < 0 ? undefined : -1 - (best ?? end);
}

/** The actions that gain anything, the best first, and last what is taken when nothing else is said. */
export function rankActions(t: Kazzam, choice: OneChoice): readonly number[] {
  const worths = worthsOfActions(t, choice);
  const useful = [...worths.keys()].filter((at) => (worths[at] ?? 0) > 0);
  useful.sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0));
  return [...useful, fallbackAnswer(choice) as number];
}

/** What each action on offer gains, looked at in full; nothing where there is nobody to act. */
export function worthsOfActions(t: Kazzam, choice: OneChoice): readonly number[] {
  const weighing = weighingFor(t, choice);
  return choice.options.map((option) =>
    weighing === undefined ? 0 : worthOf(weighing, option as Listed),
  );
}

/**
 * What each action on offer gains at most, found out quickly: no action gains more.
 *
 * @param least what is of interest: of an action that gains no more, any number up to it is told
 */
export function limitsOfActions(t: Kazzam, choice: OneChoice, least: number): readonly number[] {
  const weighing = weighingFor(t, choice);
  return choice.options.map((option) =>
    weighing === undefined ? 0 : atMost(weighing, option as Listed, least),
  );
}

/** Whoever is to act weighs what it could do; nothing where there is nobody. */
function weighingFor(t: Kazzam, choice: OneChoice): Weighing | undefined {
  const { who } = (choice.about ?? {}) as { readonly who?: CreatureId };
  if (who === undefined || !isOnMap(creatureOf(t.state, who))) return undefined;
  return new Weighing(t, who);
}

const orders = new WeakMap<readonly Option[], readonly number[]>();

/** The places of actions in the order in which they are weighed; found out once for a list. */
function inOrder(actions: readonly Option[]): readonly number[] {
  let order = orders.get(actions);
  if (order === undefined) {
    const ranks = actions.map((action) => rankOf(action as Listed));
    order = [...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    orders.set(actions, order);
  }
  return order;
}

/** What is urgent first, then walking, and attacks last: they seldom matter while a walk is worth it. */
function rankOf({ id, price }: Listed): number {
  if ((LIMITS[id] ?? 0) > AFOOT) return 0;
  if (id === 'walk') return 1;
  return price === 'attack' ? 3 : 2;
}

/** What these are worth where they are of use: they are never worth more. */
const MOST = {
  dunk: 20,
  'pick-up': 10,
  button: 8,
  'take-over': 6,
  'stand-up': 5,
  escape: 4,
  'draw-implement': 3,
  charge: 0.45,
  'remove-effect': 0.3,
  reveal: 0.05,
} as const;

const LIMITS: Readonly<Record<string, number>> = MOST;

/**
 * What an action is worth at most, found out quickly; it may be more than it ever is.
 *
 * @param least what is of interest: of an action that is worth no more, any number up to it is told
 */
function atMost(weighing: Weighing, { id, price, power, bot }: Listed, least: number): number {
  if (price === undefined) return 0;
  const known = LIMITS[id];
  if (known !== undefined) return known;
  // Nothing is looked up while nothing else is better.
  const gain = (): number => (least <= ENOUGH ? Number.POSITIVE_INFINITY : weighing.mostGain);
  if (id === 'walk') return AFOOT + gain();
  if (id === 'shift') return SHIFTED + gain();
  const hint = bot?.helps === true ? HELPED : (bot?.worth ?? 0);
  // What is asked for that may take long.
  if (typeof hint === 'function' || isOfHouse(weighing.t, weighing.id))
    return Number.POSITIVE_INFINITY;
  if (price === 'role') return early(2 * Math.max(ROLE, hint));
  if (price === 'free' || price === 'nothing') return early(hint);
  if (bot?.leads !== undefined) return AFOOT + gain();
  if (bot?.all === true || (power !== undefined && isBurst(power))) return Number.POSITIVE_INFINITY;
  // Where no attack is left, that is seen at once.
  const { turn } = weighing.t.state;
  if (least <= ENOUGH || turn?.attackActions === 0) return Number.POSITIVE_INFINITY;
  const attack = weighing.limitOf(power ?? BASIC_IMPLEMENT_ATTACK);
  return Math.max(WAITING, attack + WITHIN, attack + hint, hint);
}

/** @param least what is of interest: of an action that is worth no more, any number below it may be told */
function worthOf(
  weighing: Weighing,
  { id: action, price, power, bot }: Listed,
  least = ENOUGH,
): number {
  const { t, id, judge } = weighing;
  const { state } = t;
  const self = creatureOf(state, id);
  if (price === undefined) return 0;
  switch (action) {
    case 'dunk':
      return MOST.dunk;
    case 'pick-up':
      return worthOfPickingUp(weighing);
    case 'take-over':
      return worthOfTakingOver(weighing);
    case 'button':
      return weighing.outlook.mission?.what === 'fetch' ? 0.05 : MOST.button;
    case 'stand-up':
      return MOST['stand-up'];
    case 'escape':
      return MOST.escape;
    case 'walk':
    case 'shift':
      return worthOfWalking(weighing, action, least);
    case 'charge':
      return 0.9 * bestCharge(weighing);
    case 'draw-implement':
      return self.held.length < 2 ? MOST['draw-implement'] : 0;
    case 'remove-effect':
      // What dazes costs an action in every turn until it is off.
      return has(self, BITS.dazed) ? MOST['remove-effect'] : 0.05;
    case 'reveal':
      return MOST.reveal;
  }
  const usual = bot?.helps === true ? worthOfHelping(weighing) : worthByHint(judge, bot);
  const besides = tacticalWorth(judge, action);
  if (price === 'role') {
    return state.turn?.creature === id ? early(2 * (usual ?? ROLE) + besides) : 0;
  }
  if (price === 'free' || price === 'nothing') return early((usual ?? 0) + besides);
  if (bot?.leads !== undefined) return worthOfArriving(weighing, bot.leads(t, id));
  if (power !== undefined) {
    // An attack that a Move Action pays for has its Boost taken off.
    if (price === 'move') return 0.9 * weighing.bestOf([power]) + besides;
    const many = bot?.all === true || isBurst(power);
    const attack = many ? worthOfAll(weighing, power) : worthOfPower(weighing, power.id);
    return attack + (usual ?? 0) + besides;
  }
  if (usual !== undefined) return usual + besides;
  if (price === 'move') return WITHIN + besides;
  // Powers with a Basic Implement Attack in them, and those that lie in wait.
  const within = couldAttack(t, id) ? weighing.bestOf([BASIC_IMPLEMENT_ATTACK]) + WITHIN : WAITING;
  return within + besides;
}

function early(worth: number): number {
  return worth > ENOUGH ? BESIDES + worth : 0;
}

/** Going there at once, as good as a walk: the best square counts. */
function worthOfArriving({ id, judge }: Weighing, squares: readonly Cell[]): number {
  const gain = Math.max(0, ...squares.map((cell) => judge.gainAt(id, cell)));
  return gain <= WALK ? 0 : AFOOT + gain;
}

function worthOfPickingUp({ t, id }: Weighing): number {
  const { state } = t;
  const self = creatureOf(state, id);
  const useful = itemsInReach(state, id).some((item) => {
    const { kind, team } = state.items[item] ?? {};
    return kind === ORB && team !== self.team;
  });
  if (!useful || !couldHold(self)) return 0;
  // A second orb costs the implement: it is worth it only close to home.
  return freeHands(self) > 0 ? MOST['pick-up'] : 0;
}

/** Squares that an athlete goes in a turn that is all movement, about. */
const TURN = 12;

/** An orb from a fellow of its house that would be home a turn later (KT-AI-02). */
function worthOfTakingOver({ t, id }: Weighing): number {
  const { state } = t;
  const { team, cell } = creatureOf(state, id);
  if (team === undefined || !isOfHouse(t, id)) return 0;
  const ground = groundOf(state);
  const saves = [...missionsOf(state, team)].some(([fellow, { what, goal }]) => {
    const from = creatureOf(state, fellow).cell;
    if (what !== 'carry' || (ground.distance(from, cell) ?? 2) > 1) return false;
    const turns = (square: Cell): number =>
      Math.ceil((wayTo(state, ground, goal, team)[square] ?? Number.POSITIVE_INFINITY) / TURN);
    return turns(cell) < turns(from);
  });
  return saves ? MOST['take-over'] : 0;
}

/**
 * What the best square within a walk gains over where it stands.
 *
 * @param least what is of interest: of a walk that is worth no more, nothing is told
 */
function worthOfWalking(weighing: Weighing, how: 'walk' | 'shift', least: number): number {
  const { t, id, outlook, here } = weighing;
  const { state } = t;
  const worth = how === 'walk' ? AFOOT : SHIFTED;
  const ends =
    how === 'walk'
      ? reachable(t, id, walkOf(t, id), safeSteps(t, id))
      : groundOf(state)
          .neighbours(creatureOf(state, id).cell)
          .map((square) => ({ cell: square }));
  const enough = here + Math.max(WALK, least - worth);
  let most = enough;
  for (const end of ends) most = Math.max(most, outlook.worthOf(end.cell, most));
  if (most <= enough) return 0;
  // The attack pays for a second walk: then what it could do counts against it.
  const { turn } = state;
  const traded = turn?.creature === id && turn.moveActions === 0;
  const gain = most - here - (traded ? weighing.attack : 0);
  return gain <= WALK ? 0 : worth + gain;
}

function worthOfPower(weighing: Weighing, powerId: string): number {
  const { t, id, judge } = weighing;
  const power = weighing.powers.find((one) => one.id === powerId);
  if (power === undefined) return 0.05;
  let best = 0;
  for (let target = 0; target < t.state.creatures.length; target += 1) {
    const worth = isFoe(t.state, id, target) ? weighing.promise(target, power) : undefined;
    if (worth !== undefined) best = Math.max(best, worth + senseOf(judge, target, power));
  }
  return best;
}

/** An attack on everybody at once: each that it could be made on counts. */
function worthOfAll(weighing: Weighing, power: AttackPower): number {
  const { t, id, judge } = weighing;
  let sum = 0;
  const targets = targetsOf(t, id, power);
  const useful = targets.filter((target) => (weighing.promise(target, power) ?? 0) > 0);
  for (const target of useful) {
    const worth = weighing.promise(target, power) ?? 0;
    sum += Math.max(0, worth + senseOf(judge, target, power, useful.length > 1));
  }
  return sum;
}

/** A Charge: as good as a hit on the best opponent that it could be made on. */
function bestCharge({ t, id, outlook }: Weighing): number {
  const { state } = t;
  const self = creatureOf(state, id);
  let best = 0;
  for (const other of state.creatures) {
    if (other.cell < 0 || other.team === self.team) continue;
    const near = groundOf(state).distance(self.cell, other.cell) ?? 99;
    if (near > self.speed + 1) continue;
    best = Math.max(best, outlook.worthOf(other.cell) - outlook.worthOf(self.cell));
  }
  return Math.min(best, 0.5);
}

/** What helps allies: worth most where one is in trouble. */
function worthOfHelping({ t, id }: Weighing): number {
  const { state } = t;
  const troubled = state.creatures.some(
    (ally, at) =>
      areAllies(state, id, at) && isOnMap(ally) && (isBloodied(ally) || ally.held.length > 0),
  );
  return troubled ? HELPED : 0.1;
}
