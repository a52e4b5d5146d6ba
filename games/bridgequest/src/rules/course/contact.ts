import { confirm, type Flow } from '@tablewright/engine';
import { figureCalled } from '../../called.ts';
import { describeActions } from '../../effects/describe.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Combat, Foe, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { perform } from '../acts/perform.ts';
import { checkOf, mayCheck } from '../checks/check.ts';
import { rollStrengths } from '../combat/begin.ts';
import { cardOfFoe, originalOf } from '../combat/foes.ts';
import { combatantsOf, isAvoided } from '../effects/situation.ts';
import { isMetNow } from '../landing/land.ts';

/**
 * Everybody who fights meets every monster that it has not met (BQ-CMB-12, -44): monsters in the order in which they
 * came, and of each what it does at contact (BQC-TRIG-06).
 */
export function* contact(t: Bridge): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined) return;
  for (const foe of [...combat.foes]) {
    for (const hero of combatantsOf(t)) {
      if (t.state.combat !== combat || !combat.foes.includes(foe)) break;
      if (foe.met.includes(hero.seat) || !isStillIn(t, hero)) continue;
      foe.met.push(hero.seat);
      yield* foeDoes(t, combat, foe, hero, 'start');
    }
  }
}

/** Whoever came into the combat since is met, and rolls its strength and its split together (decision 1). */
export function* welcome(t: Bridge): Flow<void> {
  yield* contact(t);
  const { combat } = t.state;
  if (combat === undefined) return;
  for (const foe of combat.foes) yield* rollStrengths(t, { foes: [foe] });
}

const isStillIn = (t: Bridge, hero: Hero): boolean =>
  combatantsOf(t).some(({ seat }) => seat === hero.seat);

/** When a monster does something at once. */
type AtOnce = 'start' | 'pd' | 'beaten';

const RULES: Readonly<Record<AtOnce, string>> = {
  start: 'BQC-TRIG-06',
  pd: 'BQC-TRIG-07',
  beaten: 'BQC-TRIG-08',
};

/** What a monster does to one who fights it; a check of WIS may avoid it, effect by effect (BQ-WIS-04, -07). */
export function* foeDoes(
  t: Bridge,
  combat: Combat,
  foe: Foe,
  hero: Hero,
  trigger: AtOnce,
): Flow<void> {
  const card = cardOfFoe(t, foe);
  if (card === undefined) return;
  const isJoining = trigger === 'start' && hero.seat === combat.helper;
  const rule = isJoining ? 'BQ-CMB-44' : RULES[trigger];
  for (const [at, effect] of card.effects.entries()) {
    if (effect.trigger !== trigger) continue;
    if (t.state.combat !== combat || !isStillIn(t, hero)) return;
    const key = `${foe.id}/${at}`;
    if (!isMetNow(t, hero, effect, key)) continue;
    if (yield* isAvoidedNow(t, combat, hero, { foe, effect, key, trigger })) continue;
    const doing = {
      you: hero,
      by: hero,
      source: originalOf(foe),
      rule,
      isDeed: false,
      foe: foe.id,
    };
    yield* perform(t, effect.do, doing);
  }
}

/** Something that a monster is about to do. */
interface AboutToHappen {
  readonly foe: Foe;
  readonly effect: Effect;
  readonly key: string;
  readonly trigger: AtOnce;
}

/**
 * Asks whether somebody tries to avoid what is about to happen to it, and says whether it does (BQ-WIS-04, -05, -07).
 * What was avoided at contact stays so when the combat begins anew; who failed may try again then, as it recurs
 * (BQ-WIS-08). What a differential sets off is avoided for that time alone.
 */
function* isAvoidedNow(
  t: Bridge,
  combat: Combat,
  hero: Hero,
  { foe, effect, key, trigger }: AboutToHappen,
): Flow<boolean> {
  if (isAvoided(t, hero, key)) return true;
  if (!mayCheck(t, hero, 'WIS') || hero.sheet.WIS <= 1 || !isHarm(effect)) return false;
  const isAnew = combat.avoided.some((one) => one.seat === hero.seat && one.effect === key);
  const about = {
    rule: isAnew ? 'BQ-WIS-08' : 'BQ-WIS-07',
    params: { foe: figureCalled(foe.id), does: describeActions(effect.do) },
  };
  if (!(yield* confirm(t, hero.seat, 'choice.avoid-by-wisdom', about))) return false;
  const avoids = yield* checkOf(t, hero, 'WIS', 'BQ-WIS-04');
  if (trigger === 'start') combat.avoided.push({ seat: hero.seat, effect: key, isAvoided: avoids });
  return avoids;
}

/** What only offers something, or shows it, nobody avoids. */
function isHarm({ do: actions }: Effect): boolean {
  return !actions.every(({ verb }) => verb === 'pay' || verb === 'peek' || verb === 'draw');
}
