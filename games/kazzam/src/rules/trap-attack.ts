import { askAmount, D6, type Flow } from '@tablewright/engine';
import { BASIC_IMPLEMENT_ATTACK, BASIC_PHYSICAL_ATTACK } from '../content/basic-powers.ts';
import { type CreatureId, type KazzamState, NOBODY, type Trap } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { type Action, endsTurn } from './actions.ts';
import { type AttackPower, canAttackWith, isInWater, isMelee, printedRange } from './aim.ts';
import { askUnlessOnly } from './ask.ts';
import { declare, gainMissToken } from './attack.ts';
import { coverOf } from './cover.ts';
import { askPower, isAtOne, type OwnPower, openPowers, spendPower } from './creative.ts';
import { creatureOf, isOnMap, seatOf } from './creatures.ts';
import { afterWeakness } from './damage-total.ts';
import { distanceBetween } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import { diceMode, type Face, finalResult, hitOf, raised, usableTokens } from './result.ts';
import { strike } from './scoring.ts';
import { has } from './status.ts';
import { damageTrap } from './traps.ts';
import { endHiding } from './unrolled.ts';

const BASIC = [{ power: BASIC_PHYSICAL_ATTACK }, { power: BASIC_IMPLEMENT_ATTACK }];

/** Traps that an attack could be made on from here (KR-SPEC-19, KZ-TARG-09). */
function trapsFor(t: Kazzam, id: CreatureId, power: AttackPower): readonly Trap[] {
  const { state } = t;
  const from = creatureOf(state, id);
  if (!canAttackWith(from, power)) return [];
  const ground = groundOf(state);
  return state.traps.filter(({ cell }) => {
    const distance = distanceBetween(ground, from, cell);
    if (distance === undefined || distance > printedRange(state, id, power)) return false;
    return coverOn(t, id, power, cell) !== 'no-shot';
  });
}

function coverOn({ state, options }: Kazzam, id: CreatureId, power: AttackPower, cell: number) {
  const from = creatureOf(state, id);
  return coverOf(
    groundOf(state),
    from,
    { cell, width: 1, height: 1 },
    { melee: isMelee(state, id, power), prone: has(from, 'prone'), ignoreLow: false, options },
  );
}

/**
 * An attack on a trap with a power on one target: a roll like any other, of which only the damage
 * line counts, since a trap has no statuses (KZ-OBJ-01, KZ-OBJ-03, KZ-TARG-09).
 */
export function attackOnTrap(own: readonly OwnPower[]): Action {
  const powers = [...BASIC, ...own.filter(({ power }) => isAtOne(power) && power.damage > 0)];
  const usable = (t: Kazzam, id: CreatureId) =>
    openPowers(t, id, powers).filter(({ power }) => trapsFor(t, id, power).length > 0);
  return {
    id: 'attack-trap',
    price: 'attack',
    rule: 'KZ-OBJ-01',
    possible: (t, id) => t.state.traps.length > 0 && usable(t, id).length > 0,
    *perform(t, id) {
      const { state } = t;
      const chosen = yield* askPower(t, id, usable(t, id), 'KZ-OBJ-01');
      const { power } = chosen;
      const ground = groundOf(state);
      const { trap } = yield* askUnlessOnly({
        kind: 'one',
        seat: seatOf(state, id),
        why: { key: 'which-trap', params: { who: id }, rule: 'KZ-OBJ-01' },
        options: trapsFor(t, id, power).map((trap) => ({ ...ground.option(trap.cell), trap })),
        fallback: 0,
      });
      spendPower(t, id, chosen);
      yield* declare(t, id, [], power);
      if (isOnMap(creatureOf(state, id)) && canAttackWith(creatureOf(state, id), power)) {
        yield* strikeTrap(t, id, power, trap);
      }
      endHiding(state, id);
      return endsTurn(t, id, power);
    },
  };
}

/** An area of a Creep hits the traps in it as it hits all that is no Creep (D-24). */
export function hitTraps(t: Kazzam, creep: CreatureId, power: AttackPower): void {
  for (const trap of trapsFor(t, creep, power)) {
    damageTrap(
      t.state,
      trap,
      afterWeakness(power.damage, has(creatureOf(t.state, creep), 'weakened')),
    );
  }
}

function* strikeTrap(t: Kazzam, id: CreatureId, power: AttackPower, trap: Trap): Flow<void> {
  const { state } = t;
  const result = yield* rollOn(t, id, hindrances(t, id, power, trap));
  const row = hitOf(result);
  if (row === 'miss') {
    gainMissToken(t, id);
    return;
  }
  const line = row === 'critical' ? 2 * power.damage : power.damage;
  const damage = line + bonusOn(state, id, power, trap);
  damageTrap(state, trap, afterWeakness(damage, has(creatureOf(state, id), 'weakened')));
}

function hindrances(t: Kazzam, id: CreatureId, power: AttackPower, trap: Trap): number {
  const from = creatureOf(t.state, id);
  const against = [
    coverOn(t, id, power, trap.cell) === 'cover',
    has(from, 'blinded'),
    has(from, 'restrained'),
    isInWater(t.state, from),
  ];
  return against.filter(Boolean).length;
}

function bonusOn(state: KazzamState, id: CreatureId, power: AttackPower, { cell }: Trap): number {
  if (power.target !== 'implement') return 0;
  const from = creatureOf(state, id);
  if (from.implement === 'sword') return 1;
  const distance = distanceBetween(groundOf(state), from, cell) ?? 0;
  return from.implement === 'staff' && distance >= 3 ? 1 : 0;
}

/** The roll of an attack on a thing: Miss Tokens, Strikes and Fierce as ever. */
function* rollOn(t: Kazzam, id: CreatureId, disadvantages: number): Flow<Face> {
  const { state } = t;
  const from = creatureOf(state, id);
  const mode = diceMode(has(from, 'hidden') ? 1 : 0, disadvantages, t.options.advantageCount);
  const dice = [t.roll(D6, 'attack', id)];
  if (mode !== 'one') dice.push(t.roll(D6, 'attack', id));
  const natural = (mode === 'lower' ? Math.min(...dice) : Math.max(...dice)) as Face;
  if (natural === 1) strike(t, id, 'KZ-STRK-01');
  const fierce = has(from, 'fierce');
  const usable = usableTokens({ natural, bonus: 0 }, from.missTokens);
  let tokens = 0;
  if (usable > 0) {
    tokens = yield* askAmount({
      kind: 'amount',
      seat: seatOf(state, id),
      why: { key: 'miss-tokens', params: { who: id, natural }, rule: 'KZ-MISS-07' },
      min: 0,
      max: usable,
      fallback: 0,
      about: { who: id, of: NOBODY, natural, bonus: 0, fierce, guarded: false },
    });
    from.missTokens -= tokens;
  }
  return finalResult(raised({ natural, bonus: 0, tokens }), { fierce, guarded: false });
}
