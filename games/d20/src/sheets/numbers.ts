import { ABILITIES, type Ability } from '../abilities.ts';
import type { AttackForm, DamageDice } from '../content/attack-form.ts';
import type { Spell } from '../content/spell.ts';
import type { Term } from '../content/trait.ts';
import type { World } from '../d20-table.ts';
import type { Creature } from '../model.ts';
import { attackAbility, attacksOf, damageOf, hitParts } from '../rules/attack/forms.ts';
import { castingAbility, castingParts, saveTnOf } from '../rules/bearers/known-spells.ts';
import { traditionOf } from '../rules/levels/spells.ts';
import { acTerms } from '../rules/numbers/armor.ts';
import { maxHpOf, maxHpTerms } from '../rules/numbers/hit-points.ts';
import { modifierOf, scoreOf } from '../rules/numbers/scores.ts';
import { speedOf, speedTerms } from '../rules/place/speed.ts';
import { leaningOf, sumOf } from '../rules/rolls/parts.ts';

/** A number of a character, and what it is the sum of. */
export interface Figure {
  readonly value: number;
  readonly terms: readonly Term[];
}

/** An attack of a character. */
export interface AttackFigures {
  readonly id: string;
  readonly hit: Figure;
  readonly dice: Omit<DamageDice, 'plus'>;
  readonly damage: Figure;
}

/** How a role casts. */
export interface CastingFigures {
  readonly role: string;
  readonly ability: Ability;
  readonly bonus: Figure;
  /** What saves against it have to reach (DT-MAG-11). */
  readonly saveTn: number;
}

/** All numbers that follow from a sheet. */
export interface Numbers {
  readonly scores: Readonly<Record<Ability, number>>;
  readonly mods: Readonly<Record<Ability, number>>;
  readonly maxHp: Figure;
  readonly ac: Figure;
  readonly speed: Figure;
  readonly attacks: readonly AttackFigures[];
  readonly casting: readonly CastingFigures[];
  /** Story tokens that may be held in play (DT-TOK-02). */
  readonly tokens: number;
}

/** The numbers of a character, each with the rules that it comes from (DT-AUT-04, DT-AUT-14). */
export function numbersOf(w: World, creature: Creature): Numbers {
  const ac = acTerms(w, creature);
  return {
    scores: byAbility((ability) => scoreOf(w, creature, ability)),
    mods: byAbility((ability) => modifierOf(w, creature, ability)),
    maxHp: hitPoints(w, creature),
    ac: { value: sumOf(ac), terms: ac },
    speed: { value: speedOf(w, creature), terms: speedTerms(w, creature) },
    attacks: attacksOf(w, creature).map((attack) => attackFigures(w, creature, attack)),
    casting: castingOf(w, creature),
    tokens: creature.level,
  };
}

const byAbility = (of: (ability: Ability) => number): Record<Ability, number> =>
  Object.fromEntries(ABILITIES.map((ability) => [ability, of(ability)])) as Record<Ability, number>;

/** Where the floor holds it up, that is a part of its own (DT-HP-04). */
function hitPoints(w: World, creature: Creature): Figure {
  const value = maxHpOf(w, creature);
  const terms = maxHpTerms(w, creature);
  const short = value - sumOf(terms);
  if (short === 0) return { value, terms };
  return { value, terms: [...terms, { value: short, rule: 'DT-HP-04', from: 'floor' }] };
}

function attackFigures(w: World, creature: Creature, attack: AttackForm): AttackFigures {
  const ability = attackAbility(w, creature, attack);
  const roll = { kind: 'attack', roller: creature, ability, attack } as const;
  const { terms } = leaningOf(w, roll, hitParts(creature, attack));
  const { dice, terms: more } = damageOf(w, creature, attack, creature);
  return {
    id: attack.id,
    hit: { value: sumOf(terms), terms },
    dice,
    damage: { value: sumOf(more), terms: more },
  };
}

function castingOf(w: World, creature: Creature): readonly CastingFigures[] {
  return (creature.character?.roles ?? []).flatMap(({ id: role }) => {
    const tradition: Spell['tradition'] | undefined = traditionOf(role);
    const ability = tradition === undefined ? undefined : castingAbility(creature, tradition);
    if (ability === undefined) return [];
    const roll = { kind: 'casting', roller: creature, ability } as const;
    const { terms } = leaningOf(w, roll, castingParts(w, creature));
    return [
      { role, ability, bonus: { value: sumOf(terms), terms }, saveTn: saveTnOf(w, creature) },
    ];
  });
}
