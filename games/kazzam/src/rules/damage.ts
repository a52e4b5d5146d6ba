import type { Creature, CreatureId } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { creatureOf, isOnMap } from './creatures.ts';
import {
  type DamageSums,
  type DamageTerms,
  netDamage,
  takeWard,
  type WardLoss,
  wardOf,
} from './damage-total.ts';
import { has, sumOf } from './status.ts';
import { takeOut } from './taken-out.ts';

/** What sort of damage it is: statuses may be limited to some (KZ-DMG-13). */
export type DamageKind = 'attack' | 'opportunity' | 'ongoing' | 'terrain' | 'other';

/** Damage that one creature receives at one time (KZ-DMG-01), filled piece by piece. */
export interface Total {
  readonly to: CreatureId;
  readonly by: CreatureId;
  readonly kind: DamageKind;
  /** Made by adjacent creatures with melee attacks. */
  readonly melee: boolean;
  sums: DamageSums;
  /** What was taken from Ward and HP together so far. */
  taken: number;
  /** What was taken from HP. */
  hp: number;
  lost: WardLoss[];
  /** Vulnerable and Resist are those from before this total: what it brings itself comes later (KZ-DMG-14). */
  readonly terms: DamageTerms;
}

/** The Vulnerable of whoever has its implement stowed, to attacks and Opportunities (KZ-STOW-03). */
const STOWED = 2;

/** Begins a total with nothing in it. */
export function beginTotal(
  { state }: Kazzam,
  of: Pick<Total, 'to' | 'by' | 'kind' | 'melee'>,
): Total {
  const target = creatureOf(state, of.to);
  const struck = of.kind === 'attack' || of.kind === 'opportunity';
  const dealer = state.creatures[of.by];
  const counts = ({ data }: { readonly data?: Readonly<Record<string, unknown>> }) =>
    data?.kind === undefined || data.kind === of.kind;
  const terms: DamageTerms = {
    // Opportunities, Ongoing Damage and terrain are no attacks (KZ-STAT-62, KZ-OPP-13).
    weakened: of.kind === 'attack' && dealer !== undefined && has(dealer, 'weakened'),
    vulnerable: sumOf(state, of.to, 'vulnerable', counts) + (struck && target.stowed ? STOWED : 0),
    resist: sumOf(state, of.to, 'resist', counts),
    resistAll: has(target, 'resist-all'),
  };
  return { ...of, sums: { own: 0, terrain: 0 }, taken: 0, hp: 0, lost: [], terms };
}

/**
 * Adds a piece to a total and applies what the total has grown by (KZ-DMG-12): from Ward first,
 * the rest from HP (KZ-DMG-09). At 0 HP the creature is Taken Out at once (KZ-HP-04).
 */
export function addDamage(t: Kazzam, total: Total, piece: Partial<DamageSums>, rule: string): void {
  const { state } = t;
  const target = creatureOf(state, total.to);
  if (!isOnMap(target)) return;
  const { sums } = total;
  total.sums = { own: sums.own + (piece.own ?? 0), terrain: sums.terrain + (piece.terrain ?? 0) };
  const grown = netDamage(total.sums, total.terms) - total.taken;
  if (grown <= 0) return;
  total.taken += grown;
  const ward = Math.min(grown, wardOf(target.wards));
  if (ward > 0) total.lost.push(...takeWard(target.wards, ward));
  const hp = grown - ward;
  total.hp += hp;
  if (t.listening) {
    t.emit({ type: 'damage', rule, who: total.to, by: total.by, amount: grown, ward, hp });
  }
  loseHp(t, total.to, hp, total.by, total);
}

/** Deals damage that comes in one piece. Returns the total. */
export function deal(
  t: Kazzam,
  of: Pick<Total, 'to' | 'by' | 'kind' | 'melee'>,
  amount: number,
  rule: string,
): Total {
  const total = beginTotal(t, of);
  addDamage(t, total, { own: amount }, rule);
  return total;
}

/** A Goon's first wound above this Takes it Out (KZ-CREEP-09). */
const GOON_THRESHOLD = 4;

function loseHp(
  t: Kazzam,
  id: CreatureId,
  amount: number,
  by: CreatureId,
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
    creature.hp = Math.max(0, creature.hp - amount);
  }
  if (creature.hp === 0) takeOut(t, id, by);
}

/**
 * Regains HP up to the maximum (KZ-DMG-16), or `beyond` it where a rule lets it; nothing for
 * whoever is off the map. Returns how much it was.
 */
export function heal({ state }: Kazzam, id: CreatureId, amount: number, beyond = false): number {
  const creature = creatureOf(state, id);
  if (!isOnMap(creature)) return 0;
  const before = creature.hp;
  const limit = beyond ? before + amount : creature.maxHp;
  creature.hp = Math.max(before, Math.min(limit, before + amount));
  return creature.hp - before;
}

/** Bloodied: at half its maximum, rounded down, or below, and above 0 (KZ-HP-02, KZ-STAT-07). */
export function isBloodied({ hp, maxHp, type, wounded }: Creature): boolean {
  if (type === 'goon') return wounded && hp > 0;
  return hp > 0 && hp <= Math.floor(maxHp / 2);
}
