import type { Gear, Side } from '../../content/card.ts';
import type { Amount } from '../../effects/signatures.ts';
import type { Hero } from '../../model.ts';
import { oneLook, perHero } from '../../one-look.ts';
import { allyBonus, scoreEffect } from '../../sheets/karma.ts';
import { activeOf, gearOf, type Lying } from '../cards/cards-of.ts';
import { countedNow } from '../effects/counted.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import type { Looking } from '../effects/situation.ts';
import { alliesOf, figureOf, locationOf, rowOf } from '../standing/figures.ts';
import type { Term } from './terms.ts';
import { wardedByFoes } from './wards.ts';

/** What a hero has in a combat, term by term (BQ-CMB-01). */
export interface Strength {
  readonly att: readonly Term[];
  readonly def: readonly Term[];
}

/** A term that is not yet on either side. */
interface Loose extends Term {
  readonly side: Side;
  readonly source: string;
}

/**
 * The attack and defence of a hero, recomputed from the table (BQ-CMB-01 to -04, BQC-INV-07). A free bonus
 * counts as it was declared for this combat, until then as attack (BQ-CMB-03).
 */
export const heroStrength = perHero(findStrength);

function findStrength(table: Looking, hero: Hero): Strength {
  const { sheet, wounds } = hero;
  const t = oneLook(table);
  const inForce = inForceFor(t, hero);
  const loose = looseTerms(t, hero);
  const sided = loose.map((term) => ({ ...term, side: sideOf(t, term) }));
  const on = (side: Side): readonly Term[] =>
    sided.filter((term) => term.side === side).map(({ side: _, ...term }) => term);
  const strength: Strength = {
    att: [
      { n: sheet.ST, rule: 'BQ-CMB-01' },
      { n: rowOf(figureOf(t.state, hero).where) ?? 0, rule: rowRule(t, hero) },
      ...on('ATT'),
      ...wound(wounds.att),
    ],
    def: [{ n: sheet.CON, rule: 'BQ-CMB-01' }, ...on('DEF'), ...wound(wounds.def)],
  };
  // Last of all, the finished totals change places (BQC-VERB-45); twice is not at all.
  const swaps = ofVerb(inForce, 'swap').filter(({ action }) => action.what === 'attdef').length;
  return swaps % 2 === 0 ? strength : { att: strength.def, def: strength.att };
}

/** What of a hero's bonuses is free to be declared (BQ-CMB-03): the cards and figures that they come from. */
export function freeBonuses(t: Looking, hero: Hero): readonly string[] {
  return looseTerms(oneLook(t), hero)
    .filter(({ side, n }) => side === 'FREE' && n !== 0)
    .map(({ source }) => source);
}

function looseTerms(t: Looking, hero: Hero): readonly Loose[] {
  return [...gearTerms(t, hero), ...allyTerms(t, hero), ...effectTerms(t, hero)];
}

/** A helper fights with the row of where it is itself (BQ-CMB-45). */
const rowRule = ({ state }: Looking, { seat }: Hero): string =>
  state.combat?.helper === seat ? 'BQ-CMB-45' : 'BQ-TERM-06';

const wound = (n: number): readonly Term[] => (n === 0 ? [] : [{ n: -n, rule: 'BQ-TERM-13' }]);

function sideOf({ state }: Looking, { side, source }: Loose): Side {
  return side === 'FREE' ? (state.combat?.declared[source] ?? 'ATT') : side;
}

/** Bonuses of gear, each with the enhancers on it; what the monsters are warded against counts nothing. */
function gearTerms(t: Looking, hero: Hero): readonly Loose[] {
  const warded = wardedByFoes(t);
  return gearOf(t, hero).flatMap((lying): readonly Loose[] => {
    const isWarded = tagsOf(t, hero, lying).some((tag) => warded.includes(tag));
    return [
      gearTerm(t, hero, lying),
      ...activeOf(t, hero).flatMap((other): readonly Loose[] => {
        if (other.on !== lying.id || other.card.type !== 'itemEnhancer') return [];
        const n = numberOf(t, hero, other.card.bonus, other.id);
        return [{ n, rule: 'BQC-TYPE-14', source: other.id, side: lying.card.side }];
      }),
    ]
      .filter(({ n }) => n !== 0)
      .map((term) => (isWarded ? { ...term, n: 0, rule: 'BQC-VERB-30' } : term));
  });
}

function gearTerm(t: Looking, hero: Hero, { card, id }: Lying<Gear>): Loose {
  const n = numberOf(t, hero, card.bonus, id);
  // An ally card is one of the allies that Karma strengthens and weakens (BQ-KAR-08).
  const isAlly = card.slot === 'ally';
  return {
    n: isAlly ? withKarma(n, hero) : n,
    rule: card.side === 'FREE' ? 'BQ-CMB-03' : card.statesSide ? 'BQ-CMB-04' : 'BQ-CMB-02',
    source: id,
    side: card.side,
  };
}

/** The tags of an item, with those that what lies on it gives it (BQC-VERB-31). */
function tagsOf(t: Looking, hero: Hero, { id, card }: Lying): readonly string[] {
  const given = activeOf(t, hero)
    .filter(({ on }) => on === id)
    .flatMap(({ card: one }) => one.effects.flatMap((effect) => effect.do))
    .flatMap((action) =>
      action.verb === 'mark' && action.target === 'bearer' ? [action.tag] : [],
    );
  return [...card.tags, ...given];
}

/** Allies of the table that are where their player is (BQ-ALLY-05). */
function allyTerms(t: Looking, hero: Hero): readonly Loose[] {
  const here = figureOf(t.state, hero);
  return alliesOf(t.state, hero.seat)
    .filter((ally) => ally.where.at === here.where.at && locationOf(ally) === locationOf(here))
    .map(({ id, bonus = 0 }) => ({
      n: withKarma(bonus, hero),
      rule: 'BQ-ALLY-05',
      source: id,
      side: 'FREE' as const,
    }))
    .filter(({ n }) => n !== 0);
}

/** What an ally adds under its player's Karma (BQ-KAR-08). */
function withKarma(bonus: number, { sheet }: Hero): number {
  return allyBonus(bonus, scoreEffect(sheet.karma));
}

/** The verbs that add to a hero's strength. */
const EFFECTS = {
  att: { side: 'ATT', rule: 'BQC-VERB-01' },
  def: { side: 'DEF', rule: 'BQC-VERB-02' },
  any: { side: 'FREE', rule: 'BQC-VERB-03' },
} as const;

/** What effects add (BQC-VERB-01 to -03). */
function effectTerms(t: Looking, hero: Hero): readonly Loose[] {
  return inForceFor(t, hero).flatMap(({ action, source }): readonly Loose[] => {
    if (action.verb !== 'att' && action.verb !== 'def' && action.verb !== 'any') return [];
    // What is aimed at somebody else is no bonus of whoever bears the card.
    if (action.target !== undefined && action.target !== 'you' && action.target !== 'both')
      return [];
    const { side, rule } = EFFECTS[action.verb];
    return [
      {
        n: numberOf(t, hero, action.n, source),
        rule,
        source,
        side,
      },
    ];
  });
}

/** A number as it stands now (BQC-FX-08); dice as they were rolled for this combat. */
function numberOf(t: Looking, hero: Hero, amount: Amount, source: string): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object') return t.state.combat?.shown[source] ?? 0;
  // Half of what is lost is no bonus.
  return amount === 'half' ? 0 : countedNow(t, hero, amount);
}
