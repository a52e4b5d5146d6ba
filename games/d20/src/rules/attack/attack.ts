import { confirm, type Flow, maybe } from '@tablewright/engine';
import type { AttackForm } from '../../content/attack-form.ts';
import type { Edge, Harm } from '../../content/trait.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { areEnemies } from '../creature.ts';
import { decide, deciderOf } from '../deciding/decide.ts';
import { provoke } from '../effects/attitude.ts';
import { hurt, sufferedOf } from '../harm/hurt.ts';
import { hush } from '../hiding/hush.ts';
import { announce } from '../moments/moment.ts';
import { distanceBetween } from '../place/distance.ts';
import { sees } from '../place/sight.ts';
import { sumOf } from '../rolls/parts.ts';
import { rerollWindow } from '../rolls/rerolls.ts';
import { naturalOf, rollD6, rollD20, totalOf } from '../rolls/roll.ts';
import { tellRoll } from '../rolls/tell-roll.ts';
import { acAgainst, isInAim, isUnaware, situationOf } from './aim.ts';
import { attackAbility, damageOf, hitParts } from './forms.ts';

/** A blow that has hit. */
interface Blow {
  readonly attacker: Creature;
  readonly attack: AttackForm;
  readonly edge: Edge | undefined;
  readonly natural: number;
  readonly total: number;
  readonly isSubduing: boolean;
}

/**
 * One attack roll and what comes of it, in the order of DT-ATK-03. Reach and sight were checked where it was offered.
 * Returns whether it hit. Deaths are settled by whoever called for the attack, once the whole action is over.
 */
export function* attackRoll(
  t: D20,
  attacker: Creature,
  attack: AttackForm,
  target: Creature,
): Flow<boolean> {
  const edge = yield* edgeOf(t, attacker, target);
  const armor = sumOf(acAgainst(t, attacker, attack, target));
  const wasHidden = attacker.isHidden;
  // It is seen after its attack (DT-ATK-08).
  attacker.isHidden = false;
  if (wasHidden) hush(t, attacker);
  const more = [
    ...hitParts(attacker, attack),
    ...situationOf(t, attacker, attack, target),
    ...edgeParts(edge),
  ];
  const ability = attack.printed === undefined ? attackAbility(t, attacker, attack) : undefined;
  const at = { kind: 'attack', roller: attacker, target, attack } as const;
  const rolled = yield* rollD20(t, ability === undefined ? at : { ...at, ability }, more);
  const hits = () => {
    const natural = naturalOf(rolled);
    return natural !== 1 && (natural === MOST || totalOf(rolled) >= armor);
  };
  tellRoll(t, rolled, {
    rule: 'DT-ATK-01',
    success: hits(),
    // What others than characters wear is for whoever runs the game to know (DT-HID-03).
    ...(target.character === undefined ? {} : { target: armor }),
  });
  yield* rerollWindow(t, rolled, hits);
  const natural = naturalOf(rolled);
  yield* maybe(announce(t, attacker, 'acted', { what: 'attack', at: target }));
  yield* maybe(announce(t, target, 'attacked', { by: attacker }));
  provoke(t, attacker, target);
  if (!hits()) {
    t.tell?.({
      type: 'missed',
      rule: natural === 1 ? 'DT-ATK-05' : 'DT-TN-08',
      creature: attacker.id,
      at: target.id,
    });
    yield* maybe(announce(t, attacker, 'missed', { attack, target, natural }));
    return false;
  }
  const isSubduing = yield* subdues(t, attacker, attack, target);
  const total = totalOf(rolled);
  const blow: Blow = { attacker, attack, edge: edge, natural, total, isSubduing };
  t.tell?.({
    type: 'hit',
    rule: natural === MOST ? 'DT-ATK-06' : 'DT-TN-08',
    creature: attacker.id,
    at: target.id,
    attack: attack.id,
    fromHiding: wasHidden,
  });
  yield* damage(t, blow, target);
  return true;
}

/** The face that always hits (DT-ATK-06). */
const MOST = 20;
/** The most of a six-sided die, and of half of one (DT-ATK-06). */
const SIX = 6;

const edgeParts = (edge: Edge | undefined) =>
  edge === undefined || edge.hit === 0
    ? []
    : [{ is: 'bonus', value: edge.hit, stack: 'add', rule: edge.rule } as const];

/** One bonus against somebody unaware, if any: the attacker's choice (DT-ROLE-23). */
function* edgeOf(t: D20, attacker: Creature, target: Creature): Flow<Edge | undefined> {
  const edges: Edge[] = [];
  const unaware = isUnaware(t, attacker, target);
  eachTrait(t, attacker, (trait, self) => {
    const edge = trait.edge?.(t, self, target, unaware);
    if (edge !== undefined) edges.push(edge);
  });
  if (edges.length === 0) return undefined;
  edges.sort((a, b) => b.damage - a.damage);
  const options = [
    ...edges.map((edge) => ({
      id: edge.rule,
      names: { hit: edge.hit, damage: edge.damage },
      edge,
    })),
    { id: 'none', edge: undefined },
  ];
  const question = { rule: 'DT-ROLE-23', params: { at: target.id }, usual: () => 0 };
  const { edge } = yield* decide(t, attacker, 'choice.edge', options, question);
  if (edge?.isOnce === true) attacker.used[`${edge.rule}/${target.id}`] = t.state.clock;
  return edge;
}

/** Whether the attacker in melee means to leave its target alive (DT-ATK-14). */
function* subdues(
  t: D20,
  attacker: Creature,
  { use }: AttackForm,
  target: Creature,
): Flow<boolean> {
  const seat = deciderOf(t, attacker);
  if (use !== 'melee' || seat === undefined || target.hp <= 0) return false;
  return yield* confirm(t, seat, 'choice.subdue', {
    rule: 'DT-ATK-14',
    params: { at: target.id },
    reaction: { key: 'subdue', take: 1, decline: 0 },
  });
}

/** Rolls the damage of a blow and deals it, to the target and to those whom it goes on to (DT-ATK-03). */
function* damage(t: D20, blow: Blow, target: Creature): Flow<void> {
  const { attacker, attack, edge, natural } = blow;
  if (attack.isHarmless === true) {
    if (isDeflected(t, attacker, target)) return;
    yield* maybe(announce(t, attacker, 'hit', { attack, target, natural, loss: 0, amount: 0 }));
    yield* maybe(announce(t, target, 'struck', { attack, by: attacker, natural }));
    return;
  }
  const { dice, more, terms } = damageOf(t, attacker, attack, target);
  const isMost = natural === MOST;
  const faces = isMost ? [] : yield* rollD6(t, attacker, dice.d6 + more, 'damage');
  const rolled = isMost
    ? (dice.isHalved === true ? (dice.d6 * SIX) / 2 : dice.d6 * SIX) + more * SIX
    : diceOf(faces.slice(0, dice.d6), dice.isHalved === true) +
      faces.slice(dice.d6).reduce((a, b) => a + b, 0);
  const flat = sumOf(terms) + (edge?.damage ?? 0);
  // At least 1 before anything multiplies or halves it (DT-GEN-06).
  const amount = Math.max(1, rolled + flat);
  const raised = amount - rolled - flat;
  t.tell?.({
    type: 'damage-rolled',
    rule: 'DT-GEN-05',
    creature: attacker.id,
    faces,
    dice: rolled,
    terms: [
      ...terms,
      ...(edge === undefined ? [] : [{ value: edge.damage, rule: edge.rule }]),
      ...(raised === 0 ? [] : [{ value: raised, rule: 'DT-GEN-06', from: 'floor' }]),
    ],
    amount,
  });
  yield* deal(t, blow, target, amount, edge?.damage ?? 0, [target]);
}

/** Dice as they count: their sum, halved and rounded up for light weapons (DT-DICE-07). */
export function diceOf(faces: readonly number[], isHalved: boolean): number {
  const sum = faces.reduce((total, face) => total + face, 0);
  return isHalved ? Math.ceil(sum / 2) : sum;
}

/**
 * Deals damage to one target. What is left when it falls may go on to another whom the total hits as well (DT-ROLE-08);
 * a bonus against somebody unaware does not go on.
 */
function* deal(
  t: D20,
  blow: Blow,
  target: Creature,
  amount: number,
  edge: number,
  struck: readonly Creature[],
): Flow<void> {
  const { attacker, attack, natural } = blow;
  if (isDeflected(t, attacker, target)) return;
  const tags = [...attack.tags, attack.use === 'melee' ? 'melee' : 'ranged', 'physical'];
  const danger = { rule: 'DT-ATK-03', tags, by: attacker };
  // What has gone on to another and is more than it can take is lost (DT-ROLE-08, DT-EX-03).
  const stopsAtZero = blow.isSubduing || struck.length > 1;
  const harm: Harm = { danger, isDamage: true, amount, attack, natural, stopsAtZero };
  const suffered = sufferedOf(t, target, harm).amount;
  // What the bonus came to here, multiplied or halved, stays here.
  const left = sufferedOf(t, target, { ...harm, amount: amount - edge }).amount - target.hp;
  const next = target.hp > 0 && left > 0 ? yield* nextOf(t, blow, left, struck) : undefined;
  const carried = next === undefined ? harm : { ...harm, stopsAtZero: true };
  const loss = yield* hurt(t, target, carried);
  const caused = next !== undefined ? suffered - left : stopsAtZero ? loss : suffered;
  yield* maybe(announce(t, attacker, 'hit', { attack, target, natural, loss, amount: caused }));
  yield* maybe(announce(t, target, 'struck', { attack, by: attacker, natural }));
  if (next === undefined) return;
  t.tell?.({
    type: 'carried-over',
    rule: 'DT-ROLE-08',
    creature: attacker.id,
    at: next.id,
    amount: left,
  });
  yield* deal(t, blow, next, left, 0, [...struck, next]);
}

/** Whom the rest of the damage goes on to, if to anybody. */
function* nextOf(
  t: D20,
  { attacker, attack, total, isSubduing }: Blow,
  left: number,
  struck: readonly Creature[],
): Flow<Creature | undefined> {
  let carries = false;
  eachTrait(t, attacker, ({ carriesOver }) => {
    if (carriesOver === true) carries = true;
  });
  // With a ship’s weapon nothing of it counts (DT-MACH-06).
  if (!carries || isSubduing || attack.tags.includes('ship')) return undefined;
  const others = t.state.creatures
    .filter(
      (other) =>
        !struck.includes(other) &&
        areEnemies(attacker, other) &&
        other.hp > 0 &&
        sees(t, attacker, other) &&
        isInAim(t, attacker, attack, other) &&
        total >= sumOf(acAgainst(t, attacker, attack, other)),
    )
    .sort((a, b) => distanceBetween(t, attacker, a) - distanceBetween(t, attacker, b));
  if (others.length === 0) return undefined;
  const options = [
    ...others.map((creature) => ({
      id: `go-on-${creature.id}`,
      names: { creature: creature.id },
      creature,
    })),
    { id: 'leave', creature: undefined },
  ];
  const question = { rule: 'DT-ROLE-08', params: { left }, usual: () => 0 };
  return (yield* decide(t, attacker, 'choice.carry-over', options, question)).creature;
}

/** Whether something else takes the blow, such as an image (DT-ARC-209). */
export function isDeflected(t: D20, by: Creature, target: Creature): boolean {
  let deflected = false;
  eachTrait(t, target, (trait, self) => {
    if (!deflected && trait.deflects?.(t, self, by) === true) deflected = true;
  });
  return deflected;
}
