import type { AttackForm } from '../../content/attack-form.ts';
import type { Attempt, RollPart } from '../../content/trait.ts';
import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { eachTrait, has } from '../bearers/bearers.ts';
import { acTerms } from '../numbers/armor.ts';
import { bandAt, bandLimit, distanceBetween, isHeldBy, MELEE } from '../place/distance.ts';
import { hasCover, hasLine, isInTheDark, isWalledOff } from '../place/sight.ts';

/** Whether a target can be attacked at all from where both are (DT-ATK-04, DT-AC-12, DT-RNG-01, -02). */
export function isInAim(
  w: World,
  attacker: Creature,
  attack: AttackForm,
  target: Creature,
): boolean {
  if (target === attacker || target.life !== 'alive' || target.place.at === 'away') return false;
  if (target.isHidden && target.side !== attacker.side) return false;
  if (attack.fits?.(w, target) === false) return false;
  if (!hasLine(w, attacker, target) || isWalledOff(w, attacker, target)) return false;
  if (isBarred(w, { attacker, target, attack })) return false;
  const feet = distanceBetween(w, attacker, target);
  if (attack.use === 'melee' && attack.band === 'touch') {
    return (
      isHeldBy(target, attacker) || (attack.upon?.includes(target.id) === true && feet <= MELEE)
    );
  }
  return feet <= bandLimit(w, attack.band);
}

/** Whether something that either of them bears keeps the attack, or a touch, from being made. */
export function isBarred(w: World, attempt: Attempt): boolean {
  let barred = false;
  for (const creature of [attempt.attacker, attempt.target]) {
    eachTrait(w, creature, (trait, self) => {
      if (trait.bars?.(w, self, attempt) === true) barred = true;
    });
  }
  return barred;
}

/** What the situation brings to an attack roll: range, darkness, a helpless target is a trait of its condition. */
export function situationOf(
  w: World,
  attacker: Creature,
  attack: AttackForm,
  target: Creature,
): readonly RollPart[] {
  const parts: RollPart[] = [];
  const feet = distanceBetween(w, attacker, target);
  // The farthest band is at disadvantage, except in melee (DT-RNG preamble, -26, -27).
  if (attack.use !== 'melee' && bandAt(w, feet) === attack.band) {
    parts.push({ is: 'disadvantage', rule: 'DT-RNG-26', from: attack.band });
  }
  if (isInTheDark(w, attacker, target)) {
    parts.push({ is: 'disadvantage', rule: 'DT-HER-00', from: 'dark' });
  }
  return parts;
}

/** What a target's Armor Class comes to against this attack, with cover (DT-AC-07, DT-ATK-15). */
export function acAgainst(w: World, attacker: Creature, attack: AttackForm, target: Creature) {
  const terms = [...acTerms(w, target, attack)];
  if (hasCover(w, attacker, target, attack.use === 'melee')) {
    terms.push({ value: 1, rule: 'DT-AC-07', from: 'cover' });
  }
  return terms;
}

/** Under this name stands when somebody invisible has attacked since it became so. */
export const STRUCK_UNSEEN = 'struck-unseen';

/** Whether a target knows nothing of an attack (DT-ATK-08). */
export function isUnaware(
  { state }: Pick<World, 'state'>,
  attacker: Creature,
  target: Creature,
): boolean {
  if (state.combat?.surprised.includes(target.id) === true) return true;
  if (attacker.isHidden) return true;
  return has(attacker, 'invisible') && attacker.used[STRUCK_UNSEEN] === undefined;
}
