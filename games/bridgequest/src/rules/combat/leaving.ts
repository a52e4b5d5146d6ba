import type { Flow } from '@tablewright/engine';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { discard } from '../cards/discarding.ts';
import { endCombatEffects } from '../effects/lasting.ts';
import { combatantsOf, fights } from '../effects/situation.ts';
import { figureOf, locationOf } from '../standing/figures.ts';
import { clearEnhancers, discardFoe, loosenFoe, whereOf } from './foes.ts';

/**
 * A hero is taken out of its combat (BQ-CMB-32). The other one goes on, as owner in everything (decision 36); with
 * nobody left the combat ends, and kicked monsters stay behind loose.
 */
export function* leaveCombat(t: Bridge, hero: Hero, rule: string): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined || !fights(t, hero)) return;
  const { seat } = hero;
  t.tell?.({ type: 'left-combat', rule, seat });
  if (combat.helper === seat) {
    combat.helper = undefined;
    return;
  }
  if (combat.helper !== undefined) {
    combat.owner = combat.helper;
    combat.helper = undefined;
    combat.share = 0;
    t.tell?.({ type: 'combat-taken-over', rule: 'BQ-CMB-32', seat: combat.owner });
    return;
  }
  const where = whereOf(t, combat);
  for (const foe of combat.foes) yield* loosenFoe(t, foe, where, rule);
  closeCombat(t, 'left', rule);
}

/** How a combat has ended. */
export type Closed = 'won' | 'fled' | 'left' | 'nobody-there';

/**
 * The combat is over: what lies in it is discarded, what lasts for it ends (BQ-TERM-18, BQ-RUN-08), and the monsters of
 * its world hold nobody any more who has fought them (BQ-MOVE-15).
 */
export function closeCombat(t: Bridge, how: Closed, rule: string): void {
  const { combat } = t.state;
  if (combat === undefined) return;
  const { owner: seat } = combat;
  freesFighters(t);
  clearEnhancers(t, combat.foes, rule);
  for (const foe of combat.foes) {
    const isKicked = t.state.figures[foe.id] === undefined;
    if (isKicked) discardFoe(t, foe, rule);
  }
  for (const { seat: one } of t.state.heroes) {
    const aside = [...ZONES.at(t.state, `side/${one}`)];
    discard(t, aside, `side/${one}`, { rule });
  }
  t.state.combat = undefined;
  t.state.hasFought = true;
  t.state.lastOneShot = undefined;
  endCombatEffects(t);
  t.tell?.({ type: 'combat-ended', rule, seat, how });
}

/** Whoever has fought where it stands may leave, whatever is still there (BQ-MOVE-15). */
function freesFighters(t: Bridge): void {
  const [owner, helper] = combatantsOf(t);
  if (owner === undefined) return;
  release(t, owner, 'BQ-MOVE-15');
  const isThere =
    helper !== undefined &&
    locationOf(figureOf(t.state, helper)) === locationOf(figureOf(t.state, owner));
  if (isThere) release(t, helper, 'BQ-MOVE-15');
}

/** Nothing holds a hero where it is any more. */
export function release(t: Bridge, hero: Hero, rule: string): void {
  if (!hero.isPinned) return;
  hero.isPinned = false;
  t.tell?.({ type: 'released', rule, seat: hero.seat });
}
