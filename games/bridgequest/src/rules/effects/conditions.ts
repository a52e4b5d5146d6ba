import type { Gear } from '../../content/card.ts';
import type { Condition } from '../../effects/effect.ts';
import type { Hero } from '../../model.ts';
import { ZONES } from '../../zones.ts';
import { activeOf, gearOf, goldOf, itemsOf, type Lying } from '../cards/cards-of.ts';
import { figureOf, rowOf } from '../standing/figures.ts';
import { combatantsOf, type Looking } from './situation.ts';
import { tagsOfFoe } from './tags-of-foes.ts';

/** What a condition is asked about. */
export interface Asked {
  readonly hero: Hero;
  /** The tags that effects without such a condition give the hero (BQC-VERB-31). */
  readonly marks: readonly string[];
  /** Names the effect, for what chance has decided about it (BQC-COND-11). */
  readonly effect: string;
}

/** Whether a condition is true of a hero now (BQC-COND-01 to -11). */
export function holds(t: Looking, condition: Condition, asked: Asked): boolean {
  const { hero, marks, effect } = asked;
  t.met?.(`condition.${condition.kind}`);
  switch (condition.kind) {
    case 'race':
    case 'class':
      return isOf(t, hero, condition.kind, condition.is);
    case 'gender':
      return condition.is === 'any' || hero.sheet.gender === condition.is;
    case 'tag':
      return (
        marks.includes(condition.is) ||
        activeOf(t, hero).some(({ card }) => card.tags.includes(condition.is))
      );
    case 'mtag':
      return (t.state.combat?.foes ?? []).some((foe) => tagsOfFoe(t, foe).includes(condition.is));
    case 'slot':
      return gearOf(t, hero).some((gear) => fillsSlot(gear, condition.slot));
    case 'no':
      return !gearOf(t, hero).some((gear) => fillsSlot(gear, condition.slot));
    case 'alone':
      return combatantsOf(t).length === 1;
    case 'helped':
      return combatantsOf(t).length === 2;
    case 'odd':
      return t.state.combat?.odd[effect] === true;
    case 'even':
      return t.state.combat?.odd[effect] === false;
    default:
      return compares(countOf(t, hero, condition.kind), condition.than, condition.n);
  }
}

/** Whether a hero has a race or class of that name, or one at all (BQC-COND-01). */
function isOf(t: Looking, hero: Hero, identity: 'race' | 'class', name: string): boolean {
  return activeOf(t, hero).some(
    ({ card }) => card.type === identity && (name === 'any' || card.name === name),
  );
}

/** Whether gear is in a slot that conditions ask for (BQC-COND-02). */
function fillsSlot(
  { card }: Lying<Gear>,
  slot: Extract<Condition, { readonly slot: unknown }>['slot'],
): boolean {
  switch (slot) {
    case 'big':
      return card.isBig;
    case 'handitem':
      return card.slot === 'hand';
    default:
      return card.slot === slot;
  }
}

type Counted = Extract<Condition, { readonly n: number }>['kind'];

/** What is counted of a hero (BQC-COND-05, -07 to -10). */
function countOf(t: Looking, hero: Hero, kind: Counted): number {
  switch (kind) {
    case 'row':
      return rowOf(figureOf(t.state, hero).where) ?? 0;
    case 'karma':
      return hero.sheet.karma;
    case 'hand':
      return ZONES.at(t.state, `hand/${hero.seat}`).length;
    case 'items':
      return itemsOf(t, hero).length;
    case 'monsters':
      return t.state.combat?.foes.length ?? 0;
    case 'gold':
      return goldOf(t, hero);
  }
}

function compares(count: number, than: '>=' | '<=' | '>' | '<' | '=', n: number): boolean {
  switch (than) {
    case '>=':
      return count >= n;
    case '<=':
      return count <= n;
    case '>':
      return count > n;
    case '<':
      return count < n;
    case '=':
      return count === n;
  }
}
