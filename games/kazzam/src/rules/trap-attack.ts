import type { Flow } from '@tablewright/engine';
import { BASIC_IMPLEMENT_ATTACK, BASIC_PHYSICAL_ATTACK } from '../content/basic-powers.ts';
import { type CreatureId, type KazzamState, NOBODY, type Trap } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { type Action, endsTurn } from './actions.ts';
import { type AttackPower, canAttackWith, isInWater, isMelee, printedRange } from './aim.ts';
import { askUnlessOnly } from './ask.ts';
import { countAttack, declare, gainMissToken } from './attack.ts';
import { throwDice } from './attack-roll.ts';
import { coverOf, hasShot } from './cover.ts';
import { askPower, isAtOne, type OwnPower, openPowers, spendPower } from './creative.ts';
import { creatureOf, seatOf } from './creatures.ts';
import { afterWeakness } from './damage-total.ts';
import { type Body, isWithin } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import { groundBonus } from './hit.ts';
import { hitOf } from './result.ts';
import type { RollEvent } from './rules-events.ts';
import { has } from './status.ts';
import { suitsTurn } from './suits-turn.ts';
import { damageTrap } from './traps.ts';
import { endHiding } from './unrolled.ts';
import { placesOf } from './view.ts';

const BASIC = [{ power: BASIC_PHYSICAL_ATTACK }, { power: BASIC_IMPLEMENT_ATTACK }];

/** Traps that an attack could be made on now (KR-SPEC-19, KZ-TARG-09). */
function trapsFor(t: Kazzam, id: CreatureId, power: AttackPower): readonly Trap[] {
  return t.state.traps.filter((trap) => originsOn(t, id, power, trap).length > 0);
}

/** From where an attack could be made on a trap: its own squares or elsewhere (KC-POR-25). */
function originsOn(t: Kazzam, id: CreatureId, power: AttackPower, { cell }: Trap): readonly Body[] {
  const { state } = t;
  const self = creatureOf(state, id);
  if (!canAttackWith(self, power)) return [];
  // Nobody who flies reaches hand to hand what lies on the ground (KZ-STAT-20).
  if (isMelee(state, id, power) && has(self, 'flying')) return [];
  const range = printedRange(state, id, power);
  const prone = has(self, 'prone');
  const ground = groundOf(state);
  return placesOf(t, id).filter((origin) =>
    hasShot(ground, origin, { cell, width: 1, height: 1 }, { prone, range }),
  );
}

/**
 * An attack on a trap with a power on one target: a roll like any other, then the damage line
 * (KZ-OBJ-01, KZ-OBJ-03, KZ-TARG-09). Role Boosts and Effects do not come with it.
 */
export function attackOnTrap(own: readonly OwnPower[]): Action {
  const powers = [...BASIC, ...own.filter(({ power }) => isAtOne(power) && power.damage > 0)];
  const usable = (t: Kazzam, id: CreatureId) =>
    openPowers(t, id, powers).filter(
      ({ power }) => suitsTurn(t.state, id, power) && trapsFor(t, id, power).length > 0,
    );
  return {
    id: 'attack-trap',
    price: 'attack',
    rule: 'KZ-OBJ-01',
    limitsItself: true,
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
      countAttack(state, id, [], power);
      yield* declare(t, id, [], power);
      // Out of range or of sight by then, it is lost (KZ-ATK-04, KZ-ATK-05).
      if (trapsFor(t, id, power).includes(trap)) yield* strikeTrap(t, id, power, trap);
      endHiding(state, id);
      return endsTurn(t, id, power);
    },
  };
}

/** Whether there is any trap that an area made from here would hit. */
export function reachesTraps(t: Kazzam, id: CreatureId, power: AttackPower): boolean {
  return trapsFor(t, id, power).length > 0;
}

/** An area of a Creep hits the traps in it as it hits all that is no Creep (D-24). */
export function hitTraps(t: Kazzam, creep: CreatureId, power: AttackPower): void {
  const amount = afterWeakness(power.damage, has(creatureOf(t.state, creep), 'weakened'));
  for (const trap of trapsFor(t, creep, power)) {
    damageTrap(t.state, trap, amount);
    tellStruck(t, creep, power, trap, { dice: [], result: 4, amount });
  }
}

function* strikeTrap(t: Kazzam, id: CreatureId, power: AttackPower, trap: Trap): Flow<void> {
  const { state } = t;
  // From where least is in its way, else from where it deals most.
  const worth = (origin: Body): number =>
    bonusOn(state, id, power, trap, origin) - 2 * hindrances(t, id, power, trap, origin).length;
  const [best] = [...originsOn(t, id, power, trap)].sort((a, b) => worth(b) - worth(a));
  if (best === undefined) return;
  const event: RollEvent = {
    type: 'attack-roll',
    attacker: id,
    target: NOBODY,
    power,
    first: true,
    advantages: has(creatureOf(state, id), 'hidden') ? ['KZ-STAT-31'] : [],
    disadvantages: [...hindrances(t, id, power, trap, best)],
    twosAsFives: undefined,
    bonus: 0,
  };
  const { result, dice } = yield* throwDice(t, event, { guarded: false, mayStrike: true });
  const row = hitOf(result);
  if (row === 'miss') {
    tellStruck(t, id, power, trap, { dice, result, amount: 0 });
    gainMissToken(t, id);
    return;
  }
  const line = row === 'critical' ? 2 * power.damage : power.damage;
  const ground = groundBonus(state, { attacker: id, power }, line);
  const damage = line + bonusOn(state, id, power, trap, best) + ground;
  const amount = afterWeakness(damage, has(creatureOf(state, id), 'weakened'));
  damageTrap(state, trap, amount);
  tellStruck(t, id, power, trap, { dice, result, amount });
}

function tellStruck(
  t: Kazzam,
  who: CreatureId,
  power: AttackPower,
  { cell, hp }: Trap,
  came: { readonly dice: readonly number[]; readonly result: number; readonly amount: number },
): void {
  if (!t.listening) return;
  const left = Math.max(0, hp);
  t.emit({
    type: 'struck',
    rule: 'KZ-OBJ-01',
    who,
    thing: 'trap',
    cell,
    power: power.id,
    left,
    ...came,
  });
}

/** Ids of the rules that give Disadvantage. */
function hindrances(
  t: Kazzam,
  id: CreatureId,
  power: AttackPower,
  { cell }: Trap,
  origin: Body,
): readonly string[] {
  const { state, options } = t;
  const self = creatureOf(state, id);
  const cover = coverOf(
    groundOf(state),
    origin,
    { cell, width: 1, height: 1 },
    {
      melee: isMelee(state, id, power),
      prone: has(self, 'prone'),
      ignoreLow: false,
      range: printedRange(state, id, power),
      options,
    },
  );
  const against: readonly (readonly [boolean, string])[] = [
    [cover === 'cover', 'KZ-COVER-01'],
    [has(self, 'blinded'), 'KZ-STAT-06'],
    [has(self, 'restrained'), 'KZ-STAT-57'],
    [isInWater(state, self), 'KZ-TERR-11'],
    [power.hindered === true, power.rule],
  ];
  return against.flatMap(([holds, rule]) => (holds ? [rule] : []));
}

function bonusOn(
  state: KazzamState,
  id: CreatureId,
  power: AttackPower,
  { cell }: Trap,
  origin: Body,
): 0 | 1 {
  if (power.target !== 'implement') return 0;
  const { implement } = creatureOf(state, id);
  if (implement === 'sword') return 1;
  return implement === 'staff' && !isWithin(groundOf(state), origin, cell, 2) ? 1 : 0;
}
