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
import { combatantsOf } from '../effects/situation.ts';
import { isMetNow } from '../landing/land.ts';

/**
 * Everybody who fights meets every monster that it has not met (BQ-CMB-12, -44): monsters in the order in which they
 * came, and of each what it does at contact (BQC-TRIG-06).
 */
export function* contact(t: Bridge): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined) return;
  for (const hero of combatantsOf(t)) {
    for (const foe of [...combat.foes]) {
      if (t.state.combat !== combat || !isStillIn(t, hero)) break;
      if (foe.met.includes(hero.seat) || !combat.foes.includes(foe)) continue;
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

/** What a monster does to one who fights it; a check of WIS may avoid it, effect by effect (BQ-WIS-04, -07). */
export function* foeDoes(
  t: Bridge,
  combat: Combat,
  foe: Foe,
  hero: Hero,
  trigger: 'start' | 'pd' | 'beaten',
): Flow<void> {
  const card = cardOfFoe(t, foe);
  if (card === undefined) return;
  const rules = { start: 'BQC-TRIG-06', pd: 'BQC-TRIG-07', beaten: 'BQC-TRIG-08' };
  const rule = rules[trigger];
  for (const [at, effect] of card.effects.entries()) {
    if (effect.trigger !== trigger) continue;
    if (t.state.combat !== combat || !isStillIn(t, hero)) return;
    const key = `${foe.id}/${at}`;
    if (!isMetNow(t, hero, effect, key)) continue;
    if (trigger !== 'beaten' && (yield* isAvoidedNow(t, hero, foe, effect))) continue;
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

/** Asks whether somebody tries to avoid what is about to happen to it, and says whether it does (BQ-WIS-04, -05). */
function* isAvoidedNow(t: Bridge, hero: Hero, foe: Foe, effect: Effect): Flow<boolean> {
  if (!mayCheck(t, hero, 'WIS') || hero.sheet.WIS <= 1 || !isHarm(effect)) return false;
  const about = {
    rule: 'BQ-WIS-04',
    params: { foe: figureCalled(foe.id), does: describeActions(effect.do) },
  };
  if (!(yield* confirm(t, hero.seat, 'choice.avoid-by-wisdom', about))) return false;
  return yield* checkOf(t, hero, 'WIS', 'BQ-WIS-04');
}

/** What only offers something, or shows it, nobody avoids. */
function isHarm({ do: actions }: Effect): boolean {
  return !actions.every(({ verb }) => verb === 'pay' || verb === 'peek' || verb === 'draw');
}
