import type { Combat, Hero } from '../../model.ts';
import { relationshipBetween } from '../../sheets/characters.ts';
import type { Bridge } from '../../table.ts';
import { freeBonuses } from '../combat/hero-strength.ts';
import { TEAM } from '../combat/totals.ts';

/** A free bonus that could be declared to the other side (BQ-CMB-03). */
export interface Declaring {
  readonly id: string;
  readonly names: Readonly<Record<string, string | number>>;
  readonly source: string;
  readonly side: 'ATT' | 'DEF';
}

/**
 * The free bonuses of a hero, each with the side on which it does not count yet (BQ-CMB-03); until it is declared a
 * bonus counts as attack. What two who fight together are to each other is the owner's to declare (BQ-CMB-42).
 */
export function declaringsOf(t: Bridge, combat: Combat, hero: Hero): readonly Declaring[] {
  const sources = [...freeBonuses(t, hero), ...teamBonus(t, combat, hero)];
  return [...new Set(sources)].map((source) => {
    const side = combat.declared[source] === 'DEF' ? 'ATT' : 'DEF';
    return { id: `${source}/${side}`, names: { source, side }, source, side };
  });
}

/** Of these what was not declared yet: a declaration stays, but for a check of DEX (BQ-CMB-03). */
export function undeclaredOf(t: Bridge, combat: Combat, hero: Hero): readonly Declaring[] {
  return declaringsOf(t, combat, hero).filter(
    ({ source }) => combat.declared[source] === undefined,
  );
}

function teamBonus({ state }: Bridge, combat: Combat, { seat, sheet }: Hero): readonly string[] {
  const helper = combat.helper === undefined ? undefined : state.heroes[combat.helper];
  if (helper === undefined || seat !== combat.owner) return [];
  return (relationshipBetween(sheet, helper.sheet) ?? 0) > 0 ? [TEAM] : [];
}

/** Declares a free bonus to a side. */
export function declare(t: Bridge, combat: Combat, { seat }: Hero, { source, side }: Declaring) {
  combat.declared[source] = side;
  t.tell?.({ type: 'side-declared', rule: 'BQ-CMB-03', seat, source, side });
}
