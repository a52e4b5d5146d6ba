import type { HeardEvent } from '@tablewright/engine';
import type { AttackForm } from '../content/attack-form.ts';
import { bandRule } from '../content/bands.ts';
import type { D20Event } from '../events.ts';
import type { CreatureId } from '../model.ts';
import { acAgainst, situationOf } from '../rules/attack/aim.ts';
import { attackAbility, attacksOf, damageOf, damageRule, hitParts } from '../rules/attack/forms.ts';
import { castingTn } from '../rules/bearers/known-spells.ts';
import { bandLimit } from '../rules/place/distance.ts';
import { sumOf } from '../rules/rolls/parts.ts';
import { oneOf, type World } from '../table.ts';
import type { D20View, SeenCreature } from '../view.ts';
import { chanceOf, facesBetween, facesReaching } from './chance.ts';
import { castingNumber, known, type RollNumber, rollNumber, type Sum } from './numbers.ts';
import { creatureIn, worldFor } from './world.ts';

/** A way to attack, with its numbers against nobody in particular. */
export interface AttackFacts {
  readonly id: string;
  readonly use: AttackForm['use'];
  /** The farthest band it reaches, and how many feet that is. */
  readonly band: string;
  readonly feet: number;
  /** The rule of that band. */
  readonly reach: string;
  /** How many attack rolls one action makes. */
  readonly times: number;
  readonly hit: RollNumber;
  readonly damage: Damage | undefined;
}

/** What a hit is worth. */
export interface Damage {
  readonly dice: number;
  readonly isHalved: boolean;
  readonly flat: Sum;
}

/** From so much to so much: one number where both are the same. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** What an attack roll on somebody has to do with. */
export interface AttackOdds {
  readonly hit: RollNumber;
  /** What it has to reach, where the observer may know that (DT-HID-03). */
  readonly armor: Sum | undefined;
  /** Between which chances it hits by what is known; nothing where nothing is. */
  readonly chance: Span | undefined;
  readonly damage: Damage | undefined;
}

/** What somebody can attack with. */
export const attackFacts = (view: D20View, id: CreatureId): readonly AttackFacts[] =>
  known(view, id, (w, creature) =>
    attacksOf(w, creature).map((attack) => ({
      id: attack.id,
      use: attack.use,
      band: attack.band,
      feet: bandLimit(w, attack.band),
      reach: bandRule(attack.band),
      times: attack.times ?? 1,
      hit: hitNumber(w, creature, attack),
      damage: damageIn(w, creature, attack, creature),
    })),
  ) ?? [];

function hitNumber(
  w: World,
  roller: SeenCreature,
  attack: AttackForm,
  target?: SeenCreature,
): RollNumber {
  const ability = attack.printed === undefined ? attackAbility(w, roller, attack) : undefined;
  const more = [
    ...hitParts(roller, attack),
    ...(target === undefined ? [] : situationOf(w, roller, attack, target)),
  ];
  return rollNumber(
    w,
    {
      ...{ kind: 'attack', roller, attack },
      ...(target === undefined ? {} : { target }),
      ...(ability === undefined ? {} : { ability }),
    },
    'DT-ATK-01',
    more,
  );
}

function damageIn(
  w: World,
  attacker: SeenCreature,
  attack: AttackForm,
  target: SeenCreature,
): Damage | undefined {
  if (attack.isHarmless === true) return undefined;
  const { dice, more, terms } = damageOf(w, attacker, attack, target);
  return {
    dice: dice.d6 + more,
    isHalved: dice.isHalved === true,
    flat: {
      total: sumOf(terms),
      rule: damageRule(attack),
      terms: terms.filter(({ value }) => value !== 0),
    },
  };
}

/**
 * The odds of an attack on somebody. Armor Class of others than characters is for whoever runs the game to know
 * (DT-HID-03): players are told what their own rolls in this fight have shown of it.
 *
 * @param events what the observer has heard so far
 */
export function attackOdds(
  view: D20View,
  events: readonly HeardEvent[],
  who: CreatureId,
  attackId: string,
  at: CreatureId,
): AttackOdds | undefined {
  const [attacker, target] = [creatureIn(view, who), creatureIn(view, at)];
  if (attacker === undefined || target === undefined || attacker.isVeiled) return undefined;
  const w = worldFor(view);
  const attack = attacksOf(w, attacker).find(({ id }) => id === attackId);
  if (attack === undefined) return undefined;
  const hit = hitNumber(w, attacker, attack, target);
  const damage = damageIn(w, attacker, attack, target);
  const chanceAgainst = (ac: number) => chanceOf(facesBetween(ac, hit.sum.total), hit.mode);
  if (!target.isVeiled) {
    const terms = acAgainst(w, attacker, attack, target);
    const total = sumOf(terms);
    const chance = chanceAgainst(total);
    const armor = { total, rule: 'DT-AC-01', terms };
    return { hit, armor, chance: { least: chance, most: chance }, damage };
  }
  const shown = armorShown(events, at);
  const chance =
    shown === undefined
      ? undefined
      : { least: chanceAgainst(shown.most), most: chanceAgainst(shown.least) };
  return { hit, armor: undefined, chance, damage };
}

/** Nothing is armored below this, or above that, as far as players know. */
const ANY: Span = { least: 1, most: 40 };

/**
 * Between which numbers Armor Class lies by attack rolls that were told: what missed is below it, what hit is not. Rolls
 * whose face decides by itself show nothing (DT-ATK-05, -06); where rolls contradict each other, as cover has come or gone,
 * the later one counts.
 */
export function armorShown(events: readonly HeardEvent[], at: CreatureId): Span | undefined {
  let { least, most } = ANY;
  for (const { event } of events) {
    const told = event as D20Event;
    if (told.type === 'combat-began') ({ least, most } = ANY);
    if (told.type !== 'rolled' || told.kind !== 'attack' || told.at !== at) continue;
    const { natural, total, success } = told;
    if (success === undefined || natural === 1 || natural === 20) continue;
    if (success) {
      most = Math.min(most, total);
      if (least > most) least = ANY.least;
    } else {
      least = Math.max(least, total + 1);
      if (most < least) most = ANY.most;
    }
  }
  return least === ANY.least && most === ANY.most ? undefined : { least, most };
}

/** A spell that somebody knows, and how likely it is to be cast. */
export interface SpellFacts {
  readonly id: string;
  readonly rule: string;
  readonly level: number;
  readonly tradition: 'arcane' | 'divine';
  readonly feet: number;
  readonly isConcentration: boolean;
  readonly isStrained: boolean;
  readonly casting: RollNumber;
  readonly target: number;
  readonly chance: number;
}

/** The spells of somebody (DT-MAG-02, -08). */
export const spellFacts = (view: D20View, id: CreatureId): readonly SpellFacts[] =>
  known(view, id, (w, creature) =>
    Object.values(creature.character?.spells ?? {})
      .flat()
      .map((spell) => spellIn(w, view, creature, spell)),
  ) ?? [];

function spellIn(w: World, { options }: D20View, creature: SeenCreature, id: string): SpellFacts {
  const spell = oneOf(w, 'spells', id);
  const { rule, level, tradition, range, isConcentration } = spell;
  const casting = castingNumber(w, creature, tradition);
  const target = castingTn(spell);
  const faces = (options.naturalCasting ? facesBetween : facesReaching)(target, casting.sum.total);
  return {
    ...{ id, rule, level, tradition, feet: range, casting, target },
    isConcentration: isConcentration === true,
    isStrained: creature.strained.includes(id),
    chance: chanceOf(faces, casting.mode),
  };
}
