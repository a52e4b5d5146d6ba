import { ABILITIES, type Ability } from '../abilities.ts';
import type { RollAt, RollPart, Term } from '../content/trait.ts';
import type { CreatureId } from '../model.ts';
import { eachNumber } from '../rules/bearers/bearers.ts';
import { castingAbility, castingParts, saveTnOf } from '../rules/bearers/known-spells.ts';
import { acTerms } from '../rules/numbers/armor.ts';
import { lockedOf, maxHpOf, maxHpTerms } from '../rules/numbers/hit-points.ts';
import { modifierFor, modifierOf, modifierRule, scoreOf } from '../rules/numbers/scores.ts';
import { speedOf, speedTerms } from '../rules/place/speed.ts';
import { type Leaning, leaningOf, sumOf } from '../rules/rolls/parts.ts';
import type { World } from '../table.ts';
import type { D20View, SeenCreature } from '../view.ts';
import { creatureIn, worldFor } from './world.ts';

export type { Term } from '../content/trait.ts';

/** A number with its terms, which add up to it. */
export interface Sum {
  readonly total: number;
  /** The rule of the whole. */
  readonly rule: string;
  readonly terms: readonly Term[];
}

/** An ability: its score, and what makes its modifier. */
export interface AbilityNumber {
  readonly ability: Ability;
  readonly score: number;
  readonly modifier: Sum;
}

/** What a d20 of somebody is rolled with. */
export interface RollNumber extends Pick<Leaning, 'mode' | 'leans'> {
  readonly sum: Sum;
}

/** Asks something of a creature whose numbers the observer may know (DT-HID-03); nothing of others. */
export function known<T>(
  view: D20View,
  id: CreatureId,
  ask: (w: World, creature: SeenCreature) => T,
): T | undefined {
  const creature = creatureIn(view, id);
  return creature === undefined || creature.isVeiled ? undefined : ask(worldFor(view), creature);
}

/** A sum with what its terms leave open to its total, by the rule that makes the difference. */
function sumTo(total: number, rule: string, terms: readonly Term[], rest: string): Sum {
  const left = total - sumOf(terms);
  const more = left === 0 ? [] : [{ value: left, rule: rest, from: 'floor' }];
  return { total, rule, terms: [...terms, ...more] };
}

/** The most Hit Points (DT-HP-02 to -06). */
export const maxHpSum = (view: D20View, id: CreatureId): Sum | undefined =>
  known(view, id, (w, creature) =>
    sumTo(maxHpOf(w, creature), 'DT-HP-02', maxHpTerms(w, creature), 'DT-HP-04'),
  );

/** Armor Class, cover left out (DT-AC-01 to -11). */
export const acSum = (view: D20View, id: CreatureId): Sum | undefined =>
  known(view, id, (w, creature) => {
    const terms = acTerms(w, creature);
    return { total: sumOf(terms), rule: 'DT-AC-01', terms };
  });

/** Speed in feet; whatever halves it, or raises it to the least, is a term of its own (DT-MOVE-02). */
export const speedSum = (view: D20View, id: CreatureId): Sum | undefined =>
  known(view, id, (w, creature) => {
    const total = speedOf(w, creature);
    const terms = speedTerms(w, creature);
    const change = total - sumOf(terms);
    const changed = { value: change, rule: 'DT-MOVE-02', from: 'speed-change' };
    return { total, rule: 'DT-MOVE-01', terms: change === 0 ? terms : [...terms, changed] };
  });

/** Hit Points that only certain ways restore (DT-HP-15). */
export const lockedHp = (view: D20View, id: CreatureId): number =>
  known(view, id, (_, creature) => lockedOf(creature)) ?? 0;

/** The six abilities (DT-MOD). */
export const abilityNumbers = (view: D20View, id: CreatureId): readonly AbilityNumber[] =>
  known(view, id, (w, creature) => ABILITIES.map((ability) => abilityOf(w, creature, ability))) ??
  [];

function abilityOf(w: World, creature: SeenCreature, ability: Ability): AbilityNumber {
  const score = scoreOf(w, creature, ability);
  const total = modifierOf(w, creature, ability);
  const { character, printed } = creature;
  const terms: Term[] = [];
  // Nothing lowers a score below 1 (DT-ABIL-08); other differences are changes of it.
  const rest = score <= 1 ? 'DT-ABIL-08' : 'DT-ABIL-09';
  if (character === undefined) {
    terms.push({ value: printed?.mods[ability] ?? 0, rule: 'DT-NPC-01', from: 'printed' });
  } else {
    let so = character.scores[ability];
    terms.push({ value: modifierFor(so), rule: modifierRule(so), from: 'own-score' });
    eachNumber(w, creature, (trait, self) => {
      const next = trait.score?.(w, self, ability, so);
      if (next === undefined) return;
      const value = modifierFor(next) - modifierFor(so);
      so = next;
      if (value !== 0) terms.push({ value, rule: trait.rule, from: trait.id });
    });
  }
  return { ability, score, modifier: sumTo(total, ruleOfAbility(creature, ability), terms, rest) };
}

/** What an ability is good for; a score that is not printed stands for its modifier. */
const ruleOfAbility = ({ character }: SeenCreature, ability: Ability): string =>
  character === undefined ? 'DT-MOD-17' : ABILITY_RULES[ability];

const ABILITY_RULES: Readonly<Record<Ability, string>> = {
  STR: 'DT-ABIL-01',
  DEX: 'DT-ABIL-02',
  CON: 'DT-ABIL-03',
  INT: 'DT-ABIL-04',
  WIS: 'DT-ABIL-05',
  CHA: 'DT-ABIL-06',
};

/** What a roll is made with, as its terms. */
export function rollNumber(
  w: World,
  roll: RollAt,
  rule: string,
  more: readonly RollPart[] = [],
): RollNumber {
  const { terms, mode, leans } = leaningOf(w, roll, more);
  return { sum: { total: sumOf(terms), rule, terms }, mode, leans };
}

/** Saving throws by their abilities, against nothing in particular (DT-SAVE-01). */
export const saveNumbers = (
  view: D20View,
  id: CreatureId,
): readonly (RollNumber & { readonly ability: Ability })[] =>
  known(view, id, (w, roller) =>
    ABILITIES.map((ability) => ({
      ability,
      ...rollNumber(w, { kind: 'save', roller, ability }, 'DT-SAVE-01'),
    })),
  ) ?? [];

/** What is rolled for initiative (DT-INIT-02). */
export const initiativeNumber = (view: D20View, id: CreatureId): RollNumber | undefined =>
  known(view, id, (w, roller) =>
    rollNumber(w, { kind: 'initiative', roller, ability: 'DEX' }, 'DT-INIT-02'),
  );

/** What a casting roll of a tradition adds (DT-MAG-08). */
export function castingNumber(
  w: World,
  roller: SeenCreature,
  tradition: 'arcane' | 'divine',
): RollNumber {
  const ability = castingAbility(roller, tradition);
  const roll: RollAt = { kind: 'casting', roller, ...(ability === undefined ? {} : { ability }) };
  return rollNumber(w, roll, 'DT-MAG-08', castingParts(w, roller));
}

/** What saves against somebody’s magic have to reach (DT-MAG-11). */
export const saveTnSum = (view: D20View, id: CreatureId): Sum | undefined =>
  known(view, id, (w, creature) => {
    const total = saveTnOf(w, creature);
    if (creature.character === undefined)
      return {
        total,
        rule: 'DT-MAG-11',
        terms: [{ value: total, rule: 'DT-NPC-01', from: 'printed' }],
      };
    const { level } = creature;
    return sumTo(
      total,
      'DT-MAG-11',
      [
        { value: 10, rule: 'DT-TN-06', from: 'base' },
        { value: level, rule: 'DT-TN-06', from: 'level' },
      ],
      'DT-MAG-11',
    );
  });
