import type { Action } from '../../effects/effect.ts';
import type { CardId, Foe } from '../../model.ts';
import { oneLook, perTable } from '../../one-look.ts';
import { scoreEffect } from '../../sheets/karma.ts';
import { cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { continuousOf } from '../effects/continuous.ts';
import { inForceFor, isMetByFighters, ofVerb } from '../effects/in-force.ts';
import { combatantsOf, type Looking } from '../effects/situation.ts';
import { tagsOfFoe } from '../effects/tags-of-foes.ts';
import { rowOf } from '../standing/figures.ts';
import { relationTo } from '../standing/relations.ts';
import { originalOf } from './foes.ts';
import { companyOf, relationshipBonus, type Split, splitOf } from './strength.ts';
import { sumOf, type Term } from './terms.ts';
import { isCard } from './wards.ts';

/**
 * The strength of a monster of the combat, term by term (BQ-CMB-05 to -11), recomputed from the table but for
 * its die. The die is there once it is rolled.
 */
export function foeStrength(t: Looking, foe: Foe): readonly Term[] {
  const look = oneLook(t);
  const die = foe.rolled === undefined ? [] : [{ n: foe.rolled, rule: 'BQ-CMB-11' }];
  return [
    ...die,
    ...(isCard(foe.id) ? [] : figurineTerms(look, foe)),
    ...effectTerms(look, foe),
    ...companyTerms(look, foe),
    ...karmaTerms(look),
  ].filter(({ n }) => n !== 0);
}

/** Its attack and defence; nothing before its die and its split are rolled (BQ-CMB-13, -14). */
export function foeSplit(t: Looking, foe: Foe): Split | undefined {
  if (foe.rolled === undefined || foe.tenths === undefined) return undefined;
  return splitOf(sumOf(foeStrength(t, foe)), foe.tenths);
}

/** Of a figurine the row of its place and what it is to each who fights it count (BQ-CMB-07, -08, -43). */
function figurineTerms(t: Looking, foe: Foe): readonly Term[] {
  const id = originalOf(foe);
  const figure = t.state.figures[id];
  const row = (figure && rowOf(figure.where)) ?? 0;
  const relationships = combatantsOf(t).map(({ sheet, seat }): Term => {
    const rule = t.state.combat?.helper === seat ? 'BQ-CMB-43' : 'BQ-CMB-08';
    return { n: relationshipBonus([relationTo(t.state, sheet, id)]), rule };
  });
  return [{ n: row, rule: 'BQ-CMB-07' }, ...relationships];
}

/** Company of its own kind (BQ-CMB-09). */
function companyTerms(t: Looking, { id }: Foe): readonly Term[] {
  return [{ n: companies(t).get(id) ?? 0, rule: 'BQ-CMB-09' }];
}

/** What each monster of the combat gains from others of its kind, by its id. */
const companies = perTable((t: Looking): ReadonlyMap<string, number> => {
  const foes = t.state.combat?.foes ?? [];
  const bonuses = companyOf(foes.map((one) => tagsOfFoe(t, one)));
  return new Map(foes.map(({ id }, at) => [id, bonuses[at] ?? 0]));
});

/** The Karma of all who fight (BQ-KAR-08). */
function karmaTerms(t: Looking): readonly Term[] {
  return combatantsOf(t).map(({ sheet }) => ({ n: scoreEffect(sheet.karma), rule: 'BQ-KAR-08' }));
}

/** What effects add to a monster: its own, those of others on all of them, enhancers (BQC-VERB-04, BQ-CMB-10). */
function effectTerms(t: Looking, foe: Foe): readonly Term[] {
  return [
    ...fromFoes(t, foe),
    ...enhancerTerms(t, foe),
    ...changeTerms(foe),
    ...fromHeroes(t, foe),
  ];
}

/** What changes the strength of monsters, of those with a tag where their condition asks for one (BQC-COND-04). */
interface Change {
  readonly action: Action<'mst'>;
  readonly source: CardId;
  readonly among?: string | undefined;
}

/** What the monsters of the combat do to strengths; a condition is met if any combatant meets it (BQC-FX-05). */
const changesByFoes = perTable((t: Looking): readonly Change[] =>
  (t.state.combat?.foes ?? []).flatMap(({ id: source }) => {
    if (!isCard(source)) return [];
    return continuousOf(cardOf(t, source), 'fight').flatMap((one): readonly Change[] => {
      if (!isMetByFighters(t, source, one)) return [];
      const { effect, among } = one;
      return effect.do.flatMap((action) =>
        action.verb === 'mst' ? [{ action, source, among }] : [],
      );
    });
  }),
);

/** What those who fight, and the worlds that they are in, do to them. */
const changesByHeroes = perTable((t: Looking): readonly Change[] =>
  combatantsOf(t).flatMap((hero) => ofVerb(inForceFor(t, hero), 'mst')),
);

/** What a number of monsters' own cards comes to on one of them; each counts once (BQC-FX-05). */
function fromFoes(t: Looking, foe: Foe): readonly Term[] {
  const onIt = changesByFoes(t).filter(
    ({ action, source }) => source === foe.id || action.target === 'foes',
  );
  return termsOf(t, foe, onIt);
}

/** The changes that mean a monster, as terms (BQC-VERB-04). */
function termsOf(t: Looking, foe: Foe, changes: readonly Change[]): readonly Term[] {
  return changes.flatMap(({ action: { n }, source, among }): readonly Term[] => {
    if (typeof n !== 'number') return [];
    if (among !== undefined && !tagsOfFoe(t, foe).includes(among)) return [];
    return [{ n, rule: 'BQC-VERB-04', source }];
  });
}

/** The printed number of what was put on it (BQ-CMB-10). */
function enhancerTerms(t: Looking, { id }: Foe): readonly Term[] {
  return ZONES.at(t.state, `on/${id}`).flatMap((one) =>
    cardOf(t, one).effects.flatMap((effect) =>
      effect.do.flatMap((action): readonly Term[] =>
        action.verb === 'mst' && typeof action.n === 'number'
          ? [{ n: action.n, rule: 'BQ-CMB-10', source: one }]
          : [],
      ),
    ),
  );
}

/** What was done to it in this combat (BQC-VERB-04). */
function changeTerms({ changes }: Foe): readonly Term[] {
  return changes.flatMap((one): readonly Term[] =>
    one.verb === 'mst' ? [{ n: one.n, rule: 'BQC-VERB-04', source: one.source }] : [],
  );
}

/** Effects of the world and of those who fight, on all monsters; the same card works once, not once for each. */
function fromHeroes(t: Looking, foe: Foe): readonly Term[] {
  const terms = termsOf(t, foe, changesByHeroes(t));
  return [...new Map(terms.map((term) => [`${term.source} ${term.n}`, term])).values()];
}
