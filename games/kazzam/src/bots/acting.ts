import { fallbackAnswer, type OneChoice } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../model.ts';
import { couldAttack, targetsOf } from '../rules/actions/actions.ts';
import { isBurst } from '../rules/attack/aim.ts';
import { areAllies, creatureOf, isOnMap } from '../rules/court/creatures.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../rules/effects/basic-powers.ts';
import type { BotHint, Judge } from '../rules/effects/bot-hint.ts';
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
import { judgeFor, prospectOf, worthByHint } from './judge.ts';
import { missionsOf } from './missions.ts';
import type { Outlook } from './positions.ts';
import { isOfHouse, tacticalWorth } from './tactics.ts';
import { bestAttack, powersOf, worthOfAttack } from './worth.ts';

/** What an action must gain to be taken. */
const ENOUGH = 0.04;
/** What walking must gain while the Move Action is there, and when it takes the attack's place. */
const WALK = 0.08;

/** Puts walking before the attack, which may end the turn. */
const AFOOT = 3;

/** What a Role Action is worth that brings no hint of its own. */
const ROLE = 0.04;

/**
 * What puts a thing that costs neither attack nor movement before an attack, which may end the turn
 * (KZ-ACT-08), and after a walk, which may bring somebody into its reach.
 */
const BESIDES = 2;

interface Listed {
  readonly id: string;
  readonly price?: string;
  readonly power?: AttackPower;
  readonly bot?: BotHint;
}

/** An athlete that weighs what it could do. */
interface Weighing {
  readonly t: Kazzam;
  readonly id: CreatureId;
  readonly outlook: Outlook;
  readonly judge: Judge;
}

/** The action that gains most; the end of the turn if none gains enough. */
export function chooseAction(t: Kazzam, choice: OneChoice): number | undefined {
  let best: number | undefined;
  let most = ENOUGH;
  for (const [at, worth] of worthsOfActions(t, choice).entries()) {
    if (worth <= most) continue;
    most = worth;
    best = at;
  }
  return best;
}

/** The actions that gain anything, the best first, and last what is taken when nothing else is said. */
export function rankActions(t: Kazzam, choice: OneChoice): readonly number[] {
  const worths = worthsOfActions(t, choice);
  const useful = [...worths.keys()].filter((at) => (worths[at] ?? 0) > 0);
  useful.sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0));
  return [...useful, fallbackAnswer(choice) as number];
}

/** What each action on offer gains; nothing where there is nobody to act. */
function worthsOfActions(t: Kazzam, choice: OneChoice): readonly number[] {
  const { who } = (choice.about ?? {}) as { readonly who?: CreatureId };
  if (who === undefined || !isOnMap(creatureOf(t.state, who))) return [];
  const weighing = { t, id: who, outlook: prospectOf(t, who), judge: judgeFor(t, who) };
  return choice.options.map((option) => worthOf(weighing, option as Listed));
}

function worthOf(weighing: Weighing, { id: action, price, power, bot }: Listed): number {
  const { t, id, outlook, judge } = weighing;
  const { state } = t;
  const self = creatureOf(state, id);
  if (price === undefined) return 0;
  switch (action) {
    case 'dunk':
      return 20;
    case 'pick-up':
      return worthOfPickingUp(weighing);
    case 'take-over':
      return worthOfTakingOver(weighing);
    case 'button':
      return outlook.mission?.what === 'fetch' ? 0.05 : 8;
    case 'stand-up':
      return 5;
    case 'escape':
      return 4;
    case 'walk':
    case 'shift':
      return worthOfWalking(weighing, action);
    case 'charge':
      return 0.9 * bestCharge(weighing);
    case 'draw-implement':
      return self.held.length < 2 ? 3 : 0;
    case 'remove-effect':
      // What dazes costs an action in every turn until it is off.
      return has(self, BITS.dazed) ? 0.3 : 0.05;
    case 'reveal':
      return 0.05;
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
    if (price === 'move') return 0.9 * bestAttack(t, id, [power]) + besides;
    const many = bot?.all === true || isBurst(power);
    const attack = many ? worthOfAll(weighing, power) : worthOfPower(weighing, power.id);
    return attack + (usual ?? 0) + besides;
  }
  if (usual !== undefined) return usual + besides;
  if (price === 'move') return 0.06 + besides;
  // Powers with a Basic Implement Attack in them, and those that lie in wait.
  const within = couldAttack(t, id) ? bestAttack(t, id, [BASIC_IMPLEMENT_ATTACK]) + 0.06 : 0.12;
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
  return freeHands(self) > 0 ? 10 : 0;
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
  return saves ? 6 : 0;
}

/** What the best square within a walk gains over where it stands. */
function worthOfWalking({ t, id, outlook }: Weighing, how: 'walk' | 'shift'): number {
  const { state } = t;
  const { cell } = creatureOf(state, id);
  const here = outlook.worthOf(cell);
  const { turn } = state;
  // The attack pays for a second walk: then what it could do counts against it.
  const traded = turn?.creature === id && turn.moveActions === 0;
  const lost = traded ? bestAttack(t, id) : 0;
  const ends =
    how === 'walk'
      ? reachable(t, id, walkOf(t, id), safeSteps(t, id))
      : groundOf(state)
          .neighbours(cell)
          .map((square) => ({ cell: square }));
  let most = here;
  for (const end of ends) most = Math.max(most, outlook.worthOf(end.cell, most));
  const gain = most - here - lost;
  if (gain <= WALK) return 0;
  return (how === 'walk' ? AFOOT : 0.5) + gain;
}

function worthOfPower({ t, id, judge }: Weighing, powerId: string): number {
  const power = powersOf(t, id).find((one) => one.id === powerId);
  if (power === undefined) return 0.05;
  let best = 0;
  for (const target of targetsOf(t, id, power)) {
    const worth = worthOfAttack(t, id, target, power) ?? 0;
    best = Math.max(best, worth + senseOf(judge, target, power));
  }
  return best;
}

/** An attack on everybody at once: each that it could be made on counts. */
function worthOfAll({ t, id, judge }: Weighing, power: AttackPower): number {
  let sum = 0;
  const targets = targetsOf(t, id, power);
  const useful = targets.filter((target) => (worthOfAttack(t, id, target, power) ?? 0) > 0);
  for (const target of useful) {
    const worth = worthOfAttack(t, id, target, power) ?? 0;
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
  return troubled ? 0.4 : 0.1;
}
