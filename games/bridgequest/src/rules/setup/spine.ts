import { SPINE } from '../../bridge/layout.ts';
import { entriesOf } from '../../bridge/steps.ts';
import type { Bridge } from '../../table.ts';
import { worldsAt, worldsOn, ZONES } from '../../zones.ts';
import { openWorld } from '../worlds/change.ts';
import { groundOf } from '../worlds/ground.ts';

/** The location at the foot of the Bridge, whose lower corners nothing ever touches (BQ-MAP-39). */
const GATE = 20;

/**
 * Lays out the worlds that are open at the start (BQ-BEGIN-04), and has the Bridge be entered somewhere
 * (BQ-MOVE-21): the world at its foot is dealt anew until it has a lower doorway, and those skipped go under
 * the deck, the first of them too.
 */
export function layOutSpine(t: Bridge): void {
  for (const location of SPINE) openWorld(t, location, 'BQ-BEGIN-04');
  openTheFoot(t);
}

/** Deals the world at the foot anew as long as nobody can come onto the Bridge anywhere (BQ-MOVE-21). */
export function openTheFoot(t: Bridge): void {
  // Each world of the deck is seen once at most.
  for (let left = ZONES.at(t.state, 'world-deck').length; left > 0; left -= 1) {
    if (entriesOf(groundOf(t)).length > 0) return;
    const [skipped] = worldsAt(t.state, GATE);
    if (skipped === undefined) return;
    const about = { rule: 'BQ-MOVE-21' };
    ZONES.move(t, [skipped], worldsOn(GATE), 'world-deck', { ...about, at: 'bottom' });
    openWorld(t, GATE, about.rule);
  }
}
