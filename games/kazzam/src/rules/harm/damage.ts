import type { Flow } from '@tablewright/engine';
import type { Creature, CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import { isThing, trapOf, wear } from '../court/things.ts';
import { shareHp } from '../court/tokens.ts';
import { GOON_THRESHOLD } from '../effects/creep-block.ts';
import { STATUS } from '../effects/effect-data.ts';
import { effectOn, effectsOf, NOTES } from '../effects/in-play.ts';
import { BITS, has, isShade, isTangible, sumOf } from '../effects/status.ts';
import { nothing, windows } from '../effects/windows.ts';
import {
  type DamageSums,
  type DamageTerms,
  netDamage,
  type Origin,
  type Total,
  takeWard,
  wardOf,
} from '../numbers/damage-total.ts';
import { isPlaceSecret } from '../sight/hidden-places.ts';
import { isTrapSafeFrom, loseShield } from './hurt-trap.ts';
import { provoke } from './provoke.ts';
import { takeOut } from './taken-out.ts';

/** The Vulnerable of whoever has its implement stowed, to attacks and Opportunities (KZ-STOW-03). */
const STOWED = 2;

/** Begins a total with nothing in it. */
export function beginTotal(t: Kazzam, of: Origin): Total {
  const { state } = t;
  const target = creatureOf(state, of.to);
  const struck = of.kind === 'attack' || of.kind === 'opportunity';
  const dealer = itemAt(state.creatures, of.by);
  const statuses: DamageTerms = {
    // Opportunities, Ongoing Damage and terrain are no attacks (KZ-STAT-62, KZ-OPP-13).
    weakened:
      of.kind === 'attack' &&
      of.passes?.includes('weakened') !== true &&
      dealer !== undefined &&
      has(dealer, BITS.weakened) &&
      isFirstOfCreep(state, of.by),
    vulnerable: vulnerableTo(state, of) + (struck && target.stowed ? STOWED : 0),
    resist: sumOf(state, of.to, 'resist'),
    ownResist: 0,
    resistAll: has(target, BITS['resist-all']),
  };
  const { compelled } = state;
  const dealt = of.credit ?? of.by;
  const credit = compelled?.creature === dealt ? compelled.by : dealt;
  const { to, by, kind, melee, power, from, passes } = of;
  return {
    to,
    by,
    kind,
    melee,
    power,
    from,
    passes,
    credit,
    sums: { own: 0, terrain: 0 },
    taken: 0,
    hp: 0,
    lost: [],
    statuses,
    since: state.nextEffect,
    resisted: 0,
    ignored: isShade(target) || isSafeFrom(t, of),
    terms: undefined,
    foreseen: false,
    diverted: undefined,
  };
}

/** Whether it is a trap that such damage cannot reach. */
function isSafeFrom(t: Kazzam, { to, by }: Pick<Origin, 'to' | 'by'>): boolean {
  if (!isThing(to)) return false;
  const trap = trapOf(t.state, to);
  return trap !== undefined && isTrapSafeFrom(t, trap, by);
}

/** What Vulnerable adds to damage of that kind: some is limited to one (KZ-STAT-61). */
function vulnerableTo(state: KazzamState, { to, kind }: Pick<Origin, 'to' | 'kind'>): number {
  if (!has(creatureOf(state, to), BITS.vulnerable)) return 0;
  return effectsOf(state, STATUS.vulnerable)
    .filter(({ on, data }) => on === to && (data?.against ?? kind) === kind)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Sends a total that is about to be dealt to another creature, with that one's own Ward and Resist
 * (KC-DIV-11). Whether the attacked creature's Ward stops the rest is asked as before (D-39).
 * Nothing if it was sent on already.
 */
export function divert(t: Kazzam, total: Total, to: CreatureId): void {
  const { by, kind, melee, power, from, passes, credit } = total;
  total.diverted ??= {
    ...beginTotal(t, { to, by, kind, melee, credit, power, from, passes }),
    // Those who could answer to it have done so.
    foreseen: true,
  };
}

/** Of a Creep's attacks only the first of its turn is halved (KZ-CREEP-23). */
function isFirstOfCreep({ creatures, turn }: KazzamState, dealer: CreatureId): boolean {
  return (
    itemAt(creatures, dealer)?.kind !== 'creep' || turn?.creature !== dealer || turn.attacks < 2
  );
}

/** What would change a total now: statuses, abilities, reactions. */
export function termsOf(t: Kazzam, total: Total): DamageTerms {
  if (total.terms !== undefined) return total.terms;
  const { terms } = windows.modify(t, {
    type: 'damage',
    total,
    amount: 0,
    terms: { ...total.statuses },
  });
  terms.resist += total.resisted;
  if (total.ignored) terms.ignored = true;
  if (total.passes?.includes('resist') !== true) return terms;
  return { ...terms, resist: 0, ownResist: 0, resistAll: false };
}

/** Lets abilities react to a total of this size before it is dealt, once (KR-DEF-09). */
export function* foresee(t: Kazzam, total: Total, own: number): Flow<void> {
  if (total.foreseen) return;
  const amount = netDamage({ own, terrain: 0 }, termsOf(t, total));
  if (amount === 0) return;
  total.foreseen = true;
  const terms = { ...total.statuses };
  yield* windows.pass(t, { type: 'damage', total, amount, terms }, nothing);
}

/**
 * Adds a piece to a total and applies what the total has grown by (KZ-DMG-12): from Ward first,
 * the rest from HP (KZ-DMG-09). At 0 HP the creature is Taken Out at once (KZ-HP-04).
 */
export function addDamage(t: Kazzam, total: Total, piece: Partial<DamageSums>, rule: string): void {
  if (total.diverted !== undefined) {
    addDamage(t, total.diverted, piece, rule);
    return;
  }
  const { state } = t;
  const target = creatureOf(state, total.to);
  if (!isTangible(target)) return;
  const { sums } = total;
  const { own = 0, terrain = 0 } = piece;
  if (own + terrain === 0) return;
  total.terms = termsOf(t, total);
  total.sums = { own: sums.own + own, terrain: sums.terrain + terrain };
  const grown = netDamage(total.sums, total.terms) - total.taken;
  if (grown <= 0) return;
  if (isShieldedThing(t, total)) {
    total.ignored = true;
    total.terms = { ...total.terms, ignored: true };
    return;
  }
  total.taken += grown;
  // Who is harmed by whom says where they are (KZ-INFO-03).
  if (isPlaceSecret(state, total.to) || isPlaceSecret(state, total.by)) t.reveal();
  const ward = total.passes?.includes('ward') === true ? 0 : Math.min(grown, wardOf(target.wards));
  if (ward > 0) total.lost.push(...takeWard(target.wards, ward));
  const hp = grown - ward;
  total.hp += hp;
  const { to: who, by, kind } = total;
  subtractHp(t, who, hp, total);
  if (t.listening && !isThing(who)) {
    t.emit({ type: 'damage', rule, who, by, kind, amount: grown, ward, hp });
  }
  provoke(state, who, by);
  if (hp > 0) fallAtZero(t, who, total.credit);
}

/** Whether it is a trap that ignores its first damage whole, which it has done then (KC-TNK-12). */
function isShieldedThing({ state }: Kazzam, { to }: Total): boolean {
  const trap = isThing(to) ? trapOf(state, to) : undefined;
  return trap !== undefined && loseShield(trap);
}

/** Whether a total of this size would Take its target Out now. */
export function wouldFell(t: Kazzam, total: Total, own: number): boolean {
  const { hp, wards } = creatureOf(t.state, total.to);
  return netDamage({ own, terrain: 0 }, termsOf(t, total)) - wardOf(wards) >= hp;
}

/** Lets others react to a total that is complete (KZ-DMG-10). */
export function* complete(t: Kazzam, total: Total): Flow<void> {
  if (total.diverted !== undefined) yield* complete(t, total.diverted);
  if (total.taken > 0) yield* windows.pass(t, { type: 'damaged', total }, nothing);
}

/** Deals damage that comes in one piece. Returns the total. */
export function* deal(t: Kazzam, of: Origin, amount: number, rule: string): Flow<Total> {
  const total = beginTotal(t, of);
  yield* foresee(t, total, amount);
  addDamage(t, total, of.kind === 'terrain' ? { terrain: amount } : { own: amount }, rule);
  yield* complete(t, total);
  return total;
}

/** Loses HP that is no damage: nothing modifies it and Ward does not absorb it (KZ-DEF-07). */
export function reduceHp(
  t: Kazzam,
  id: CreatureId,
  amount: number,
  by: CreatureId,
  rule: string,
): void {
  if (!isTangible(creatureOf(t.state, id))) return;
  subtractHp(t, id, amount, { hp: amount });
  if (t.listening) t.emit({ type: 'hp-lost', rule, who: id, by, amount });
  provoke(t.state, id, by);
  if (amount > 0) fallAtZero(t, id, by);
}

/** Takes HP off; below 0 only while something forbids that it is Taken Out (KZ-DMG-15). */
function subtractHp(
  t: Kazzam,
  id: CreatureId,
  amount: number,
  total: { readonly hp: number },
): void {
  if (amount <= 0) return;
  const creature = creatureOf(t.state, id);
  if (creature.type === 'goon') {
    // Within one total its pieces add up: the threshold looks at the whole.
    const fresh = !creature.wounded || total.hp > amount;
    creature.wounded = true;
    creature.hp = fresh && total.hp <= GOON_THRESHOLD ? 1 : 0;
  } else {
    creature.hp -= amount;
  }
  if (isThing(id)) {
    const trap = trapOf(t.state, id);
    if (trap !== undefined) wear(t.state, trap, amount);
    return;
  }
  if (!isKeptUp(t, id)) creature.hp = Math.max(0, creature.hp);
  shareHp(t.state, id);
}

/** Takes out who has no HP left (KZ-HP-04). */
function fallAtZero(t: Kazzam, id: CreatureId, by: CreatureId): void {
  if (isThing(id) || isKeptUp(t, id)) return;
  if (creatureOf(t.state, id).hp === 0) takeOut(t, id, by);
}

function isKeptUp(t: Kazzam, id: CreatureId): boolean {
  return effectOn(t.state, NOTES.keptUp, id) !== undefined;
}

/** Whether only something that keeps it up lets a creature stay (KZ-HP-04). */
export function isDying({ hp }: Creature): boolean {
  return hp <= 0;
}

/** Bloodied: at half its maximum, rounded down, or below, and above 0 (KZ-HP-02, KZ-STAT-07). */
export function isBloodied({ hp, maxHp, type, wounded }: Creature): boolean {
  if (type === 'goon') return wounded && hp > 0;
  return hp > 0 && hp <= Math.floor(maxHp / 2);
}
