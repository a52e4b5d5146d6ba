import type { Hero } from '../../model.ts';
import { withKarma } from '../../sheets/karma.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';

/** How a deed is told and paid. */
export interface About {
  /** The rule that prices it. */
  readonly rule: string;
  /** Points, above or below zero (BQ-KAR-04 to -18, -30 to -36). */
  readonly points: number;
  /** Drained by a monster or an item: taken and not done, so no card comes of it (BQ-KAR-02). */
  readonly isDrained?: boolean;
}

/**
 * A good or bad deed of a hero: its points, and one Fairy Dust or one Spell, whatever the points (BQ-KAR-02). With
 * the deck empty no card comes (BQ-KAR-03).
 */
export function deed(t: Bridge, hero: Hero, { rule, points, isDrained = false }: About): void {
  // The dead have no Karma any more (BQ-KAR-23).
  if (points === 0 || hero.life === 'dead') return;
  const { seat } = hero;
  hero.sheet = withKarma(hero.sheet, points);
  t.tell?.({ type: 'karma-changed', rule, seat, points, karma: hero.sheet.karma });
  if (isDrained) return;
  const deck = points > 0 ? 'dust-deck' : 'spell-deck';
  ZONES.draw(t, deck, `karma/${seat}`, 1, { rule: 'BQ-KAR-02', seat });
}
