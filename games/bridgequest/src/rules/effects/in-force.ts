import type { Location } from '../../bridge/layout.ts';
import type { Card } from '../../content/card.ts';
import type { Action, Condition, Effect } from '../../effects/effect.ts';
import type { CardId, Hero } from '../../model.ts';
import { perHero } from '../../one-look.ts';
import { cardOf } from '../../table.ts';
import { isFromSheet, worldsAt } from '../../zones.ts';
import { activeOf, isGear, type Lying } from '../cards/cards-of.ts';
import { figureOf, locationOf, rowOf } from '../standing/figures.ts';
import { holds } from './conditions.ts';
import { type Continuous, continuousOf, keyOf, type Time } from './continuous.ts';
import { noteEffect } from './noted.ts';
import {
  combatantsOf,
  fights,
  isAvoided,
  isInCombat,
  type Looking,
  locationOfCombat,
} from './situation.ts';

/** Something that holds for a hero now, and the card that it comes from. */
export interface InForce {
  readonly action: Action;
  readonly source: CardId;
  /** Of monsters only those with this tag are meant (BQC-COND-04). */
  readonly among?: string;
}

interface Sourced extends Continuous {
  readonly source: CardId;
}

/**
 * All that holds for a hero now (BQC-FX-01, BQC-INV-07), recomputed from what lies on the table whenever
 * somebody asks: active cards, the world that the hero is in, in a combat what only holds there and what the
 * monsters do to each who fights them, and what effects have left behind that is not over.
 */
export const inForceFor = perHero(findInForce);

function findInForce(t: Looking, hero: Hero): readonly InForce[] {
  const effects = effectsOn(t, hero);
  const foes = fights(t, hero) ? fromFoes(t, hero) : [];
  return [...heldOf(t, hero, effects), ...foes, ...leftBehind(t, hero)];
}

/**
 * What the monsters of the combat do to each who fights them, if anybody does whom they ask for (BQC-FX-02, -05).
 * What they do to Run Away counts against themselves alone: it comes from the monster.
 */
function fromFoes(t: Looking, on: Hero): readonly InForce[] {
  return (t.state.combat?.foes ?? []).flatMap(({ id }) => {
    if (!id.includes('#')) return [];
    return continuousOf(cardOf(t, id), 'fight').flatMap(({ effect, at }) => {
      const key = keyOf(id, at);
      const works =
        !isAvoided(t, on, key) && combatantsOf(t).some((hero) => areMet(t, hero, effect, key));
      if (!works) return [];
      noteEffect(t, id, effect);
      return effect.do.filter(isOnFighters).map((action) => ({ action, source: id }));
    });
  });
}

/**
 * Whether what a monster does as long as it fights works: if anybody who fights it meets its conditions (BQC-FX-05), and has
 * not avoided it (BQ-WIS-05).
 */
export function isMetByFighters(t: Looking, foe: CardId, { effect, at }: Continuous): boolean {
  const key = keyOf(foe, at);
  return combatantsOf(t).some((hero) => !isAvoided(t, hero, key) && areMet(t, hero, effect, key));
}

/** Whether all conditions of an effect hold for a hero now, with the tags that other effects give it (BQC-VERB-31). */
function areMet(t: Looking, hero: Hero, effect: Effect, key: string): boolean {
  return effect.if.every((condition) => isMet(t, hero, condition, key));
}

/** The same of one condition. */
export function isMet(t: Looking, hero: Hero, condition: Condition, key: string): boolean {
  const marks = condition.kind === 'tag' ? marksOn(t, hero) : [];
  return holds(t, condition, { hero, marks, effect: key });
}

/** Whether an action of a monster is about those who fight it; its own strength is its own (BQC-FX-02). */
function isOnFighters({ verb, target = verb === 'mst' ? 'foe' : 'both' }: Action): boolean {
  return target === 'both' || target === 'you';
}

/** What holds for a hero wherever it is. */
export function ownInForce(t: Looking, hero: Hero): readonly InForce[] {
  return [...heldOf(t, hero, ownEffects(t, hero)), ...leftBehind(t, hero)];
}

/** What the worlds of a location hold for a hero that is there or passes through (BQC-TRIG-12). */
export function inForceAt(t: Looking, hero: Hero, location: Location): readonly InForce[] {
  return heldOf(t, hero, worldEffects(t, location, 'here'));
}

/** The same of one verb. */
export function ofVerb<V extends Action['verb']>(
  inForce: readonly InForce[],
  verb: V,
): readonly (InForce & { readonly action: Action<V> })[] {
  return inForce.filter(
    (one): one is InForce & { readonly action: Action<V> } => one.action.verb === verb,
  );
}

const marksOf = (actions: readonly Action[]): readonly string[] =>
  actions.flatMap((action) => (action.verb === 'mark' ? [action.tag] : []));

/**
 * The tags that effects give a hero now (BQC-VERB-31): those of its cards, of its world and of the fight in it, and what
 * was done to it; none that asks for a tag itself.
 */
export const marksOn = perHero(findMarks);

function findMarks(t: Looking, hero: Hero): readonly string[] {
  const held = effectsOn(t, hero)
    .filter((one) => !one.asksForTags && works(t, hero, one, []))
    .flatMap(({ effect }) => marksOf(effect.do));
  return [...held, ...marksOf(leftBehind(t, hero).map(({ action }) => action))];
}

/** What could work for a hero now, but for what monsters do to it. */
function effectsOn(t: Looking, hero: Hero): readonly Sourced[] {
  return [
    ...ownEffects(t, hero),
    ...worldEffects(t, locationOf(figureOf(t.state, hero)), 'here'),
    ...(isInCombat(t, hero) ? worldEffects(t, locationOfCombat(t), 'fight') : []),
  ];
}

function heldOf(t: Looking, hero: Hero, effects: readonly Sourced[]): readonly InForce[] {
  const marks = effects.some((one) => one.asksForTags) ? marksOn(t, hero) : [];
  return effects.flatMap((one): readonly InForce[] => {
    if (!works(t, hero, one, marks)) return [];
    const { source, effect, among } = one;
    noteEffect(t, source, effect);
    return effect.do.map((action) =>
      among === undefined ? { action, source } : { action, source, among },
    );
  });
}

function works(
  t: Looking,
  hero: Hero,
  { effect, source, at }: Sourced,
  marks: readonly string[],
): boolean {
  if (effect.if.length === 0) return true;
  const asked = { hero, marks, effect: keyOf(source, at) };
  return effect.if.every((condition) => holds(t, condition, asked));
}

function leftBehind({ state }: Looking, { seat }: Hero): readonly InForce[] {
  return state.lasting
    .filter(({ target }) => target === seat)
    .map(({ action, source }) => ({ action, source }));
}

/** The continuous effects of a hero's cards, whether their conditions hold or not. */
function ownEffects(t: Looking, hero: Hero): readonly Sourced[] {
  const time = isInCombat(t, hero) ? 'active-in-combat' : 'active';
  return workingOf(t, hero).flatMap(({ id, card }) => effectsOf(id, card, time));
}

function worldEffects(
  t: Looking,
  location: Location | undefined,
  time: 'here' | 'fight',
): readonly Sourced[] {
  if (location === undefined) return [];
  return worldsAt(t.state, location).flatMap((id) => effectsOf(id, cardOf(t, id), time));
}

function effectsOf(source: CardId, card: Card, time: Time): readonly Sourced[] {
  return continuousOf(card, time).map((one) => ({ ...one, source }));
}

/**
 * The active cards that work: of powers only as many as the row allows, counted by their ranks in the order
 * in which they lie, which is their owner's (BQ-CHAR-08). Gear that came from a sheet has its bonus alone: what else it
 * does is a power of the sheet, and is tried each time (BQ-USE-10).
 */
export function workingOf(t: Looking, hero: Hero): readonly Lying[] {
  let left = rowOf(figureOf(t.state, hero).where) ?? 0;
  return activeOf(t, hero).filter((lying) => {
    const { card, id } = lying;
    if (isGear(lying) && isFromSheet(id)) return false;
    if (card.type !== 'power') return true;
    if (card.rank > left) return false;
    left -= card.rank;
    return true;
  });
}
