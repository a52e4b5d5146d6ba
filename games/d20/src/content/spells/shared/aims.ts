import type { World } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { eachTrait } from '../../../rules/bearers/bearers.ts';
import { areEnemies } from '../../../rules/creature.ts';
import { isA } from '../../../rules/effects/kinds.ts';
import type { Aim } from '../../spell.ts';

/** Who can be aimed at. */
export type Fits = (w: World, caster: Creature, target: Creature) => boolean;

/** Whether something only stands in the scene, such as a wall or a jar: no creature for spells. */
export function isThing(w: World, creature: Creature): boolean {
  let thing = false;
  eachTrait(w, creature, ({ isNoFighter }, { effect }) => {
    if (isNoFighter === true && effect === undefined) thing = true;
  });
  return thing;
}

/** One creature, of those that fit. */
export const atOne = (fits: Fits = () => true): Aim & { at: 'creatures' } => ({
  at: 'creatures',
  most: () => 1,
  fits: (w, caster, target) => !isThing(w, target) && fits(w, caster, target),
});

/** One creature in reach of hands, of a spell whose other form reaches farther. */
export const atTouched = (fits: Fits = () => true): Aim => ({ ...atOne(fits), isTouch: true });

/** A circle around a point. */
export const atCircle = (feet: number): Aim => ({ at: 'area', shape: { is: 'radius', feet } });

/** A square around a point. */
export const atSquare = (feet: number): Aim => ({ at: 'area', shape: { is: 'square', feet } });

/** All around the caster. */
export const atSurroundings = (feet: number): Aim => ({
  at: 'area',
  shape: { is: 'around', feet },
});

/** The caster. */
export const AT_SELF: Aim = { at: 'self' };

/** A place or a thing of the story. */
export const AT_STORY: Aim = { at: 'story' };

/** Living creatures: neither undead nor machines (DT-MAG-23). */
export const isLiving = (w: World, target: Creature): boolean =>
  !isA(w, target, 'undead') && !isMachine(w, target);

/** A machine that is no character: characters are living persons (DT-HER-01). */
export const isMachine = (w: World, target: Creature): boolean =>
  target.character === undefined && isA(w, target, 'machine');

/** Persons: alive, and neither undead nor machines (DT-MAG-23, DT-HER-01). */
export const isPerson = (w: World, target: Creature): boolean =>
  isA(w, target, 'person') && isLiving(w, target);

/** Persons other than the caster. */
export const aPerson: Fits = (w, caster, target) => target !== caster && isPerson(w, target);

/** Whoever does not stand against the caster, the caster too. */
export const aFriend: Fits = (_w, caster, target) => !areEnemies(caster, target);

/** Whoever is not of the caster’s side. */
export const anEnemy: Fits = (_w, caster, target) => areEnemies(caster, target);

/** The living. */
export const alive =
  (fits: Fits = () => true): Fits =>
  (w, caster, target) =>
    target.life === 'alive' && fits(w, caster, target);
