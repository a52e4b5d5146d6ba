import type { Location } from '../../bridge/layout.ts';
import type { Action, Effect } from '../../effects/effect.ts';
import type { Trigger } from '../../effects/words.ts';
import type { CardId, Hero } from '../../model.ts';
import { cardOf } from '../../table.ts';
import { isFromSheet, worldsAt } from '../../zones.ts';
import { activeOf, isGear, type Lying } from '../cards/cards-of.ts';
import { figureOf, locationOf, rowOf } from '../standing/figures.ts';
import { holds } from './conditions.ts';
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

interface Sourced {
  readonly source: CardId;
  readonly effect: Effect;
  /** Names the effect among all that are in force. */
  readonly key: string;
}

/**
 * All that holds for a hero now (BQC-FX-01, BQC-INV-07), recomputed from what lies on the table whenever
 * somebody asks: active cards, the world that the hero is in, in a combat what only holds there and what the
 * monsters do to each who fights them, and what effects have left behind that is not over.
 */
export function inForceFor(t: Looking, hero: Hero): readonly InForce[] {
  const effects = effectsOn(t, hero);
  const foes = fights(t, hero) ? fromFoes(t, hero) : [];
  return [...heldOf(t, hero, effects), ...foes, ...leftBehind(t, hero)];
}

/**
 * What the monsters of the combat do to each who fights them, if anybody does whom they ask for (BQC-FX-02, -05).
 * What they do to Run Away counts against themselves alone: it comes from the monster.
 */
function fromFoes(t: Looking, on: Hero): readonly InForce[] {
  const heroes = combatantsOf(t);
  return (t.state.combat?.foes ?? []).flatMap(({ id }) => {
    if (!id.includes('#')) return [];
    return effectsOf(t, id, ['fight'])
      .filter(
        ({ effect, key }) =>
          !isAvoided(t, on, key) &&
          heroes.some((hero) =>
            effect.if.every((condition) =>
              holds(t, condition, { hero, marks: marksOn(t, hero), effect: key }),
            ),
          ),
      )
      .flatMap(({ effect }) => {
        noteEffect(t, id, effect);
        return effect.do.filter(isOnFighters);
      })
      .map((action) => ({ action, source: id }));
  });
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

/** The kind of monsters that an effect is about, where its condition asks for one (BQC-COND-04). */
export function kindMeant(effect: Effect): string | undefined {
  for (const condition of effect.if) if (condition.kind === 'mtag') return condition.is;
  return undefined;
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

const asksForTags = (effect: Effect): boolean => effect.if.some(({ kind }) => kind === 'tag');

const marksOf = (actions: readonly Action[]): readonly string[] =>
  actions.flatMap((action) => (action.verb === 'mark' ? [action.tag] : []));

/**
 * The tags that effects give a hero now (BQC-VERB-31): those of its cards, of its world and of the fight in it, and what
 * was done to it; none that asks for a tag itself.
 */
export function marksOn(t: Looking, hero: Hero): readonly string[] {
  const held = effectsOn(t, hero)
    .filter(
      ({ effect, key }) =>
        !asksForTags(effect) &&
        effect.if.every((condition) => holds(t, condition, { hero, marks: [], effect: key })),
    )
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
  const asks = effects.some(({ effect }) => asksForTags(effect));
  const marks = asks ? marksOn(t, hero) : [];
  return effects
    .filter(({ effect, key }) =>
      effect.if.every((condition) => holds(t, condition, { hero, marks, effect: key })),
    )
    .flatMap(({ source, effect }) => {
      noteEffect(t, source, effect);
      const among = kindMeant(effect);
      return effect.do.map((action) => ({
        action,
        source,
        ...(among === undefined ? {} : { among }),
      }));
    });
}

function leftBehind({ state }: Looking, { seat }: Hero): readonly InForce[] {
  return state.lasting
    .filter(({ target }) => target === seat)
    .map(({ action, source }) => ({ action, source }));
}

/** The continuous effects of a hero's cards, whether their conditions hold or not. */
function ownEffects(t: Looking, hero: Hero): readonly Sourced[] {
  const triggers: readonly Trigger[] = isInCombat(t, hero) ? ['active', 'fight'] : ['active'];
  return workingOf(t, hero).flatMap(({ id }) => effectsOf(t, id, triggers));
}

function worldEffects(
  t: Looking,
  location: Location | undefined,
  trigger: Trigger,
): readonly Sourced[] {
  if (location === undefined) return [];
  return worldsAt(t.state, location).flatMap((world) => effectsOf(t, world, [trigger]));
}

function effectsOf(t: Looking, source: CardId, triggers: readonly Trigger[]): readonly Sourced[] {
  return cardOf(t, source).effects.flatMap((effect, at) =>
    triggers.includes(effect.trigger) ? [{ source, effect, key: `${source}/${at}` }] : [],
  );
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
